import { type ChannelType, channelTypes, parseHandle } from '@whocast/contract/channel.ts'
import {
  type FieldName,
  fieldNames,
  type OwnTextName,
  ownTextLimits,
  ownTextNames,
  type ProfileFields,
  profileFields,
} from '@whocast/contract/profile-fields.ts'

/** An owner's complete decision, which replaces earlier ones (docs/yours.md). */
export interface Decision {
  /** The person it is about: `fid:3`, or `eth:0x…` of a person without a fid. */
  of: string
  /** Nothing is shown at all. */
  isHidden: boolean
  channels: ChannelName[]
  /** Uids of hidden credentials, in lower case. */
  credentials: string[]
  /** Muted attesters, as rows of credentials name them, in lower case. */
  issuers: string[]
  fields: HideableField[]
  /** The owner's text in place of that of sources. */
  says: OwnersWords
  /** Accounts of private types that the owner publishes. */
  publishes: ChannelName[]
  order: ChannelName[]
  /** The colour of the card and the page, `#rrggbb` in lower case; null: that of the picture. */
  accent: string | null
}

export interface ChannelName {
  type: ChannelType
  value: string
}

/** The fields that an owner may write, in place of what sources report. */
export type OwnersWords = Pick<ProfileFields, OwnTextName | 'highlights'>

export const hideableFields: readonly FieldName[] = fieldNames
export type HideableField = FieldName

/** The longest message of EIP-4361 that is read, in UTF-16 code units. */
export const MAX_MESSAGE = 20_000

/** The maximum number of links, and the length of their titles. */
export const MAX_LINKS = profileFields.highlights.ownMax
export const MAX_TITLE = 80
/** Accounts, credentials: of each list. */
export const MAX_ENTRIES = 200

/** A decision that changes nothing. */
export const noDecision = (of: string): Decision => ({
  of,
  isHidden: false,
  channels: [],
  credentials: [],
  issuers: [],
  fields: [],
  says: {},
  publishes: [],
  order: [],
  accent: null,
})

/** The prefix of the resources of our own statements. */
export const OWN_RESOURCE = 'urn:whocast:'
/** The resource that hides everything; the colons of an owner's text are encoded. */
export const HIDE_EVERYTHING = `${OWN_RESOURCE}hide:everything`
export const LEAVE_RESOURCE = `${OWN_RESOURCE}leave`

const encode = encodeURIComponent
const channelPart = ({ type, value }: ChannelName) => `${type}:${encode(value)}`

/** The resources of a decision, in one order. */
export function writeDecision(decision: Decision): string[] {
  const { of, isHidden, channels, credentials, issuers, fields, says, publishes, order, accent } =
    decision
  return [
    `of:${of}`,
    ...(isHidden ? ['hide:everything'] : []),
    ...channels.map((channel) => `hide:channel:${channelPart(channel)}`),
    ...credentials.map((uid) => `hide:credential:${uid}`),
    ...issuers.map((attester) => `hide:issuer:${encode(attester)}`),
    ...fields.map((name) => `hide:field:${name}`),
    ...ownTextNames.flatMap((name) =>
      says[name] === undefined ? [] : [`say:${name}:${encode(says[name])}`],
    ),
    ...(says.highlights ?? []).map(({ title, url }) => `say:link:${encode(title)}:${encode(url)}`),
    ...publishes.map((channel) => `publish:${channelPart(channel)}`),
    ...order.map((channel) => `order:${channelPart(channel)}`),
    ...(accent === null ? [] : [`accent:${accent.slice(1)}`]),
  ].map((part) => OWN_RESOURCE + part)
}

/** Returns the resources with which an owner leaves. */
export const writeLeave = (of: string): string[] => [`${OWN_RESOURCE}of:${of}`, LEAVE_RESOURCE]

/**
 * Reads the resources of a message as a decision.
 *
 * @returns null if they are invalid: something in them is unknown, too long, or repeated
 */
export function readDecision(resources: readonly string[]): Decision | null {
  const [first = '', ...rest] = resources
  const of = /^urn:whocast:of:(fid:[1-9]\d{0,15}|eth:0x[0-9a-f]{40})$/.exec(first)?.[1]
  if (of === undefined) return null
  const decision = noDecision(of)
  for (const resource of rest)
    if (!resource.startsWith(OWN_RESOURCE) || !take(decision, resource.slice(OWN_RESOURCE.length)))
      return null
  // Members left out, repeated or in another order would be signed and not read.
  return writeDecision(decision).join('\n') === resources.join('\n') ? decision : null
}

function take(decision: Decision, part: string): boolean {
  const [verb = '', ...names] = part.split(':')
  const texts = names.map(decodePart)
  if (texts.includes(null)) return false
  const [a = '', b = '', c] = texts as string[]
  if (part === 'hide:everything') {
    decision.isHidden = true
    return true
  }
  if (verb === 'hide' && a === 'field')
    return add(
      decision.fields,
      hideableFields.find((name) => name === b),
    )
  if (verb === 'hide' && a === 'credential')
    return add(decision.credentials, /^0x[0-9a-f]{64}$/.test(b) ? b : undefined)
  if (verb === 'hide' && a === 'issuer') return add(decision.issuers, isAttester(b) ? b : undefined)
  if (verb === 'hide' && a === 'channel') return add(decision.channels, toChannelName(b, c))
  if (verb === 'publish') return add(decision.publishes, toChannelName(a, b))
  if (verb === 'order') return add(decision.order, toChannelName(a, b))
  if (verb === 'accent' && /^[0-9a-f]{6}$/.test(a)) {
    decision.accent = `#${a}`
    return true
  }
  return verb === 'say' && say(decision.says, a, b, c)
}

/** The longest name of an attester, in UTF-16 code units. */
export const MAX_ATTESTER = 100

const isAttester = (text: string): boolean =>
  text !== '' && text.length <= MAX_ATTESTER && text === text.toLowerCase()

function say(says: OwnersWords, name: string, text: string, url: string | undefined): boolean {
  const word = ownTextNames.find((one) => one === name)
  if (word && text !== '' && [...text].length <= ownTextLimits[word]) {
    says[word] = text
    return true
  }
  if (
    name !== 'link' ||
    url === undefined ||
    text === '' ||
    [...text].length > MAX_TITLE ||
    !isWebUrl(url)
  )
    return false
  says.highlights = [...(says.highlights ?? []), { title: text, url }]
  return says.highlights.length <= MAX_LINKS
}

/** Whether a text is an https or http URL. */
export function isWebUrl(text: string): boolean {
  return text.length <= 500 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function add<T>(entries: T[], entry: T | undefined): boolean {
  if (entry === undefined) return false
  entries.push(entry)
  return entries.length <= MAX_ENTRIES
}

function toChannelName(type: string, value: string | undefined): ChannelName | undefined {
  const known = channelTypes.find((one) => one === type)
  return known && value ? { type: known, value } : undefined
}

/** Decodes a percent-encoded part of a resource; null where it is invalid. */
export function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Returns the key under which two names of one account are the same. */
export const channelKey = ({ type, value }: ChannelName): string =>
  `${type}:${(parseHandle(type, value) ?? value).toLowerCase()}`
