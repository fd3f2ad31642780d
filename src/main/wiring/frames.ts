import { randomBytes } from 'node:crypto'
import type { Address } from 'viem'
import type { Cursors } from '../../db/port.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import type { SurrogateKeys } from '../../http/surrogate-keys.ts'
import { lazily } from '../../kit/lazily.ts'
import type { ServiceActor } from '../../net/service-actor.ts'
import { type OwnerContext, sessionOf } from '../../owners/sign-in.ts'
import { readRequested } from '../../owners/stored-data.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { Base } from './base.ts'

interface FramesParts {
  /** The context of owners' sign-in; null if it is off. */
  owner: OwnerContext | null
  /** Named by WebFinger. */
  actor: ServiceActor | null
  lookup: Lookup
  /** The operator's own node. */
  hub: FarcasterClient | null
  /** Memory for finished pictures, bytes. */
  pictureBytes: number
  /** Memory for packed pages, bytes. */
  pageBytes: number
  /** For a cache in front, where there is one. */
  surrogateKeys: SurrogateKeys | undefined
  hasDevtools?: boolean | undefined
}

/** Creates pages and pictures, loaded on first use: an API-only process needs no such libraries. */
export function createFramesOf(
  base: Base,
  { lookup, hub, owner, actor, pictureBytes, pageBytes, surrogateKeys, hasDevtools }: FramesParts,
) {
  const { config, clock, store, telemetry, log, guardedFetch, memory, onClose } = base
  const { FARCASTER_ACCOUNT_ASSOCIATION: association } = config
  const { SELF_SERVICE: relay } = config
  return lazily(async () => {
    const [{ createFrames }, { createHub }, { createRenderer }] = await Promise.all([
      import('../../../frames/app.ts'),
      import('../../farcaster/hub.ts'),
      import('../../../frames/card/renderer.ts'),
    ])
    const renderer = createRenderer({
      fetchAvatar: guardedFetch,
      baseUrl: config.BASE_URL,
      telemetry,
      log,
      cacheBytes: pictureBytes,
      memory,
      onRemoval: (listener) => store.onChange((change) => 'isRemoval' in change && listener()),
    })
    onClose(() => renderer.close())
    return createFrames({
      clock,
      lookup,
      renderer,
      credentials: store.credentials,
      people: store.people,
      amounts: () => store.people.amounts(),
      search: (query, limit) => store.search.searchPeople({ query, limit }),
      baseUrl: config.BASE_URL,
      accountAssociation: association && {
        header: association.header,
        payload: association.payload,
        signature: association.signature,
      },
      baseBuilder: association?.baseBuilder as Address | undefined,
      hasNotifications: config.NOTIFICATION_SECRET !== undefined,
      isUnlisted: config.NOINDEX,
      frameSecret: () => readFrameSecret(store.cursors),
      owner,
      actor,
      relay: relay === 'on' || relay === 'off' ? null : new URL(relay).origin,
      own: owner && (async (token) => readOwnPage(owner, lookup, token)),
      hub: hub && createHub(hub),
      onRemoval: (listener) => store.onChange((change) => 'isRemoval' in change && listener()),
      isProduction: config.isProduction,
      pageBytes,
      surrogateKeys,
      hasDevtools,
      log,
    })
  })
}

/** Signs the state of Frames v1: one secret for all processes, made when it is first needed. */
const readFrameSecret = async (cursors: Cursors): Promise<string> =>
  (await cursors.get(FRAME_SECRET)) ?? cursors.create(FRAME_SECRET, randomBytes(32).toString('hex'))
const FRAME_SECRET = 'frame-secret'

/** Returns the data on the page of a signed-in owner. */
async function readOwnPage(owner: OwnerContext, lookup: Lookup, token: string | null) {
  const session = await sessionOf(owner, token)
  return session && { session, own: await readRequested(owner, lookup, session) }
}
