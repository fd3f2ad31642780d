import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lower } from '@whocast/contract/lower.ts'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import { ada, adaDocument, mallory } from '../../../test/evidence/documents.ts'
import { NOW, registry, say } from '../../../test/evidence/people.ts'
import { checkDocument } from './document.ts'
import { messageTypes, userDataTypes } from './forms/farcaster-message.ts'

const options = { for: 'fid:3', now: NOW, fnameRegistry: registry.address }

const userData = (type: number, value: string, key = ada.key, fid = ada.fid) =>
  say(fid, key, { type: messageTypes.userDataAdd, userDataBody: { type, value } })

/** Ada's document with what she says of herself, and more that nothing shows. */
async function document(change: object = {}, evidence: object[] = []) {
  const whole = await adaDocument()
  const [profile] = whole.profiles
  if (!profile) throw new Error('no profile')
  const signed = [
    userData(userDataTypes.display, '  Ada Quill '),
    userData(userDataTypes.bio, 'Bookbinder.'),
    userData(userDataTypes.pfp, 'https://pictures.example/ada.png'),
    ...evidence,
  ]
  const said = {
    displayName: 'Ada Quill',
    bio: 'Bookbinder.',
    avatarUrl: 'https://pictures.example/ada.png',
  }
  const more = { ...said, ...change, evidence: { ...profile.evidence, userData: signed } }
  return JSON.parse(JSON.stringify({ profiles: [{ ...profile, ...more }] }))
}

const verdictOn = ({ members }: Awaited<ReturnType<typeof checkDocument>>, name: string) =>
  members.find(({ pointer }) => pointer === `/profiles/0/${name}`)

it('returns the members that evidence shows, each with its verdict and reason', async () => {
  const checked = await checkDocument(await document(), options)
  expect(checked.document.profiles?.[0]).toMatchObject({
    walletAddress: lower(ada.wallet.address),
    displayName: 'Ada Quill',
    bio: 'Bookbinder.',
    avatarUrl: 'https://pictures.example/ada.png',
  })
  expect(verdictOn(checked, 'walletAddress')).toMatchObject({
    status: 'holds',
    reason: expect.stringMatching(/^by channels\/2: /),
  })
  expect(verdictOn(checked, 'displayName')).toMatchObject({
    status: 'holds',
    reason: expect.stringMatching(/^signed by fid 3 on /),
  })
  expect(checked.notCovered).toContain('/profiles/0/profileID')
})

it.each([
  ['a wallet of nobody', { walletAddress: lower(mallory.wallet.address) }, 'walletAddress'],
  ['another name', { displayName: 'Ada Q' }, 'displayName'],
  ['another picture', { avatarUrl: 'https://pictures.example/mallory.png' }, 'avatarUrl'],
  ['another text', { bio: 'Send me ETH' }, 'bio'],
  ['a name in a list', { displayName: ['Ada Quill'] }, 'displayName'],
])('leaves out %s', async (_, change, member) => {
  const checked = await checkDocument(await document(change), options)
  expect(checked.document.profiles?.[0]).not.toHaveProperty(member)
  expect(checked.notCovered).toContain(`/profiles/0/${member}`)
})

it.each([
  ['of another fid', userData(userDataTypes.display, 'Mallory', mallory.key, mallory.fid)],
  ['by a key that is not of the fid', userData(userDataTypes.display, 'Mallory', mallory.key)],
  [
    'that is altered',
    { ...userData(userDataTypes.display, 'Mallory'), hash: `0x${'00'.repeat(20)}` },
  ],
])('takes no name from a message %s', async (_, message) => {
  const changed = await document({ displayName: 'Mallory' }, [message])
  const checked = await checkDocument(changed, options)
  expect(checked.document.profiles?.[0]).not.toHaveProperty('displayName')
})

it('shows of rows only what was signed', async () => {
  const whole = await document()
  const [profile] = whole.profiles
  profile.channels[0].metadata.push({ name: 'fid', value: '666' })
  Object.assign(profile.credentials[0], {
    claimedAttester: lower(mallory.wallet.address),
    issuer: 'The President',
    description: 'best ever',
    image: 'https://evil.example/x.png',
    url: 'https://evil.example',
  })
  const { document: shown, notCovered } = await checkDocument(whole, options)
  const [credential] = (shown.profiles?.[0]?.credentials ?? []) as object[]
  for (const member of ['claimedAttester', 'issuer', 'description', 'image', 'url']) {
    expect(credential).not.toHaveProperty(member)
    expect(notCovered).toContain(`/profiles/0/credentials/0/${member}`)
  }
  const [farcaster] = (shown.profiles?.[0]?.channels ?? []) as object[]
  expect(farcaster).toEqual({
    type: 'farcaster',
    value: 'ada',
    isVerified: true,
    metadata: [{ name: 'fid', value: '3' }],
  })
})

