import { brandName } from '@whocast/contract/brand.ts'
import { Document } from '../parts.tsx'
import type { PageContext } from '../site.ts'

/**
 * The operator's page at `/admin`. It is the same for everyone and contains no data. Its script
 * fetches the data with the operator's key, which is typed into a form, stored in this tab's
 * session storage and sent as a bearer token.
 */
export const AdminPage = ({ context }: { context: PageContext }) => (
  <Document
    context={context}
    title={`Operator · ${brandName}`}
    description="The state of this service, for its operator."
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
        <Tool
          id="trace"
          title="Trace of a lookup"
          label="Requested sources, their responses, and what was merged or left out"
          input={{ name: 'q', placeholder: 'vitalik.eth, @dwr, 0x…, fid 3' }}
          action="Trace"
        />
        <Tool
          id="forget"
          title="Delete a person"
          label="First shows what would be deleted. Deletion cannot be undone."
          input={{ name: 'who', placeholder: 'an identifier or a profile ID' }}
          action="Show"
        />
      </div>
    </div>
  </Document>
)

interface ToolProps {
  id: string
  title: string
  label: string
  input: { name: string; placeholder: string }
  action: string
}

/** A form that takes an identifier, and the place of the result. */
const Tool = ({ id, title, label, input, action }: ToolProps) => (
  <section class="block" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <form {...{ [`data-${id}-form`]: true }}>
      <label for={`${id}-${input.name}`}>{label}</label>
      <div class="field">
        <input
          id={`${id}-${input.name}`}
          {...input}
          maxlength={300}
          required
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
        />
        <button class="button" type="submit">
          {action}
        </button>
      </div>
    </form>
    <div role="status" {...{ [`data-${id}`]: true }} />
  </section>
)
