import type { Person, Proof, World } from './people.ts'

/** An event of a node, as its HTTP server writes it. */
export interface WorldEvent {
  id: number
  type: string
  [body: string]: unknown
}

/** How a node writes the parts of people. */
export interface WorldWriters {
  message(message: Person['messages'][number]): unknown
  proof(proof: Proof): unknown
  registration(person: Person): unknown
}

/** How many shards hold the people of a world. */
export const WORLD_SHARDS = 2

export const worldShardOf = (fid: number): number => (fid % WORLD_SHARDS) + 1

/**
 * The events of a world that tests change as they like: what is new or gone since the last look
 * becomes an event then.
 *
 * @returns the events of a shard until now, oldest first
 */
export function createWorldEvents(
  world: World,
  writers: WorldWriters,
  casts: () => readonly Person['messages'][number][] = () => [],
): (shard: number) => WorldEvent[] {
  const known = new Map<object, { fid: number; type: string; body: object }>()
  const logs = Array.from({ length: WORLD_SHARDS }, () => [] as WorldEvent[])
  let nextId = 1

  const emit = (fid: number, type: string, body: object) =>
    logs[worldShardOf(fid) - 1]?.push({
      id: nextId++,
      type,
      blockNumber: nextId,
      shardIndex: worldShardOf(fid),
      ...body,
    })

  function look(): void {
    const gone = new Set(known.keys())
    for (const person of world.people.values()) {
      const { fid } = person
      const meet = (part: object, type: string, body: () => object, withdrawal = '') => {
        gone.delete(part)
        if (known.has(part)) return
        known.set(part, { fid, type: withdrawal, body: body() })
        emit(fid, type, body())
      }
      meet(person.custody, 'HUB_EVENT_TYPE_MERGE_ON_CHAIN_EVENT', () => ({
        mergeOnChainEventBody: { onChainEvent: writers.registration(person) },
      }))
      for (const message of person.messages)
        meet(
          message,
          'HUB_EVENT_TYPE_MERGE_MESSAGE',
          () => ({ mergeMessageBody: { message: writers.message(message), deletedMessages: [] } }),
          'HUB_EVENT_TYPE_REVOKE_MESSAGE',
        )
      for (const message of person.keyMessages ?? [])
        meet(message, 'HUB_EVENT_TYPE_MERGE_MESSAGE', () => ({
          mergeMessageBody: {
            message: writers.message(message),
            deletedMessages: replacedKeys(person, message).map(writers.message),
          },
        }))
      for (const proof of person.proofs)
        meet(proof, 'HUB_EVENT_TYPE_MERGE_USERNAME_PROOF', () => ({
          mergeUsernameProofBody: {
            usernameProof: writers.proof(proof),
            deletedUsernameProof: null,
          },
        }))
    }
    for (const cast of casts()) {
      gone.delete(cast)
      if (known.has(cast)) continue
      const body = { mergeMessageBody: { message: writers.message(cast), deletedMessages: [] } }
      const fid = Number(cast.data?.fid ?? 0)
      known.set(cast, { fid, type: 'HUB_EVENT_TYPE_REVOKE_MESSAGE', body })
      emit(fid, 'HUB_EVENT_TYPE_MERGE_MESSAGE', body)
    }
    for (const part of gone) {
      const { fid, type, body } = known.get(part) ?? { fid: 0, type: '', body: {} }
      known.delete(part)
      if (fid === 0) continue
      const { message } =
        (body as { mergeMessageBody?: { message: unknown } }).mergeMessageBody ?? {}
      if (message) emit(fid, type, { revokeMessageBody: { message } })
      else
        emit(fid, 'HUB_EVENT_TYPE_MERGE_USERNAME_PROOF', {
          mergeUsernameProofBody: { deletedUsernameProof: { fid } },
        })
    }
  }

  return (shard) => {
    look()
    return logs[shard - 1] ?? []
  }
}

/** The messages that added the key of a `KEY_REMOVE`, which a node deletes then. */
function replacedKeys(person: Person, { data }: Person['messages'][number]) {
  const key = data?.keyRemoveBody?.key
  return key === undefined
    ? []
    : (person.keyMessages ?? []).filter(
        (one) => one.data?.keyAddBody && Buffer.from(one.data.keyAddBody.key).equals(key),
      )
}
