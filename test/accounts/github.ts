import { createGithub } from '../../src/sources/accounts/github.ts'
import { type AccountFixture, json } from './fixture.ts'

/** GitHub's REST API: https://docs.github.com/rest/users and `/rest/repos/contents`. */
export const github: AccountFixture = {
  kind: createGithub({ baseUrl: 'https://api.github.com' }),
  claim: { type: 'github', value: 'Ada-L' },
  hasNumbers: true,
  sites: (state) => ({
    'api.github.com': ({ path }) => {
      if (state.isGone)
        return {
          status: 404,
          headers: { 'content-type': 'application/json' },
          body: { message: 'Not Found' },
        }
      if (path === '/users/ada-l')
        return json({
          login: 'Ada-L',
          id: 1000 + state.holder,
          type: 'User',
          bio: state.text,
          blog: state.link ?? '',
          company: null,
          location: null,
        })
      return path === '/users/ada-l/social_accounts' ? json([]) : null
    },
  }),
}
