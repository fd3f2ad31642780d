import { brandName } from '@whocast/contract/brand.ts'
import type { NotificationState } from '../../src/changes/notifications/port.ts'
import type { Session } from '../../src/owners/port.ts'
import type { OwnersView } from '../../src/owners/stored-data.ts'
import { Document } from '../parts.tsx'
import { capital } from '../person.ts'
import type { PageContext } from '../site.ts'
import { Editor, ProveAccount } from './me-editor.tsx'
import { AuditLog, Sessions, StoredData } from './me-stored.tsx'
import { Section } from './section.tsx'

export interface OwnPage {
  session: Session
  own: OwnersView
}

interface MePageProps {
  context: PageContext
  /** Null: nobody is signed in; `closed`: the operator turned that off. */
  own: OwnPage | null | 'closed'
  /** The origin of a Sign In With Farcaster relay; null where there is none. */
  relay: string | null
}

/** The page at `/me`. */
export function MePage({ context, own, relay }: MePageProps) {
  const page = own === 'closed' ? null : own
  return (
    <Document
      context={context}
      title={`Your data · ${brandName}`}
      description="Sign in to manage your profile and privacy settings."
      isIndexed={false}
      scripts={['me.js']}
    >
      <div class="me" data-signers={page ? signersOf(page).join(' ') : undefined}>
        <h1>Your data</h1>
        <p class="me-status" role="status" aria-live="polite" data-status />
        {own === 'closed' ? (
          <p class="lead">The operator of this service has turned signing in off.</p>
        ) : (
          byLink
        )}
        {own === null ? signIn(context.baseUrl, relay) : null}
        {page ? <SignedIn {...page} /> : null}
      </div>
    </Document>
  )
}

/** Returns the addresses that may sign for the signed-in person. */
function signersOf({ session: { address }, own: { whose: owner } }: OwnPage): string[] {
  const wallets = owner.keys.filter((key) => key.startsWith('eth:')).map((key) => key.slice(4))
  return [...new Set(address === null ? wallets : [address, ...wallets])]
}

/** Shown where the page was opened by a link. */
const byLink = (
  <div data-link hidden>
    <p class="note">
      This link signs you in, once. Use it only if you have just requested it yourself.
    </p>
    <p class="me-wallets">
      <button type="button" class="me-wallet" />
    </p>
  </div>
)

const walletLinks = (page: string) => [
  ['MetaMask', `https://metamask.app.link/dapp/${page.replace(/^https?:\/\//, '')}`],
  ['Coinbase Wallet', `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page)}`],
  ['Rainbow', `https://rnbwapp.com/dapp?url=${encodeURIComponent(page)}`],
]

const signIn = (baseUrl: string, relay: string | null) => (
  <>
    <p class="lead">
      Sign in to edit your page, hide what you do not want shown, see everything that is stored
      about you, or leave.
    </p>
    <p class="note">
      No password and no e-mail. You sign a text: nothing is paid, and no transaction is sent.
    </p>
    <div class="me-wallets" data-wallets />
    {relay === null ? null : (
      <section class="me-relay" data-relay={relay} aria-labelledby="relay-title">
        <h2 id="relay-title">Sign in with Farcaster</h2>
        <p class="note">Scan a code with your phone, or open Farcaster on this device.</p>
        <p class="me-wallets">
          <button type="button" class="me-wallet" data-relay-start>
            Sign in with Farcaster
          </button>
        </p>
        <div data-relay-code hidden>
          <img alt="QR code that opens Farcaster" width="220" height="220" />
          <p>
            <a class="button" href="https://farcaster.xyz" rel="noopener">
              Open Farcaster on this device
            </a>
          </p>
        </div>
      </section>
    )}
    <div data-no-wallet>
      <p class="note">
        No wallet was found in this browser. Open this page in the app of a wallet:
      </p>
      <p class="me-buttons">
        {walletLinks(`${baseUrl}/me`).map(([name, href]) => (
          <a class="button" href={href} rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </div>
  </>
)

function SignedIn({ session, own }: OwnPage) {
  const { whose: owner, held: stored, isForgotten } = own
  return (
    <>
      <div class="me-session">
        <span>
          Signed in as <code>{session.fid === null ? session.address : `fid ${session.fid}`}</code>
        </span>
        <button type="button" data-sign-out>
          Sign out
        </button>
      </div>
      {session.address === null ? (
        <p class="note">
          You signed in by a button in Farcaster. Changes need a signature of your wallet.
        </p>
      ) : null}
      <div class="me-wallets" data-choose hidden />
      {isForgotten ? comeBack : null}
      {owner.objection === null ? null : <p class="problem">{capital(owner.objection)}.</p>}
      {owner.objection === null && !isForgotten ? (
        <>
          <Editor own={own} />
          <ProveAccount />
          {own.notifications ? messages(own.notifications) : null}
          {stored ? (
            <>
              <StoredData data={stored} muted={own.decision.issuers} />
              <Sessions sessions={stored.sessions} current={session} />
              <AuditLog audit={stored.audit} />
            </>
          ) : null}
          {leave}
        </>
      ) : null}
    </>
  )
}

const leave = (
  <Section
    id="leave"
    title="Leave"
    note="Deletes all your data and blocks re-import. You can come back by signing in."
  >
    <details class="me-leave">
      <summary>Leave …</summary>
      <p>
        <button type="button" class="me-danger" data-change={JSON.stringify({ isLeaving: true })}>
          Delete my data
        </button>
      </p>
    </details>
  </Section>
)

/** Messages in Farcaster clients, off by one tap. */
const messages = ({ isMuted, clients }: NotificationState) => (
  <Section
    id="messages"
    title="Messages"
    note="In your Farcaster client, at most one a day: what others attest about you, and proofs of yours that were removed."
  >
    <p>
      <button type="button" class="me-switch" data-messages={isMuted ? 'on' : 'off'}>
        {isMuted ? 'Turn on' : 'Turn off'}
      </button>{' '}
      {clients === 0 ? 'Messages are turned off in your Farcaster client.' : null}
    </p>
  </Section>
)

const comeBack = (
  <Section
    id="back"
    title="You left"
    note="No data about you is stored, and new data from sources is blocked."
  >
    <p>
      <button type="button" class="me-switch" data-change="{}">
        Come back
      </button>
    </p>
  </Section>
)