it('shows no issuer of an attestation next to whose uid another one is', async () => {
  const whole = await document()
  const [row] = whole.profiles[0].credentials
  const { evidence } = row.proof
  const uid = `0x${'11'.repeat(32)}`
  row.issuer = 'The President'
  row.proof.evidence = { sig: evidence, uid }
  const { document: shown } = await checkDocument(whole, options)
  expect(JSON.stringify(shown)).toContain(row.uid)
  expect(JSON.stringify(shown)).not.toContain('President')
  row.evidence = evidence
  row.proof.evidence = { ...evidence, uid }
  expect(JSON.stringify((await checkDocument(whole, options)).document)).not.toContain(row.uid)
})

it('shows the signed place and link, and of links nothing else', async () => {
  const site = { title: 'ada.example', url: 'https://ada.example/' }
  const change = {
    location: '52.52, 13.40',
    highlights: [
      { title: 'Send ETH here', url: 'https://ada.example/' },
      { ...site, image: 'x' },
    ],
  }
  const signed = [
    userData(userDataTypes.location, 'geo:52.52,13.40'),
    userData(userDataTypes.url, 'https://ada.example'),
  ]
  const checked = await checkDocument(await document(change, signed), options)
  expect(checked.document.profiles?.[0]).toMatchObject({
    location: '52.52, 13.40',
    highlights: [site],
  })
  expect(verdictOn(checked, 'highlights/1')).toMatchObject({ status: 'holds' })
  expect(checked.notCovered).toEqual(
    expect.arrayContaining(['/profiles/0/highlights/0', '/profiles/0/highlights/1/image']),
  )
})

it('shows no text that a newer message replaced', async () => {
  const newer = say(
    ada.fid,
    ada.key,
    {
      type: messageTypes.userDataAdd,
      userDataBody: { type: userDataTypes.display, value: 'Ada the Second' },
    },
    NOW - 1,
  )
  const before = await checkDocument(await document({}, [newer]), options)
  expect(before.document.profiles?.[0]).not.toHaveProperty('displayName')
  const after = await checkDocument(
    await document({ displayName: 'Ada the Second' }, [newer]),
    options,
  )
  expect(after.document.profiles?.[0]).toMatchObject({ displayName: 'Ada the Second' })
})

it('names the blocks that a signed text depends on', async () => {
  const { members, assumptions } = await checkDocument(await document(), options)
  const name = members.find(({ pointer }) => pointer.endsWith('/displayName'))
  expect(name?.givenBlocks).toHaveLength(1)
  expect(assumptions).toEqual(expect.arrayContaining(name?.leftToTrust ?? ['']))
})

/** Pointers to every value without members of its own. */
const leaves = (value: unknown, pointer = ''): string[] => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [pointer]
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'evidence' || name === 'proof' ? [] : leaves(entry, `${pointer}/${name}`),
  )
}

const isAtOrAbove = (pointer: string) => (known: string) =>
  pointer === known || pointer.startsWith(`${known}/`)

it('leaves no member of a vector without a verdict or a place among those not covered', async () => {
  const folder = join(packageRoot, 'test/vectors')
  let count = 0
  for (const file of readdirSync(folder)) {
    const vector = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { for: asked, now, fnameRegistry } = vector
    const given = { ...(asked === undefined ? {} : { for: asked }), now, fnameRegistry }
    const input = { ...vector.document, warning: 'trust me' }
    const { members, notCovered } = await checkDocument(input, given)
    for (const pointer of leaves(input)) {
      count += 1
      const isKnown =
        notCovered.some(isAtOrAbove(pointer)) ||
        members.some((one) => isAtOrAbove(pointer)(one.pointer)) ||
        // An empty list has no members.
        /\/(channels|credentials)$/.test(pointer)
      expect(isKnown, `${file} ${pointer}`).toBe(true)
    }
  }
  console.log(`every one of ${count} members of vectors has a verdict or is listed as not covered`)
})

it('gives a verdict on a record whose evidence is none', async () => {
  const credential = {
    uid: '0x1c',
    kind: 'eas-offchain',
    attester: { address: '0x357458739f90461b99789350868cd7cf330dd7ee' },
    attestee: {},
    evidence: { note: 'none' },
  }
  const { document, verdicts } = await checkDocument({ credential })
  expect(document).toEqual({})
  expect(verdicts).toMatchObject([{ status: 'fails' }])
})

it('shows of a record only what was signed', async () => {
  const [profile] = (await document()).profiles
  const row = profile.credentials[0]
  const { evidence, attester, attestee, schema, revocation } = row.proof
  const { url: _, proof: __, verification: ___, checkedAt: ____, ...texts } = row
  const record = {
    ...texts,
    attester: { ...attester, profileID: 'a-great-person' },
    attestee,
    schema,
    revocation,
    issuer: 'The President',
    evidence,
  }
  const { document: shown, notCovered } = await checkDocument({ credential: record }, options)
  expect(shown.credential).toMatchObject({ uid: row.uid, name: row.name, attester })
  expect(shown.credential).not.toHaveProperty('issuer')
  expect(notCovered).toEqual(
    expect.arrayContaining(['/credential/issuer', '/credential/attester/profileID']),
  )
  const altered = { credential: { ...record, name: 'President' } }
  expect((await checkDocument(altered, options)).document).toEqual({})
})
