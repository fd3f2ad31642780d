import { createGitlab } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** GitLab's API of users. */
export const gitlab: AccountFixture = {
  kind: createGitlab('https://gitlab.com'),
  claim: { type: 'gitlab', value: 'Ada.L' },
  hasNumbers: true,
  sites: (state) => ({
    'gitlab.com': ({ path }) => {
      const id = 70 + state.holder
      if (path === '/api/v4/users?username=ada.l')
        return json(state.isGone ? [] : [{ id, username: 'Ada.L', state: 'active' }])
      return path === `/api/v4/users/${id}`
        ? json({
            id,
            username: 'Ada.L',
            bio: state.text,
            website_url: state.link ?? '',
            location: null,
          })
        : null
    },
  }),
}
