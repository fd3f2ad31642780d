import fc from 'fast-check'
import { type Address, encodeAbiParameters, getAddress, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { EAS, Offchain, Wallet } from '../../../../test/reference/eas-sdk.ts'
import { AttestationError, type SignedAttestation } from './attestation.ts'
import { attestationDigest, offchainUid, onchainUid, schemaUid } from './attestation-hash.ts'
import { parseAttestation } from './attestation-parse.ts'
import { decodeData, describeData, encodeData } from './attestation-schema.ts'
import { checkAttestation, signAttestation } from './attestation-sign.ts'

const contract = '0x4200000000000000000000000000000000000021'
const key: Hex = `0x${'11'.repeat(32)}`
const account = privateKeyToAccount(key)
const recipient = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const zero32: Hex = `0x${'00'.repeat(32)}`
const schema = '0xd06a351b1f7b96b253f89370869f34f9dd8273343c896f77421edb25f43e1c10'

/** The test vector of credentials.md. */
const vector = {
  domain: { version: '1.0.1', chainId: 8453, verifyingContract: contract as Address },
  message: {
    schema,
    recipient,
    time: '1700000000',
    expirationTime: '0',
    revocable: true,
    refUID: zero32,
    data: encodeAbiParameters(
      [{ type: 'string' }, { type: 'string' }],
      ['Skill: Engineering', 'test'],
    ),
    salt: `0x${'22'.repeat(32)}`,
  },
} as const

const judge = (version: number) =>
  new Offchain({ address: contract, version: '1.0.1', chainId: 8453n }, version, new EAS(contract))

/** What crosses the wire: JSON with bigints as text. */
const overTheWire = (value: unknown): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)),
  )

const signedByJudge = async (version: number) =>
  overTheWire(
    await judge(version).signOffchainAttestation(
      {
        schema,
        recipient,
        time: 1_700_000_000n,
        expirationTime: 1_900_000_000n,
        revocable: true,
        refUID: `0x${'07'.repeat(32)}`,
        data: vector.message.data,
      },
      new Wallet(key),
    ),
  )

const check = (input: unknown, attester: Address = account.address) =>
  checkAttestation(parseAttestation(input).attestation, attester)

describe('the test vector of credentials.md', () => {
  it('has the uid and the digest that are written there', async () => {
    const signed = await signAttestation(account, vector.domain, vector.message)
    expect(signed.uid).toBe('0x80a8ff7c09248274bf9077cb0923fc7cf5b61dbf709d9d33292d32aea8350ab1')
    expect(attestationDigest(signed)).toBe(
      '0xc2851f59a35d0a13bb2594ce6f145fe8cf3ddc1c3a0487818abd1a6530811a82',
    )
    expect(check(overTheWire(signed))).toEqual({ result: 'holds' })
  })
})

