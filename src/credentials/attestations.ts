import { type Address, concat, getAddress, type Hex, isHex, keccak256, stringToHex, toHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  AttestationError,
  type AttestationSignature,
  attestationDigest,
  checkAttestation,
  encodeData,
  isDefinitionOf,
  parseAttestation,
  type SignedAttestation,
  signAttestation,
  splitSignature,
} from '../domain/attestation.ts'
import type { CredentialRecord, Party, Revocation } from '../domain/credential.ts'
import { chainName, decodeWhocastData, easChains, readAttestation, whocastSchema, whocastSchemaUid } from '../domain/eas.ts'
import { ServiceError } from '../domain/error.ts'
import type { Attestations, CredentialSubmission } from '../domain/ports/credentials.ts'
import type { ApiKey } from '../domain/ports/keys.ts'
import type { People } from '../domain/ports/people.ts'
import { profileFid } from '../domain/profile.ts'
import { reportUnsigned } from '../evidence/unsigned.ts'
import type { OnlineChecks } from '../evidence/verdict.ts'
import { broken } from './broken.ts'
import { type FindCastContext, findCast } from './cast-source.ts'
import { compactInUrl, expandCompact } from './compact-attestation.ts'
import { demandOnlyWords, demandSigned } from './signed-fields.ts'

export interface AttestationsOptions {
  /** Signs what issuers PUT without an attestation of their own. */
  attesterKey?: Hex
  /** The chain whose EAS contract its signatures name; Base by default. */
  attesterChainId?: number
  /** Without it contract wallets cannot be checked, and revocation stays unknown. */
  online?: OnlineChecks
  /** Finds the wallets and the fid of a party that is named by profile ID or address. */
  people?: Pick<People, 'find'>
  /** The signed cast of a hash, when the network can give it. */
  castByHash?: FindCastContext['castByHash']
}

/** How far a clock may be ahead of ours, seconds. */
const SKEW_SECONDS = 300
const zeroBytes32: Hex = `0x${'00'.repeat(32)}`

const same = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase()
const lower = <T extends string>(text: T): T => text.toLowerCase() as T
const date = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/**
 * Turns what issuers PUT into records with evidence: a signed attestation that comes along is
 * checked, a cast that it names is kept, else the service signs (with a key) or merely reports.
 */
