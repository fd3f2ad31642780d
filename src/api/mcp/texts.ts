import { countedText, markWords } from '@whocast/contract/display.ts'
import type {
  AccountForm,
  CheckOutput,
  CredentialForm,
  HoldersOutput,
  LookupOutput,
  ProfileForm,
  SearchOutput,
  VerifyOutput,
} from './forms.ts'
import { quoted, untrustedBlock } from './untrusted.ts'

/** Short texts of results, for people and clients without structured output; claims are quoted. */

/** Rows of one kind in a text; the structured result has more. */
const MAX_LINES = 15

const amount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const more = (shown: number, all: number): string[] =>
  all > shown ? [`  … and ${all - shown} more`] : []

const gradeWord = ({ grade, reportedBy }: Pick<AccountForm, 'grade' | 'reportedBy'>): string =>
  grade === 'reported' && reportedBy !== undefined ? `reported by ${quoted(reportedBy, 80)}` : grade

/** `3 proven, 1 claimed`. */
function gradesText(rows: readonly { grade: keyof typeof markWords }[]): string {
  const grades = Object.keys(markWords) as (keyof typeof markWords)[]
  return grades
    .map((grade) => ({ grade, count: rows.filter((row) => row.grade === grade).length }))
    .filter(({ count }) => count > 0)
    .map(({ grade, count }) => `${count} ${grade}`)
    .join(', ')
}

/** The text of `lookup_profile`. */
export function lookupText({
  asked: requested,
  profiles,
  similar = [],
  isStale,
}: LookupOutput): string {
  if (similar.length > 0) {
    const reason = isStale
      ? `The sources for ${quoted(requested)} are unreachable at the moment.`
      : `No profile has the account ${quoted(requested)}.`
    const head = `${reason} ${amount(similar.length, 'stored profile')} may be meant: ask which, or verify before you rely on one.`
    return [head, untrustedBlock(similar.map(foundLine))].join('\n')
  }
  if (profiles.length === 0)
    return `No profile is known for ${quoted(requested)}. That is an answer, not an error: check the spelling, or try another identifier of the same person. For a display name call search_people.`
  const stale = isStale ? ' The sources are unreachable at the moment: this is older data.' : ''
  const head = `${amount(profiles.length, 'profile')} found for ${quoted(requested)}.${stale}`
  return [head, untrustedBlock(profiles.flatMap(profileLines))].join('\n')
}

function profileLines(profile: ProfileForm): string[] {
  const { accounts, accountCount, credentials, credentialCount, untrusted } = profile
  const facts = [
    profile.page === undefined ? [] : [`  page: ${profile.page}`],
    profile.fid === undefined ? [] : [`  Farcaster ID: ${profile.fid}`],
    profile.walletAddress === undefined
      ? []
      : [`  wallet: ${profile.walletAddress} (${profile.primaryWalletReason})`],
    profile.isSample ? ['  an invented person, for demonstration'] : [],
  ].flat()
  const words = Object.entries(untrusted).map(
    ([name, text]) => `  ${name}: ${quoted(text ?? '', 400)}`,
  )
  const shown = accounts.slice(0, MAX_LINES)
  const current = credentials.slice(0, MAX_LINES)
  return [
    `profile ${profile.profileID}`,
    ...facts,
    ...words,
    `  ${amount(accountCount, 'account')}${accounts.length > 0 ? ` (${gradesText(accounts)})` : ''}`,
    ...shown.map(
      (account) =>
        `  - ${account.type} ${quoted(account.value)}: ${gradeWord(account)}${lookalikeText(account)}`,
    ),
    ...more(shown.length, accountCount),
    `  ${countedText(credentialCount)} ${credentialCount === 1 ? 'credential' : 'credentials'}`,
    ...current.map((credential) => `  - ${credentialLine(credential)}`),
    ...more(current.length, credentialCount),
  ]
}

const lookalikeText = ({ lookalikeOf }: AccountForm): string =>
  lookalikeOf === undefined ? '' : `; LOOKS LIKE ANOTHER ADDRESS, ${lookalikeOf}: compare both`

