import { z } from 'zod'
import {
  type FieldName,
  fieldRows,
  type ListForm,
  listFieldNames,
  plainFieldNames,
  type ValueForm,
} from './profile-fields.ts'
import { trimEnd } from './trim-end.ts'

/** Schemas of the table of profile fields: with limits for reading, without them for responses. */

/**
 * Text of a limited length that every database stores. One check instead of several, since a line
 * of a people file has forty texts.
 */
export const storableText = (max: number) =>
  z.string().check(({ value, issues }) => {
    const common = { origin: 'string', inclusive: true, input: value } as const
    if (value.length < 1) issues.push({ code: 'too_small', minimum: 1, ...common })
    else if (value.length > max) issues.push({ code: 'too_big', maximum: max, ...common })
    else if (!value.isWellFormed())
      issues.push({ code: 'custom', message: 'is not well-formed Unicode', input: value })
    else if (value.includes('\0'))
      issues.push({ code: 'custom', message: 'contains a NUL', input: value })
  })

/** 32 bytes in hex. */
export const hex32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits') as unknown as z.ZodType<
  `0x${string}`,
  string
>

/** The URL of a service, without its last slashes. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => trimEnd(url, /[/]/))

/** A web address, or a picture of the sample people. */
const linkUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .max(2048)
  .or(z.string().regex(/^\/samples\/avatars\/[a-z0-9-]+\.png$/, 'must be an http(s) URL'))

function readSchema(form: ValueForm): z.ZodType {
  switch (form.kind) {
    case 'text':
      return storableText(form.max)
    case 'url':
      return linkUrl
    case 'flag':
      return z.boolean()
    case 'integer':
      return z.number().int()
    case 'integers':
      return z.array(z.number().int()).max(form.max).default([])
    case 'identifier':
      return storableText(500).or(z.number().transform(String))
    default:
      return form satisfies never
  }
}

function responseSchema(form: ValueForm | ListForm): z.ZodType {
  switch (form.kind) {
    case 'text':
    case 'url':
    case 'identifier':
      return z.string()
    case 'flag':
      return z.boolean()
    case 'integer':
      return z.number()
    case 'integers':
      return z.array(z.number())
    case 'list':
      return z.array(entrySchema(form, responseSchema))
    default:
      return form satisfies never
  }
}

const entrySchema = ({ members }: ListForm, schemaOf: (form: ValueForm) => z.ZodType) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(members).map(([name, form]) => {
        const schema = schemaOf(form)
        return [name, form.isRequired ? schema : schema.optional()]
      }),
    ),
  )

/** The schemas by which single values are read from people files and other instances. */
export const fieldReaders: Readonly<Partial<Record<FieldName, z.ZodType>>> = Object.fromEntries(
  plainFieldNames.map((name) => [name, readSchema(fieldRows[name].value as ValueForm)]),
)

/** The schemas of list entries, each parsed by itself. */
export const entryReaders: Readonly<Partial<Record<FieldName, z.ZodType>>> = Object.fromEntries(
  listFieldNames.map((name) => [name, entrySchema(fieldRows[name].value as ListForm, readSchema)]),
)

/** The members of a response that are fields of the table. */
export const fieldShape = (names: readonly FieldName[]): Record<string, z.ZodOptional> =>
  Object.fromEntries(
    names.map((name) => {
      const { value, about } = fieldRows[name]
      const schema = responseSchema(value)
      return [name, (about === undefined ? schema : schema.describe(about)).optional()]
    }),
  )
