import { html } from 'hono/html'
import type { Html } from './layout.ts'

export const guideParts = [
  ['start', 'First request'],
  ['keys', 'Keys'],
  ['limits', 'Limits'],
  ['errors', 'Errors'],
  ['paging', 'Paging'],
] as const

/** Returns the guide: rules of all operations. */
export const guideHtml = (origin: string, example: string): Html => html`<section id="start">
<h2>First request</h2>
<p>Lookups need no key. Copy this into a terminal:</p>
<div class="code" data-copyable><pre tabindex="0">curl '${origin}/api/v1/lookup?q=${encodeURIComponent(example)}'</pre></div>
<p>No match is not an error: the response is 200 with an empty list.</p>
</section>
<section id="keys">
<h2>Keys</h2>
<p>A key has higher limits and scopes: <code>read</code> for lookups, <code>attest</code> to store credentials, <code>webhooks</code> to subscribe to changes. The operator of this service issues keys. Send one in a header:</p>
<div class="code" data-copyable><pre tabindex="0">Authorization: Bearer whocast_…</pre></div>
<p>An invalid, expired or revoked key is ignored on a lookup; elsewhere the response is 401.</p>
</section>
<section id="limits">
<h2>Limits</h2>
<p>Every response has the limit and what is left of it. After a 429, wait for the seconds in <code>Retry-After</code>.</p>
<div class="code"><pre tabindex="0">RateLimit-Policy: "anon";q=120;w=60
RateLimit: "anon";r=118;t=42</pre></div>
<p>Requests with <code>If-None-Match</code> that are answered 304 do not count. <code>POST /lookup</code> looks up 100 people in one request.</p>
</section>
<section id="errors">
<h2>Errors</h2>
<p>Errors are problem documents (RFC 9457) with a <code>code</code>. <a href="/problems">All codes, with what to do</a>.</p>
<div class="code"><pre tabindex="0">{
  "type": "${origin}/problems/invalid-identifier",
  "title": "Invalid identifier",
  "status": 400,
  "code": "invalid-identifier",
  "instance": "the request ID, for the operator"
}</pre></div>
</section>
<section id="paging">
<h2>Paging</h2>
<p>A list with more pages has a <code>cursor</code>: send it as the parameter <code>cursor</code> for the next page, with the same other parameters. The feed of changes has <code>next</code>, which is sent as <code>after</code>. Cursors have no meaning of their own; do not build them.</p>
</section>`