export function createAttestations(options: AttestationsOptions = {}): Attestations {
  const { online, people, castByHash } = options
  const account = options.attesterKey ? privateKeyToAccount(options.attesterKey) : null
  const attesterChainId = options.attesterChainId ?? 8453
  const attesterChain = easChains[attesterChainId]
  if (account && !attesterChain) throw new Error(`no EAS contract is known on chain ${attesterChainId}`)

  /** The wallets of a party, the named one first, and its fid, where they are known. */
  async function resolve(party: Party | undefined): Promise<{ wallets: Address[]; fid?: number }> {
    if (!party) return { wallets: [] }
    const key = party.profileID ? `id:${party.profileID}` : `eth:${party.address}`
    const [stored] = (await people?.find(key)) ?? []
    const fid = party.fid ?? (stored?.isVerified ? (profileFid(stored.profile) ?? undefined) : undefined)
    const proven = stored?.profile.channels.filter((channel) => channel.type === 'wallet' && channel.isVerified) ?? []
    const wallets = party.profileID
      ? [stored?.profile.walletAddress, ...proven.map((channel) => lower(channel.value as Address))]
      : []
    return {
      wallets: [...new Set([party.address, ...wallets].filter((wallet) => wallet !== undefined))],
      ...(fid === undefined ? {} : { fid }),
    }
  }

  /** A wallet by its signed address; the profile that the body names beside it stays only where the wallet is proven to be its own. */
  async function withProfile(wallet: Address, named: Party | undefined): Promise<Party> {
    const address = lower(wallet)
    if (named?.profileID === undefined) return { address }
    const { wallets } = await resolve({ profileID: named.profileID })
    return { address, ...(wallets.includes(address) ? { profileID: named.profileID } : {}) }
  }

  /** What every record carries, whatever its evidence. */
  const basis = (submission: CredentialSubmission, issuer: ApiKey, now: number) => ({
    uid: submission.uid,
    name: submission.name,
    attestee: submission.attestee,
    issuer: issuer.name,
    issuedAt: submission.issuedAt ?? now,
    isPublic: submission.isPublic,
    revocation: revocationOf(submission, now),
    ...pick(submission, ['value', 'source', 'chain', 'reference', 'data', 'expiresAt']),
  })

  async function fromAttestation(
    submission: CredentialSubmission,
    issuer: ApiKey,
    now: number,
    given: Record<string, unknown>,
  ): Promise<CredentialRecord> {
    const { attestation: read, attester } = await readGiven(given, submission, issuer)
    const { attestation, method } = await checkSigned(read, attester)
    const { message, domain } = attestation
    const attestee = await resolve(submission.attestee)
    if (attestee.wallets.length === 0)
      throw broken('/attesteePKID', 'names no profile with a wallet, so that the recipient cannot be compared')
    if (!attestee.wallets.some((wallet) => same(wallet, message.recipient))) {
      throw broken('/attestation/message/recipient', `is ${message.recipient}, who is not the attestee`)
    }
    if (submission.isUidGiven && !same(submission.uid, attestation.uid)) throw broken('/uid', 'is not the uid of the attestation')
    if (isHex(submission.schemaID) && submission.schemaID.length === 66 && !same(submission.schemaID, message.schema)) {
      throw broken('/schemaID', 'is not the schema of the attestation')
    }
    const signedAt = Number(message.time)
    const expiresAt = Number(message.expirationTime)
    if (signedAt > now + SKEW_SECONDS) throw broken('/attestation/message/time', `is in the future: ${date(signedAt)}`)
    if (expiresAt !== 0 && expiresAt <= now && !submission.isRevoked) {
      throw broken('/attestation/message/expirationTime', `has passed: it expired on ${date(expiresAt)}`)
    }
    demandSigned(submission, attestation, attester)
    const own = same(message.schema, whocastSchemaUid) ? decodeWhocastData(message.data) : null
    if (own && own.name !== submission.name) throw broken('/name', `is not what was signed: ${own.name}`)
    if (own && (submission.value ?? own.value) !== own.value) throw broken('/value', `is not what was signed: ${own.value}`)
    const revocation = await readRevocation(attestation, attester, submission, now)
    const registered = own ? whocastSchema : await online?.schema(domain.chainId, message.schema)
    // One with a resolver is the registry's word: what is read by it is not what was signed.
    const definition = registered && isDefinitionOf(registered, message.schema) ? registered : undefined
    const said = readAttestation({ ...message, attester }, domain.chainId, definition)
    const value = submission.value ?? own?.value ?? said?.value
    const record: CredentialRecord = {
      ...basis(submission, issuer, now),
      uid: attestation.uid,
      kind: 'eas-offchain',
      ...(value === undefined || value === '' ? {} : { value }),
      schema: { uid: message.schema, ...(said?.definition === undefined ? {} : { definition: said.definition }) },
      attester: await withProfile(attester, submission.attester),
      ...(own && own.onBehalfOf !== zeroAddress ? { onBehalfOf: lower(own.onBehalfOf) } : {}),
      attestee: await withProfile(message.recipient, submission.attestee),
      source: submission.source ?? 'EAS',
      chain: submission.chain ?? chainName(domain.chainId),
      issuedAt: signedAt,
      ...(expiresAt === 0 ? {} : { expiresAt }),
      revocation,
      verification: { method, result: 'holds', checkedAt: now },
      evidence: { ...attestation },
    }
    return reportUnsigned(record, now)
  }

  /** The same for the form that EAS' explorer shares; what breaks a rule is told of the field that it came in. */
  async function fromCompact(
    submission: CredentialSubmission,
    issuer: ApiKey,
    now: number,
    { text, pointer }: { text: string; pointer: '/attestation' | '/reference' },
  ): Promise<CredentialRecord> {
    const { reference, ...rest } = submission
    // The URL is the attestation, which the record keeps as its evidence.
    const words = pointer === '/reference' || reference === undefined ? rest : { ...rest, reference }
    try {
      return await fromAttestation(words, issuer, now, expandCompact(text))
    } catch (error) {
      if (error instanceof AttestationError) throw broken(pointer, error.detail)
      const [violation] = error instanceof ServiceError ? (error.violations ?? []) : []
      if (!violation?.pointer.startsWith('/attestation')) throw error
      const inside = violation.pointer.slice('/attestation/'.length).replaceAll('/', '.')
      throw broken(pointer, [inside, violation.detail].filter((part) => part !== '').join(' '))
    }
  }

  /** The attestation, and the one who is to have signed it: whoever the package, the body or the key names. */
  async function readGiven(given: Record<string, unknown>, submission: CredentialSubmission, issuer: ApiKey) {
    try {
      const { attestation, signer } = parseAttestation(given)
      const named = await resolve(submission.attester)
      if (signer && submission.attester && !named.wallets.some((wallet) => same(wallet, signer))) {
        throw new AttestationError('/signer', `is ${signer}, who is not the attester that the body names`)
      }
      const candidates = signer ? [signer] : submission.attester ? named.wallets : issuer.attester ? [issuer.attester] : []
      const attester = candidates.find((wallet) => checkAttestation(attestation, wallet).result === 'holds') ?? candidates[0]
      if (!attester)
        throw new AttestationError('/signer', 'must say who signed, as must attesterAddress: the signature alone does not')
      return { attestation, attester }
    } catch (error) {
      if (error instanceof AttestationError) throw broken(`/attestation${error.pointer}`, error.detail)
      throw error
    }
  }

  /** @returns the attestation as it is kept, and by what it was checked; @throws ServiceError when it does not hold */
  async function checkSigned(attestation: SignedAttestation, attester: Address) {
    const check = checkAttestation(attestation, attester)
    if (check.result === 'holds') {
      const signature = splitSignature(attestation.signature) ?? attestation.signature
      return { attestation: { ...attestation, signature }, method: 'eip712' }
    }
    const wallet = getAddress(attester)
    const { chainId } = attestation.domain
    const isSigned = (signature: Hex) =>
      ask(() => online?.isSignedBy(chainId, attester, attestationDigest(attestation), signature))
    if (check.result === 'fails') {
      // A contract wallet may sign by the key of its owner, which looks like a key's own signature.
      const wrapped = check.pointer === '/signature' ? joinSignature(attestation.signature) : null
      if (wrapped && (await isSigned(wrapped))) return { attestation: { ...attestation, signature: wrapped }, method: 'erc1271' }
      throw broken(`/attestation${check.pointer}`, check.detail)
    }
    const verdict = await isSigned(check.signature)
    if (verdict === null) {
      throw broken(
        '/attestation/signature',
        `is a contract wallet's, which needs an RPC of chain ${chainId} to check; none is configured`,
      )
    }
    if (!verdict) throw broken('/attestation/signature', `the wallet ${wallet} does not accept it`)
    return { attestation, method: 'erc1271' }
  }

  async function readRevocation(
    attestation: SignedAttestation,
    attester: Address,
    submission: CredentialSubmission,
    now: number,
  ): Promise<Revocation> {
    if (submission.isRevoked) return { status: 'revoked', at: now, checkedAt: now }
    const { chainId, verifyingContract } = attestation.domain
    // An RPC that fails must not keep a signature that holds from being stored: the background check asks again.
    const at = await Promise.resolve(online?.revokedOffchain(chainId, verifyingContract, attester, attestation.uid)).catch(
      () => null,
    )
    if (at === null || at === undefined) return { status: 'unknown' }
    if (at > 0) throw broken('/attestation', `was revoked on ${date(at)} by ${getAddress(attester)}`)
    return { status: 'active', checkedAt: now }
  }

  async function signed(submission: CredentialSubmission, issuer: ApiKey, now: number): Promise<CredentialRecord> {
    if (!account?.sign || !attesterChain) throw new TypeError('no key to sign with')
    const [attester, attestee] = await Promise.all([resolve(submission.attester), resolve(submission.attestee)])
    const onBehalfOf = attester.wallets[0] ?? (submission.attester ? undefined : (issuer.attester ?? undefined))
    const recipient = attestee.wallets[0] ?? zeroAddress
    const issuedAt = submission.issuedAt ?? now
    const attestation = await signAttestation(
      account,
      { version: attesterChain.version, chainId: attesterChainId, verifyingContract: attesterChain.contract },
      {
        schema: whocastSchemaUid,
        recipient: getAddress(recipient),
        time: String(issuedAt),
        expirationTime: String(submission.expiresAt ?? 0),
        revocable: true,
        refUID: zeroBytes32,
        data: encodeData(whocastSchema, [
          submission.uid,
          submission.name,
          submission.value ?? '',
          onBehalfOf ?? zeroAddress,
          issuer.name,
          submission.attestee.profileID ?? '',
          submission.schemaID ?? '',
          submission.source ?? '',
          submission.chain ?? '',
          submission.reference ?? '',
          submission.data ?? '',
        ]),
        // From the credential's own uid, so that the same body makes the same attestation.
        salt: keccak256(concat([stringToHex('whocast'), submission.uid])),
      },
    )
    return {
      ...basis(submission, issuer, now),
      kind: 'eas-offchain',
      schema: { uid: whocastSchemaUid, definition: whocastSchema },
      attester: { address: lower(account.address) },
      ...(onBehalfOf ? { onBehalfOf: lower(onBehalfOf) } : {}),
      attestee: { ...submission.attestee, ...(attestee.wallets[0] ? { address: lower(attestee.wallets[0]) } : {}) },
      verification: { method: 'eip712', result: 'holds', checkedAt: now },
      evidence: { ...attestation },
    }
  }

  return {
    async accept(submission, issuer, now) {
      const { attestation, reference = '' } = submission
      if (typeof attestation === 'object') return fromAttestation(submission, issuer, now, attestation)
      if (attestation !== undefined) return fromCompact(submission, issuer, now, { text: attestation, pointer: '/attestation' })
      if (compactInUrl(reference) !== null)
        return fromCompact(submission, issuer, now, { text: reference, pointer: '/reference' })
      const found = castByHash ? await findCast({ resolve, castByHash }, submission) : null
      if (found) {
        demandOnlyWords(submission)
        return {
          ...basis(submission, issuer, now),
          kind: 'farcaster-cast',
          issuedAt: found.at,
          attester: { fid: found.fid },
          ...(submission.attester ? { claimedAttester: submission.attester } : {}),
          attestee: { ...submission.attestee, fid: found.target },
          verification: { method: 'ed25519', result: 'holds', checkedAt: now },
          evidence: { ...found.evidence },
        }
      }
      if (account) return signed(submission, issuer, now)
      const attester = submission.attester ?? (issuer.attester ? { address: lower(issuer.attester) } : undefined)
      return {
        ...basis(submission, issuer, now),
        kind: 'reported',
        ...(submission.schemaID === undefined ? {} : { schema: { uid: submission.schemaID } }),
        ...(attester ? { claimedAttester: attester } : {}),
        verification: { method: 'reported', result: 'unchecked', checkedAt: now },
      }
    },
  }
}

/** A chain that cannot be asked is not a signature that fails. */
async function ask(question: () => Promise<boolean | null> | undefined): Promise<boolean | null> {
  try {
    return (await question()) ?? null
  } catch (cause) {
    throw new ServiceError('unavailable', 'the chain that knows the signing wallet cannot be asked', {
      cause,
      retryAfterSeconds: 30,
    })
  }
}

const revocationOf = (submission: CredentialSubmission, now: number): Revocation =>
  submission.isRevoked ? { status: 'revoked', at: now, checkedAt: now } : { status: 'active', checkedAt: now }

/** r, s and v as the 65 bytes that a wallet's contract takes. */
const joinSignature = (signature: AttestationSignature): Hex =>
  typeof signature === 'string' ? signature : concat([signature.r, signature.s, toHex(signature.v)])

function pick<T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Pick<T, K>
}
