import { html } from 'hono/html'
import {
  curlSample,
  languages,
  pythonSample,
  type SampleRequest,
  typescriptSample,
  urlOf,
} from './code.ts'
import {
  type Body,
  type Document,
  lastPart,
  lockOf,
  type Operation,
  type Parameter,
  type Reference,
  sampleOf,
} from './document.ts'
import { formsHtml, optional, typeText } from './forms.ts'
import { guideHtml, guideParts } from './guide.ts'
import { findBox, type Html, prose } from './layout.ts'
import type { LocalExamples } from './local-examples.ts'

interface ReferenceOptions {
  origin: string
  /** Prefix of the routes' paths. */
  prefix: string
  /** Values that this instance has a response to, in place of those of the document. */
  examples: LocalExamples
}

type ParameterValue = SampleRequest['parameters'][number]

interface Listed {
  path: string
  method: string
  operation: Operation
}

/** Returns the reference as HTML, generated from the document at `/api/v1/openapi.json`. */
export function referenceBody(openApi: Record<string, unknown>, options: ReferenceOptions): Html {
  const document = openApi as unknown as Document
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation })),
  )
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    operations: listed.filter(({ operation }) => operation.tags?.includes(name)),
  }))
  return html`<nav class="contents" aria-label="Contents">
${findBox('reference')}
<ul>
${guideParts.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
</ul>
${groups.map(({ name, operations }) => sidebarGroup(name, operations))}
<details><summary>Objects</summary><ul>
${Object.keys(document.components.schemas).map((name) => html`<li><a href="#form-${name}">${name}</a></li>`)}
</ul></details>
<p class="note" data-nothing hidden>Nothing found.</p>
</nav>
<div class="body" data-language="curl">
<h1>API reference</h1>
<p class="lead">${prose(document.info.description)}</p>
<p><a href="${options.prefix}/openapi.json">OpenAPI 3.1</a> · <a href="/problems">Error codes</a></p>
${guideHtml(options.origin, options.examples.q ?? 'vitalik.eth')}
${groups.map(
  ({ name, description, operations }) => html`<h2 id="${groupId(name)}">${name}</h2>
${description ? html`<p class="note">${prose(description)}</p>` : ''}
${operations.map((one) => operationHtml(document, options, one))}`,
)}
<h2 id="objects">Objects</h2>
<p class="note">Each object once. Operations link to them.</p>
${formsHtml(document)}
</div>`
}

/** Returns the anchor of a group; operations have names such as `lookup`, too. */
const groupId = (name: string): string => `group-${name.toLowerCase()}`

const sidebarGroup = (name: string, operations: readonly Listed[]): Html =>
  html`<h2><a href="#${groupId(name)}">${name}</a></h2>
<ul>${operations.map(
    ({ method, path, operation: { operationId, summary } }) =>
      html`<li><a href="#${operationId}" data-terms="${method} ${path} ${operationId}"><span class="method ${method}">${method.toUpperCase()}</span> ${summary ?? operationId}</a></li>`,
  )}</ul>`

const lockTexts = { key: 'needs a key', session: 'for signed-in owners' }

const lockIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a5 5 0 0 0-5 5v3H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1V7a5 5 0 0 0-5-5Zm-3 8V7a3 3 0 0 1 6 0v3H9Z"/></svg>`

function operationHtml(
  document: Document,
  { origin, prefix, examples }: ReferenceOptions,
  { path, method, operation }: Listed,
): Html {
  const parameters = withValues(
    (operation.parameters ?? [])
      .map((given) => ('$ref' in given ? resolveParameter(document, given) : given))
      .map((given) => ({ ...given, example: examples[given.name] ?? given.example })),
  )
  const lock = lockOf(operation)
  const request: SampleRequest = {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: prefix + path,
    origin,
    parameters,
    body: operation.requestBody && bodyExample(document, operation.requestBody),
    lock,
  }
  const isLive = method === 'get' && lock === null
  const statuses = Object.entries(operation.responses)
  return html`<section class="operation" aria-labelledby="${operation.operationId}">
<div class="about">
<h3 id="${operation.operationId}">${operation.summary ?? operation.operationId}</h3>
<p><span class="method ${method}">${method.toUpperCase()}</span> <code>${prefix}${path}</code>${lock === null ? '' : html` <span class="lock">${lockIcon} ${lockTexts[lock]}</span>`}</p>
${operation.description ? html`<p>${prose(operation.description)}</p>` : ''}
${parametersHtml(request, isLive)}
${bodyHtml(operation.requestBody)}
<details class="statuses"><summary>Responses: ${statuses.map(([status]) => status).join(', ')}</summary>
<dl>${statuses.map(([status, given]) => statusHtml(document, status, given))}</dl></details>
</div>
<div class="samples">
${codeHtml(request)}
${responseHtml(document, request, operation, isLive)}
</div>
</section>`
}

