import { lower } from '@whocast/contract/lower.ts'
import {
  ada,
  attestedRow,
  attester,
  castRow,
  type Json,
  mallory,
  onchainRow,
  serviceRow,
  walletRow,
} from '../documents.ts'
import { NOW } from '../people.ts'
import { adaMessage, adaWallet, malloryWallet, type Status, type Vector, vector } from './vector.ts'

const proofOf = (credential: Json) => credential.proof as Json
const inProof = (credential: Json, change: Json): Json => ({
  ...credential,
  proof: { ...proofOf(credential), ...change },
})
const evidenceOf = (credential: Json) => proofOf(credential).evidence as Json

/** A credential beside the wallet that it is about, which holds. */
async function one(
  name: string,
  about: string,
  expected: Status,
  credential: Json,
): Promise<Vector> {
  const channels = [walletRow(ada.wallet.address, await adaMessage())]
  return vector(name, about, ['holds', expected], { channels, credentials: [credential] })
}

/** Words that the attester did not sign. */
export async function wordVectors(): Promise<Vector[]> {
  const spoken = await attestedRow(adaWallet)
  const signed = await serviceRow(adaWallet)
  const words = {
    name: 'Founder',
    source: 'Coinbase',
    chain: 'Ethereum',
    reference: 'https://evil.example',
  }
  return Promise.all([
    one('credential-renamed', 'A name that was not signed.', 'unchecked', {
      ...spoken,
      name: 'Founder',
    }),
    one('credential-source', 'A source that was not signed.', 'unchecked', {
      ...spoken,
      source: 'Coinbase',
    }),
    one('credential-chain', 'A chain that was not signed.', 'unchecked', {
      ...spoken,
      chain: 'Ethereum',
    }),
    one('credential-reference', 'A reference that was not signed.', 'unchecked', {
      ...spoken,
      reference: 'https://evil.example',
    }),
    one(
      'credential-value',
      'A value that was not signed.',
      'unchecked',
      inProof(spoken, { value: 'Platinum' }),
    ),
    ...Object.entries(words).map(([field, word]) =>
      one(`service-${field}`, `Another ${field} than the service signed.`, 'fails', {
        ...signed,
        [field]: word,
      }),
    ),
    one(
      'service-value',
      'Another value than the service signed.',
      'fails',
      inProof(signed, { value: '2027' }),
    ),
    one(
      'service-issuer',
      'Another issuer than the service signed.',
      'fails',
      inProof(signed, { issuer: 'coinbase' }),
    ),
    ...['name', 'source', 'chain', 'reference'].map((field) =>
      one(
        `credential-${field}-list`,
        `A list in the place of the ${field}, which many programs show as its text.`,
        'fails',
        {
          ...spoken,
          [field]: ['Founder'],
        },
      ),
    ),
    one(
      'credential-value-object',
      'An object in the place of the value.',
      'fails',
      inProof(spoken, { value: { text: 'Platinum' } }),
    ),
    one('service-name-list', 'A list in the place of the name that the service signed.', 'fails', {
      ...signed,
      name: [signed.name],
    }),
    one('credential-labelled', 'A name made of a field and its text.', 'unchecked', {
      ...spoken,
      name: 'level: Gold',
    }),
    one('onchain-renamed', 'A name that the chain does not have.', 'unchecked', {
      ...onchainRow(adaWallet),
      name: 'Founder',
    }),
  ])
}

/** Parties, times and uids other than were signed. */
export async function partVectors(): Promise<Vector[]> {
  const spoken = await attestedRow(adaWallet)
  const ended = await attestedRow(adaWallet, 'Speaker', { expirationTime: NOW + 1000 })
  return Promise.all([
    one(
      'credential-of-another',
      'An attestation about a wallet that is not the person’s.',
      'fails',
      await attestedRow(malloryWallet),
    ),
    one('credential-attester', 'The row shows another attester.', 'fails', {
      ...spoken,
      attester: malloryWallet,
    }),
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
    one('credential-evidence-aside', 'The evidence is next to the proof, not in it.', 'fails', {
      ...inProof(spoken, { evidence: {} }),
      evidence: evidenceOf(spoken),
    }),
    one('credential-uid', 'Another uid.', 'fails', { ...spoken, uid: `0x${'12'.repeat(32)}` }),
    one('credential-time', 'Another time than was signed.', 'fails', {
      ...spoken,
      issuedAt: '2020-01-01T00:00:00Z',
    }),
    one('credential-no-time', 'A time that is none.', 'fails', { ...spoken, issuedAt: 'long ago' }),
    one('credential-longer', 'It lasts longer than what was signed.', 'fails', {
      ...ended,
      expiresAt: '2099-01-01T00:00:00Z',
    }),
    one('credential-endless', 'It is shown without the end that was signed.', 'fails', {
      ...ended,
      expiresAt: undefined,
    }),
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
    one(
      'onchain-altered',
      'Other data under the same uid.',
      'fails',
      (() => {
        const row = onchainRow(adaWallet)
        return inProof(row, { evidence: { ...evidenceOf(row), data: '0x' } })
      })(),
    ),
    one(
      'onchain-schema',
      'Another schema than the chain has.',
      'fails',
      inProof(onchainRow(adaWallet), { schema: { uid: `0x${'11'.repeat(32)}` } }),
    ),
    one('credential-no-attester', 'The row names no attester.', 'unchecked', {
      ...spoken,
      attester: undefined,
    }),
    one(
      'credential-attester-word',
      'The row names an attester who can sign nothing.',
      'unchecked',
      {
        ...spoken,
        attester: 'guild',
      },
    ),
    one('credential-attester-fid', 'The row names a fid; an address signed.', 'fails', {
      ...spoken,
      attester: 'fid:3',
    }),
    one(
      'credential-attester-name',
      'The row names an attester by a name that nothing resolves.',
      'unchecked',
      {
        ...spoken,
        attester: 'attester.eth',
      },
    ),
  ])
}

/** Casts that do not say so, or by somebody else. */
export async function castVectors(): Promise<Vector[]> {
  return Promise.all([
    one('cast-no-end', 'An end that is none.', 'fails', {
      ...(await castRow(ada.fid)),
      expiresAt: 'never',
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
    one(
      'cast-part-of-a-skill',
      '"Endorsed for sign", of a cast that endorses for design.',
      'fails',
      {
        ...(await castRow(ada.fid)),
        name: 'Endorsed for sign',
      },
    ),
    ...[
      ['cast-irony', ' endorse  for design? never in my life'],
      ['cast-second-line', ' endorse  for design\njust kidding'],
      ['cast-second-sentence', ' endorse  for design. Not.'],
      ['cast-aside', ' endorse  for design, as if'],
    ].map(async ([name = '', text = '']) =>
      one(
        name,
        'An endorsement with more around it.',
        'fails',
        await castRow(ada.fid, 'design', text),
      ),
    ),
    one(
      'valid-cast-exclamation',
      'An endorsement with an exclamation mark.',
      'holds',
      await castRow(ada.fid, 'design', ' endorse  for design!'),
    ),
    one(
      'cast-of-test-network',
      'A cast of a test network, by a key that the fid has.',
      'fails',
      await castRow(ada.fid, 'design', ' endorse  for design', 2),
    ),
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
