import { html } from 'hono/html'
import type { LocalExamples } from './local-examples.ts'

type Html = ReturnType<typeof html>

// What is read of our own OpenAPI document (openapi.ts).
interface Reference {
  $ref: string
}
interface Schema {
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  example?: unknown
}
interface Body {
  content?: Record<string, { schema?: Schema; example?: unknown }>
}
interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  security?: Record<string, unknown>[]
  requestBody?: Body
  responses: Record<string, ({ description: string } & Body) | Reference>
}
interface Document {
  info: { title: string; description: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses?: Record<string, { description: string } & Body>
  }
}

/**
 * The reference as HTML, made of the same document that `/api/v1/openapi.json` answers.
 *
 * @param given.prefix of the routes' paths
 * @param given.examples values that this instance has an answer to, in place of those of the
 *   document
 */
export function referenceBody(
  openApi: Record<string, unknown>,
  { prefix, examples }: { prefix: string; examples: LocalExamples },
): Html {
  const document = openApi as unknown as Document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<h1>API</h1>
<p class="lead">${prose(document.info.description)}</p>
<p><a href="${prefix}/openapi.json">The same as OpenAPI 3.1</a> · <a href="/problems">What errors mean</a></p>
${document.tags.map(
  ({ name, description }) => html`<h2 id="${name.toLowerCase()}">${name}</h2>
${description ? html`<p class="note">${prose(description)}</p>` : ''}
${operations.filter(({ operation }) => operation.tags?.includes(name)).map((one) => operationHtml(document, { prefix, examples }, one))}`,
)}
<h2 id="forms">Forms</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => formHtml(name, schema))}`
}

function operationHtml(
  document: Document,
  { prefix, examples }: { prefix: string; examples: LocalExamples },
  { path, method, operation }: { path: string; method: string; operation: Operation },
): Html {
  const parameters = (operation.parameters ?? [])
    .map((given) => ('$ref' in given ? resolveParameter(document, given) : given))
    .map((given) => ({ ...given, example: examples[given.name] ?? given.example }))
  const lock = lockOf(operation)
  const example = operation.requestBody?.content?.['application/json']?.example
  return html`<section class="operation" aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${operation.summary ?? operation.operationId}</h3>
<p><span class="method">${method.toUpperCase()}</span> <code>${prefix}${path}</code>${lock === null ? '' : html` <span class="lock">${lockIcon} ${lockTexts[lock]}</span>`}</p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
${method === 'get' && lock !== 'key' ? tryHtml(prefix + path, parameters, operation.operationId) : parametersHtml(parameters)}
${example === undefined ? '' : html`<p>Body, <a href="#form-${bodyName(operation.requestBody)}">${bodyName(operation.requestBody)}</a>:</p><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`}
<dl>${Object.entries(operation.responses).map(([status, given]) => answerHtml(document, status, given))}</dl>
</section>`
}

/** What a request has to carry; null where it needs nothing. */
function lockOf({ security = [] }: Operation): keyof typeof lockTexts | null {
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return null
  return security.some((way) => 'key' in way) ? 'key' : 'session'
}

const lockTexts = { key: 'needs a key', session: 'for signed-in owners' }

const lockIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a5 5 0 0 0-5 5v3H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1V7a5 5 0 0 0-5-5Zm-3 8V7a3 3 0 0 1 6 0v3H9Z"/></svg>`

const resolveParameter = (document: Document, { $ref }: Reference): Parameter => {
  const found = document.components.parameters[lastPart($ref)]
  if (!found) throw new Error(`no parameter ${$ref}`)
  return found
}

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? ''

const bodyName = (body: Body | undefined): string =>
  lastPart(body?.content?.['application/json']?.schema?.$ref ?? '')

/**
 * A form that asks the route and shows what it answers; without script it lists the parameters. It
 * is filled so that it can be sent as it is.
 */
function tryHtml(path: string, parameters: readonly Parameter[], id: string): Html {
  const required = parameters.filter((one) => one.required)
  // Where nothing is required alone, one of several is.
  const filled =
    required.length > 0
      ? required
      : parameters.filter(({ example }) => example !== undefined).slice(0, 1)
  return html`<form class="try" data-path="${path}">
${parameters.map((parameter) => {
  const { name, description = '', example = '' } = parameter
  const value = filled.includes(parameter) ? String(example) : ''
  return html`<label for="${id}-${name}"><span><code>${name}</code>${parameter.required ? '' : ', optional'}</span>
<small>${prose(description)}</small></label>
<input id="${id}-${name}" name="${name}" data-in="${parameter.in}" value="${value}" placeholder="${value === '' ? String(example) : ''}" autocomplete="off" spellcheck="false"${parameter.required ? ' required' : ''}>`
})}
<button class="button needs-script" type="submit">Ask</button>
<div data-answer role="status"></div>
</form>`
}

