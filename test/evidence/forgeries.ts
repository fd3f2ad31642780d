import { encodeAbiParameters, type Hex } from 'viem'
import { messageTypes } from '../../src/domain/farcaster-message.ts'
import type { Evidence } from '../../src/domain/proof.ts'
import {
  type Attesting,
  ada,
  adaDocument,
  adaEvidence,
  attestedRow,
  attester,
  castRow,
  type Document,
  ensRow,
  ensUsernameRow,
  fnameRow,
  type Json,
  mallory,
  namelessRow,
  onchainRow,
  type Row,
  reportedRow,
  serviceRow,
  usesName,
  walletRow,
} from './documents.ts'
import {
  DAY,
  ensState,
  farcasterState,
  lower,
  NOW,
  publicKeyOf,
  registry,
  say,
  signClaim,
  verify,
  verifySolana,
  walletOf,
} from './people.ts'

/** A document with the verdict that every checker gives on each of its rows, channels first. */
export interface Vector {
  name: string
  about: string
  /** Whom the document was asked for by; absent: nobody says. */
  for?: string
  /** Unix seconds. */
  now: number
  /** The fname registry's key, which of these people is invented. */
  fnameRegistry: string
  document: unknown
  expected: ('holds' | 'fails' | 'unchecked')[]
}

type Status = Vector['expected'][number]

interface Parts {
  channels?: Row[]
  credentials?: Json[]
  evidence?: Evidence | Json
  for?: string | null
  more?: Json
}

/** A profile of these rows, asked for by `fid:3`. */
async function vector(name: string, about: string, expected: Status[], parts: Parts): Promise<Vector> {
  const { channels = [], credentials = [], evidence = await adaEvidence(false), more = {} } = parts
  const profile = { profileID: 'a'.repeat(21), channels, credentials, evidence, ...more }
  const document = JSON.parse(JSON.stringify({ profiles: [profile] })) as unknown
  const asked = parts.for === undefined ? { for: 'fid:3' } : parts.for === null ? {} : { for: parts.for }
  return { name, about, ...asked, now: NOW, fnameRegistry: registry.address, document, expected }
}

const adaWallet = lower(ada.wallet.address)
const malloryWallet = lower(mallory.wallet.address)
const adaMessage = () => verify(ada.fid, ada.key, ada.wallet)
const withProof = (row: Row, change: Json): Row => ({ ...row, proof: { ...row.proof, ...change } })
const flipped = (hex: string): Hex => `${hex.slice(0, -1)}${hex.endsWith('1') ? '2' : '1'}` as Hex
/** The other signature of the same key over the same, which is not canonical. */
const highS = (signature: Hex): Hex => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
  return `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}` as Hex
}
const wordFor = (key: Hex, fid: number): Evidence => ({
  appKeys: [{ fid, key: publicKeyOf(key), method: 'reported', by: 'snapchain' }],
})

