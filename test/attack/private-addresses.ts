import { connect as connectSocket } from 'node:net'
import type { buildConnector } from 'undici'
import { type Address, keccak256, toHex } from 'viem'
import { createAvatars } from '../../frames/card/avatar.ts'
import { readAvatar } from '../../src/net/avatar.ts'
import { createCcipReader } from '../../src/net/ccip.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { startChain } from '../network/chain.ts'
import { startStandIn } from '../network/stand-in.ts'
import type { Attack } from './attack.ts'
import { privateSpellings, type Spelling } from './lib/spellings.ts'

const publicAddress = '93.184.216.34'
const silentLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * Every socket that the guarded fetch opens ends at a server that counts: a public address at one
 * that redirects, any other at the trap. Nothing leaves this machine.
 */
export const attack: Attack = {
  name: 'private-addresses',
  bars: [3],
  about:
    'private addresses by avatar, CCIP and NFT; direct, by redirect, by rebinding: no connection',
  run: async ({ scale, report }) => {
    const spellings = privateSpellings().filter(
      (_, index, all) => index < Math.max(20, Math.ceil(all.length * scale)),
    )
    const trap = await startStandIn(() => ({ body: 'secret' }))
    const redirector = await startStandIn(({ path, headers }) => {
      const [, way, index] = path.split('/')
      // Rebinding: come again, over a new connection, when the name means something else.
      const location =
        way === 'again'
          ? `https://${headers.host}${path}`
          : `https://${hostOf(spellings[Number(index)])}/`
      return { status: 302, headers: { location, connection: 'close' } }
    })
    const chain = await startChain()

    const connect: buildConnector.connector = ({ hostname }, callback) => {
      const { port } = hostname === publicAddress ? redirector : trap
      const socket = connectSocket(port, '127.0.0.1')
      socket.once('connect', () => callback(null, socket as never))
      socket.once('error', (error) => callback(error, null))
    }

    /**
     * What a resolver says: the truth; or first a public address, and from then on the private
     * ones.
     */
    const createResolver = (isRebinding: boolean) => {
      const asked = new Map<string, number>()
      return async (hostname: string): Promise<string[]> => {
        if (hostname === 'public.example') return [publicAddress]
        const times = asked.get(hostname) ?? 0
        asked.set(hostname, times + 1)
        const [, index] = /^rebind-(\d+)\.example$/.exec(hostname) ?? []
        const spelling = index
          ? spellings[Number(index)]
          : spellings.find(({ host }) => normalised(host) === hostname)
        if (isRebinding && times === 0) return [publicAddress]
        return spelling?.addresses ?? ['127.0.0.1']
      }
    }
    const ways = [
      { name: 'direct', url: ({ host }: Spelling) => `https://${host}/`, isRebinding: false },
      {
        name: 'redirect',
        url: (_: Spelling, index: number) => `https://public.example/to/${index}`,
        isRebinding: false,
      },
      {
        name: 'rebinding',
        url: (_: Spelling, index: number) => `https://rebind-${index}.example/again/${index}`,
        isRebinding: true,
      },
    ]

    const owner = keccak256(toHex('owner')).slice(0, 42) as Address
    const nft = await chain.deploy('Collectible721')
    let attempts = 0
    try {
      for (const { name, url, isRebinding } of ways) {
        trap.reset()
        let read = 0
        for (const [index, spelling] of spellings.entries()) {
          const target = url(spelling, index)
          const fetchGuarded = () =>
            createGuardedFetch({ connect, resolve: createResolver(isRebinding) })
          const signal = AbortSignal.timeout(10_000)

          const options = {
            log: silentLog,
            baseUrl: 'https://whocast.example',
            cacheBytes: 1e6,
            waitMs: 5000,
          }
          await createAvatars({ ...options, fetchAvatar: fetchGuarded() }).get(target)

          const reader = createCcipReader({
            guardedFetch: fetchGuarded(),
            signal,
            onRequest: () => {},
          })
          await reader
            .request({ urls: [`${target}{sender}/{data}`, target], sender: owner, data: '0x00' })
            .catch(() => {})

          await chain.anvil.write(nft.address, nft.abi, 'mint', [owner, BigInt(index), target])
          const avatars = {
            client: chain.anvil.client,
            guardedFetch: fetchGuarded(),
            ipfsGateway: 'https://ipfs.example',
          }
          const record = `eip155:31337/erc721:${nft.address}/${index}`
          const image = await readAvatar(avatars, record, { owner, chainId: 31_337 }, signal)
          if (typeof image === 'string') read += 1
          attempts += 3
        }
        report({
          bar: 3,
          what: `private addresses, ${name}: ${spellings.length} spellings × avatar, CCIP, NFT`,
          figure: `${trap.connections()} connections, ${redirector.connections()} to the public server`,
          isHeld:
            trap.connections() === 0 &&
            read === 0 &&
            (name === 'direct' || redirector.connections() > 0),
        })
        redirector.reset()
      }

      // The trap is a trap: what is allowed to reach it does.
      const naive = createGuardedFetch({ connect, resolve: async () => ['93.184.216.35'] })
      const { bytes } = await naive('https://public.example/', { maxBytes: 100 })
      report({
        bar: 3,
        what: `the trap itself, after ${attempts} attempts`,
        figure: `${trap.connections()} connection by a public address`,
        isHeld: trap.connections() === 1 && new TextDecoder().decode(bytes) === 'secret',
      })
    } finally {
      await Promise.all([trap.close(), redirector.close(), chain.close()])
    }
  },
}

const normalised = (host: string): string | null =>
  URL.canParse(`https://${host}/`) ? new URL(`https://${host}/`).hostname : null

/** As it may stand in a header, which is Latin-1. */
const hostOf = (spelling: Spelling | undefined): string =>
  [...(spelling?.host ?? 'localhost')]
    .map((char) => (char.charCodeAt(0) > 126 ? encodeURIComponent(char) : char))
    .join('')
