import { type CastEvidence, castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { type FarcasterMessage, parseMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { z } from 'zod'
import { SourceError } from '../kit/source-error.ts'
import { ask, type FarcasterReader, pages, SNAPCHAIN } from './client.ts'
import { messagesSchema } from './messages.ts'
import { requireCurrent } from './network.ts'

interface CastId {
  hash: Hex
  fid: number
}

/**
 * A cast by its hash. Its signature is not checked.
 *
 * @returns null when the node has none: it was deleted, or has not arrived yet
 * @throws SourceError when the node is unreachable, or responds with another message
 */
export async function getCast(
  client: FarcasterReader,
  { hash, fid, signal }: CastId & { signal?: AbortSignal },
): Promise<FarcasterMessage | null> {
  const body = await ask(client, 'castById', {
    query: { fid: String(fid), hash },
    schema: z.looseObject({}),
    ...(signal ? { signal } : {}),
  })
  if (body === null) return null
  const message = parseMessage(body)
  if (message?.hash !== hash)
    throw new SourceError(SNAPCHAIN, 'castById answered with another message')
  return message
}

/**
 * Returns a cast as evidence of its text.
 *
 * @returns null when the node has no such cast, or its signature is invalid
 * @throws SourceError as {@link getCast}
 */
export async function getCastEvidence(
  client: FarcasterReader,
  id: CastId,
): Promise<CastEvidence | null> {
  const message = await getCast(client, id)
  return message && castEvidence(message)
}

/**
 * Returns a cast as {@link getCastEvidence} does, but null only if it was deleted.
 *
 * @throws SourceError also while the node is behind: it may lack casts that exist
 */
export async function getUndeletedCast(
  client: FarcasterReader,
  id: CastId,
): Promise<CastEvidence | null> {
  const evidence = await getCastEvidence(client, id)
  if (evidence !== null) return evidence
  await requireCurrent(client)
  return null
}

const LIST_PAGE = 100
const LIST_MAX_PAGES = 50

/**
 * Lists the casts of a fid, that mention it, or that reply to its cast of a hash, by pages. Each
 * shard of the node has the newest first; null stands for one that is unreadable.
 */
export async function* listCasts(
  client: FarcasterReader,
  {
    call,
    fid,
    hash,
  }: { call: 'castsByFid' | 'castsByMention' | 'castsByParent'; fid: number; hash?: Hex },
): AsyncGenerator<(FarcasterMessage | null)[], void> {
  const query = {
    fid: String(fid),
    ...(hash ? { hash } : {}),
    reverse: 'true',
    pageSize: String(LIST_PAGE),
  }
  for await (const { messages } of pages(client, call, {
    query,
    schema: messagesSchema,
    maxPages: LIST_MAX_PAGES,
  })) {
    yield messages.map((message) => parseMessage(message))
  }
}