/** Documents as an honest service gives them. */
async function valid(): Promise<Vector[]> {
  const whole = await adaDocument()
  const statuses: Status[] = [
    ...(['holds', 'holds', 'holds', 'holds', 'holds', 'holds', 'holds', 'unchecked', 'unchecked', 'unchecked'] as const),
    ...(['holds', 'holds', 'unchecked', 'holds', 'unchecked'] as const),
  ]
  const of = (name: string, about: string, document: Document, asked: string, expected: Status[]): Vector => ({
    name,
    about,
    for: asked,
    now: NOW,
    fnameRegistry: registry.address,
    document,
    expected,
  })
  return [
    of('valid-fid', 'Every form of evidence, asked for by the fid.', whole, 'fid:3', statuses),
    of('valid-fname', 'The same, by the fname.', whole, '@ada', statuses),
    of('valid-ens', 'The same, by the ENS name.', whole, 'https://who.example/api/v1/ens/ada.eth?include=proof', statuses),
    of('valid-wallet', 'The same, by a wallet.', whole, ada.second.address, statuses),
    of(
      'valid-account',
      'The same, by an account elsewhere, which a report alone ties to the person: everything rests on that word.',
      whole,
      'twitter:ada',
      statuses.map(() => 'unchecked' as const),
    ),
    await vector('valid-nobody-asked', 'A document does not say whom it is about.', ['unchecked', 'unchecked'], {
      channels: [walletRow(ada.wallet.address, await adaMessage())],
      credentials: [await attestedRow(adaWallet)],
      for: null,
    }),
    await vector('valid-node-word', 'Without the Key Registry, a node says whose the app key is.', ['unchecked'], {
      channels: [walletRow(ada.wallet.address, await adaMessage())],
      evidence: wordFor(ada.key, ada.fid),
    }),
    await vector('valid-custody-word', 'Without the Id Registry, a node says who holds the fid.', ['unchecked'], {
      channels: [await fnameRow('ada', lower(ada.custody.address), ada.fid)],
      evidence: { custody: [{ fid: ada.fid, address: lower(ada.custody.address), method: 'reported', by: 'snapchain' }] },
    }),
    await vector('valid-no-evidence', 'The rows alone, without what they rest on.', ['unchecked'], {
      channels: [walletRow(ada.wallet.address, await adaMessage())],
      evidence: {},
    }),
    await vector('valid-contract-wallet', 'A contract signed: only its chain can say.', ['unchecked'], {
      channels: [
        walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet, { isContract: true, signature: '0x1234' })),
      ],
    }),
    await vector('valid-one-way', 'A name that resolves to a wallet, whose primary name is not proven.', ['holds', 'unchecked'], {
      channels: [
        walletRow(ada.second.address, await verify(ada.fid, ada.key, ada.second)),
        ensRow('ada-work.eth', lower(ada.second.address)),
      ],
      evidence: await adaEvidence(),
    }),
  ]
}

