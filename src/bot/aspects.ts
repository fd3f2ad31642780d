import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import { type Identifier, shortAddress } from '@whocast/contract/identifier.ts'
import { type Channel, type Profile, profileFid } from '@whocast/contract/profile.ts'
import { cutBytes, tame } from '@whocast/contract/tame.ts'
import type { Aspect } from '@whocast/mention-reader/intent.ts'
import type { Language } from '@whocast/mention-reader/language.ts'
import { fill } from '@whocast/mention-reader/replies.ts'
import { gradeWord, list, MAX_TEXT_BYTES, shortName } from './reply.ts'

/**
 * Writes the reply to a question about one property of a person.
 *
 * @param requested the identifier that found the person
 * @returns null where the general reply says it best
 */
export function aspectText(
  profile: Profile,
  aspect: Aspect,
  requested: Identifier | null,
  language: Language,
): string | null {
  const text = textOf(profile, aspect, requested, language)
  return text === null ? null : cutBytes(text, MAX_TEXT_BYTES)
}

function textOf(
  profile: Profile,
  aspect: Aspect,
  requested: Identifier | null,
  language: Language,
): string | null {
  const { replies } = language
  const name = shortName(profile, language)
  switch (aspect.kind) {
    case 'fid': {
      const fid = profileFid(profile)
      return fid === null
        ? fill(replies.lacks, { name, label: 'fid' })
        : fill(replies.fid, { name, value: fid })
    }
    case 'wallet':
      return walletText(profile, name, language)
    case 'ens':
      return accountText(profile, ['ens', 'basename'], name, language)
    case 'account': {
      const type = parseChannelType(aspect.channel)
      return type === null ? null : accountText(profile, [type], name, language)
    }
    case 'trust':
      return trustText(profile, name, requested, language)
    case 'verifiers':
      return verifiersText(profile, name, language)
    case 'credentials': {
      const names = [...new Set(profile.credentials.map((one) => tame(one.name, 60)))]
      return names.length === 0
        ? null
        : fill(replies.holds, { name, list: list(names, 3, language) })
    }
    case 'credential':
      return credentialText(profile, name, aspect.name, language)
    case 'accounts':
      return null
    default:
      return aspect satisfies never
  }
}

const rowsOf = (profile: Profile, types: readonly string[]): Channel[] =>
  [true, false].flatMap((isVerified) =>
    profile.channels.filter(
      (row) => types.includes(row.type) && row.isVerified === isVerified && !row.isLocked,
    ),
  )

function accountText(
  profile: Profile,
  types: readonly Channel['type'][],
  name: string,
  language: Language,
): string {
  const [row] = rowsOf(profile, types)
  const label = channelRow(row?.type ?? types[0] ?? 'custom').label
  if (!row) return fill(language.replies.lacks, { name, label })
  const value = tame(row.value, 80)
  return fill(language.replies.account, { name, label, value, grade: gradeWord(row, language) })
}

function walletText(profile: Profile, name: string, language: Language): string {
  const rows = rowsOf(profile, ['wallet'])
  const [row] = rows
  const address = row?.value ?? profile.walletAddress
  if (address === undefined)
    return fill(language.replies.lacks, { name, label: channelRow('wallet').label })
  const first = fill(language.replies.wallet, {
    name,
    value: address,
    grade: gradeWord(row ?? {}, language),
  })
  const others = rows.slice(1).map(({ value }) => shortAddress(value))
  return others.length === 0
    ? first
    : `${first}\n${fill(language.replies.also, { list: list(others, 3, language) })}`
}

function trustText(
  profile: Profile,
  name: string,
  requested: Identifier | null,
  language: Language,
): string | null {
  const { replies, code } = language
  const type = requested?.kind === 'eth' ? 'wallet' : requested?.kind === 'ens' ? 'ens' : null
  const row = profile.channels.find(
    (one) =>
      one.isVerified &&
      !one.isLocked &&
      one.type === type &&
      requested !== null &&
      [
        requested.kind === 'eth' ? requested.address : '',
        requested.kind === 'ens' ? requested.name : '',
      ].includes(one.value.toLowerCase()),
  )
  const rows = row ? [row] : rowsOf(profile, ['farcaster', 'ens', 'basename', 'wallet']).slice(0, 3)
  if (rows.length === 0) return null
  const day = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' })
  const warning = profile.warning
    ? [fill(replies.impostor, { name: tame(profile.warning.of.handle, 60) })]
    : []
  const owner =
    row?.type === 'wallet'
      ? [fill(replies.owner, { name, grade: gradeWord(row, language) })]
      : rows.map((one) =>
          fill(replies.account, {
            name,
            label: channelRow(one.type).label,
            value: one.type === 'wallet' ? shortAddress(one.value) : tame(one.value, 50),
            grade: gradeWord(one, language),
          }),
        )
  const at = profile.credentials.flatMap(({ issuedAt }) => issuedAt ?? [])
  const since =
    at.length === 0
      ? []
      : [
          `${list([...new Set(profile.credentials.map((one) => tame(one.name, 40)))], 2, language)} (${fill(replies.since, { date: day.format(Math.min(...at) * 1000) })})`,
        ]
  return [...warning, ...owner, ...since].join('\n')
}

function verifiersText(profile: Profile, name: string, language: Language): string {
  const { replies } = language
  const attesters = [
    ...new Set(
      profile.credentials.map(({ attester, name: credential }) => {
        const by = /^0x[0-9a-f]{40}$/i.test(attester) ? shortAddress(attester) : attester
        return `${tame(by, 40)} (${tame(credential, 40)})`
      }),
    ),
  ]
  return attesters.length === 0
    ? fill(replies.notVerified, { name })
    : fill(replies.verifiedBy, { name, list: list(attesters, 3, language) })
}

function credentialText(
  profile: Profile,
  name: string,
  wanted: string,
  language: Language,
): string {
  const { replies } = language
  const key = wanted.toLowerCase()
  const stored = profile.credentials.find((one) => one.name.toLowerCase().includes(key))
  if (!stored) return fill(replies.lacksCredential, { name, value: `“${tame(wanted, 60)}”` })
  const value = `${tame(stored.name, 60)} (${gradeWord(stored, language)})`
  return fill(replies.hasCredential, { name, value })
}
