import { castData, encodeMessage, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { bytesToHex } from 'viem'
import { createFarcasterClient } from '../../src/farcaster/client.ts'
import { startFnames } from './fnames.ts'
import { addPerson, emptyWorld } from './people.ts'
import { startSnapchain } from './snapchain.ts'

/** A local node with the account of a bot, somebody to look up, and somebody who asks. */
export async function startBotNode() {
  const world = emptyWorld()
  const bot = await addPerson(world, { fid: 12_345, name: 'the bot', fname: 'whocast' })
  const asker = await addPerson(world, { fid: 77, name: 'asker', fname: 'asker' })
  await addPerson(world, { fid: 3, name: 'somebody', fname: 'dwr', display: 'Dan' })
  const node = await startSnapchain(world)
  const fnames = await startFnames(world)
  const client = createFarcasterClient({ url: node.url, timeoutMs: 5000 })
  return {
    node,
    /** The wallet that the bot's fid belongs to. */
    custody: bot.custody,
    /** The variables of `docs/bot.md` for a bot with a node. */
    environment: {
      SNAPCHAIN_URL: node.url,
      BASE_URL: 'https://whocast.example',
      BOT_APP_KEY: bot.appKey,
      BOT_FID: '12345',
      BOT_USERNAME: 'whocast',
    } as Record<string, string>,
    /** Where the public registry of names is in this network. */
    registry: { FNAME_REGISTRY_URL: fnames.url } as Record<string, string>,
    /** Casts a mention of the bot; returns the hash. */
    async mention(text: string): Promise<string> {
      const at = Math.floor(Date.now() / 1000)
      const mentions = [{ fid: 12_345, position: 0 }]
      const message = signMessage(castData({ fid: 77, text, at, mentions }), asker.appKey)
      await client.post('submitMessage', encodeMessage(message))
      return message.hash
    },
    /** The keys that signed casts of the bot. */
    signers: () =>
      new Set(
        node.casts.flatMap(({ data, signer }) =>
          data?.fid === 12_345 ? [bytesToHex(signer)] : [],
        ),
      ),
    /** The replies of the bot, by the hash of the cast that they reply to. */
    replies: () =>
      new Map<string, string>(
        node.casts.flatMap(({ data }) => {
          const body = data?.castAddBody
          const parent = body?.parentCastId?.hash
          return data?.fid === 12_345 && parent ? [[bytesToHex(parent), body.text] as const] : []
        }),
      ),
    async close() {
      await client.close()
      await node.close()
      await fnames.close()
    },
  }
}