/** Documents that tie a person to what is not theirs, or say what was not signed. */
async function forgedChannels(): Promise<Vector[]> {
  const message = await adaMessage()
  const own = await verify(mallory.fid, mallory.key, mallory.wallet)
  const claim = await signClaim(ada.fid, ada.wallet)
  const row = walletRow(ada.wallet.address, message)
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const malloryKeys = await farcasterState([{ fid: mallory.fid, keys: { [mallory.key]: 1 }, custody: mallory.custody.address }])
  const foreign: Evidence = { state: malloryKeys.state, blocks: malloryKeys.blocks }
  const evidence = await adaEvidence(false)
  const [keyProof] = evidence.state ?? []
  const [block] = evidence.blocks ?? []
  const selfSigned = (name: string) => fnameRow(name, malloryWallet, ada.fid, mallory.wallet)
  const solana = verifySolana(mallory.fid, mallory.key, 'mallory')
  const adaSolana = verifySolana(ada.fid, ada.key, 'ada')
  const names = await adaEvidence()
  const userData = usesName(ada.fid, ada.key, 'sold.eth')
  return Promise.all([
    vector('self-signed-fname', 'The owner signs that he wants the name; the registry never gave it.', ['fails'], {
      channels: [await selfSigned('ada')],
    }),
    vector('self-signed-ens-name', 'The same for an ENS name that resolves elsewhere.', ['fails'], {
      channels: [await ensUsernameRow('ada.eth', mallory.wallet, ada.fid, usesName(ada.fid, mallory.key, 'ada.eth'))],
      evidence: names,
    }),
    vector('wallet-joins-fid', 'Any wallet may sign for fid 3; the message is by a key that is not one of fid 3.', ['fails'], {
      channels: [walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet))],
    }),
    vector('wallet-joins-fid-by-word', 'The same, and the document says whose the key is.', ['unchecked'], {
      channels: [walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet))],
      evidence: wordFor(mallory.key, ada.fid),
    }),
    vector('wallet-joins-fid-foreign-key', "The same, with the registry's proof that the key is another fid's.", ['unchecked'], {
      channels: [walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet))],
      evidence: foreign,
    }),
    vector(
      'subject-of-the-document',
      'walletAddress and bare verified rows of the document, as if they were whom it is about.',
      ['fails', 'unchecked'],
      {
        channels: [walletRow(mallory.wallet.address, own), reportedRow('twitter', 'ada')],
        evidence: { ...foreign },
        more: { walletAddress: malloryWallet },
      },
    ),
    vector('another-person', 'A whole honest document about somebody else.', ['fails', 'fails'], {
      channels: [row, fname],
      for: `fid:${mallory.fid}`,
    }),
    vector('another-fid-in-a-row', 'A name of fid 3 in a row that says fid 666.', ['fails'], {
      channels: [{ ...fname, metadata: [{ name: 'fid', value: String(mallory.fid) }] }],
    }),
    vector('moved-wallet-proof', "A wallet's proof on the row of another wallet.", ['fails'], {
      channels: [walletRow(mallory.wallet.address, message)],
    }),
    vector('moved-name-proof', 'The proof of one name on the row of another.', ['fails'], {
      channels: [{ ...fname, value: 'adam' }],
    }),
    vector('name-proof-on-ens', 'A username proof on an ENS row.', ['fails'], { channels: [{ ...fname, type: 'ens' }] }),
    vector('name-proof-on-twitter', 'A username proof on a row of an account elsewhere.', ['fails'], {
      channels: [{ ...fname, type: 'twitter' }],
    }),
    vector('wallet-proof-on-farcaster', 'A wallet proof on a Farcaster row.', ['fails'], {
      channels: [{ ...fname, proof: row.proof ?? {} }],
    }),
    vector('ens-proof-on-wallet', 'An ENS proof on a wallet row.', ['fails'], {
      channels: [{ ...ensRow('ada.eth', adaWallet), type: 'wallet', value: ada.wallet.address }],
      evidence: names,
    }),
    vector('truncated-claim', "The wallet's signature cut short, as if a contract had signed.", ['fails'], {
      channels: [
        walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet, { signature: claim.slice(0, -2) as Hex })),
      ],
    }),
    vector('high-s-claim', "The wallet's signature in its other form.", ['fails'], {
      channels: [walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet, { signature: highS(claim) }))],
    }),
    vector('low-v-claim', "The wallet's signature with v as 0 or 1.", ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          await verify(ada.fid, ada.key, ada.wallet, {
            signature: `${claim.slice(0, -2)}${claim.endsWith('1b') ? '00' : '01'}` as Hex,
          }),
        ),
      ],
    }),
    vector('claim-for-another-fid', 'The wallet signed for fid 666; the message is of fid 3.', ['fails'], {
      channels: [
        walletRow(
          mallory.wallet.address,
          await verify(ada.fid, ada.key, mallory.wallet, { signature: await signClaim(mallory.fid, mallory.wallet) }),
        ),
      ],
    }),
    vector('truncated-fname', "The registry's signature cut short.", ['fails'], {
      channels: [withProof(fname, { signature: String(fname.proof?.signature).slice(0, -2) })],
    }),
    vector('future-message', 'A message dated a day ahead of the clock.', ['fails'], {
      channels: [walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet, { at: NOW + 86_400 }))],
    }),
    vector('future-fname', 'A name dated a day ahead of the clock.', ['fails'], {
      channels: [await fnameRow('ada', lower(ada.custody.address), ada.fid, registry, NOW + 86_400)],
    }),
    vector('altered-message', 'One bit of the message.', ['fails'], {
      channels: [walletRow(ada.wallet.address, { ...message, dataBytes: flipped(message.dataBytes) })],
    }),
    vector('altered-hash', 'The hash of another message.', ['fails'], {
      channels: [walletRow(ada.wallet.address, { ...message, hash: own.hash })],
    }),
    vector('message-of-another-type', 'A message of the fid that verifies no wallet.', ['fails'], {
      channels: [walletRow(ada.wallet.address, userData)],
    }),
    vector('removal-as-proof', 'The message by which the fid took the wallet back.', ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          say(ada.fid, ada.key, { type: messageTypes.verificationRemove, verificationRemoveBody: { address: adaWallet } }),
        ),
      ],
    }),
    vector('solana-for-another-fid', 'A Solana wallet signed for fid 666.', ['fails'], {
      channels: [walletRow(solana.value, verifySolana(ada.fid, ada.key, 'mallory', mallory.fid).message)],
    }),
    vector('valid-solana-row', 'A Solana wallet on a row of its own type.', ['holds'], {
      channels: [{ ...walletRow(adaSolana.value, adaSolana.message), type: 'solana' }],
    }),
    vector('ethereum-on-solana-row', 'The proof of an Ethereum wallet on a Solana row.', ['fails'], {
      channels: [{ ...row, type: 'solana' }],
    }),
    vector('sold-name', 'A username whose name now resolves to its buyer.', ['fails'], {
      channels: [
        withProof(await ensUsernameRow('sold.eth', ada.wallet, ada.fid, userData), {
          resolution: { chainId: 1, coinType: 60, blockNumber: 23_800_000, address: malloryWallet },
        }),
      ],
      evidence: names,
    }),
    vector('sold-name-old-word', 'The same, and the proof says that it still resolves to the seller.', ['fails'], {
      channels: [await ensUsernameRow('sold.eth', ada.wallet, ada.fid, userData)],
      evidence: names,
    }),
    vector('ens-of-another-wallet', "A name and a wallet that name each other, neither of which is fid 3's.", ['fails'], {
      channels: [ensRow('sold.eth', malloryWallet)],
      evidence: names,
    }),
    vector('ens-wrong-address', 'The name resolves to another address than the row says.', ['fails'], {
      channels: [row, ensRow('sold.eth', adaWallet)].slice(1),
      evidence: names,
    }),
    vector('ens-coin-type', "The address is the name's for another coin type.", ['fails'], {
      channels: [withProof(ensRow('ada.eth', adaWallet), { coinType: 0 })],
      evidence: names,
    }),
    vector('basename-as-ens', 'A Basename on an ENS row.', ['fails'], {
      channels: [{ ...ensRow('ada.base.eth', adaWallet), type: 'ens' }],
      evidence: names,
    }),
    vector('basename-as-ens-in-capitals', 'The same in other letters.', ['fails'], {
      channels: [{ ...ensRow('ada.BASE.eth', adaWallet), type: 'ens' }],
      evidence: names,
    }),
    vector('custody-of-another', 'A custody row of an address that the Id Registry does not have for the fid.', ['fails'], {
      channels: [{ ...walletRow(mallory.custody.address, null), proof: { method: 'farcaster-custody', fid: ada.fid } }],
    }),
    vector('altered-slot', 'Another value in a proven slot.', ['fails'], {
      channels: [row],
      evidence: {
        ...evidence,
        state: [{ ...keyProof, storage: keyProof?.storage.map((one) => ({ ...one, value: flipped(one.value) })) }],
      },
    }),
    vector('altered-header', 'A header that is not of the block.', ['fails'], {
      channels: [row],
      evidence: { ...evidence, blocks: [{ ...block, header: flipped(block?.header ?? '0x') }] },
    }),
    vector('another-contract', "The slots of another contract, as the Key Registry's.", ['unchecked'], {
      channels: [row],
      evidence: { ...evidence, state: [{ ...keyProof, address: lower(walletOf('impostor').address) }] },
    }),
    vector('another-chain', 'The slots of the same contract on another chain.', ['unchecked'], {
      channels: [row],
      evidence: {
        ...evidence,
        state: evidence.state?.map((one) => ({ ...one, chainId: 8453 })),
        blocks: evidence.blocks?.map((one) => ({ ...one, chainId: 8453 })),
      },
    }),
    vector('proto-channel', 'A channel of the type __proto__, said to be verified.', ['unchecked'], {
      channels: [{ ...reportedRow('x', 'ada'), type: '__proto__' }],
    }),
    vector('proto-method', 'A proof by a method of the name __proto__.', ['unchecked'], {
      channels: [withProof(row, { method: '__proto__' })],
    }),
  ])
}

