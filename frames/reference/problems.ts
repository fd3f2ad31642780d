import { type ErrorCode, errorCodes } from '@whocast/contract/error.ts'
import { html } from 'hono/html'
import { errorPages } from './error-pages.ts'
import { apiPage } from './layout.ts'

type Html = ReturnType<typeof html>

const codes = Object.keys(errorCodes) as ErrorCode[]

/** Returns the page of one kind of problem, the target of `type` in its documents. */
export function problemPage(code: ErrorCode, origin: string): string {
  return apiPage({
    title: errorCodes[code].title,
    scripts: ['/docs/docs.js'],
    body: html`${contents()}<div class="body"><h1>${errorCodes[code].title}</h1>
${problemHtml(code, origin)}
<p><a href="/problems">All error codes</a> · <a href="/docs">API reference</a></p></div>`,
  })
}

/** Returns all kinds of problems on one page. */
export function problemList(origin: string): string {
  return apiPage({
    title: 'Error codes',
    scripts: ['/docs/docs.js'],
    body: html`${contents()}<div class="body"><h1>Error codes</h1>
<p class="lead">Errors are problem documents (RFC 9457). Their <code>code</code> is one of these.</p>
${codes.map((code) => html`<section id="${code}"><h2><a href="/problems/${code}">${errorCodes[code].title}</a></h2>${problemHtml(code, origin)}</section>`)}
</div>`,
  })
}

const contents = (): Html => html`<nav class="contents" aria-label="Contents">
<label class="visually-hidden" for="find">Search the error codes</label>
<input id="find" type="search" placeholder="Search the error codes" autocomplete="off" class="needs-script" data-find>
<ul>${codes.map((code) => html`<li><a href="/problems#${code}" data-terms="${errorCodes[code].title}">${code} <small>${errorCodes[code].status}</small></a></li>`)}</ul>
<p class="note" data-nothing hidden>Nothing found.</p>
<p><a href="/docs">API reference</a></p>
</nav>`

function problemHtml(code: ErrorCode, origin: string): Html {
  const { status, title } = errorCodes[code]
  const { means, remedy } = errorPages[code]
  const example = { type: `${origin}/problems/${code}`, title, status, code }
  return html`<p><code>${code}</code>, HTTP status ${status}</p>
<p>${means}</p>
<p><b>What to do:</b> ${remedy}</p>
<div class="code"><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></div>`
}
