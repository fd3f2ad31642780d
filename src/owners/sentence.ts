import { channelRow } from '@whocast/contract/channel.ts'
import { fieldRows } from '@whocast/contract/profile-fields.ts'
import type { ChannelName } from '@whocast/evidence/forms/owner-decision.ts'
import type { Changes } from './decide.ts'

const fieldText = (name: string): string =>
  (fieldRows as Record<string, { label: string }>)[name]?.label.toLowerCase() ?? name

/**
 * Returns what changes do, one sentence each, in characters that a message of EIP-4361 may contain.
 * The page shows the same sentences that the wallet shows.
 */
export function describeChanges({
  isHidden,
  channels = [],
  credentials = [],
  issuers = [],
  fields = [],
  says = {},
  publishes,
  order,
  accent,
}: Changes): string[] {
  return [
    ...(isHidden === undefined
      ? []
      : [isHidden ? 'Hide my entire profile.' : 'Show my profile again.']),
    ...channels.map((one) => `${verbOf(one)} my ${channelText(one)}.`),
    ...summarize(credentials),
    ...issuers.map((one) => `${verbOf(one)} all credentials by ${attesterText(one.attester)}.`),
    ...fields.map((one) => `${verbOf(one)} my ${fieldText(one.name)}.`),
    ...Object.entries(says).flatMap(([name, value]) =>
      value === undefined ? [] : [sayText(fieldText(name), value)],
    ),
    ...(publishes === undefined ? [] : [listText('Publish', publishes, 'no private account')]),
    ...(order === undefined ? [] : [listText('List first', order, 'accounts in the usual order')]),
    ...(accent === undefined
      ? []
      : [accent === '' ? 'Use the color of my picture.' : `Use the color ${accent}.`]),
  ]
}

const verbOf = ({ isHidden }: { isHidden: boolean }) => (isHidden ? 'Hide' : 'Show')

/** Characters of a statement by EIP-4361: those of a URI, and the space. */
const statementText = /^[A-Za-z0-9 \-._~:/?#[\]@!$&'()*+,;=]+$/
const MAX_QUOTED = 120
const MAX_LISTED = 5

const canQuote = (text: string) => text.length <= MAX_QUOTED && statementText.test(text)

const channelText = ({ type, value }: ChannelName): string =>
  canQuote(value)
    ? `${channelRow(type).label} account ${value}`
    : `${channelRow(type).label} account`

const attesterText = (attester: string): string => (canQuote(attester) ? attester : 'one issuer')

const sayText = (name: string, value: unknown): string => {
  if (value === '' || (Array.isArray(value) && value.length === 0))
    return `Show my ${name} as sources report it.`
  return typeof value === 'string' && canQuote(value)
    ? `Show my ${name} as '${value}'.`
    : `Show my ${name} in my own words, as listed below.`
}

const summarize = (credentials: { isHidden: boolean }[]): string[] =>
  [true, false].flatMap((isHidden) => {
    const { length } = credentials.filter((one) => one.isHidden === isHidden)
    const noun = length === 1 ? 'credential' : 'credentials'
    return length === 0 ? [] : [`${verbOf({ isHidden })} ${length} ${noun}.`]
  })

function listText(verb: string, names: readonly ChannelName[], none: string): string {
  if (names.length === 0) return `${verb === 'Publish' ? verb : 'List'} ${none}.`
  const shown = names.slice(0, MAX_LISTED).map(channelText)
  const rest = names.length - shown.length
  return `${verb} my ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
