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
  expect(checked.document.profiles[0]).toMatchObject({
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
  expect(checked.document.profiles[0]).not.toHaveProperty(member)
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
  expect(checked.document.profiles[0]).not.toHaveProperty('displayName')
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
  const [credential] = (shown.profiles[0]?.credentials ?? []) as object[]
  for (const member of ['claimedAttester', 'issuer', 'description', 'image', 'url']) {
    expect(credential).not.toHaveProperty(member)
    expect(notCovered).toContain(`/profiles/0/credentials/0/${member}`)
  }
  const [farcaster] = (shown.profiles[0]?.channels ?? []) as object[]
  expect(farcaster).toEqual({
    type: 'farcaster',
    value: 'ada',
    isVerified: true,
    metadata: [{ name: 'fid', value: '3' }],
  })
})

it('has a verdict on, or lists as not covered, every member of every vector', async () => {
  const folder = join(packageRoot, 'test/vectors')
  for (const file of readdirSync(folder)) {
    const vector = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { for: asked, now, fnameRegistry } = vector
    const checked = await checkDocument(vector.document, {
      ...(asked === undefined ? {} : { for: asked }),
      now,
      fnameRegistry,
    })
    const known = new Set([...checked.members.map(({ pointer }) => pointer), ...checked.notCovered])
    const rows = ['channels', 'credentials', 'evidence']
    for (const [at, profile] of vector.document.profiles.entries()) {
      for (const name of Object.keys(profile))
        if (!rows.includes(name)) expect(known).toContain(`/profiles/${at}/${name}`)
      for (const name of ['channels', 'credentials'])
        for (const index of (profile[name] ?? []).keys())
          expect(known).toContain(`/profiles/${at}/${name}/${index}`)
    }
  }
})
