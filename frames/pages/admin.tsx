import { brandName } from '@whocast/contract/brand.ts'
import { Document } from '../parts.tsx'
import type { PageContext } from './head.ts'

/**
 * The operator's page at `/admin`. It is the same for everyone and contains no data. Its script
 * fetches the data with the operator's key, which is typed into a form, stored in this tab's
 * session storage and sent as a bearer token.
 */
export function AdminPage({ context }: { context: PageContext }) {
  return (
    <Document
      title={`Operator · ${brandName}`}
      description="The state of this service, for its operator."
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      search={{ isHidden: true }}
      scripts={['admin.js']}
    >
      <div class="admin">
        <div class="heading">
          <h1>Operator</h1>
          <p class="actions" data-signed-in hidden>
            <button class="button" type="button" data-refresh>
              Refresh
            </button>
            <button class="button quiet" type="button" data-forget-key>
              Remove the key
            </button>
          </p>
        </div>
        <p class="note" role="status" aria-live="polite" data-status />
        <noscript>
          <p class="note">
            This page needs JavaScript. <code>npm run whocast</code> shows the same.
          </p>
        </noscript>
        <form class="admin-key needs-script" data-key-form>
          <label for="admin-key">
            Key with the scope <code>admin</code>
          </label>
          <div class="field">
            <input
              id="admin-key"
              name="key"
              type="password"
              autocomplete="off"
              spellcheck={false}
              required
            />
            <button class="button primary" type="submit">
              Open
            </button>
          </div>
          <p class="note">
            Made by <code>npm run whocast -- keys create Operator --scopes admin</code>. It stays in
            this tab and is gone when the tab is closed.
          </p>
        </form>
        <div class="admin-parts" data-overview />
        <div class="admin-parts" data-tools hidden>
          <TraceForm />
          <ForgetForm />
        </div>
      </div>
    </Document>
  )
}

const TraceForm = () => (
  <section class="block" aria-labelledby="trace-title">
    <h2 id="trace-title">Trace of a lookup</h2>
    <form data-trace-form>
      <label for="trace-q">
        Requested sources, their responses, and what was merged or left out
      </label>
      <div class="field">
        <input
          id="trace-q"
          name="q"
          placeholder="vitalik.eth, @dwr, 0x…, fid 3"
          maxlength={300}
          required
          autocapitalize="none"
          spellcheck={false}
        />
        <button class="button" type="submit">
          Trace
        </button>
      </div>
    </form>
    <div role="status" data-trace />
  </section>
)

const ForgetForm = () => (
  <section class="block" aria-labelledby="forget-title">
    <h2 id="forget-title">Delete a person</h2>
    <form data-forget-form>
      <label for="forget-who">First shows what would be deleted. Deletion cannot be undone.</label>
      <div class="field">
        <input
          id="forget-who"
          name="who"
          placeholder="an identifier or a profile ID"
          maxlength={300}
          required
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
        />
        <button class="button" type="submit">
          Show
        </button>
      </div>
    </form>
    <div role="status" data-forget />
  </section>
)
