import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { type Decision, MAX_ATTESTER, MAX_ENTRIES } from '@whocast/evidence/forms/owner-decision.ts'
import type { Child } from 'hono/jsx'
import { attesterOf, type IssuerRow } from '../../src/owners/stored-data.ts'
import { count } from '../person.ts'
import { bylineOfSigner, issuerPath } from './byline.tsx'
import { Switch } from './me-switch.tsx'
import { Section } from './section.tsx'

/** Rows that are listed before the others are folded. */
const MAX_SHOWN = 5

/** A list whose end is folded. */
function Rows({ items, shown = MAX_SHOWN }: { items: readonly Child[]; shown?: number }) {
  const rest = items.slice(shown)
  return (
    <>
      <ul class="me-rows">{items.slice(0, shown)}</ul>
      {rest.length === 0 ? null : (
        <details class="fold">
          <summary>{rest.length} more</summary>
          <ul class="me-rows">{rest}</ul>
        </details>
      )}
    </>
  )
}

/** The person's credentials, each with a switch unless its issuer is muted. */
export function CredentialSwitches({
  credentials,
  decision,
}: {
  credentials: readonly CredentialRecord[]
  decision: Decision
}) {
  const muted = new Set(decision.issuers)
  const items = credentials.slice(0, MAX_ENTRIES).map((credential) => {
    const { uid, name, issuer, isPublic } = credential
    const isHidden = decision.isHidden || decision.credentials.includes(uid.toLowerCase())
    return (
      <li class="row">
        <div class="what">
          <span class="value">
            <bdi>{name}</bdi>
          </span>
          <p class="how">
            Stored by <bdi>{issuer}</bdi>
            {isPublic ? '' : ' · private'}
          </p>
        </div>
        {muted.has(attesterOf(credential)) ? (
          <span class="note">Issuer muted</span>
        ) : (
          <Switch label={name} isOn={!isHidden} data-credential={uid} />
        )}
      </li>
    )
  })
  return <Rows items={items} />
}

/** The issuers of the person's credentials, the muted ones first; a switch mutes one. */
export function IssuerSwitches({ issuers }: { issuers: readonly IssuerRow[] }) {
  const named = issuers.filter(({ attester }) => attester.length <= MAX_ATTESTER)
  if (named.length === 0) return null
  const muted = named.filter(({ isHidden }) => isHidden)
  const others = named.filter(({ isHidden }) => !isHidden)
  return (
    <Section
      id="issuers"
      title="Issuers"
      amount={named.length}
      note="A muted issuer's credentials are shown nowhere and stay stored. Turn its switch on again to show them."
    >
      {muted.length === 0 ? null : (
        <>
          <h3>Muted</h3>
          <Rows items={muted.map((row) => issuerItem(row))} shown={muted.length} />
          {others.length === 0 ? null : <h3>Shown</h3>}
        </>
      )}
      {others.length === 0 ? null : <Rows items={others.map((row) => issuerItem(row))} />}
    </Section>
  )
}

function issuerItem({ attester, name, credentials, isHidden }: IssuerRow) {
  const shown = name ?? bylineOfSigner(attester).name
  return (
    <li class={isHidden ? 'row is-hidden' : 'row'}>
      <div class="what">
        <a class="value" href={issuerPath(attester)}>
          <bdi>{shown}</bdi>
        </a>
        <p class="how">{count(credentials, 'credential')}</p>
      </div>
      <Switch label={`Issuer ${shown}`} isOn={!isHidden} data-issuer={attester} />
    </li>
  )
}
