import { createMastodon } from '../../src/sources/accounts/mastodon.ts'
import { type AccountFixture, json } from './fixture.ts'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A Mastodon server: WebFinger and the actor, whose identifier has a number. */
export const mastodon: AccountFixture = {
  kind: createMastodon(null),
  claim: { type: 'mastodon', value: 'Ada@social.example' },
  hasNumbers: true,
  sites: (state) => ({
    'social.example': ({ path }) => {
      const id = `https://social.example/ap/users/${state.holder}`
      if (state.isGone)
        return { status: 410, headers: { 'content-type': 'application/json' }, body: {} }
      if (path === '/.well-known/webfinger?resource=acct:ada@social.example') {
        const links = [
          {
            rel: 'http://webfinger.net/rel/profile-page',
            type: 'text/html',
            href: 'https://social.example/@ada',
          },
          { rel: 'self', type: 'application/activity+json', href: id },
        ]
        return json(
          { subject: 'acct:Ada@social.example', aliases: [id], links },
          'application/jrd+json; charset=utf-8',
        )
      }
      if (path !== `/ap/users/${state.holder}`) return null
      const link = escaped(state.link ?? '')
      const fields = [
        { type: 'PropertyValue', name: 'Pronouns', value: 'she/her' },
        {
          type: 'PropertyValue',
          name: 'Profile',
          value: /^https:/.test(link)
            ? `<a href="${link}" target="_blank" rel="nofollow noopener me">${link}</a>`
            : link,
        },
      ]
      const actor = {
        '@context': ['https://www.w3.org/ns/activitystreams'],
        id,
        type: 'Person',
        preferredUsername: 'Ada',
      }
      return json(
        { ...actor, summary: `<p>${escaped(state.text)}</p>`, attachment: fields },
        'application/activity+json; charset=utf-8',
      )
    },
  }),
}
