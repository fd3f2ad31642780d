import { createBluesky } from '../../src/sources/accounts/bluesky.ts'
import { type AccountFixture, json } from './fixture.ts'

const did = (holder: number) => `did:plc:${'abcdefghijklmnopqrstuvw'}${'234567'[holder]}`

/** AT Protocol: the handle's TXT record, the PLC directory, and a personal data server. */
export const bluesky: AccountFixture = {
  kind: createBluesky('https://plc.directory'),
  claim: { type: 'bluesky', value: 'ada.social.example' },
  hasNumbers: true,
  txt: (state): Record<string, string[]> =>
    state.isGone ? {} : { '_atproto.ada.social.example': [`did=${did(state.holder)}`] },
  sites: (state) => ({
    'plc.directory': ({ path }) =>
      path === `/${did(state.holder)}`
        ? json(
            {
              id: did(state.holder),
              alsoKnownAs: ['at://ada.social.example'],
              service: [
                {
                  id: '#atproto_pds',
                  type: 'AtprotoPersonalDataServer',
                  serviceEndpoint: 'https://pds.example',
                },
              ],
            },
            'application/did+ld+json; charset=utf-8',
          )
        : null,
    'pds.example': ({ path }) => {
      const query = new URL(path, 'https://pds.example').searchParams
      const uri = `at://${query.get('repo')}/${query.get('collection')}/${query.get('rkey')}`
      if (uri !== `at://${did(state.holder)}/app.bsky.actor.profile/self`) return null
      return json({
        uri,
        cid: 'bafy',
        value: {
          $type: 'app.bsky.actor.profile',
          displayName: 'Ada',
          description: state.text,
          website: state.link,
        },
      })
    },
  }),
}
