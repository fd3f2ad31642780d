import { html } from 'hono/html'
import { type Document, lastPart, type Schema } from './document.ts'
import { type Html, prose } from './layout.ts'

/** Renders that a field or parameter may be left out. */
export const optional = (isRequired: boolean | undefined): Html | string =>
  isRequired ? '' : html`<small> optional</small>`

/** Returns every schema once, folded; one that contains another links to it. */
export const formsHtml = ({ components: { schemas } }: Document): Html =>
  html`${Object.entries(schemas).map(([name, schema], at, all) =>
    formHtml(name, schema, baseOf(schema, all.toSpliced(at, 1))),
  )}`

const MIN_SHARED = 5

/** Returns the schema whose fields are all in this one; the largest of several. */
function baseOf(schema: Schema, others: [string, Schema][]): [string, Schema] | null {
  const own = schema.properties ?? {}
  const fitting = others.filter(([, { properties = {} }]) => {
    const names = Object.keys(properties)
    return (
      names.length >= MIN_SHARED &&
      names.length < Object.keys(own).length &&
      names.every((name) => JSON.stringify(own[name]) === JSON.stringify(properties[name]))
    )
  })
  return fitting.sort((a, b) => sizeOf(b[1]) - sizeOf(a[1]))[0] ?? null
}

const sizeOf = ({ properties = {} }: Schema) => Object.keys(properties).length

function formHtml(name: string, schema: Schema, base: [string, Schema] | null): Html {
  const shared = new Set(Object.keys(base?.[1].properties ?? {}))
  const fields = Object.entries(schema.properties ?? {}).filter(([field]) => !shared.has(field))
  return html`<details class="form" id="form-${name}">
<summary><h3>${name}</h3> <small>${sizeOf(schema) === 0 ? '' : `${sizeOf(schema)} fields`}</small></summary>
${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
${sizeOf(schema) === 0 ? html`<p>${typeText(schema, Number.POSITIVE_INFINITY)}</p>` : ''}
${base ? html`<p>All fields of <a href="#form-${base[0]}">${base[0]}</a>, and:</p>` : ''}
<dl>${fields.map(([field, of]) => fieldHtml(field, of, schema.required?.includes(field) ?? false))}</dl>
</details>`
}

const fieldHtml = (field: string, of: Schema, isRequired: boolean): Html =>
  html`<dt><code>${field}</code>${optional(isRequired)}</dt>
<dd>${typeText(of)}${of.description ? html` · ${prose(of.description)}` : ''}</dd>`

const MAX_VALUES = 8

/**
 * Returns the text of a type: `string`, `list of Channel`, `"a" | "b"`.
 *
 * @param maxValues of an enumeration that are shown
 */
export function typeText(schema: Schema, maxValues = MAX_VALUES): Html | string {
  if (schema.$ref)
    return html`<a href="#form-${lastPart(schema.$ref)}">${lastPart(schema.$ref)}</a>`
  if (schema.items) return html`list of ${typeText(schema.items)}`
  if (schema.enum) {
    const rest = schema.enum.length - maxValues
    const shown = schema.enum.slice(0, maxValues).map((value) => JSON.stringify(value))
    return shown.join(' | ') + (rest > 0 ? ` and ${rest} more` : '')
  }
  const several = schema.anyOf ?? schema.oneOf
  if (several)
    return html`${several.map((one, at) => html`${at === 0 ? '' : ' | '}${typeText(one)}`)}`
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'object')
  return schema.format ? `${type}, ${schema.format}` : type
}
