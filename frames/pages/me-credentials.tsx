import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { type Decision, MAX_ATTESTER, MAX_ENTRIES } from '@whocast/evidence/forms/owner-decision.ts'
import type { Child } from 'hono/jsx'
import { attesterOf, type IssuerRow } from '../../src/owners/stored-data.ts'
import { count } from '../person.ts'
import { bylineOfSigner, issuerPath } from './byline.tsx'
import { FoldedList, Section } from './section.tsx'

const MAX_SHOWN = 5

const rows = (items: readonly Child[], most = MAX_SHOWN) => (
  <FoldedList items={items} most={most} class="me-rows" rest={(amount) => `${amount} more`} />
)

type SwitchProps = { label: string; isOn: boolean } & Partial<
  Record<`data-${'channel' | 'credential' | 'issuer' | 'field' | 'everything'}`, string>
>

/** A switch; what it changes is collected until it is signed. */
export const Switch = ({ label, isOn, ...data }: SwitchProps) => (
  <label class="switch">
    {/* biome-ignore lint/a11y/useAriaPropsForRole: browsers derive it from the checkbox */}
    <input type="checkbox" role="switch" checked={isOn} aria-label={label} {...data} />
    <span aria-hidden="true">{isOn ? 'Shown' : 'Hidden'}</span>
  </label>
)

/** The person's credentials, each with a switch unless its issuer is muted. */
export function credentialSwitches(credentials: readonly CredentialRecord[], decision: Decision) {
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
        {decision.issuers.includes(attesterOf(credential)) ? (
          <span class="note">Issuer muted</span>
        ) : (
          <Switch label={name} isOn={!isHidden} data-credential={uid} />
        )}
      </li>
    )
  })
  return rows(items)
}

/** The issuers of the person's credentials, the muted ones first; a switch mutes one. */
export function IssuerSwitches({ issuers }: { issuers: readonly IssuerRow[] }) {
  const named = issuers.filter(({ attester }) => attester.length <= MAX_ATTESTER)
  if (named.length === 0) return null
  const muted = named.filter(({ isHidden }) => isHidden).map(issuerItem)
  const others = named.filter(({ isHidden }) => !isHidden).map(issuerItem)
  return (
    <Section
      id="issuers"
      title="Issuers"
      amount={named.length}
      note="A muted issuer's credentials are shown nowhere and stay stored. Turn its switch on again to show them."
    >
      {muted.length === 0 ? null : <h3>Muted</h3>}
      {rows(muted, muted.length)}
      {muted.length === 0 || others.length === 0 ? null : <h3>Shown</h3>}
      {rows(others)}
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
