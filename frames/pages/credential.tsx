import { brandName } from '@whocast/contract/brand.ts'
import { type CredentialRecord, type Party, toCredential } from '@whocast/contract/credential.ts'
import { dateText, gradeText, markOf, sourceName } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Child } from 'hono/jsx'
import { getAddress } from 'viem'
import { Document, Icon, OutLink } from '../parts.tsx'
import type { PageContext } from '../site.ts'
import {
  type Byline,
  BylineName,
  BylinePicture,
  bylineOfProfile,
  bylineOfSigner,
  issuerPath,
  signerKey,
} from './byline.tsx'
import { SignerLink } from './holders.tsx'
import { kindTexts, MarkIcon } from './rows.tsx'
import { Checker, Fold } from './section.tsx'

interface Shown {
  record: CredentialRecord
  /** The stored profiles that it names, by the keys of {@link partyKeys}. */
  people: ReadonlyMap<string, Profile>
}

const partyKey = ({ address, profileID, fid }: Party): string | null => {
  if (address) return `eth:${address.toLowerCase()}`
  if (profileID) return `id:${profileID}`
  return fid === undefined ? null : `fid:${fid}`
}

/** Returns the keys of all parties that a record names. */
export const partyKeys = (record: CredentialRecord): string[] => {
  const { attestee, claimedAttester = {}, onBehalfOf } = record
  const keys = [
    signerKey(toCredential(record).attester),
    partyKey(attestee),
    partyKey(claimedAttester),
    onBehalfOf ? `eth:${onBehalfOf.toLowerCase()}` : null,
  ]
  return [...new Set(keys.filter((key) => key !== null))]
}

/**
 * The page of one credential: attester, subject, and evidence.
 *
 * @param props.now unix seconds
 */
export function CredentialPage({
  context,
  now,
  ...shown
}: Shown & { context: PageContext; now: number }) {
  const { record, people } = shown
  const isRevoked = record.revocation.status === 'revoked'
  const isExpired = record.expiresAt !== undefined && record.expiresAt <= now
  const json = `/api/v1/credentials/${record.uid}`
  return (
    <Document
      context={context}
      title={`${record.name} · ${brandName}`}
      description={`${kindTexts[record.kind].text}: ${record.name}`}
      isIndexed={false}
      alternates={[{ type: 'application/json', href: json }]}
      scripts={['verify.js']}
    >
      <article class={isRevoked || isExpired ? 'record revoked' : 'record'}>
        <p class="kicker">
          <Icon name="credential" /> Credential
        </p>
        <h1 dir="auto">{record.name}</h1>
        {isRevoked || isExpired ? (
          <p class="notice">
            <Icon name="warning" />
            This credential {isRevoked ? 'was revoked' : 'has expired'} and no longer counts.
          </p>
        ) : null}
        <Parties {...shown} />
        <Standing record={record} />
        <Checker
          evidence={json}
          isSample={people.get(partyKey(record.attestee) ?? '')?.isSample === true}
          note="Your browser fetches the evidence and checks it, without trusting this page."
          data={{ 'data-one': 'credential' }}
        >
          <div class="outcome-row" data-credential={record.uid}>
            <p class="verdict" data-verdict hidden />
          </div>
        </Checker>
        <RecordFacts {...shown} />
        <Evidence record={record} />
        <p class="actions">
          <a class="button" href={`/credentials/${encodeURIComponent(record.name)}?show=receivers`}>
            All holders
          </a>
          <a class="button quiet" href={json}>
            JSON
          </a>
        </p>
      </article>
    </Document>
  )
}

function Parties({ record, people }: Shown) {
  const { attester } = toCredential(record)
  const known = people.get(signerKey(attester) ?? '')
  // The name of an issuer leads to its credentials, as it has no page of its own.
  const named =
    signerKey(attester) === null ? { name: sourceName(attester), path: issuerPath(attester) } : {}
  const signer = known ? bylineOfProfile(known) : { ...bylineOfSigner(attester), ...named }
  return (
    <div class="parties">
      {partyCard(
        record.kind === 'reported' ? 'Reported by' : 'Attested by',
        signer,
        kindTexts[record.kind].icon,
        <p class="label">
          <a class="dim" href={issuerPath(attester)}>
            All their credentials
          </a>
        </p>,
      )}
      {partyCard('About', bylineOfParty(record.attestee, people), 'user')}
    </div>
  )
}

