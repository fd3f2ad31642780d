import { type Identifier, parseAddress, parseEnsName } from '@whocast/contract/identifier.ts'
import { type Address, keccak256, toHex } from 'viem'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { createEnsSource } from '../../src/sources/ens/ens.ts'
import { startChain } from '../network/chain.ts'
import type { StandInRequest } from '../network/stand-in.ts'
import { atMost, type Bench, cpuMs, median, spread } from './bench.ts'

const rounds = 15
const nodeDelay = 50
const gatewayDelay = 80

/** One step of a lookup: requests that are made at once. */
interface Step {
  url: string
  delay: number
  requests: StandInRequest[]
}

export const bench: Bench = {
  name: 'ens',
  about:
    'cold ENS lookups: calls to the node, and our own time over the same requests made by hand',
  run: async (report) => {
    const chain = await startChain()
    try {
      const texts = {
        description: 'Hello',
        'com.github': 'someone',
        'com.twitter': 'someone',
        avatar: 'https://pictures.example/a.png',
      }
      const address = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address
      await chain.registerName('on.eth', { address: address('on'), primary: true, texts })
      await chain.registerName('other.eth', { address: address('on'), texts })
      await chain.registerOffchainName('off.bench.eth', {
        address: address('off'),
        primary: true,
        texts,
      })
      const source = createEnsSource({
        rpcUrls: [chain.rpc.url],
        universalResolver: chain.universalResolver,
        guardedFetch: createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] }),
        ipfsGateway: 'https://ipfs.example',
      })
      const lookup = async (identifier: Identifier) => {
        const [answer] = await source.widen([identifier], { signal: AbortSignal.timeout(20_000) })
        if (answer === null || answer instanceof Error)
          throw new Error('no answer', { cause: answer })
      }
      const cases = [
        { what: 'a name on chain', identifier: parseEnsName('on.eth'), isOffchain: false },
        {
          what: 'an address whose name is on chain',
          identifier: parseAddress(address('on')),
          isOffchain: false,
        },
        {
          what: 'a name on chain that is not primary',
          identifier: parseEnsName('other.eth'),
          isOffchain: false,
        },
        { what: 'a name off chain', identifier: parseEnsName('off.bench.eth'), isOffchain: true },
        {
          what: 'an address whose name is off chain',
          identifier: parseAddress(address('off')),
          isOffchain: true,
        },
      ]
      for (const { what, identifier, isOffchain } of cases) {
        chain.rpc.reset()
        chain.gateway.reset()
        await lookup(identifier)
        const calls = chain.rpc.roundTrips()
        const steps = stepsOf(chain.rpc, chain.gateway, isOffchain, identifier.kind === 'ens')
        report({
          what: `cold, ${what}: round trips to the node`,
          value: String(calls),
          ...(isOffchain
            ? { spread: `and ${chain.gateway.requests.length} at once to the gateway` }
            : {}),
          goal: atMost(calls, 3),
        })

        chain.rpc.setFault({ kind: 'slow', ms: nodeDelay })
        chain.gateway.setFault({ kind: 'slow', ms: gatewayDelay })
        const own: number[] = []
        const ownCpu: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const byHand = await measure(() => replay(steps))
          const ours = await measure(() => lookup(identifier))
          own.push(ours.wall - byHand.wall)
          ownCpu.push(ours.cpu - byHand.cpu)
        }
        chain.rpc.setFault(null)
        chain.gateway.setFault(null)
        const delays = steps.reduce((sum, { delay }) => sum + delay, 0)
        report({
          what: `cold, ${what}: own time over ${delays} ms of the same by hand`,
          value: `${median(own).toFixed(1)} ms`,
          spread: spread(own, 1),
          goal: atMost(median(own), 10, ' ms'),
        })
        report({
          what: `cold, ${what}: own CPU over the same by hand`,
          value: `${median(ownCpu).toFixed(1)} ms`,
          spread: spread(ownCpu, 1),
        })
      }
    } finally {
      await chain.close()
    }
  },
}

async function measure(work: () => Promise<void>): Promise<{ wall: number; cpu: number }> {
  const start = performance.now()
  const cpu = await cpuMs(work)
  return { wall: performance.now() - start, cpu }
}

/**
 * What a lookup asked for, as steps that follow one another; gateways come after the first reading
 * of the name.
 */
function stepsOf(
  rpc: { url: string; requests: StandInRequest[] },
  gateway: { url: string; requests: StandInRequest[] },
  isOffchain: boolean,
  isByName: boolean,
): Step[] {
  const steps: Step[] = rpc.requests.map((request) => ({
    url: rpc.url,
    delay: nodeDelay,
    requests: [request],
  }))
  if (isOffchain)
    steps.splice(isByName ? 1 : 2, 0, {
      url: gateway.url,
      delay: gatewayDelay,
      requests: [...gateway.requests],
    })
  return steps
}

async function replay(steps: Step[]): Promise<void> {
  for (const { url, requests } of steps) {
    await Promise.all(
      requests.map(async ({ method, path, body, headers }) => {
        const type = headers['content-type']
        const answer = await fetch(`${url}${path}`, {
          method,
          ...(method === 'POST' ? { body, headers: type ? { 'content-type': type } : {} } : {}),
        })
        await answer.arrayBuffer()
      }),
    )
  }
}
