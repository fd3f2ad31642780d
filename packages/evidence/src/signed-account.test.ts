import { bech32 } from '@scure/base'
import { lower } from '@whocast/contract/lower.ts'
import { describe, expect, it } from 'vitest'
import { makeIdentity, makeRepo } from '../../../test/accounts/atproto.ts'
import { eventOf, keyOf } from '../../../test/accounts/nostr.ts'
import { claimedRow } from '../../../test/evidence/account-rows.ts'
import { ada, adaEvidence, mallory, type Row, walletRow } from '../../../test/evidence/documents.ts'
import { NOW, verify } from '../../../test/evidence/people.ts'
import { verifyAnswer } from './answer.ts'

const adasWallet = `eth:${lower(ada.wallet.address)}`
const npub = bech32.encodeFromBytes('npub', Buffer.from(keyOf(1), 'hex'))
const profile = eventOf({ holder: 1, tags: [['i', `ethereum:${adasWallet.slice(4)}`, '']] })

/** A key on Nostr that Ada's wallet signed for, with these events. */
async function nostrRow(events: object[], value = npub): Promise<Row> {
  const row = await claimedRow(ada.wallet, { account: { type: 'nostr', value } })
  const proof = { ...(row.proof as object), account: keyOf(1), evidence: { kind: 'nostr', events } }
  return { ...row, type: 'nostr', value, source: 'nostr', proof } as Row
}

/** The verdict on a row of Ada's, offline. */
async function check(row: Row) {
  const wallet = walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet))
  const evidence = await adaEvidence(false)
  const document = { channels: [wallet, row], credentials: [], evidence }
  const verdicts = await verifyAnswer(JSON.parse(JSON.stringify(document)), {
    for: `fid:${ada.fid}`,
    now: NOW,
    trustedBlocks: evidence.blocks ?? [],
  })
  return verdicts[1]
}

describe('a key on Nostr', () => {
  it('is proven offline where it and the wallet signed for each other', async () => {
    expect(await check(await nostrRow([profile]))).toMatchObject({
      status: 'holds',
      grade: 'proven',
      reason: expect.stringContaining('both signed'),
    })
  })

  it.each<[string, object[]]>([
    ['names nobody', [eventOf({ holder: 1 })]],
    [
      'names somebody else',
      [eventOf({ holder: 1, tags: [['i', `ethereum:${lower(mallory.wallet.address)}`]] })],
    ],
    [
      'mentions the person in its text',
      [eventOf({ holder: 1, content: JSON.stringify({ about: adasWallet }) })],
    ],
  ])('stays confirmed where it %s', async (_what, events) => {
    expect(await check(await nostrRow(events))).toMatchObject({
      status: 'unchecked',
      grade: 'confirmed',
    })
  })

  it('stays confirmed by a NIP-05 name, which nobody signs', async () => {
    expect(await check(await nostrRow([profile], 'ada@nostr.example'))).toMatchObject({
      status: 'unchecked',
      grade: 'confirmed',
    })
  })

  it.each<[string, object[]]>([
    ['of another key', [eventOf({ holder: 2, tags: profile.tags })]],
    ['with an altered tag', [{ ...profile, tags: [...profile.tags, ['i', 'fid:4']] }]],
    ['with an altered date', [{ ...profile, created_at: profile.created_at + 1 }]],
    ['with another signature', [{ ...profile, sig: eventOf({ holder: 1 }).sig }]],
    ['that is none', [{}]],
    ['that is missing', []],
  ])('fails by an event %s', async (_what, events) => {
    expect(await check(await nostrRow(events))).toMatchObject({ status: 'fails' })
  })
})

const handle = 'ada.social.example'
const adasPage = `https://who.example/eth/${adasWallet.slice(4)}`
const identity = makeIdentity([`at://${handle}`])
const repo = (parts: Partial<Parameters<typeof makeRepo>[0]> = {}) =>
  Buffer.from(
    makeRepo({ did: identity.did, record: { description: adasPage }, ...parts }),
  ).toString('base64')

/** An account on Bluesky that Ada's wallet signed for, with this evidence. */
async function blueskyRow(evidence: object = {}, account = identity.did): Promise<Row> {
  const row = await claimedRow(ada.wallet, { account: { type: 'bluesky', value: handle } })
  const whole = { kind: 'atproto', log: identity.log, repo: repo(), ...evidence }
  const proof = { ...(row.proof as object), account, evidence: whole }
  return { ...row, type: 'bluesky', value: handle, source: 'bluesky', proof } as Row
}

describe('an account on Bluesky', () => {
  it('is proven offline where it and the wallet signed for each other', async () => {
    const verdict = await check(await blueskyRow())
    expect(verdict).toMatchObject({ status: 'holds', grade: 'proven' })
    expect(verdict?.leftToTrust).toContainEqual(
      expect.stringContaining(`the domain ${handle} names did:plc:`),
    )
  })

  it('is proven where the identity itself names the wallet', async () => {
    const { did, log } = makeIdentity([`at://${handle}`, adasPage])
    const evidence = { log, repo: repo({ did, record: { description: 'gm' } }) }
    expect(await check(await blueskyRow(evidence, did))).toMatchObject({
      status: 'holds',
      grade: 'proven',
    })
  })

  it('stays confirmed where what it signed names nobody', async () => {
    const evidence = { repo: repo({ record: { description: 'gm' } }) }
    expect(await check(await blueskyRow(evidence))).toMatchObject({ status: 'unchecked' })
  })

  it.each<[string, () => object, string?]>([
    ['of another key', () => ({ repo: repo({ signer: new Uint8Array(32).fill(8) }) })],
    ['of another account', () => ({ repo: repo({ did: makeIdentity([]).did }) })],
    ['of another handle', () => ({ log: makeIdentity(['at://eve.example']).log })],
    ['of another DID', () => ({}), makeIdentity([]).did],
    ['without operations', () => ({ log: [] })],
    ['without a record', () => ({ repo: '' })],
  ])('fails by evidence %s', async (_what, evidence, account) => {
    expect(await check(await blueskyRow(evidence(), account))).toMatchObject({ status: 'fails' })
  })
})
