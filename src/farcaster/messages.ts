import { type FarcasterMessage, parseMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { z } from 'zod'
import { type FarcasterReader, pages } from './client.ts'
import { pageSchema } from './fields.ts'

/** Each message is read on its own: one that cannot be read spoils no others. */
export const messagesSchema = pageSchema.extend({ messages: z.array(z.unknown()) })

/** The user data that a fid set: name, picture, text, … Signatures are not checked. */
export const getUserData = (
  client: FarcasterReader,
  input: FidInput,
): Promise<FarcasterMessage[]> => getMessages(client, 'userDataByFid', input)

/** The wallets that a fid verified, and removals. Signatures are not checked. */
export const getVerifications = (
  client: FarcasterReader,
  input: FidInput,
): Promise<FarcasterMessage[]> => getMessages(client, 'verificationsByFid', input)

export interface FidInput {
  fid: number
  signal?: AbortSignal
}

async function getMessages(
  client: FarcasterReader,
  name: string,
  { fid, signal }: FidInput,
): Promise<FarcasterMessage[]> {
  const call = {
    query: { fid: String(fid) },
    schema: messagesSchema,
    ...(signal ? { signal } : {}),
  }
  const found: FarcasterMessage[] = []
  for await (const { messages } of pages(client, name, call))
    found.push(...messages.flatMap((one) => parseMessage(one) ?? []))
  return found
}
