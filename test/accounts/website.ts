import { createWebsite } from '../../src/sources/accounts/website.ts'
import type { AccountFixture } from './fixture.ts'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A website whose front page has a `<meta name="whocast">`. */
export const website: AccountFixture = {
  kind: createWebsite(null),
  claim: { type: 'website', value: 'ada.example' },
  isUrl: true,
  hasNumbers: false,
  sites: (state) => ({
    'ada.example': ({ path }) =>
      path !== '/' || state.isGone
        ? null
        : {
            headers: { 'content-type': 'text/html; charset=utf-8' },
            body: `<!doctype html><title>Ada</title><meta name="whocast" content="${escaped(state.text)}"><a rel="me" href="${escaped(state.link ?? '')}">me</a><p>bob.eth was here`,
          },
  }),
}
