import { createReddit } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** Reddit's `about.json`. */
export const reddit: AccountFixture = {
  kind: createReddit('https://www.reddit.com'),
  claim: { type: 'reddit', value: 'Ada_L' },
  hasNumbers: true,
  hasNoLink: true,
  sites: (state) => ({
    'www.reddit.com': ({ path }) =>
      path !== '/user/ada_l/about.json' || state.isGone
        ? null
        : json({
            kind: 't2',
            data: {
              id: `x${state.holder}`,
              name: 'Ada_L',
              subreddit: { title: 'Ada', public_description: state.text },
            },
          }),
  }),
}
