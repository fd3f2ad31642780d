import { startLinks } from '../test/network/account-links.ts'
import { startDnsServer } from '../test/network/dns.ts'
import { startEthereum } from '../test/network/ethereum.ts'
import { startFnames } from '../test/network/fnames.ts'
import { botEnvironment, testBot } from '../test/network/mention.ts'
import { startNeynar } from '../test/network/neynar.ts'
import { offline } from '../test/network/offline.ts'
import { addPerson, createWorld, type World } from '../test/network/people.ts'
import { startOptimism } from '../test/network/registries.ts'
import { startSnapchain } from '../test/network/snapchain.ts'

/** Local stand-ins of all that the service asks, with invented people on them. */
export interface DevNetwork {
  world: World
  snapchain: Awaited<ReturnType<typeof startSnapchain>>
  neynar: Awaited<ReturnType<typeof startNeynar>>
  /**
   * False where the local chains could not be started: anvil's binary is not there for every
   * platform.
   */
  hasChains: boolean
  /** The settings that lead to the stand-ins, and to nothing else. */
  environment: Record<string, string>
  close(): Promise<void>
}

/** Starts the network of `npm run dev`, all of it on loopback. */
export async function startDevNetwork(): Promise<DevNetwork> {
  const world = await createWorld()
  await addPerson(world, {
    fid: testBot.fid,
    name: 'the bot',
    fname: testBot.username,
    display: 'Whocast',
  })
  const [snapchain, fnames, neynar, links, dns, chains] = await Promise.all([
    startSnapchain(world),
    startFnames(world),
    startNeynar(world, { apiKey: 'local', signers: { [testBot.signerUuid]: testBot.fid } }),
    startLinks(),
    // Pictures and the like of the invented people: their hosts are looked up nowhere else.
    startDnsServer((name) => (name === 'localhost' ? { addresses: ['127.0.0.1'] } : 'not-found')),
    startChains(world),
  ])
  links.links = [...world.people.values()].flatMap(
    ({ fid, verifiedAccounts, registeredAt: verifiedAt }) =>
      verifiedAccounts.map(({ platform, username: platformUsername }) => ({
        ...{ fid, platform, platformUsername, verifiedAt },
        platformId: String(fid),
      })),
  )
  links.links.push({
    ...{ fid: testBot.fid, platform: 'discord', platformUsername: 'whocast.bot' },
    ...{ platformId: '100000000000000001', verifiedAt: 1_760_000_000 },
  })
  return {
    world,
    snapchain,
    neynar,
    hasChains: chains !== null,
    environment: {
      ...offline,
      SNAPCHAIN_URL: snapchain.url,
      SNAPCHAIN_FOLLOW: 'true',
      FNAME_REGISTRY_URL: fnames.url,
      FARCASTER_CLIENT_URL: `${links.url},limit=600`,
      DNS_SERVERS: dns.address,
      ...botEnvironment(neynar.url),
      ...chains?.environment,
    },
    close: async () => {
      await Promise.all([
        snapchain.close(),
        fnames.close(),
        neynar.close(),
        links.close(),
        dns.close(),
        chains?.close(),
      ])
    },
  }
}

async function startChains(world: World) {
  try {
    const [ethereum, optimism] = await Promise.all([startEthereum(), startOptimism()])
    for (const [name, address] of world.names)
      await ethereum.ens.setName(name, { address, primary: true })
    for (const { fid, custody, signers } of world.people.values()) {
      await optimism.register(fid, custody.address)
      for (const { key } of signers) await optimism.addKey(fid, key)
    }
    await Promise.all([ethereum.settle(), optimism.settle()])
    return {
      environment: {
        ETH_RPC_URL: ethereum.anvil.url,
        ENS_UNIVERSAL_RESOLVER: ethereum.universalResolver,
        OP_RPC_URL: optimism.anvil.url,
      },
      close: async () => {
        await Promise.all([ethereum.close(), optimism.close()])
      },
    }
  } catch (error) {
    console.error(
      'The local chains could not be started:',
      error instanceof Error ? error.message : error,
    )
    return null
  }
}
