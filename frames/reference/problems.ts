import { type ErrorCode, errorCodes } from '@whocast/contract/error.ts'
import { html } from 'hono/html'
import { apiPage, findBox, type Html } from './layout.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

/** Returns the page of one kind of problem, the target of `type` in its documents. */
export function problemPage(code: ErrorCode, origin: string): string {
  const { title } = errorCodes[code]
  const body = html`${contents()}<div class="body"><h1>${title}</h1>
${problemHtml(code, origin)}
<p><a href="/problems">All error codes</a> · <a href="/docs">API reference</a></p></div>`
  return apiPage(title, body)
}

/** Returns all kinds of problems on one page. */
export function problemList(origin: string): string {
  const body = html`${contents()}<div class="body"><h1>Error codes</h1>
<p class="lead">Errors are problem documents (RFC 9457). Their <code>code</code> is one of these.</p>
${codes.map((code) => html`<section id="${code}"><h2><a href="/problems/${code}">${errorCodes[code].title}</a></h2>${problemHtml(code, origin)}</section>`)}
</div>`
  return apiPage('Error codes', body)
}

const contents = (): Html => html`<nav class="contents" aria-label="Contents">
${findBox('error codes')}
<ul>${codes.map((code) => html`<li><a href="/problems#${code}" data-terms="${errorCodes[code].title}">${code} <small>${errorCodes[code].status}</small></a></li>`)}</ul>
<p class="note" data-nothing hidden>Nothing found.</p>
<p><a href="/docs">API reference</a></p>
</nav>`

function problemHtml(code: ErrorCode, origin: string): Html {
  const { status, title } = errorCodes[code]
  const { means, remedy } = texts[code]
  const example = { type: `${origin}/problems/${code}`, title, status, code }
  return html`<p><code>${code}</code>, HTTP status ${status}</p>
<p>${means}</p>
<p><b>What to do:</b> ${remedy}</p>
<div class="code"><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></div>`
}

const texts: Record<ErrorCode, { means: string; remedy: string }> = {
  'invalid-identifier': {
    means:
      'The identifier is invalid: an ENS name that ENSIP-15 rejects, an address that is not 0x and 40 hex digits, a fid that is not a whole number, a handle that its service does not allow, control characters, or more than 255 bytes. An unknown person is no error: the response is 200 with an empty list.',
    remedy: 'See detail for the problem. Percent-encode path segments.',
  },
  'unknown-channel-type': {
    means: 'The channel type of /socials/{channeltype}/{username} is unknown.',
    remedy: 'Use one of the types that detail lists.',
  },
  'invalid-request': {
    means:
      'The request is malformed: invalid percent-encoding, a body that is not JSON, or a missing or invalid parameter.',
    remedy: 'See detail and the reference.',
  },
  unauthorized: {
    means:
      'This route needs a key, and none or an invalid, expired or revoked one was sent. For /session and /me: the signed message is invalid, or there is no session.',
    remedy:
      'Send a key as Authorization: Bearer or as x-api-key. Keys are issued by the operator of this service. For /session and /me: see detail, and sign in again.',
  },
  forbidden: {
    means:
      'The key does not have the scope: storing credentials needs the scope attest. For /session and /me: the request does not come from a page of this service.',
    remedy:
      'Ask the operator for a key with that scope. For /session and /me: send the Origin of this service.',
  },
  'not-found': {
    means:
      'There is no such route, or no credential with this uid. A lookup without a match returns 200 instead.',
    remedy: 'Compare the path with the reference.',
  },
  'method-not-allowed': {
    means: 'The route exists, but does not support this method.',
    remedy: 'The header Allow lists the supported methods.',
  },
  conflict: {
    means: 'The same issuer has already stored this uid for another person.',
    remedy:
      'A uid names one credential of one person: use another one, or omit it to have it derived from the content.',
  },
  'content-too-large': {
    means: 'The body is larger than 64 KiB.',
    remedy:
      'Send smaller requests: at most 100 queries in a batch, at most 16 KiB of data in a credential.',
  },
  'unsupported-media-type': {
    means: 'The Content-Type of the body is not JSON.',
    remedy: 'Send Content-Type: application/json.',
  },
  'rule-broken': {
    means: 'The body is well-formed JSON with invalid fields.',
    remedy: 'errors lists each with a JSON pointer (RFC 6901) to the field.',
  },
  'quota-exceeded': {
    means: 'Your address or key has exceeded its limit of requests per minute.',
    remedy:
      'Wait for the seconds in Retry-After. Every response has the remaining requests in RateLimit. Requests with If-None-Match that return 304 do not count, POST /lookup looks up 100 people at once, and keys have higher limits.',
  },
  internal: {
    means: 'An unexpected error of the service, not of the request.',
    remedy: 'Try again later. If it persists, report the request id in instance to the operator.',
  },
  'not-configured': {
    means:
      'No source for this kind of identifier is configured on this server, and nothing is stored about it.',
    remedy: 'Retrying does not help. The operator has to set the variable that detail names.',
  },
  unavailable: {
    means:
      'Nothing is stored about this identifier, and its sources are unavailable. It may still exist.',
    remedy: 'Try again after the seconds in Retry-After.',
  },
}
