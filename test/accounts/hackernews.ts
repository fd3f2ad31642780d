import { createHackernews } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

/** As Hacker News writes it: HTML with every slash as an entity. */
const html = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('/', '&#x2F;')

/** The API of Hacker News on Firebase. */
export const hackernews: AccountFixture = {
  kind: createHackernews('https://hacker-news.firebaseio.com'),
  claim: { type: 'hackernews', value: 'AdaL' },
  hasNumbers: true,
  hasNoLink: true,
  sites: (state) => ({
    'hacker-news.firebaseio.com': ({ path }) =>
      path === '/v0/user/AdaL.json' && !state.isGone
        ? json({
            id: 'AdaL',
            created: 1_200_000_000 + state.holder,
            karma: 7,
            about: `${html(state.text)}<p>she&#x2F;her`,
          })
        : json(null),
  }),
}
