import { onchainUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { easAbi, easChains } from '@whocast/evidence/forms/eas.ts'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { createChainClients } from '../../../src/credentials/online.ts'
import type { Store } from '../../../src/main/stores.ts'
import { createEasIndexer } from '../../../src/sources/eas/eas.ts'
import { type StandIn, startStandIn } from '../../network/stand-in.ts'

/** An RPC of Base that tells of attestations which the EAS contract never made. */

interface Lie {
  /** What the log says. */
  recipient: Address
  contract: Address
  uid: Hex
  /** What the contract is said to hold under the uid; null: nothing. */
  held: ReturnType<typeof attestation> | null
}

const chainId = 8453
const eas = easChains[chainId]?.contract ?? zeroAddress
const elsewhere: Address = '0xa1207f3bba224e2c9c3c6d5af63d0eb1582ce587'
const schema: Hex = `0x${'5c'.repeat(32)}`
const nothing = attestation(zeroAddress, zeroAddress, 0)

function attestation(recipient: Address, attester: Address, number: number) {
  const said = {
    schema: number === 0 ? zeroHash : schema,
    time: number === 0 ? 0n : 1_790_000_000n + BigInt(number),
    expirationTime: 0n,
    refUID: zeroHash,
    recipient,
    attester,
    revocable: true,
    data: encodeAbiParameters([{ type: 'string' }], [`lie ${number}`]),
  }
  return { ...said, uid: number === 0 ? zeroHash : onchainUid(said), revocationTime: 0n }
}

/** Attestations about victims, in the name of others, one of five kinds. */
function lieOf(
  random: () => number,
  number: number,
  victims: readonly Address[],
  attesters: readonly Address[],
): Lie {
  const pick = (from: readonly Address[]) => from[Math.floor(random() * from.length)] ?? zeroAddress
  const [recipient, attester, other] = [pick(victims), pick(attesters), pick(attesters)]
  const whole = attestation(recipient, attester, number)
  const honest = { recipient, contract: eas, uid: whole.uid, held: whole }
  const kinds: (() => Lie)[] = [
    // Consistent in itself: the RPC's word, which nothing here can refute.
    () => honest,
    () => ({
      ...honest,
      uid: zeroHash.replace('00', '77') as Hex,
      held: { ...whole, uid: zeroHash.replace('00', '77') as Hex },
    }),
    () => ({ ...honest, held: { ...whole, attester: other, time: whole.time + 1n } }),
    () => ({ ...honest, contract: elsewhere, held: null }),
    () => ({ ...honest, held: { ...whole, recipient: pick(victims), data: '0x1234' } }),
  ]
  return (kinds[Math.floor(random() * kinds.length)] ?? kinds[0])?.() as Lie
}

function answer(
  { method, params }: { method: string; params: unknown[] },
  head: number,
  lies: ReadonlyMap<Hex, Lie>,
): unknown {
  switch (method) {
    case 'eth_chainId':
      return numberToHex(chainId)
    case 'eth_getBlockByNumber': {
      const number = params[0] === 'latest' ? head : Number(params[0])
      const hash = numberToHex(number + 1, { size: 32 })
      return {
        number: numberToHex(number),
        hash,
        timestamp: numberToHex(1_790_000_000 + number),
        transactions: [],
      }
    }
    case 'eth_getLogs':
      return [...lies.values()].map(({ recipient, contract, uid, held }, index) => ({
        address: contract,
        topics: encodeEventTopics({
          abi: easAbi,
          eventName: 'Attested',
          args: { recipient, attester: held?.attester ?? recipient, schemaUID: schema },
        }),
        data: uid,
        blockNumber: numberToHex(head),
        blockHash: numberToHex(head + 1, { size: 32 }),
        transactionHash: numberToHex(index + 1, { size: 32 }),
        transactionIndex: '0x0',
        logIndex: numberToHex(index),
        removed: false,
      }))
    case 'eth_call': {
      const [{ data }] = params as [{ data: Hex }]
      const { functionName, args } = decodeFunctionData({ abi: easAbi, data })
      if (functionName === 'getAttestation')
        return encodeFunctionResult({
          abi: easAbi,
          functionName,
          result: lies.get((args as [Hex])[0])?.held ?? nothing,
        })
      if (functionName === 'getSchemaRegistry')
        return encodeFunctionResult({ abi: easAbi, functionName, result: elsewhere })
      const result = { uid: schema, resolver: zeroAddress, revocable: true, schema: 'string name' }
      return encodeFunctionResult({ abi: easAbi, functionName: 'getSchema', result })
    }
    default:
      throw new Error(`${method} is not asked for here`)
  }
}

async function startLyingChain(lies: ReadonlyMap<Hex, Lie>): Promise<StandIn & { grow(): void }> {
  let head = 1
  const standIn = await startStandIn(({ body }) => {
    type Call = { id: number; method: string; params: unknown[] }
    const calls = JSON.parse(body) as Call | Call[]
    const told = (call: Call) => ({
      jsonrpc: '2.0',
      id: call.id,
      result: answer(call, head, head === 1 ? new Map() : lies),
    })
    return { body: Array.isArray(calls) ? calls.map(told) : told(calls) }
  })
  return {
    ...standIn,
    grow: () => {
      head += 1
    },
  }
}

/**
 * Lets a store follow the chain of a liar.
 *
 * @param victims wallets of people whom the store knows
 * @param attesters in whose names it lies
 * @returns how many lies were consistent in themselves: an RPC's word goes no further
 */
export async function byChain(
  store: Store,
  random: () => number,
  count: number,
  { victims, attesters }: { victims: readonly Address[]; attesters: readonly Address[] },
): Promise<{ consistent: number }> {
  const lies = new Map(
    Array.from({ length: count }, (_, at) => lieOf(random, at + 1, victims, attesters)).map(
      (lie) => [lie.uid, lie],
    ),
  )
  const rpc = await startLyingChain(lies)
  const chain = { ...easChains[chainId], fromBlock: 0n } as (typeof easChains)[number]
  const indexer = createEasIndexer({
    clients: createChainClients([[chainId, rpc.url]]),
    store,
    chains: { [chainId]: chain },
    log: { info: () => {}, warn: () => {} },
  })
  const never = new AbortController().signal
  await indexer.catchUp(chainId, never)
  rpc.grow()
  await indexer.catchUp(chainId, never)
  await rpc.close()
  const consistent = [...lies.values()].filter(
    ({ held, uid }) => held && onchainUid(held) === uid,
  ).length
  return { consistent }
}
