import { createNpm } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** npm's registry: the newest version of one package. */
export const npm: AccountFixture = {
  kind: createNpm('https://registry.npmjs.org'),
  claim: { type: 'npm', value: 'ada-l' },
  hasNumbers: false,
  sites: (state) => ({
    'registry.npmjs.org': ({ path }) =>
      path !== '/@ada-l%2fwhocast/latest' || state.isGone
        ? null
        : json({
            name: '@ada-l/whocast',
            version: '1.0.0',
            description: state.text,
            homepage: state.link,
            _npmUser: { name: 'ada-l', email: 'ada@example.com' },
            maintainers: [{ name: 'ada-l', email: 'ada@example.com' }],
          }),
  }),
}
