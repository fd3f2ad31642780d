import type { SignedMessage } from '@whocast/contract/proof.ts'
import { type Fields, list, object } from '@whocast/contract/untrusted.ts'
import { keyStanding } from './app-key.ts'
import { type Assumption, current, uniqueAssumptions } from './assumption.ts'
import { givenBlocks } from './authorities.ts'
import { messageTypes, parseMessage, userDataTypes } from './forms/farcaster-message.ts'
import { readSignedMessage, type SignedClaim } from './message.ts'
import type { ReadProfile } from './profile.ts'
import { fidNode } from './subject.ts'
import { date, type EvidenceVerdict, holds, unchecked, unlessBroken } from './verdict.ts'

interface SignedMember {
  member: string
  /** The path of the signed part, below the profile: `bio`, `highlights/0`. */
  path: string
  /** The member with only what was signed; other entries of a list are undefined. */
  value: unknown
  verdict: EvidenceVerdict
}

/** More than a profile has. */
const MAX_MESSAGES = 16

type Find = (profile: Fields, value: string) => Omit<SignedMember, 'verdict'> | null

interface Finder {
  member: string
  find: Find
}

const plain = (member: string, isStated: (value: string, shown: unknown) => boolean): Finder => ({
  member,
  find: (profile, value) =>
    isStated(value, profile[member]) ? { member, path: member, value: profile[member] } : null,
})

/** Members of a profile that a fid's user data may be, by the type of the data. */
const finders: ReadonlyMap<number, Finder> = new Map([
  [userDataTypes.display, plain('displayName', isText)],
  [userDataTypes.bio, plain('bio', isText)],
  [userDataTypes.pfp, plain('avatarUrl', isUrl)],
  [userDataTypes.location, plain('location', isLocation)],
  [userDataTypes.url, { member: 'highlights', find: findLink }],
])

/** Returns the member of a profile that a message of user data states. */
export function memberOf(message: SignedMessage): string | undefined {
  const read = parseMessage({ ...message, hashScheme: 1, signatureScheme: 1 })
  return finders.get(read?.data.userDataBody?.type ?? 0)?.member
}

/**
 * Checks the members of a profile that are stated in messages of its fid, which are
 * `evidence.userData`. The newest message by a proven key counts for each type of data. Members
 * that no message states are left out.
 */
export async function checkUserData(
  profile: Fields,
  { context, graph, requested }: ReadProfile,
): Promise<SignedMember[]> {
  if (requested === null) return []
  const { now, evidence } = context
  const found = new Map<number, SignedMember & { rank: number }>()
  for (const given of list(evidence.userData).slice(0, MAX_MESSAGES)) {
    const signed = await unlessBroken(() => readSignedMessage(given, now), null)
    const { type = 0, value } = signed?.data.userDataBody ?? {}
    const finder = finders.get(type)
    if (!signed || !finder || signed.data.type !== messageTypes.userDataAdd || value === undefined)
      continue
    const tie = graph.tie(requested, fidNode(signed.fid))
    if (!tie) continue
    const key = await keyStanding(context, { ...signed, type: signed.data.type })
    const words = [...(key.word === undefined ? [] : [key.word]), ...tie.words]
    const rank = words.length === 0 ? signed.at : -1
    const known = found.get(type)
    if (known && known.rank >= rank) continue
    const verdict = verdictOn(signed, words, {
      reasons: tie.reasons,
      trust: [...key.trust, ...tie.trust],
    })
    const part = finder.find(profile, value) ?? { member: '', path: '', value: undefined }
    found.set(type, { ...part, rank, verdict: givenBlocks(verdict, context) })
  }
  return [...found.values()].filter(({ member }) => member !== '')
}

function verdictOn(
  { fid, at }: SignedClaim,
  words: readonly string[],
  { reasons, trust }: { reasons: readonly string[]; trust: readonly Assumption[] },
): EvidenceVerdict {
  const reason = `signed by fid ${fid} on ${date(at)}`
  if (words.length > 0) return unchecked([reason, ...words].join('; '))
  const assumptions = [...trust, current(`that fid ${fid} has not changed it since ${date(at)}`)]
  return holds([reason, ...reasons].join('; '), uniqueAssumptions(assumptions))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: services take these characters out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Services may cut longer texts. */
const MIN_CUT = 200

/** Returns true if a member is a signed text: without control characters, maybe cut. */
function isText(value: string, shown: unknown): boolean {
  if (typeof shown !== 'string' || shown === '') return false
  const signed = value.replace(controls, '').trim()
  return signed === shown || (shown.length >= MIN_CUT && signed.startsWith(shown))
}

/** Returns a URL as the URL standard writes it; null where the text is no URL. */
function hrefOf(value: string): string | null {
  const url = value.trim()
  return URL.canParse(url) ? new URL(url).href : null
}

function isUrl(value: string, shown: unknown): boolean {
  return typeof shown === 'string' && hrefOf(value) === shown
}

/** Returns true if a member is a signed `geo:52.52,13.40`, written `52.52, 13.40`. */
function isLocation(value: string, shown: unknown): boolean {
  const [, latitude, longitude] =
    /^geo:(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(value) ?? []
  return latitude !== undefined && shown === `${latitude}, ${longitude}`
}

/** Finds the first highlight with a signed URL, and with its host as the title. */
function findLink({ highlights }: Fields, value: string): Omit<SignedMember, 'verdict'> | null {
  const url = hrefOf(value)
  if (url === null) return null
  const title = new URL(url).hostname
  const links: unknown[] = Array.isArray(highlights) ? highlights : []
  const index = links.findIndex((one) => object(one).url === url && object(one).title === title)
  if (index === -1) return null
  const shown = links.map((_, at) => (at === index ? { title, url } : undefined))
  return { member: 'highlights', path: `highlights/${index}`, value: shown }
}
