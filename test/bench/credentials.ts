import { parseAttestation } from '@whocast/evidence/forms/attestation-parse.ts'
import { checkAttestation, signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { easChains } from '@whocast/evidence/forms/eas.ts'
import { type Address, encodeAbiParameters, getAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createChainClients } from '../../src/credentials/online.ts'
import { openStore } from '../../src/main/stores.ts'
import { createEasIndexer } from '../../src/sources/eas/eas.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startAnvil } from '../network/anvil.ts'
import { deployEas } from '../network/eas.ts'
import { startStandIn } from '../network/stand-in.ts'
import { EAS, Offchain } from '../reference/eas-sdk.ts'
import { type Bench, cpuMs, type Figure, median, spread } from './bench.ts'

const contract: Address = '0x4200000000000000000000000000000000000021'
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const schema = `0x${'5c'.repeat(32)}` as const
const zero32 = toHex(0, { size: 32 })

const ROUNDS = 7
const PER_ROUND = 100

/**
 * The same attestations, as JSON, checked by eas-sdk and by us: parsing included on our side, as
 * eas-sdk takes them parsed.
 */
async function verification(report: (figure: Figure) => void): Promise<void> {
  const made = await Promise.all(
    Array.from({ length: PER_ROUND }, (_, index) =>
      signAttestation(
        account,
        { version: '1.0.1', chainId: 8453, verifyingContract: contract },
        {
          schema,
          recipient: getAddress(account.address),
          time: String(1_700_000_000 + index),
          expirationTime: '0',
          revocable: true,
          refUID: zero32,
          data: encodeAbiParameters([{ type: 'string' }], [`Skill ${index}`]),
          salt: toHex(index, { size: 32 }),
        },
      ),
    ),
  )
  const attestations = JSON.parse(JSON.stringify(made)) as object[]
  const judge = new Offchain(
    { address: contract, version: '1.0.1', chainId: 8453n },
    2,
    new EAS(contract),
  )
  const theirs = () => {
    for (const one of attestations)
      if (!judge.verifyOffchainAttestationSignature(account.address, one))
        throw new Error('refused')
  }
  const ours = () => {
    for (const one of attestations) {
      if (checkAttestation(parseAttestation(one).attestation, account.address).result !== 'holds')
        throw new Error('refused')
    }
  }
  await cpuMs(theirs)
  await cpuMs(ours)
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [await cpuMs(theirs), await cpuMs(ours)]
    ratios.push(a / b)
    rates.push((PER_ROUND / b) * 1000)
  }
  report({
    what: 'attestations verified per CPU second',
    value: `${Math.round(median(rates))}`,
    spread: spread(rates, 0),
  })
  report({
    what: 'the same as a ratio to eas-sdk',
    value: median(ratios).toFixed(2),
    spread: spread(ratios),
  })
}

const ATTESTATIONS = 500
/** Calls a second that the stand-in allows, as an entry plan does; a batch counts by its calls. */
const LIMIT = 300

/**
 * A provider in front of the chain that answers so many calls a second and refuses the rest with
 * 429.
 */
async function startLimitedRpc(target: string) {
  let allowance = LIMIT
  let refilledAt = performance.now()
  const counts = { calls: 0, refused: 0 }
  const standIn = await startStandIn(async ({ body }) => {
    const now = performance.now()
    allowance = Math.min(LIMIT, allowance + ((now - refilledAt) / 1000) * LIMIT)
    refilledAt = now
    const asked = JSON.parse(body) as unknown
    const calls = Array.isArray(asked) ? asked.length : 1
    if (calls > allowance) {
      counts.refused += 1
      return { status: 429, body: { error: 'slow down' } }
    }
    allowance -= calls
    counts.calls += calls
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { body: (await answer.json()) as object }
  })
  const drain = () => {
    allowance = 0
    refilledAt = performance.now()
  }
  return { ...standIn, counts, drain }
}

/** On-chain attestations into the store, behind that provider. */
async function imports(report: (figure: Figure) => void): Promise<void> {
  const [anvil, database] = await Promise.all([
    startAnvil({ chainId: 8453 }),
    createSqliteDatabase(),
  ])
  const [rpc, eas, store] = await Promise.all([
    startLimitedRpc(anvil.url),
    deployEas(anvil),
    openStore({ ...database.options, precedence: [] }),
  ])
  try {
    const uid = await eas.register('string skill')
    const recipient = account.address
    await store.people.save(
      [
        {
          source: 'import',
          scope: 'import:a',
          checkedAt: 1,
          fields: {},
          channels: [{ type: 'wallet', value: recipient, isVerified: true }],
        },
      ],
      { refreshAt: null },
    )
    const chain = { ...easChains[8453], fromBlock: 0n } as (typeof easChains)[number]
    const never = new AbortController().signal
    const open = (url: string) =>
      createEasIndexer({
        clients: createChainClients([[8453, url]]),
        store,
        log: { info: () => {}, warn: () => {} },
        chains: { 8453: chain },
      })
    await open(anvil.url).catchUp(8453, never)
    const attestMany = async (round: string) => {
      for (let from = 0; from < ATTESTATIONS; from += 100) {
        const inputs = Array.from({ length: 100 }, (_, index) => ({
          recipient,
          data: encodeAbiParameters([{ type: 'string' }], [`${round} ${from + index}`]),
        }))
        await eas.attestMany(account.address, uid, inputs)
      }
    }
    const measure = async (url: string): Promise<number> => {
      const start = performance.now()
      await open(url).catchUp(8453, never)
      return (ATTESTATIONS / (performance.now() - start)) * 1000
    }
    const [limited, free]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      await attestMany(`free ${round}`)
      free.push(await measure(anvil.url))
      await attestMany(`limited ${round}`)
      // What was saved up beforehand does not count.
      rpc.drain()
      limited.push(await measure(rpc.url))
    }
    const perAttestation = rpc.counts.calls / (5 * ATTESTATIONS)
    report({
      what: 'on-chain attestations stored a second, no limit',
      value: `${Math.round(median(free))}`,
      spread: spread(free, 0),
    })
    report({ what: 'calls that one attestation costs', value: perAttestation.toFixed(3) })
    report({
      what: `stored a second behind ${LIMIT} calls a second, of that limit`,
      value: (median(limited) / LIMIT).toFixed(2),
      spread: spread(limited.map((rate) => rate / LIMIT)),
    })
  } finally {
    await store.close()
    await Promise.all([rpc.close(), anvil.close(), database.drop()])
  }
}

export const bench: Bench = {
  name: 'credentials',
  about: 'attestations verified against eas-sdk; on-chain attestations imported',
  async run(report) {
    await verification(report)
    await imports(report)
  },
}