describe.each([0, 1, 2])('against eas-sdk, version %i', (version) => {
  it('accepts what eas-sdk signs', async () => {
    expect(check(await signedByJudge(version))).toEqual({ result: 'holds' })
  })

  it('gives evidence back that eas-sdk accepts as it is', async () => {
    const { attestation } = parseAttestation(await signedByJudge(version))
    expect(
      judge(version).verifyOffchainAttestationSignature(account.address, overTheWire(attestation)),
    ).toBe(true)
  })

  it('reads the package of easscan and the older form with the signature at the top', async () => {
    const signed = await signedByJudge(version)
    const { signature, version: _version, ...rest } = signed
    const older = { sig: { ...rest, ...(signature as object) }, signer: account.address }
    const { attestation, signer } = parseAttestation(older)
    expect(signer).toBe(account.address)
    expect(checkAttestation(attestation, account.address)).toEqual({ result: 'holds' })
    expect(judge(version).verifyOffchainAttestationSignature(account.address, attestation)).toBe(
      true,
    )
  })

  it('refuses any single flipped bit, as eas-sdk does', async () => {
    const signed = await signedByJudge(version)
    const leaves = flippable(signed)
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (at, bit) => {
        const path = leaves[at % leaves.length] as string[]
        const altered = flip(signed, path, bit)
        expect(
          holds(() => check(altered)),
          `${path.join('.')} bit ${bit}`,
        ).toBe(false)
        // eas-sdk looks neither at the outer version nor, in legacy messages, at the inner one, and
        // it knows v by its parity.
        if (
          ['version', 'signature.v', ...(version === 0 ? ['message.version'] : [])].includes(
            path.join('.'),
          )
        )
          return
        expect(
          holds(() => ({
            result: judge(version).verifyOffchainAttestationSignature(account.address, altered)
              ? 'holds'
              : '',
          })),
        ).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  it('refuses the right signature under another attester', async () => {
    expect(check(await signedByJudge(version), recipient).result).toBe('fails')
  })
})

/** Whether a check says so; what throws does not hold. */
function holds(run: () => { result: string }): boolean {
  try {
    return run().result === 'holds'
  } catch {
    return false
  }
}

/** Paths to every value of an attestation; texts of types and names included. */
function flippable(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) => flippable(part, [...path, name]))
}

/**
 * A copy with one bit of the value at a path flipped: of the bytes of hex, of a number, of a text's
 * code unit.
 */
function flip(
  value: Record<string, unknown>,
  path: string[],
  bit: number,
): Record<string, unknown> {
  const copy = structuredClone(value)
  const last = path.at(-1) as string
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((part, name) => part[name] as Record<string, unknown>, copy)
  parent[last] = flipValue(parent[last], bit)
  return copy
}

function flipValue(value: unknown, bit: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value ^ (1 << (bit % 30))
  const text = String(value)
  if (/^0x([0-9a-f]{2})+$/i.test(text)) {
    const bytes = text.slice(2)
    const at = bit % (bytes.length * 4)
    const digit = Number.parseInt(bytes[at >> 2] as string, 16) ^ (1 << (at & 3))
    return `0x${bytes.slice(0, at >> 2)}${digit.toString(16)}${bytes.slice((at >> 2) + 1)}`
  }
  const at = bit % (text.length * 7)
  const unit = text.charCodeAt(Math.floor(at / 7)) ^ (1 << (at % 7))
  return (
    text.slice(0, Math.floor(at / 7)) +
    String.fromCharCode(unit) +
    text.slice(Math.floor(at / 7) + 1)
  )
}

describe('what we sign', () => {
  it('is accepted by eas-sdk, and refused once altered', async () => {
    const signed = overTheWire(await signAttestation(account, vector.domain, vector.message))
    expect(judge(2).verifyOffchainAttestationSignature(account.address, signed)).toBe(true)
    const leaves = flippable(signed)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (at, bit) => {
        const altered = flip(signed, leaves[at % leaves.length] as string[], bit)
        expect(holds(() => check(altered))).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})

describe('parseAttestation', () => {
  const signed = async () =>
    overTheWire(await signAttestation(account, vector.domain, vector.message))

  it('reads chain IDs and times as numbers, texts and bigints', async () => {
    const attestation = await signed()
    const message = attestation.message as object
    const domain = attestation.domain as object
    for (const [chainId, time] of [
      ['8453', 1_700_000_000],
      [8453n, 1_700_000_000n],
      [8453, '1700000000'],
    ]) {
      expect(
        check({ ...attestation, domain: { ...domain, chainId }, message: { ...message, time } }),
      ).toEqual({
        result: 'holds',
      })
    }
  })

  it.each([['0x2105'], ['8453.0'], [' 8453'], [''], [0], [-1], [1.5], [2 ** 53], [null]])(
    'refuses the chain ID %j',
    async (chainId) => {
      const attestation = await signed()
      const domain = { ...(attestation.domain as object), chainId }
      expect(() => parseAttestation({ ...attestation, domain })).toThrow(
        expect.objectContaining({ pointer: '/domain/chainId' }),
      )
    },
  )

  it('takes 65 bytes of hex for r, s and v, and leaves other signatures to contracts', async () => {
    const attestation = await signed()
    const { r, s, v } = attestation.signature as { r: Hex; s: Hex; v: number }
    const joined = `${r}${s.slice(2)}${v.toString(16)}`
    expect(check({ ...attestation, signature: joined })).toEqual({ result: 'holds' })
    expect(check({ ...attestation, signature: `${joined}00` }).result).toBe('unchecked')
  })

  it('refuses a malleated signature with a high s', async () => {
    const attestation = await signed()
    const { r, s, v } = attestation.signature as { r: Hex; s: Hex; v: number }
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const high = `0x${(order - BigInt(s)).toString(16).padStart(64, '0')}`
    expect(check({ ...attestation, signature: { r, s: high, v: v === 27 ? 28 : 27 } }).result).toBe(
      'fails',
    )
  })

  it.each([null, undefined, 1, 'x', [], {}, { sig: {} }, { domain: { name: 'EAS Attestation' } }])(
    'points at what is wrong in %j',
    (input) => {
      expect(() => parseAttestation(input)).toThrow(AttestationError)
    },
  )

  it('never throws anything but AttestationError on what strangers send', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.string(), (one, two, text) => {
        for (const input of [
          one,
          { domain: one, types: two, message: one },
          { ...vector, [text]: two },
        ]) {
          try {
            parseAttestation(input)
          } catch (error) {
            expect(error).toBeInstanceOf(AttestationError)
          }
        }
      }),
    )
  })

  it('keeps the letter case of the schema, which enters the uid', async () => {
    const upper = { ...vector.message, schema: `0x${schema.slice(2).toUpperCase()}` as Hex }
    const attestation = await signAttestation(account, vector.domain, upper)
    expect(parseAttestation(overTheWire(attestation)).attestation.message.schema).toBe(upper.schema)
    expect(check(overTheWire(attestation))).toEqual({ result: 'holds' })
    expect(attestation.uid).not.toBe(offchainUid({ version: 2, ...vector.message }))
  })
})

describe('schemas and on-chain uids', () => {
  it('computes the uid of a registered schema', () => {
    // The first schema of the registry on many chains: "bytes32 schemaId,string name", without
    // resolver.
    expect(schemaUid('bytes32 schemaId,string name')).toBe(
      '0x44d562ac1d7cd77e232978687fea027ace48f719cf1d58c7888e509663bb87fc',
    )
  })

  it('bumps the uid of a twin', () => {
    const twin = {
      schema,
      recipient: getAddress(recipient),
      attester: account.address,
      time: 1n,
      expirationTime: 0n,
      revocable: true,
      refUID: zero32,
      data: '0x',
    } as const
    expect(onchainUid(twin)).not.toBe(onchainUid(twin, 1))
  })

  it('decodes data by its definition and says it on one line', () => {
    const values = decodeData('string skill,string context', vector.message.data)
    expect(values).toEqual([
      { name: 'skill', type: 'string', value: 'Skill: Engineering' },
      { name: 'context', type: 'string', value: 'test' },
    ])
    expect(describeData(values ?? [])).toBe('skill: Skill: Engineering, context: test')
    expect(decodeData('uint256 score', '0x01')).toBeNull()
    const reserved = 'string reference,uint8 reference'
    expect(decodeData(reserved, encodeData(reserved, ['x', 7]))).toEqual([
      { name: 'reference', type: 'string', value: 'x' },
      { name: 'reference', type: 'uint8', value: 7 },
    ])
    const tuple = '(string skill, uint8 level)[] skills'
    expect(
      decodeData(tuple, encodeData(tuple, [[{ skill: 'design', level: 3 }]]))?.[0]?.value,
    ).toEqual([{ skill: 'design', level: 3 }])
    expect(decodeData('no such type', '0x')).toBeNull()
    expect(decodeData('', '0x')).toEqual([])
  })
})

describe('signAttestation', () => {
  it('gives JSON that stays the same through JSON', async () => {
    const attestation: SignedAttestation = await signAttestation(
      account,
      vector.domain,
      vector.message,
    )
    expect(overTheWire(attestation)).toEqual(attestation)
  })
})