/** Credentials that say what their attester did not. */
async function forgedCredentials(): Promise<Vector[]> {
  const channels = [walletRow(ada.wallet.address, await adaMessage())]
  const spoken = await attestedRow(adaWallet)
  const signed = await serviceRow(adaWallet)
  const one = (name: string, about: string, expected: Status, credential: Json) =>
    vector(name, about, ['holds', expected], { channels, credentials: [credential] })
  const proofOf = (credential: Json) => credential.proof as Json
  const inProof = (credential: Json, change: Json): Json => ({ ...credential, proof: { ...proofOf(credential), ...change } })
  const evidenceOf = (credential: Json) => proofOf(credential).evidence as Json
  const words = { name: 'Founder', source: 'Coinbase', chain: 'Ethereum', reference: 'https://evil.example' }
  const ended = await attestedRow(adaWallet, 'Speaker', { expirationTime: NOW + 1000 })
  return Promise.all([
    one(
      'credential-of-another',
      'An attestation about a wallet that is not the person’s.',
      'fails',
      await attestedRow(malloryWallet),
    ),
    one('credential-renamed', 'A name that was not signed.', 'unchecked', { ...spoken, name: 'Founder' }),
    one('credential-source', 'A source that was not signed.', 'unchecked', { ...spoken, source: 'Coinbase' }),
    one('credential-chain', 'A chain that was not signed.', 'unchecked', { ...spoken, chain: 'Ethereum' }),
    one('credential-reference', 'A reference that was not signed.', 'unchecked', {
      ...spoken,
      reference: 'https://evil.example',
    }),
    one('credential-value', 'A value that was not signed.', 'unchecked', inProof(spoken, { value: 'Platinum' })),
    ...Object.entries(words).map(([field, word]) =>
      one(`service-${field}`, `Another ${field} than the service signed.`, 'fails', { ...signed, [field]: word }),
    ),
    one('service-value', 'Another value than the service signed.', 'fails', inProof(signed, { value: '2027' })),
    one('service-issuer', 'Another issuer than the service signed.', 'fails', inProof(signed, { issuer: 'coinbase' })),
    one('credential-attester', 'The row shows another attester.', 'fails', { ...spoken, attester: malloryWallet }),
    one(
      'credential-attestee',
      'The record names another recipient than was signed.',
      'fails',
      inProof(spoken, { attestee: { address: malloryWallet } }),
    ),
    one('credential-attester-both', 'Row and proof name another attester.', 'fails', {
      ...inProof(spoken, { attester: { address: malloryWallet } }),
      attester: malloryWallet,
    }),
    one(
      'credential-schema',
      'Another schema than was signed.',
      'fails',
      inProof(spoken, { schema: { uid: `0x${'11'.repeat(32)}` } }),
    ),
    one('credential-uid', 'Another uid.', 'fails', { ...spoken, uid: `0x${'12'.repeat(32)}` }),
    one('credential-time', 'Another time than was signed.', 'fails', { ...spoken, issuedAt: '2020-01-01T00:00:00Z' }),
    one('credential-no-time', 'A time that is none.', 'fails', { ...spoken, issuedAt: 'long ago' }),
    one('cast-no-end', 'An end that is none.', 'fails', { ...(await castRow(ada.fid)), expiresAt: 'never' }),
    one('credential-longer', 'It lasts longer than what was signed.', 'fails', { ...ended, expiresAt: '2099-01-01T00:00:00Z' }),
    one('credential-endless', 'It is shown without the end that was signed.', 'fails', { ...ended, expiresAt: undefined }),
    one(
      'credential-expired',
      'What was signed has ended.',
      'fails',
      await attestedRow(adaWallet, 'Speaker', { expirationTime: NOW - 1 }),
    ),
    one(
      'credential-revoked',
      'Revoked, by its own record.',
      'fails',
      inProof(spoken, { revocation: { status: 'revoked', at: NOW - 5 } }),
    ),
    one(
      'credential-truncated',
      'The signature cut short, as if a contract had signed.',
      'fails',
      inProof(spoken, { evidence: { ...evidenceOf(spoken), signature: '0x1234' } }),
    ),
    one('credential-recipient', 'Another recipient than was signed.', 'fails', {
      ...spoken,
      proof: {
        ...proofOf(spoken),
        evidence: {
          ...evidenceOf(spoken),
          message: { ...(evidenceOf(spoken).message as Json), recipient: mallory.wallet.address },
        },
      },
    }),
    one('onchain-renamed', 'A name that the chain does not have.', 'unchecked', { ...onchainRow(adaWallet), name: 'Founder' }),
    one(
      'onchain-altered',
      'Other data under the same uid.',
      'fails',
      (() => {
        const row = onchainRow(adaWallet)
        return inProof(row, { evidence: { ...evidenceOf(row), data: '0x' } })
      })(),
    ),
    one('credential-no-attester', 'The row names no attester.', 'unchecked', { ...spoken, attester: undefined }),
    one('credential-attester-word', 'The row names an attester who can sign nothing.', 'unchecked', {
      ...spoken,
      attester: 'guild',
    }),
    one('credential-attester-fid', 'The row names a fid; an address signed.', 'fails', { ...spoken, attester: 'fid:3' }),
    one('credential-attester-name', 'The row names an attester by a name that nothing resolves.', 'unchecked', {
      ...spoken,
      attester: 'attester.eth',
    }),
    one('cast-no-attester', 'The row of a cast names no attester.', 'unchecked', {
      ...(await castRow(ada.fid)),
      attester: undefined,
    }),
    one('cast-attester-address', 'The row names an address; a fid signed.', 'fails', {
      ...(await castRow(ada.fid)),
      attester: lower(attester.address),
    }),
    one('cast-substring', '"Endorsed for m", of a cast that says "gm".', 'fails', {
      ...(await castRow(ada.fid, 'gm', ' gm ')),
      name: 'Endorsed for m',
    }),
    one('cast-part-of-a-skill', '"Endorsed for sign", of a cast that endorses for design.', 'fails', {
      ...(await castRow(ada.fid)),
      name: 'Endorsed for sign',
    }),
    one('cast-about-another', 'A cast about fid 666.', 'fails', await castRow(mallory.fid)),
    one(
      'cast-attester',
      'A cast in the name of another fid.',
      'fails',
      inProof({ ...(await castRow(ada.fid)), attester: 'fid:2' }, { attester: { fid: 2 } }),
    ),
    one('cast-as-attestation', 'A cast as if it were an attestation.', 'fails', {
      ...(await castRow(ada.fid)),
      kind: 'eas-offchain',
    }),
  ])
}

