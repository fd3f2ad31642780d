/**
 * The grammar of casts, shared by the bot that stores a credential and by everyone who checks it.
 */
import { trimEnd } from '@whocast/contract/trim-end.ts'

/** Stands for a mentioned person while the words are read. */
export const PERSON = '\ufffc'

const MAX_SKILL_LENGTH = 60

const verbs = {
  endorse: 'endorse',
  endorses: 'endorse',
  vouch: 'endorse',
  withdraw: 'withdraw',
  unendorse: 'withdraw',
} as const

interface EndorsementWords {
  kind: 'endorse' | 'withdraw'
  /** The one mentioned before `for`, the author of the parent cast, or neither. */
  whom: 'mentioned' | 'parent' | 'unclear'
  /** In the form in which skills are compared and stored; null when none was named. */
  skill: string | null
}

/**
 * Reads the words after a mention as a request to endorse or withdraw; null when they are something
 * else.
 *
 * @param text with {@link PERSON} in the place of every mention
 */
export function readEndorsementWords(text: string): EndorsementWords | null {
  const request =
    /^[\s,:]*(?:please\s+|pls\s+|i(?:['’]d like to)?\s+)?([a-z]+)(?:\s+(?:my\s+)?endorsement(?:\s+of)?)?(.*)$/isu.exec(
      text,
    )
  const verb = request?.[1]?.toLowerCase() ?? ''
  if (!request || !Object.hasOwn(verbs, verb)) return null
  const kind = verbs[verb as keyof typeof verbs]
  const [, target = '', what] = /^(.*?)(?:^|[\s\ufffc])for\s+(.+)$/isu.exec(request[2] ?? '') ?? []
  // "endorse" alone in another sentence ("endorse this message") is a question for the lookup.
  if (what === undefined && !text.includes(PERSON)) return null
  const isPointing = /^[\s,]*(?:(?:them|him|her|this|op|author)[\s,]*)?$/iu.test(target)
  return {
    kind,
    whom: target.includes(PERSON) ? 'mentioned' : isPointing ? 'parent' : 'unclear',
    skill: readSkill(what ?? ''),
  }
}

function readSkill(text: string): string | null {
  const [line = ''] = text.split(/[\n\ufffc!?;,。！？]|\.(?:\s|$)|https?:\/\//iu)
  const skill = trimEnd(normal(line).replace(/^[\s"'«“”#]+/u, ''), /[\s"'»“”.]/u)
  const isSayable =
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+#/.'’-]*$/u.test(skill) &&
    [...skill].length <= MAX_SKILL_LENGTH
  return isSayable ? skill : null
}

const normal = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')

/** Endorsements are named by what they are for. */
export const endorsementName = (skill: string): string => `Endorsed for ${skill}`
const endorsedSkill = (name: string): string | null =>
  /^Endorsed for (.+)$/s.exec(name)?.[1] ?? null

export interface CastWords {
  /** With {@link PERSON} in the place of every mention. */
  text: string
  mentions: readonly number[]
  /** The author of the cast that it answers. */
  parentFid?: number
}

/**
 * Whether a cast supports a credential of this name. An endorsement must be worded as one, of
 * exactly this skill and this person. Any other name must be a whole line of the cast, so that a
 * passing mention or a denial is no credential.
 *
 * @param target the fid that the credential is about
 */
export function castSays(cast: CastWords, name: string, target: number): boolean {
  const skill = endorsedSkill(name)
  if (skill !== null) {
    const line = readEndorsementLine(cast.text)
    const recipient = line?.mention === null ? cast.parentFid : cast.mentions[line?.mention ?? -1]
    return line !== null && recipient === target && line.skill === normal(skill).trim()
  }
  if (!cast.mentions.includes(target) && cast.parentFid !== target) return false
  const lines = cast.text.split('\n').map((line) => normal(line.replaceAll(PERSON, ' ')).trim())
  const wanted = normal(name).trim()
  return wanted !== '' && lines.includes(wanted)
}

interface EndorsementLine {
  /** The place of the endorsed person among the mentions; null: the author of the parent cast. */
  mention: number | null
  skill: string
}

/** The bot that stores it may be mentioned first. */
const endorsementLine =
  /^(\ufffc[\s,:]*)?(?:(?:please|pls|i|i['’]d like to)\s+)?(?:endorses?|vouch)\s+(?:my\s+endorsement\s+of\s+)?(?:(\ufffc)\s*|(?:them|him|her|this|op|author)\s+)?for\s+(\S.*)$/iu

/**
 * Reads a whole cast as an endorsement: one line by a fixed grammar. Nothing may surround it, so
 * that irony, a question or a second sentence does not count.
 *
 * @param text with {@link PERSON} in the place of every mention
 */
export function readEndorsementLine(text: string): EndorsementLine | null {
  const [, bot, person, rest = ''] = endorsementLine.exec(text.trim()) ?? []
  const claim = normal(rest).replace(/[.!。！]{1,3}$/u, '')
  const skill = readSkill(claim)
  const bare = trimEnd(claim.replace(/^[\s"'«“”#]+/u, ''), /[\s"'»“”]/)
  if (skill === null || skill !== bare) return null
  return { mention: person === undefined ? null : bot === undefined ? 0 : 1, skill }
}
