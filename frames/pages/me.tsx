import { brandName } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { channelText, dateText, gradeText, sourceName } from '@whocast/contract/display.ts'
import { type FieldName, profileFields } from '@whocast/contract/profile-fields.ts'
import type { NotificationState } from '../../src/changes/notifications/port.ts'
import { type ChannelRow, channelRows, fieldRows, type OwnersView } from '../../src/owners/held.ts'
import type { Session } from '../../src/owners/port.ts'
import { Document } from '../parts.tsx'
import type { PageContext } from './head.ts'
import { Accent, Order, ProveAccount, SayMore } from './me-changes.tsx'
import { Section } from './section.tsx'

/** Who is signed in, and what is held of them. */
export interface OwnPage {
  session: Session
  own: OwnersView
}

/** The page at `/me`. */
export function MePage({ context, own }: { context: PageContext; own: OwnPage | null | 'closed' }) {
  return (
    <Document
      title={`Yours · ${brandName}`}
      description="Sign in to see what is held of you, and to decide what is shown."
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      scripts={['me.js']}
    >
      <div
        class="me"
        data-signers={own === null || own === 'closed' ? undefined : signersOf(own).join(' ')}
      >
        <h1>Yours</h1>
        <p class="me-status" role="status" aria-live="polite" data-status />
        {own === 'closed' ? null : <ByLink />}
        {own === 'closed' ? (
          <p class="lead">The operator of this service has turned signing in off.</p>
        ) : null}
        {own === null ? <SignIn /> : null}
        {own !== null && own !== 'closed' ? <SignedIn {...own} /> : null}
      </div>
    </Document>
  )
}

/** The addresses that may sign for who is signed in. */
function signersOf({ session, own: { whose } }: OwnPage): string[] {
  const wallets = whose.keys.flatMap((key) => (key.startsWith('eth:') ? [key.slice(4)] : []))
  return [...new Set([...(session.address === null ? [] : [session.address]), ...wallets])]
}

/** Shown where the page was opened by a link. */
const ByLink = () => (
  <div data-link hidden>
    <p class="note">
      This link signs you in, once. Use it only if you asked for it yourself, just now.
    </p>
    <p class="me-wallets">
      <button type="button" class="me-wallet" />
    </p>
  </div>
)

const SignIn = () => (
  <>
    <p class="lead">
      Sign in with a wallet to see everything that is held of you, hide what you do not want shown,
      say more, or leave.
    </p>
    <p class="note">
      No password and no e-mail. Your wallet signs a text; nothing is paid, and no transaction is
      sent.
    </p>
    <div class="me-wallets" data-wallets />
    <p class="note" data-no-wallet>
      No wallet was found in this browser. Open this page in the browser of a wallet, or install
      one.
    </p>
  </>
)

/** A switch that changes something when the wallet has signed it. */
function Switch({ label, isHidden, change }: { label: string; isHidden: boolean; change: object }) {
  return (
    <button
      type="button"
      class="me-switch"
      data-change={JSON.stringify(change)}
      aria-label={`${isHidden ? 'Show' : 'Hide'} ${label}`}
    >
      {isHidden ? 'Show' : 'Hide'}
    </button>
  )
}

function SignedIn({ session, own }: OwnPage) {
  const { whose, decision, held, isForgotten } = own
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
          You signed in by a button in Farcaster. What you change, a wallet of yours signs.
        </p>
      ) : null}
      <div class="me-wallets" data-choose hidden />
      {isForgotten ? <ComeBack /> : null}
      {whose.objection === null ? null : <p class="problem">{capital(whose.objection)}.</p>}
      {whose.objection === null && !isForgotten ? (
        <>
          <Shown own={own} />
          <ProveAccount />
          <Credentials own={own} />
          <SayMore own={own} />
          <Order own={own} />
          <Accent accent={own.decision.accent} />
          <Section
            id="everything"
            title="Everything"
            note={
              decision.isHidden
                ? 'Nothing of you is shown.'
                : 'Hides your page, and you from all searches.'
            }
          >
            <p>
              <Switch
                label="everything"
                isHidden={decision.isHidden}
                change={{ isHidden: !decision.isHidden }}
              />
            </p>
          </Section>
          {own.notifications ? <Told {...own.notifications} /> : null}
          <Section
            id="away"
            title="Take away"
            note="Everything that is held of you, by source, with times and grades."
          >
            <p>
              <a href="/api/v1/me" download="whocast-me.json">
                Download as JSON
              </a>{' '}
              ({held?.findings.length ?? 0} findings, {held?.credentials.length ?? 0} credentials)
            </p>
          </Section>
          <Section
            id="leave"
            title="Leave"
            note="Removes everything that is held of you, and keeps it out. You can come back by signing in."
          >
            <details class="me-leave">
              <summary>Leave …</summary>
              <p>
                <button
                  type="button"
                  class="me-danger"
                  data-change={JSON.stringify({ isLeaving: true })}
                >
                  Forget me
                </button>
              </p>
            </details>
          </Section>
        </>
      ) : null}
    </>
  )
}

