import { z } from 'zod'
import { type FarcasterClient, refusal } from './client.ts'
import { refusalText } from './refusal.ts'

/**
 * Gives a node a signed message. One that it has already is merged once: this may be tried again.
 *
 * @param bytes the message in protobuf
 * @throws SourceError when it was not taken; `isTransient` where another try may help
 */
export async function submitMessage(
  client: Pick<FarcasterClient, 'post'>,
  bytes: Uint8Array,
): Promise<void> {
  const answer = await client.post('submitMessage', bytes)
  if (answer.status === 200 || isKnownAlready(answer.body)) return
  throw refusal('submitMessage', answer, { isTransient: isBusy(answer.body) })
}

const validation = z.object({ valid: z.boolean() })

/**
 * Whether the node finds a message valid. It rejects invalid ones with 400.
 *
 * @param bytes the message in protobuf
 * @throws SourceError when it is unreachable
 */
export async function isValidMessage(
  client: Pick<FarcasterClient, 'post'>,
  bytes: Uint8Array,
  { signal }: { signal?: AbortSignal } = {},
): Promise<boolean> {
  const answer = await client.post('validateMessage', bytes, signal ? { signal } : {})
  if (answer.status === 400) return false
  const parsed = answer.status === 200 ? validation.safeParse(answer.body).data : undefined
  if (!parsed) throw refusal('validateMessage', answer)
  return parsed.valid
}

/** A 400 may also be a full mempool, which only the words (gRPC's) tell. */
const isBusy = (body: unknown): boolean =>
  /unavailable|exhausted|rate.?limit|mempool|timed? ?out|deadline|internal/i.test(refusalText(body))

const isKnownAlready = (body: unknown): boolean => /duplicate/i.test(refusalText(body))