const credentialLine = ({ untrusted, grade, attester, issuedAt }: CredentialForm): string =>
  `${quoted(untrusted.name)}: ${grade}, by ${quoted(attester, 100)}${issuedAt === undefined ? '' : `, ${issuedAt.slice(0, 10)}`}`

/** The text of `search_people`. */
export function searchText({ asked: requested, results }: SearchOutput): string {
  if (results.length === 0)
    return `No stored profile matches ${quoted(requested)}. Search covers stored profiles alone: with an exact handle or name use lookup_profile, which queries the networks.`
  const lines = results.map(foundLine)
  const head = `${amount(results.length, 'profile')} like ${quoted(requested)}. A similar name proves nothing: verify before you rely on one.`
  return [head, untrustedBlock(lines)].join('\n')
}

function foundLine({
  identifier,
  profileID,
  match,
  untrusted,
}: SearchOutput['results'][number]): string {
  const name = untrusted.displayName === undefined ? '' : ` ${quoted(untrusted.displayName, 100)}`
  return `- ${identifier === undefined ? profileID : quoted(identifier)}${name}: ${match.type} ${quoted(untrusted.matched, 100)}, ${match.grade}`
}

/** The text of `verify_profile`. */
export function verifyText({
  asked: requested,
  isFound,
  summary,
  verdicts,
  leftToTrust,
}: VerifyOutput): string {
  if (!isFound) return `No profile is known for ${quoted(requested)}: there is nothing to verify.`
  const { holds, fails, unchecked, claimed } = summary
  const head = `${quoted(requested)}: ${holds} proven by evidence that was checked just now, ${fails} failed, ${unchecked} rely on a source that was not checked, ${claimed} merely claimed.`
  const words = { holds: 'holds', fails: 'FAILS', unchecked: 'unverified' }
  const rows = verdicts.map(({ subject, label, value, status, grade, reason }) => {
    const what =
      subject === 'credential'
        ? `credential ${quoted(label)}`
        : `${subject} ${quoted(label, 60)} ${quoted(value, 100)}`
    return `- ${what}: ${grade === 'claimed' ? 'claimed' : words[status]}: ${quoted(reason, 300)}`
  })
  const shown = rows.slice(0, 2 * MAX_LINES)
  const trust =
    leftToTrust.length === 0
      ? []
      : [
          'left to trust:',
          ...leftToTrust.slice(0, MAX_LINES).map((part) => `- ${quoted(part, 300)}`),
        ]
  return [head, untrustedBlock([...shown, ...more(shown.length, rows.length), ...trust])].join('\n')
}

/** The text of `check_credential`. */
export function checkText(
  input: { holder: string; credentialName: string },
  { isHeld, credential }: CheckOutput,
): string {
  const what = `${quoted(input.holder)} ${isHeld ? 'has' : 'does not have'} the credential ${quoted(input.credentialName)}`
  return credential
    ? [`${what}.`, untrustedBlock([credentialLine(credential)])].join('\n')
    : `${what} that was requested.`
}

/** The text of `list_credential_holders`. */
export function holdersText(
  credentialName: string,
  { holders, nextCursor }: HoldersOutput,
): string {
  if (holders.length === 0)
    return `No holder of ${quoted(credentialName)} is known. Names are compared exactly, letter case included.`
  const lines = holders.map(({ profileID, walletAddress, untrusted, credential }) => {
    const name = untrusted.displayName === undefined ? '' : ` ${quoted(untrusted.displayName, 100)}`
    return `- ${walletAddress ?? `profile ${profileID}`}${name}: ${credential.grade}, by ${quoted(credential.attester, 100)}`
  })
  const next = nextCursor === undefined ? [] : ['There are more: pass nextCursor as cursor.']
  return [
    `${amount(holders.length, 'holder')} of ${quoted(credentialName)}.`,
    untrustedBlock(lines),
    ...next,
  ].join('\n')
}
