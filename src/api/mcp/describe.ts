import {
  type Credential,
  type CredentialRecord,
  toCredential,
} from '@whocast/contract/credential.ts'
import {
  canonicalPath,
  credentialCountOf,
  handleOf,
  orderChannels,
} from '@whocast/contract/display.ts'
import { findLookalikeWallets, primaryWalletReason } from '@whocast/contract/primary-wallet.ts'
import { type Channel, type Profile, profileFid } from '@whocast/contract/profile.ts'
import { untrustedFields } from '@whocast/contract/profile-fields.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import type { CheckedDocument } from '@whocast/evidence/document.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { getAddress } from 'viem'
import type { Holder } from '../../credentials/port.ts'
import type { SearchResult } from '../../search/search.ts'
import {
  type AccountForm,
  type CredentialForm,
  type HoldersOutput,
  MAX_ROWS,
  type ProfileForm,
  type SearchOutput,
  type VerifyOutput,
} from './forms.ts'
import { visibleText } from './untrusted.ts'

/** Profiles, credentials and verdicts in the forms of the tools' results. */

const HANDLE_LENGTH = 300
const LINE_LENGTH = 300
const REASON_LENGTH = 600

/** The texts of an object that say anything, made visible; the rest is left out. */
function texts<Name extends string>(
  fields: Partial<Record<Name, [text: string | undefined, max: number]>>,
): Partial<Record<Name, string>> {
  const selected: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const [text, max] = fields[name] ?? [undefined, 0]
    const visible = text === undefined ? '' : visibleText(text, max)
    if (visible !== '') selected[name] = visible
  }
  return selected
}

/** Describes a profile, its first accounts and credentials; `known` are the user's addresses. */
export function profileForm(
  profile: Profile,
  baseUrl: string,
  known: readonly string[] = [],
): ProfileForm {
  const { profileID, walletAddress, updatedAt, channels, credentials } = profile
  const path = canonicalPath(profile)
  const fid = profileFid(profile)
  const lookalikes = findLookalikeWallets(channels, known)
  return {
    profileID,
    ...(path === null ? {} : { page: baseUrl + path }),
    ...(walletAddress
      ? {
          walletAddress: getAddress(walletAddress),
          primaryWalletReason: primaryWalletReason(channels, walletAddress),
        }
      : {}),
    ...(fid === null ? {} : { fid }),
    ...(updatedAt === undefined ? {} : { updatedAt: wireTime(updatedAt) }),
    ...(profile.isSample ? { isSample: true } : {}),
    accounts: orderChannels(channels)
      .slice(0, MAX_ROWS)
      .map((row) => accountForm(row, lookalikes)),
    accountCount: channels.length,
    credentials: credentials
      .slice(0, MAX_ROWS)
      .map((credential) => credentialForm(credential, baseUrl)),
    credentialCount: credentialCountOf(profile),
    untrusted: texts(
      Object.fromEntries(
        untrustedFields.map(({ name, max }) => {
          const value = profile[name]
          return [name, [typeof value === 'string' ? value : undefined, max]]
        }),
      ),
    ),
  }
}

function accountForm(
  { type, value, url, verification, unreadableReason }: Channel,
  lookalikes: ReadonlyMap<string, string>,
): AccountForm {
  const lookalikeOf = type === 'wallet' ? lookalikes.get(value) : undefined
  return {
    type,
    value: visibleText(value, HANDLE_LENGTH),
    ...(url === undefined ? {} : { url: visibleText(url, 2000) }),
    grade: verification?.grade ?? 'claimed',
    ...(verification?.grade === 'reported'
      ? { reportedBy: visibleText(verification.by, LINE_LENGTH) }
      : {}),
    ...(verification ? { checkedAt: wireTime(verification.checkedAt) } : {}),
    ...(lookalikeOf === undefined ? {} : { lookalikeOf }),
    ...(unreadableReason === undefined
      ? {}
      : { unreadableReason: visibleText(unreadableReason, LINE_LENGTH) }),
  }
}