/** Rows whose own proof leaves something open, which the evidence of other rows does not make good. */
async function open(): Promise<Vector[]> {
  const whole = await adaDocument()
  const [name, , wallet] = whole.profiles[0]?.channels ?? []
  if (!name || !wallet) throw new Error('a person has rows')
  const custody: Row = { ...walletRow(ada.custody.address, null), proof: { method: 'farcaster-custody', fid: 4 } }
  return Promise.all([
    vector(
      'open-custody',
      'A custody row of another fid, for which there is only a word; the name shows who holds fid 3.',
      ['holds', 'unchecked'],
      {
        channels: [name, custody],
      },
    ),
    vector(
      'open-method',
      'A proof by a method that is not known, on a row that others tie to the person.',
      ['holds', 'unchecked'],
      {
        channels: [wallet, { ...ensRow('ada.eth', adaWallet), proof: { method: 'ens-2030' } }],
        evidence: await adaEvidence(),
      },
    ),
  ])
}

const strings = (...values: string[]): Hex =>
  encodeAbiParameters(
    values.map(() => ({ type: 'string' })),
    values,
  )

/** Which of the texts that an attester signed may be the credential's name. */
async function schemas(): Promise<Vector[]> {
  const channels = [walletRow(ada.wallet.address, await adaMessage())]
  const one = async (name: string, about: string, expected: Status, attesting: Attesting) =>
    vector(name, about, ['holds', expected], { channels, credentials: [await attestedRow(adaWallet, 'Speaker', attesting)] })
  const texts = strings('Speaker', 'Gold')
  const flagged = encodeAbiParameters([{ type: 'string' }, { type: 'bool' }], ['Speaker', false])
  const hidden = `${strings('Speaker')}${'00'.repeat(31)}01` as Hex
  return Promise.all([
    one('valid-schema-title', 'The name is in the field title.', 'holds', { schema: 'string title,string note', data: texts }),
    one('valid-schema-only-text', 'The name is in the only text field.', 'holds', {
      schema: 'string skill,bool isSure',
      data: flagged,
    }),
    one('valid-schema-unknown-text', 'The data is one text, of a schema that is not known.', 'holds', {
      schema: 'string skill',
      data: strings('Speaker'),
      isDefined: false,
    }),
    one('schema-other-field', 'The name is the text of a field that is no name.', 'unchecked', {
      schema: 'string rejectedAs,string note',
      data: texts,
    }),
    one('schema-second-field', 'The name is the text of another field than name.', 'unchecked', {
      schema: 'string name,string note',
      data: strings('Listener', 'Speaker'),
    }),
    one('schema-undefined', 'Several texts, of a schema that is not known.', 'unchecked', { data: texts, isDefined: false }),
    one('schema-hidden-data', 'One text and more, of a schema that is not known.', 'unchecked', {
      data: hidden,
      isDefined: false,
    }),
    vector('schema-false-definition', 'A definition that the signed schema is not the hash of.', ['holds', 'unchecked'], {
      channels,
      credentials: [await withDefinition('string name,string note')],
    }),
  ])
}

