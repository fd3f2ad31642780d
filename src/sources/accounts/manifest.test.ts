import { generateKeyPairSync, sign } from 'node:crypto'
import type { FidKey, ManifestKeys } from '@whocast/evidence/forms/manifest.ts'
import { type Hex, hexToBytes, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, test } from 'vitest'
import manifests from '../../../test/accounts/data/manifests.json' with { type: 'json' }
import { UnreadableError } from '../../net/page-error.ts'
import { readManifestFid } from './website.ts'

interface Association {
  header: string
  payload: string
  signature: string
}

/** A node that lists one key for a fid, and a chain without contract wallets. */
const node = (fid: number, listed: string): ManifestKeys => ({
  isKeyOf: async (of, key) => of === fid && textOf(key) === listed.toLowerCase(),
  isContractSignature: async () => false,
})
const textOf = (key: FidKey) => (key.type === 'app_key' ? key.key : key.address).toLowerCase()

/**
 * Real manifests from public repositories. `official`: what `verify` of @farcaster/jfs 0.3.0 said of
 * the signature.
 */
const real = manifests.map((row) => ({ ...row, keys: node(row.fid, row.key) }))
// The association of a URL in place of a domain is valid nowhere.
const valid = real.filter(({ official, domain }) => official && !domain.includes('/'))

describe('real manifests', () => {
  it('are accepted where the official library accepts them', async () => {
    expect(valid.length).toBeGreaterThanOrEqual(60)
    const accepted = await Promise.all(
      valid.map(({ accountAssociation, domain, keys }) =>
        readManifestFid(accountAssociation, domain, keys),
      ),
    )
    expect(accepted).toEqual(valid.map(({ fid }) => fid))
  })

  it('are rejected where the official library rejects them', async () => {
    for (const { accountAssociation, domain, keys, official } of real) {
      if (official) continue
      expect(await readManifestFid(accountAssociation, domain, keys), domain).toBeNull()
    }
  })

  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each<[string, (association: Association, row: (typeof valid)[number]) => Association]>([
    ['for another domain', (one) => ({ ...one, payload: encode({ domain: 'evil.example' }) })],
    [
      'of another fid',
      (one, { fid, type, key }) => ({ ...one, header: encode({ fid: fid + 1, type, key }) }),
    ],
    [
      'of another key',
      (one, { fid, type }) => ({
        ...one,
        header: encode({ fid, type, key: `0x${'11'.repeat(20)}` }),
      }),
    ],
    [
      'as an app key',
      (one, { fid, key }) => ({ ...one, header: encode({ fid, type: 'app_key', key }) }),
    ],
    ['without a signature', (one) => ({ ...one, signature: '' })],
    [
      'with an altered signature',
      (one) => {
        const bytes = Buffer.from(one.signature, 'base64')
        bytes[9] = (bytes[9] ?? 0) ^ 1
        return { ...one, signature: bytes.toString('base64url') }
      },
    ],
    ['with the signature of another manifest', (one) => ({ ...one, signature: otherThan(one) })],
  ])('are rejected %s', async (_what, alter) => {
    for (const row of valid) {
      const altered = alter(row.accountAssociation, row)
      for (const domain of [row.domain, 'evil.example']) {
        expect(await readManifestFid(altered, domain, row.keys)).toBeNull()
        expect(await readManifestFid(altered, domain, null)).toBeNull()
      }
    }
  })
  const otherThan = ({ signature }: Association) =>
    valid.find(({ accountAssociation: other }) => other.signature !== signature)?.accountAssociation
      .signature ?? ''

  it('are rejected where the node does not list the key for the fid', async () => {
    for (const { accountAssociation, domain, fid } of valid)
      expect(
        await readManifestFid(accountAssociation, domain, node(fid, `0x${'22'.repeat(20)}`)),
      ).toBeNull()
  })
})

const wallet = privateKeyToAccount(generatePrivateKey())
const domain = 'ada.example'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function associate(type: string, key: Hex, signer: (signed: string) => Promise<Uint8Array>) {
  const [header, payload] = [part({ fid: 7, type, key }), part({ domain })]
  const bytes = Buffer.from(await signer(`${header}.${payload}`))
  return { header, payload, bytes, signature: bytes.toString('base64url') }
}
const byWallet = async (signed: string) => hexToBytes(await wallet.signMessage({ message: signed }))

test.each(['base64', 'base64url'] as const)('reads %s, with and without padding', async (form) => {
  const { bytes, ...association } = await associate('auth', wallet.address, byWallet)
  const written = bytes.toString(form).replace(/=+$/, '')
  for (const signature of [written, written.padEnd(Math.ceil(written.length / 4) * 4, '=')])
    expect(
      await readManifestFid({ ...association, signature }, domain, node(7, wallet.address)),
    ).toBe(7)
})

test('reads the signature of an app key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = toHex(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const association = await associate('app_key', key, async (signed) =>
    sign(null, Buffer.from(signed), privateKey),
  )
  expect(await readManifestFid(association, domain, node(7, key))).toBe(7)
  expect(await readManifestFid(association, domain, node(8, key))).toBeNull()
})

test('asks the chain about signatures of contract wallets', async () => {
  const association = await associate('auth', wallet.address, async () =>
    new Uint8Array(640).fill(7),
  )
  const keys = node(7, wallet.address)
  expect(await readManifestFid(association, domain, keys)).toBeNull()
  const chain = { ...keys, isContractSignature: async () => true }
  expect(await readManifestFid(association, domain, chain)).toBe(7)
})

test('says nothing while the key cannot be checked', async () => {
  const association = await associate('custody', wallet.address, byWallet)
  const keys: ManifestKeys = {
    ...node(7, wallet.address),
    isKeyOf: async () => Promise.reject(new Error('the node does not answer')),
  }
  await expect(readManifestFid(association, domain, keys)).rejects.toThrow(UnreadableError)
})