/** One credential as a row. */
export function credentialForm(
  credential: Credential,
  baseUrl: string,
  value?: string,
): CredentialForm {
  const { uid, kind, attester, issuedAt, expiresAt, verification, name, source, reference } =
    credential
  return {
    uid,
    grade: verification.grade,
    kind,
    attester: visibleText(attester, LINE_LENGTH),
    ...(issuedAt === undefined ? {} : { issuedAt: wireTime(issuedAt) }),
    ...(expiresAt === undefined ? {} : { expiresAt: wireTime(expiresAt) }),
    url: `${baseUrl}/credentials/${uid}`,
    untrusted: {
      name: visibleText(name, LINE_LENGTH),
      ...texts({
        source: [source, LINE_LENGTH],
        reference: [reference, 1000],
        value: [value, 1000],
      }),
    },
  }
}

/** One whole record as a row, with its value. */
export const recordForm = (record: CredentialRecord, baseUrl: string): CredentialForm =>
  credentialForm(toCredential(record), baseUrl, record.value)

/** One person who was found by a search. */
export function resultForm(
  { profile, match, likeness }: SearchResult,
  baseUrl: string,
): SearchOutput['results'][number] {
  const path = canonicalPath(profile)
  const identifier = path === null ? null : identifierOf(path)
  return {
    profileID: profile.profileID,
    ...(path === null ? {} : { page: baseUrl + path }),
    ...(identifier === null ? {} : { identifier }),
    likeness,
    match: { type: match.type, grade: match.grade ?? 'claimed' },
    untrusted: {
      ...texts({ displayName: [profile.displayName, LINE_LENGTH] }),
      handle: visibleText(handleOf(profile), LINE_LENGTH),
      matched: visibleText(match.value, LINE_LENGTH),
    },
  }
}

/** A path of ours as an identifier; its parts were parsed before they were put together. */
function identifierOf(path: string): string | null {
  const [kind, ...rest] = path.split('/').slice(1).map(decodeURIComponent)
  if (kind === 'fname') return `@${rest[0]}`
  if (kind === 'fid') return `fid:${rest[0]}`
  return kind === 'socials' ? rest.join(':') : (rest[0] ?? null)
}

/** One holder of a credential. */
export function holderForm(holder: Holder, baseUrl: string): HoldersOutput['holders'][number] {
  const { profileID, walletAddress, credential, displayName, bio } = holder
  const { uid, grade, attester, issuedAt } = credential
  return {
    profileID,
    ...(walletAddress
      ? {
          walletAddress: getAddress(walletAddress),
          page: `${baseUrl}/eth/${getAddress(walletAddress)}`,
        }
      : {}),
    credential: {
      uid,
      grade,
      attester: visibleText(attester, LINE_LENGTH),
      ...(issuedAt === undefined ? {} : { issuedAt: wireTime(issuedAt) }),
    },
    untrusted: texts({ displayName: [displayName, LINE_LENGTH], bio: [bio, LINE_LENGTH] }),
  }
}

/** One verdict of the checker, its texts made visible. */
export const verdictForm = (verdict: Verdict): VerifyOutput['verdicts'][number] => ({
  ...(verdict.profileID === undefined ? {} : { profileID: verdict.profileID }),
  subject: verdict.subject,
  label: visibleText(verdict.label, LINE_LENGTH),
  value: visibleText(verdict.value, HANDLE_LENGTH),
  status: verdict.status,
  grade: verdict.grade,
  reason: visibleText(verdict.reason, REASON_LENGTH),
  leftToTrust: verdict.leftToTrust.map((part) => visibleText(part, REASON_LENGTH)),
})

/** Returns the verdicts on members of profiles that are not rows: names, texts, wallets. */
export const memberForms = ({ members }: CheckedDocument): VerifyOutput['members'] =>
  members.flatMap(({ pointer, status, reason }) => {
    const [, , , member = '', ...rest] = pointer.split('/')
    if (member === 'channels' || member === 'credentials') return []
    return [
      {
        member: visibleText([member, ...rest].join('/'), LINE_LENGTH),
        status,
        reason: visibleText(reason, REASON_LENGTH),
      },
    ]
  })
