/**
 * The fields that a person says of themselves: one row per field, in the order of the contract.
 * Types, schemas, `fields=`, people files, upstream responses, owners' settings, MCP output, search
 * input and the client's types derive from this table. The rows are plain data without a schema
 * library, since the offline checker reads them in browsers; `schemas.ts` makes schemas of them.
 *
 * A new field is one row here, plus the sources that provide it and the pages that show it.
 */

/** A value of a field: limits apply to reading, not to responses. */
export type ValueForm =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'url' | 'flag' | 'integer' | 'identifier' }
  | { readonly kind: 'integers'; readonly max: number }

/** A member of the entries of a list. */
type MemberForm = ValueForm & { readonly isRequired?: true }
type Members = Readonly<Record<string, MemberForm>>

/** A field with entries. Entries keep members that this table does not name. */
export interface ListForm {
  readonly kind: 'list'
  readonly members: Members
}

export interface FieldRow {
  /** For people. */
  readonly label: string
  readonly value: ValueForm | ListForm
  /** For the reference. */
  readonly about?: string
  /** Owners may write the field: the maximum number of characters, or of entries. */
  readonly ownMax?: number
  /** People are found by the field; the name is a type of match. */
  readonly search?: string
  /** Long text: people are found by its words and their beginnings alone. */
  readonly isProse?: boolean
  /** Sent to assistants, as text of a third party with at most this many characters. */
  readonly untrustedMax?: number
}

const text = <Max extends number>(max: Max) => ({ kind: 'text', max }) as const
const url = { kind: 'url' } as const
const flag = { kind: 'flag' } as const
const integer = { kind: 'integer' } as const

/** The maximum number of entries of a list that are read. */
export const MAX_ENTRIES = 500

export const profileFields = {
  avatarUrl: { label: 'Picture', value: url, untrustedMax: 2000 },
  displayName: {
    label: 'Name',
    value: text(500),
    ownMax: 80,
    search: 'name',
    untrustedMax: 300,
  },
  bio: {
    label: 'Bio',
    value: text(5000),
    ownMax: 500,
    search: 'bio',
    isProse: true,
    untrustedMax: 1000,
  },
  location: {
    label: 'Location',
    value: text(500),
    ownMax: 80,
    search: 'location',
    untrustedMax: 300,
  },
  jobTitle: {
    label: 'Job title',
    value: text(500),
    ownMax: 80,
    search: 'job',
    untrustedMax: 300,
  },
  primarySkill: { label: 'Skill', value: text(500), search: 'skill', untrustedMax: 300 },
  networkingStatus: { label: 'Status', value: text(500), untrustedMax: 300 },
  highlights: {
    label: 'Links',
    value: {
      kind: 'list',
      members: { title: { ...text(500), isRequired: true }, url: { ...url, isRequired: true } },
    },
    ownMax: 10,
  },
  workExperience: {
    label: 'Work experience',
    value: {
      kind: 'list',
      members: {
        jobTitle: text(500),
        orgWebsite: text(2048),
        employmentType: text(100),
        startDate: text(100),
        endDate: text(100),
        location: text(500),
        isVerified: flag,
      },
    },
  },
  events: {
    label: 'Events',
    value: {
      kind: 'list',
      members: {
        id: { kind: 'identifier', isRequired: true },
        source: text(500),
        name: text(500),
        description: text(5000),
        eventUrl: url,
        imageUrl: url,
      },
    },
  },
  guilds: {
    label: 'Guilds',
    value: {
      kind: 'list',
      members: {
        guildId: { ...integer, isRequired: true },
        roleIds: { kind: 'integers', max: 1000, isRequired: true },
        isAdmin: flag,
        isOwner: flag,
        joinedAt: text(100),
      },
    },
  },
} as const satisfies Record<string, FieldRow>

type Rows = typeof profileFields
export type FieldName = keyof Rows

type ValueOf<Form> = Form extends { kind: 'text' | 'url' | 'identifier' }
  ? string
  : Form extends { kind: 'integer' }
    ? number
    : Form extends { kind: 'integers' }
      ? number[]
      : Form extends { kind: 'flag' }
        ? boolean
        : Form extends { kind: 'list'; members: infer Each }
          ? EntryOf<Each>[]
          : never

type RequiredOf<Each> = {
  [Name in keyof Each]: Each[Name] extends { isRequired: true } ? Name : never
}[keyof Each]

type EntryOf<Each> = { -readonly [Name in RequiredOf<Each>]: ValueOf<Each[Name]> } & {
  -readonly [Name in Exclude<keyof Each, RequiredOf<Each>>]?: ValueOf<Each[Name]>
} & { [more: string]: unknown }

/** The fields of findings, owners' decisions and profiles; a field without a value is absent. */
export type ProfileFields = { -readonly [Name in FieldName]?: ValueOf<Rows[Name]['value']> }

type EntriesOf<Name extends FieldName> =
  NonNullable<ProfileFields[Name]> extends (infer Entry)[] ? Entry : never
export type WorkExperience = EntriesOf<'workExperience'>
export type ProfileEvent = EntriesOf<'events'>
export type Guild = EntriesOf<'guilds'>

/** The rows with the optional members of {@link FieldRow}. */
export const fieldRows: Readonly<Record<FieldName, FieldRow>> = profileFields
export const fieldNames = Object.keys(profileFields) as FieldName[]

type NamesLike<Like> = {
  [Name in FieldName]: Rows[Name] extends Like ? Name : never
}[FieldName]
/** A field that owners may write as text. */
export type OwnTextName = NamesLike<{ ownMax: number; value: { kind: 'text' } }>
/** The types of matches of a search that are fields. */
export type SearchType = Extract<Rows[FieldName], { search: string }>['search']

/** The fields by which people are found, each with its type of match. */
export const searchFields = fieldNames.flatMap((name) => {
  const { search, isProse = false } = fieldRows[name]
  return search === undefined ? [] : [{ name, type: search as SearchType, isProse }]
})
/** The fields that assistants get, each with its maximum number of characters. */
export const untrustedFields = fieldNames.flatMap((name) => {
  const { untrustedMax: max } = fieldRows[name]
  return max === undefined ? [] : [{ name, max }]
})

const isList = (name: FieldName): boolean => profileFields[name].value.kind === 'list'
/** Fields with one value, in the order of the contract. */
export const plainFieldNames = fieldNames.filter((name) => !isList(name))
/** Fields with entries, in the order of the contract. */
export const listFieldNames = fieldNames.filter(isList)
/** The fields that owners may write as text, each with its maximum number of characters. */
export const ownTextLimits = Object.fromEntries(
  plainFieldNames.flatMap((name) => {
    const { ownMax } = fieldRows[name]
    return ownMax === undefined ? [] : [[name, ownMax]]
  }),
) as Readonly<Record<OwnTextName, number>>
export const ownTextNames = Object.keys(ownTextLimits) as OwnTextName[]

/** Returns the fields alone, in the order of the contract. */
export function pickFields(given: ProfileFields): ProfileFields {
  const picked: Record<string, unknown> = {}
  for (const name of fieldNames) if (given[name] !== undefined) picked[name] = given[name]
  return picked as ProfileFields
}
