import { createOrcid } from '../../src/sources/accounts/platforms.ts'
import { type AccountFixture, json } from './fixture.ts'

const id = '0000-0002-1825-009X'

/** ORCID's public API; identifiers are never given to another. */
export const orcid: AccountFixture = {
  kind: createOrcid('https://pub.orcid.org'),
  claim: { type: 'orcid', value: id },
  hasNumbers: true,
  sites: (state) => ({
    'pub.orcid.org': ({ path }) =>
      path === `/v3.0/${id}/person` && !state.isGone
        ? json({
            path: `/${id}/person`,
            biography: { content: state.text, visibility: 'public' },
            'researcher-urls': {
              'researcher-url': state.link
                ? [{ 'url-name': 'Profile', url: { value: state.link } }]
                : [],
            },
          })
        : null,
  }),
  isNeverRenamed: true,
}