const partyCard = (label: string, byline: Byline, icon: string, more: Child = null) => (
  <div class="party">
    <BylinePicture of={byline} size={48} icon={icon} />
    <div class="what">
      <p class="label">{label}</p>
      <BylineName of={byline} />
      {byline.handle ? (
        <p class="label">
          <bdi>{byline.handle}</bdi>
        </p>
      ) : null}
      {more}
    </div>
  </div>
)

function bylineOfParty(party: Party, people: Shown['people']): Byline {
  const known = people.get(partyKey(party) ?? '')
  if (known) return bylineOfProfile(known)
  if (party.address) return bylineOfSigner(party.address)
  return bylineOfSigner(party.fid === undefined ? (party.profileID ?? '') : `fid:${party.fid}`)
}

function Standing({ record }: Pick<Shown, 'record'>) {
  const credential = toCredential(record)
  const { issuedAt, expiresAt, revocation } = record
  const { status, at } = revocation
  const parts = [
    gradeText(credential.verification),
    issuedAt !== undefined && `issued ${dateText(issuedAt)}`,
    expiresAt !== undefined && `until ${dateText(expiresAt)}`,
    status === 'revoked' && `revoked${at === undefined ? '' : ` on ${dateText(at)}`}`,
    status === 'active' && 'not revoked',
  ]
  return (
    <p class="standing">
      <MarkIcon mark={markOf(credential)} />
      <span>{parts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

type Rows = [term: string, value: Child | false | undefined][]

function RecordFacts({ record, people }: Shown) {
  const { value, claimedAttester, onBehalfOf, chain, source, reference } = record
  const nameOfParty = (party: Party) => <BylineName of={bylineOfParty(party, people)} />
  return terms([
    ['Value', value && <bdi>{value}</bdi>],
    ['On behalf of', onBehalfOf && nameOfParty({ address: onBehalfOf })],
    ['Named as attester, without a signature', claimedAttester && nameOfParty(claimedAttester)],
    ['Chain', chain],
    ['Source', source && <bdi>{source}</bdi>],
    ['Reference', reference && <OutLink href={reference} text={reference} />],
    ['Stored by', <bdi>{sourceName(record.issuer)}</bdi>],
  ])
}

const terms = (rows: Rows) => (
  <dl>
    {rows.map(([term, value]) =>
      value ? (
        <>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </>
      ) : null,
    )}
  </dl>
)

function Evidence({ record }: Pick<Shown, 'record'>) {
  const { uid, schema, attester, attestee, verification, evidence } = record
  const { method, result, checkedAt } = verification
  return (
    <Fold summary="Identifiers and evidence">
      <div class="folded">
        {terms([
          ['UID', <code>{uid}</code>],
          ['Attester', attester?.address && <code>{getAddress(attester.address)}</code>],
          ['Recipient', attestee.address && <code>{getAddress(attestee.address)}</code>],
          ['Schema', schema && <code>{schema.definition ?? schema.uid}</code>],
          ['Checked', `${method}: ${result}, ${dateText(checkedAt)}`],
        ])}
        {evidence ? (
          <>
            <p class="note">
              {record.kind === 'reported'
                ? 'The signed data. It does not contain the fields above: the issuer reported them.'
                : 'The data that the attester signed. Any EIP-712 library can check it without this service.'}
            </p>
            <pre tabindex={0}>{JSON.stringify(evidence, null, 2)}</pre>
          </>
        ) : (
          <p class="note">
            There is no evidence: <SignerLink signer={toCredential(record).attester} /> reported it
            without a signature.
          </p>
        )}
      </div>
    </Fold>
  )
}
