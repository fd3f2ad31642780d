import type { Crypto } from '@whocast/contract/crypto.ts'
import type { SignedAttestation } from '@whocast/evidence/forms/attestation.ts'
import { checkAttestation, signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { isVerificationSigned, type VerificationClaim } from '@whocast/evidence/forms/farcaster.ts'
import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { everyCrypto } from '../crypto/signatures.ts'
import { atLeast, type Bench, cpuMs, median, spread } from './bench.ts'

const ROUNDS = 7
const SIGNATURES = 100

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)

const domain = {
  name: 'Farcaster Verify Ethereum Address',
  version: '2.0.0',
  salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
} as const
const types = {
  VerificationClaim: [
    { name: 'fid', type: 'uint256' },
    { name: 'address', type: 'address' },
    { name: 'blockHash', type: 'bytes32' },
    { name: 'network', type: 'uint8' },
  ],
} as const
const primaryType = 'VerificationClaim'

async function makeClaims() {
  return Promise.all(
    Array.from({ length: SIGNATURES }, async (_, fid) => {
      const claim: VerificationClaim = {
        fid: fid + 1,
        address: account.address,
        blockHash: `0x${'ab'.repeat(32)}`,
        network: 1,
      }
      const message = { ...claim, fid: BigInt(claim.fid) }
      return {
        claim,
        message,
        signature: await account.signTypedData({ domain, types, primaryType, message }),
      }
    }),
  )
}

const makeAttestations = (): Promise<SignedAttestation[]> =>
  Promise.all(
    Array.from({ length: SIGNATURES }, (_, index) =>
      signAttestation(
        account,
        {
          version: '1.0.1',
          chainId: 8453,
          verifyingContract: '0x4200000000000000000000000000000000000021',
        },
        {
          schema: `0x${'5c'.repeat(32)}`,
          recipient: account.address,
          time: String(1_760_000_000 + index),
          expirationTime: '0',
          revocable: true,
          refUID: `0x${'00'.repeat(32)}`,
          data: `0x${'01'.repeat(200)}`,
          salt: `0x${'17'.repeat(32)}`,
        },
      ),
    ),
  )

/** Rounds of viem and of each implementation in turn, CPU time each. */
async function compare(viem: () => Promise<void>, ours: (crypto: Crypto) => Promise<void>) {
  const all = await everyCrypto()
  const ratios = new Map(all.map(([name]) => [name, [] as number[]]))
  const own = new Map(all.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await cpuMs(viem)
    for (const [name, crypto] of all) {
      const time = await cpuMs(() => ours(crypto))
      ratios.get(name)?.push(theirs / time)
      own.get(name)?.push((time / SIGNATURES) * 1000)
    }
  }
  return [...ratios].map(([name, values]) => ({
    name,
    values,
    micros: median(own.get(name) ?? []),
  }))
}

export const bench: Bench = {
  name: 'signatures',
  about:
    'Farcaster verifications and EAS attestations checked by each implementation, against viem',
  async run(report) {
    const claims = await makeClaims()
    const attestations = await makeAttestations()
    const farcaster = await compare(
      async () => {
        for (const { message, signature } of claims)
          await recoverTypedDataAddress({ domain, types, primaryType, message, signature })
      },
      async (crypto) => {
        for (const { claim, signature } of claims)
          if (!(await isVerificationSigned(claim, signature, crypto))) throw new Error('refused')
      },
    )
    const eas = await compare(
      async () => {
        for (const attestation of attestations) {
          const { r, s, v } = attestation.signature as {
            r: `0x${string}`
            s: `0x${string}`
            v: number
          }
          const { time, expirationTime, ...rest } = attestation.message
          await recoverTypedDataAddress({
            domain: attestation.domain,
            types: attestation.types as Record<string, { name: string; type: string }[]>,
            primaryType: 'Attest',
            message: { ...rest, time: BigInt(time), expirationTime: BigInt(expirationTime) },
            signature: { r, s, v: BigInt(v) },
          })
        }
      },
      async (crypto) => {
        for (const attestation of attestations)
          if (checkAttestation(attestation, account.address, crypto).result !== 'holds')
            throw new Error('refused')
      },
    )
    for (const [what, results] of [
      ['Farcaster verification', farcaster],
      ['EAS attestation, uid included', eas],
    ] as const)
      for (const { name, values, micros } of results)
        report({
          what: `${what}, ${name}: ${micros.toFixed(0)} µs, against viem`,
          value: `${median(values).toFixed(1)}×`,
          spread: spread(values, 1),
          ...(name === 'native' ? { goal: atLeast(median(values), 10, '×') } : {}),
        })
  },
}
