import { createKeybase } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** Keybase's lookup. */
export const keybase: AccountFixture = {
  kind: createKeybase('https://keybase.io'),
  claim: { type: 'keybase', value: 'ada' },
  hasNumbers: true,
  hasNoLink: true,
  sites: (state) => ({
    'keybase.io': ({ path }) => {
      if (!path.startsWith('/_/api/1.0/user/lookup.json?usernames=ada&')) return null
      const user = {
        id: `${state.holder}f00d`,
        basics: { username: 'ada' },
        profile: { bio: state.text, full_name: 'Ada' },
      }
      return json({ status: { code: 0, name: 'OK' }, them: [state.isGone ? null : user] })
    },
  }),
}