/** Messages in Farcaster clients, off by one tap. */
const Told = ({ isMuted, clients }: NotificationState) => (
  <Section
    id="told"
    title="Messages"
    note="In your Farcaster client, at most one a day: what others attest about you, and proofs of yours that are gone."
  >
    <p>
      <button type="button" class="me-switch" data-messages={isMuted ? 'on' : 'off'}>
        {isMuted ? 'Turn on' : 'Turn off'}
      </button>{' '}
      {clients === 0 ? 'Your client has turned them off.' : null}
    </p>
  </Section>
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ComeBack = () => (
  <Section
    id="back"
    title="You left"
    note="Nothing is held of you, and what sources say is not stored."
  >
    <p>
      <button type="button" class="me-switch" data-change="{}">
        Come back
      </button>
    </p>
  </Section>
)

const labelOf = (name: FieldName): string => profileFields[name].label

function Shown({ own: { whose, decision } }: { own: OwnersView }) {
  const channels = channelRows(whose.person, decision)
  const rows = fieldRows(whose.person, decision)
  return (
    <>
      <Section
        id="accounts"
        title="Accounts"
        amount={channels.length}
        note="A hidden account is shown nowhere, and nobody else can claim it."
      >
        <ul class="me-rows">
          {channels.map((row) => (
            <Account row={row} isLocked={decision.isHidden} />
          ))}
        </ul>
      </Section>
      <Section id="fields" title="What is said of you" amount={rows.length}>
        <ul class="me-rows">
          {rows.map(({ name, value, isHidden }) => (
            <li class={isHidden ? 'is-hidden' : undefined}>
              <span class="me-what">
                <b>{labelOf(name)}</b> <bdi>{typeof value === 'string' ? value : ''}</bdi>
              </span>
              {decision.isHidden ? null : (
                <Switch
                  label={labelOf(name)}
                  isHidden={isHidden}
                  change={{ fields: [{ name, isHidden: !isHidden }] }}
                />
              )}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Account({ row, isLocked }: { row: ChannelRow; isLocked: boolean }) {
  const { type, value, isHidden, verification, source, checkedAt } = row
  const { label } = channelRow(type)
  const known = verification ? gradeText(verification) : `Claimed, by ${sourceName(source)}`
  return (
    <li class={isHidden ? 'is-hidden' : undefined}>
      <span class="me-what">
        <b>{label}</b> <bdi>{channelText(row)}</bdi>
        <small>
          {known}
          {checkedAt === undefined ? '' : ` · ${dateText(checkedAt)}`}
          {isHidden ? ' · hidden' : ''}
        </small>
      </span>
      {isLocked ? null : (
        <Switch
          label={`${label} ${value}`}
          isHidden={isHidden}
          change={{ channels: [{ type, value, isHidden: !isHidden }] }}
        />
      )}
    </li>
  )
}

function Credentials({ own: { held, decision } }: { own: OwnersView }) {
  const credentials = held?.credentials ?? []
  if (credentials.length === 0) return null
  return (
    <Section id="credentials" title="Credentials" amount={credentials.length}>
      <ul class="me-rows">
        {credentials.slice(0, 200).map(({ uid, name, issuer, isPublic }) => {
          const isHidden = decision.isHidden || decision.credentials.includes(uid.toLowerCase())
          return (
            <li class={isHidden ? 'is-hidden' : undefined}>
              <span class="me-what">
                <bdi>{name}</bdi>
                <small>
                  stored by <bdi>{issuer}</bdi>
                  {isPublic ? '' : ' · private'}
                  {isHidden ? ' · hidden' : ''}
                </small>
              </span>
              {decision.isHidden ? null : (
                <Switch
                  label={name}
                  isHidden={isHidden}
                  change={{ credentials: [{ uid, isHidden: !isHidden }] }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