/** The attestation of a schema whose first field is no name, with another definition. */
async function withDefinition(definition: string): Promise<Json> {
  const row = await attestedRow(adaWallet, 'Speaker', { schema: 'string rejectedAs,string note' })
  const proof = row.proof as Json
  return { ...row, proof: { ...proof, schema: { ...(proof.schema as Json), definition } } }
}

/** Names in another spelling than ENSIP-15 gives them, and lookalikes. */
async function spellings(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const heart = 'ada\u2764.eth'
  const evidence = await adaEvidence()
  const named = await ensState([{ name: heart, address: ada.wallet.address, primaryName: heart }])
  const keys = await adaEvidence(false)
  const hearts = { state: [...(keys.state ?? []), ...named.state], blocks: [...(keys.blocks ?? []), ...named.blocks] }
  const ens = (value: string) => ensRow(value, adaWallet)
  const shown = (name: string, about: string, value: string) =>
    vector(name, about, ['holds', 'fails'], { channels: [wallet, { ...ens('ada.eth'), value }], evidence })
  return Promise.all([
    vector('valid-spelling-asked', 'Asked for in capitals.', ['holds'], { channels: [ens('ada.eth')], evidence, for: 'ADA.eth' }),
    vector('valid-spelling-proof', 'The proof has the name in capitals, the row as it is normalised.', ['holds', 'holds'], {
      channels: [wallet, withProof(ens('ada.eth'), { name: 'Ada.ETH' })],
      evidence,
    }),
    vector('valid-spelling-emoji', 'A name with an emoji, as it is normalised.', ['holds', 'holds'], {
      channels: [wallet, ens(heart)],
      evidence: hearts,
    }),
    vector('spelling-emoji', 'The same with the selector that makes it colourful.', ['holds', 'fails'], {
      channels: [wallet, { ...ens(heart), value: 'ada\u2764\ufe0f.eth' }],
      evidence: hearts,
    }),
    shown('spelling-capitals', 'A name in capitals.', 'Ada.eth'),
    shown('spelling-full-width', 'A name in full-width letters.', '\uff41da.eth'),
    shown('spelling-invisible', 'A name with an invisible character.', 'ad\u200ba.eth'),
    shown('spelling-mixed-scripts', 'A name with a Cyrillic letter in it.', '\u0430da.eth'),
    shown('spelling-whole-script', 'A name all in Cyrillic letters that look Latin.', '\u0430\u0441\u0435.eth'),
    vector('spelling-fname-capitals', 'An fname in capitals.', ['fails'], { channels: [{ ...fname, value: 'Ada' }] }),
    vector('spelling-fname-lookalike', 'An fname with a Cyrillic letter, whoever signed it.', ['fails'], {
      channels: [await fnameRow('\u0430da', lower(ada.custody.address), ada.fid)],
    }),
    vector('spelling-asked', 'Asked for by a lookalike, which names nobody.', ['unchecked'], {
      channels: [ens('ada.eth')],
      evidence,
      for: '\u0430da.eth',
    }),
  ])
}