/** Adds example values to parameters: to the required ones, else to the first that has one. */
function withValues(parameters: readonly Parameter[]): SampleRequest['parameters'] {
  const required = parameters.filter((one) => one.required)
  // Where nothing is required alone, one of several is.
  const filled =
    required.length > 0
      ? required
      : parameters.filter(({ example }) => example !== undefined).slice(0, 1)
  return parameters.map((one) => ({
    ...one,
    value: filled.includes(one) ? String(one.example ?? '') : '',
  }))
}

const resolveParameter = (document: Document, { $ref }: Reference): Parameter => {
  const found = document.components.parameters[lastPart($ref)]
  if (!found) throw new Error(`no parameter ${$ref}`)
  return found
}

function bodyHtml(body: Body | undefined): Html | string {
  const schema = body?.content?.['application/json']?.schema
  return schema ? html`<p>Body: ${typeText(schema)}</p>` : ''
}

function bodyExample(document: Document, body: Body): unknown {
  const { example, schema } = body.content?.['application/json'] ?? {}
  return example ?? (schema ? sampleOf(document, schema) : {})
}

/** Returns the parameters; for routes that can be tried, as a form that fills in the samples. */
function parametersHtml({ id, path, parameters }: SampleRequest, isLive: boolean): Html | string {
  if (!isLive)
    return parameters.length === 0
      ? ''
      : html`<dl>${parameters.map(({ name, required, description }) => html`<dt><code>${name}</code>${optional(required)}</dt><dd>${prose(description ?? '')}</dd>`)}</dl>`
  const shown = parameters.filter(({ value }) => value !== '')
  const folded = parameters.filter(({ value }) => value === '')
  return html`<form class="try" data-path="${path}">
${shown.map((one) => inputHtml(id, one))}
${folded.length === 0 ? '' : html`<details><summary>Optional: ${folded.map(({ name }) => name).join(', ')}</summary>${folded.map((one) => inputHtml(id, one))}</details>`}
<button class="button needs-script" type="submit">Send</button>
</form>`
}

function inputHtml(
  id: string,
  { name, in: place, required, description = '', example = '', value }: ParameterValue,
): Html {
  return html`<label for="${id}-${name}"><span><code>${name}</code>${optional(required)}</span>
<small>${prose(description)}</small></label>
<input id="${id}-${name}" name="${name}" data-in="${place}" value="${value}" placeholder="${value === '' ? String(example) : ''}" autocomplete="off" spellcheck="false"${required ? ' required' : ''}>`
}

const samples = { curl: curlSample, typescript: typescriptSample, python: pythonSample }

const codeHtml = (request: SampleRequest): Html => html`<div class="code" data-copyable>
<div class="languages needs-script" role="group" aria-label="Language">
${languages.map(([id, title]) => html`<button type="button" data-choose="${id}" aria-pressed="${id === 'curl' ? 'true' : 'false'}">${title}</button>`)}
</div>
${languages.map(([id]) => html`<pre tabindex="0" data-sample="${id}">${samples[id](request)}</pre>`)}
</div>`

/** Returns the response: of this instance if the script can fetch it, else a sample of its form. */
function responseHtml(
  document: Document,
  request: SampleRequest,
  { responses }: Operation,
  isLive: boolean,
): Html | string {
  const [status, given] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? []
  if (status === undefined || !given || '$ref' in given) return ''
  const content = given.content?.['application/json']
  const sample = content?.example ?? (content?.schema && sampleOf(document, content.schema))
  const live = isLive ? urlOf({ ...request, origin: '' }) : undefined
  return html`<div class="code response" data-answer${live === undefined ? '' : html` data-live="${live}"`}>
<p role="status"><b>${status}</b> ${prose(given.description)}</p>
<pre tabindex="0">${sample === undefined ? '' : JSON.stringify(sample, null, 2)}</pre>
</div>`
}

function statusHtml(
  document: Document,
  status: string,
  given: ({ description: string } & Body) | Reference,
): Html | string {
  const response = '$ref' in given ? document.components.responses?.[lastPart(given.$ref)] : given
  if (!response) return ''
  const form = Object.values(response.content ?? {})[0]?.schema?.$ref
  return html`<dt><code>${status}</code></dt><dd>${prose(response.description)}${form ? html` <a href="#form-${lastPart(form)}">${lastPart(form)}</a>` : ''}</dd>`
}