const parametersHtml = (parameters: readonly Parameter[]): Html | string =>
  parameters.length === 0
    ? ''
    : html`<ul>${parameters.map(({ name, description }) => html`<li><code>${name}</code> ${prose(description ?? '')}</li>`)}</ul>`

function answerHtml(
  document: Document,
  status: string,
  given: ({ description: string } & Body) | Reference,
): Html | string {
  const response = '$ref' in given ? document.components.responses?.[lastPart(given.$ref)] : given
  if (!response) return ''
  const form = Object.values(response.content ?? {})[0]?.schema?.$ref
  return html`<dt><code>${status}</code></dt><dd>${prose(response.description)}${form ? html` <a href="#form-${lastPart(form)}">${lastPart(form)}</a>` : ''}</dd>`
}

const formHtml = (
  name: string,
  schema: Schema,
): Html => html`<section class="operation" aria-labelledby="form-${name}">
<h3 id="form-${name}">${name}</h3>
${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
<dl>${Object.entries(schema.properties ?? {}).map(
  ([
    field,
    of,
  ]) => html`<dt><code>${field}</code>${schema.required?.includes(field) ? '' : ', optional'}</dt>
<dd>${typeText(of)}${of.description ? html` · ${prose(of.description)}` : ''}</dd>`,
)}</dl>
</section>`

/** `string`, `Channel[]`, `"a" | "b"`. */
function typeText(schema: Schema): Html | string {
  if (schema.$ref)
    return html`<a href="#form-${lastPart(schema.$ref)}">${lastPart(schema.$ref)}</a>`
  if (schema.items) return html`list of ${typeText(schema.items)}`
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (several)
    return html`${several.map((one, at) => html`${at === 0 ? '' : ' | '}${typeText(one)}`)}`
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'object')
  return schema.format ? `${type}, ${schema.format}` : type
}

/** Text with `code` between backticks. */
const prose = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** The script of the reference: asks a route with what its form holds, and shows the answer. */
export const referenceScript = `for (const form of document.querySelectorAll('form.try')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const place = form.querySelector('[data-answer]')
    const query = new URLSearchParams()
    let path = form.dataset.path
    for (const { name, value, dataset } of form.querySelectorAll('input')) {
      if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value))
      else if (value !== '') query.set(name, value)
    }
    const url = path + (query.size > 0 ? '?' + query : '')
    place.textContent = 'Asking …'
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' } })
      const text = await response.text()
      const status = document.createElement('p')
      status.textContent = response.status + ' ' + url
      const answer = document.createElement('pre')
      answer.tabIndex = 0
      answer.textContent = text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text
      place.replaceChildren(status, answer)
    } catch {
      place.textContent = 'The service did not answer. Please try again.'
    }
  })
}
`

/** What the style of all pages lacks for the reference. */
export const referenceStyle = `.reference { max-width: 56rem; }
.reference h1 { font-size: 2.2rem; margin-block: 1rem .75rem; }
.reference h2 { margin-block: 2.5rem .75rem; font-size: 1.4rem; }
.reference h3 { font-size: 1.05rem; margin: 0 0 .5rem; }
.reference p, .reference li { margin-block: .4rem; }
.reference a { color: var(--accent); }
.reference .lead { text-align: start; margin-inline: 0; max-width: 46rem; }
.operation { margin-block: 1rem; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--panel); overflow-wrap: anywhere; }
.method { padding: .1rem .5rem; border-radius: 6px; background: var(--accent-soft); font-size: .8rem; font-weight: 700; }
.lock { display: inline-flex; align-items: center; gap: .25rem; margin-inline-start: .5rem; color: var(--muted); font-size: .85rem; white-space: nowrap; }
.operation dl { display: grid; grid-template-columns: minmax(7rem, 14rem) 1fr; gap: .3rem 1rem; margin-block: .75rem 0; }
.operation dd { margin: 0; color: var(--muted); }
.operation pre { max-height: 26rem; overflow: auto; font-size: .8rem; }
.try { display: grid; gap: .35rem; max-width: 32rem; }
.try label { margin-top: .4rem; }
.try label span { display: block; font-weight: 600; }
.try small { color: var(--muted); }
.try input { min-height: 44px; padding: 0 .75rem; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
.try .button { justify-self: start; margin-top: .5rem; }
@media (width < 40rem) { .operation dl { grid-template-columns: 1fr; } }
`
