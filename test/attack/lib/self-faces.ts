import type { Profile } from '@whocast/contract/profile.ts'
import { createFrames } from '../../../frames/app.ts'
import { messageOf } from '../../../src/changes/webhooks/message.ts'
import type { Webhook } from '../../../src/changes/webhooks/port.ts'
import { createSecret } from '../../../src/changes/webhooks/signature.ts'
import { searchPeople } from '../../../src/search/search.ts'
import { createRecordedLog } from '../../frames/people.ts'
import type { TestService } from '../../service.ts'

/**
 * Everything that browsers, other sites and servers read of a person, with pictures as what would
 * be drawn.
 */
export type Faces = (path: string, init?: RequestInit) => Promise<Response>

const asText = (drawn: unknown) => ({
  bytes: Buffer.from(JSON.stringify(drawn) ?? ''),
  contentType: 'image/png' as const,
  etag: '"drawn"',
})

/** The pages and pictures of one process. */
export function facesOf({ store, lookup }: TestService, baseUrl: string): Faces {
  const app = createFrames({
    lookup,
    renderer: {
      card: async (subject) => asText(subject),
      avatar: async (profile: Partial<Profile>) => asText(profile),
      accent: () => null,
    },
    credentials: store.credentials,
    people: store.people,
    search: (query, limit) =>
      searchPeople({ index: store.search, people: store.people }, { query, limit }),
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  return async (path, init) => app.request(path, init)
}

const snap = { accept: 'application/vnd.farcaster.snap+json' }

/**
 * Where a person is seen on pages, in pictures and by other sites. No address here names what they
 * hide.
 */
export const faceRequests = (
  baseUrl: string,
  fid: number,
  fname: string,
): [path: string, init?: RequestInit][] => [
  [`/fid/${fid}`, { headers: { accept: 'text/html' } }],
  [`/fid/${fid}`, { headers: snap }],
  [`/fname/${fname}/card.png`],
  [`/fid/${fid}/avatar.webp`],
  [`/avatar/fid:${fid}`],
  [`/fid/${fid}/badge.svg`],
  [`/fname/${fname}/contact.vcf`],
  [`/oembed?url=${encodeURIComponent(`${baseUrl}/fid/${fid}`)}`],
  [
    `/.well-known/webfinger?resource=${encodeURIComponent(`acct:${fname}@${new URL(baseUrl).host}`)}`,
  ],
]

let hooks = 0

/** Has somebody told of everything that these identifiers and names of credentials lead to. */
export async function subscribeTo(
  service: TestService,
  identifiers: string[],
  credentialNames: string[],
): Promise<Webhook> {
  const { key } = await service.issueKey({ scopes: ['webhooks'] })
  hooks += 1
  const id = `hook_${hooks}`
  const webhook: Webhook = {
    id,
    owner: key.name,
    url: 'https://hooks.example/whocast',
    targets: {
      identifiers: identifiers.map((text) => ({ key: text, text })),
      credentialNames,
      issuers: [],
    },
    secrets: [{ secret: createSecret() }],
    createdAt: 0,
    failures: 0,
  }
  await service.store.webhooks.create(webhook)
  return webhook
}

/** The messages that wait for a webhook, as it would be sent them; they count as arrived. */
export async function deliveriesTo({ store }: TestService, webhook: Webhook): Promise<string[]> {
  const bodies: string[] = []
  for (;;) {
    await store.log.sequence()
    const due = (await store.webhooks.due(Date.now(), 1000, webhook)).filter(
      (one) => one.webhookID === webhook.id,
    )
    if (due.length === 0) return bodies
    for (const one of due) {
      bodies.push(messageOf(one.change, one.matched))
      await store.webhooks.settle(one, { kind: 'delivered' }, Date.now())
    }
  }
}
