import { createCodeberg } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** Forgejo's API of users. */
export const codeberg: AccountFixture = {
  kind: createCodeberg('https://codeberg.org'),
  claim: { type: 'codeberg', value: 'ada' },
  hasNumbers: true,
  sites: (state) => ({
    'codeberg.org': ({ path }) =>
      path === '/api/v1/users/ada' && !state.isGone
        ? json({
            id: 80 + state.holder,
            login: 'ada',
            description: state.text,
            website: state.link ?? '',
            location: '',
          })
        : null,
  }),
}