/** What blocks show that are old, ahead of the clock, or newer than another. */
async function ages(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const custody: Row = { ...walletRow(ada.custody.address, null), proof: { method: 'farcaster-custody', fid: ada.fid } }
  const people = (holder: Hex) => [{ fid: ada.fid, keys: { [ada.key]: 1 as const }, custody: holder }]
  const names = [{ name: 'ada.eth', address: ada.wallet.address, primaryName: 'ada.eth' }]
  const [kept, old] = [NOW - 90 * DAY, NOW - 90 * DAY - 1]
  const stateAt = async (timestamp: number) => {
    const [ids, ens] = await Promise.all([
      farcasterState(people(ada.custody.address), { timestamp }),
      ensState(names, { timestamp }),
    ])
    return { state: [...ids.state, ...ens.state], blocks: [...ids.blocks, ...ens.blocks] }
  }
  const rows = [wallet, custody, ensRow('ada.eth', adaWallet)]
  const sold = await farcasterState(people(mallory.custody.address), { number: 144_000_001 })
  const held = await farcasterState(people(ada.custody.address))
  const both = (one: typeof sold, other: typeof sold) => ({
    state: [...one.state, ...other.state],
    blocks: [...one.blocks, ...other.blocks],
  })
  const nobody = await farcasterState(people('0x'))
  return Promise.all([
    vector('valid-state-90-days', 'Blocks of exactly 90 days.', ['holds', 'holds', 'holds'], {
      channels: rows,
      evidence: await stateAt(kept),
    }),
    vector(
      'state-too-old',
      'Blocks of more than 90 days: app keys do not age, custody and names do.',
      ['holds', 'unchecked', 'unchecked'],
      {
        channels: rows,
        evidence: await stateAt(old),
      },
    ),
    vector('state-in-the-future', 'Blocks dated ahead of the clock.', ['fails', 'fails', 'fails'], {
      channels: rows,
      evidence: await stateAt(NOW + 601),
    }),
    vector('newer-block', 'The fid went to another in a newer block.', ['fails'], {
      channels: [custody],
      evidence: both(held, sold),
    }),
    vector('newer-block-first', 'The same, the newer block first.', ['fails'], {
      channels: [custody],
      evidence: both(sold, held),
    }),
    vector('valid-nameless', 'A fid without a name, which somebody holds.', ['holds'], { channels: [namelessRow(ada.fid)] }),
    vector('nameless-word', 'The same by the word of a node.', ['unchecked'], {
      channels: [namelessRow(ada.fid)],
      evidence: { custody: [{ fid: ada.fid, address: lower(ada.custody.address), method: 'reported', by: 'snapchain' }] },
    }),
    vector('nameless-nobody', 'A fid that nobody holds.', ['fails'], {
      channels: [namelessRow(ada.fid)],
      evidence: { state: nobody.state, blocks: nobody.blocks },
    }),
    vector('nameless-other', 'The proof is of another fid.', ['fails'], { channels: [namelessRow(ada.fid, 4)] }),
    vector('nameless-bare', 'A fid without a name, of which nothing is said.', ['fails'], {
      channels: [namelessRow(ada.fid)],
      evidence: {},
    }),
    vector('custody-names', 'Custody as the proof of a name.', ['fails'], {
      channels: [{ ...namelessRow(ada.fid), value: 'ada' }],
    }),
  ])
}

/** Every vector: what an honest service answers, and every way to forge that is known. */
export const allVectors = async (): Promise<Vector[]> => [
  ...(await valid()),
  ...(await forgedChannels()),
  ...(await forgedCredentials()),
  ...(await open()),
  ...(await schemas()),
  ...(await spellings()),
  ...(await ages()),
]
