import { brandName } from '@whocast/contract/brand.ts'
import { type CredentialRecord, type Party, toCredential } from '@whocast/contract/credential.ts'
import { dateText, gradeText, markOf, sourceName } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { samplesMadeAt } from '@whocast/contract/samples.ts'
import type { Child } from 'hono/jsx'
import { getAddress } from 'viem'
import { Document, Icon, OutLink } from '../parts.tsx'
import { isSafeLink } from '../person.ts'
import {
  type Byline,
  BylineName,
  BylinePicture,
  bylineOfProfile,
  bylineOfSigner,
  issuerPath,
  signerKey,
} from './byline.tsx'
import { CheckControls } from './check-controls.tsx'
import type { PageContext } from './head.ts'
import { SignerLink } from './holders.tsx'
import { kindTexts, MarkIcon } from './rows.tsx'

/** The stored profiles that a credential names, by the keys of {@link partyKeys}. */
type CredentialPeople = ReadonlyMap<string, Profile>

interface CredentialPageProps {
  context: PageContext
  record: CredentialRecord
  people: CredentialPeople
  /** Unix seconds. */
  now: number
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

/** The page of one credential: attester, subject, and evidence. */
export function CredentialPage({ context, record, people, now }: CredentialPageProps) {
  const { text } = kindTexts[record.kind]
  const isRevoked = record.revocation.status === 'revoked'
  const isExpired = record.expiresAt !== undefined && record.expiresAt <= now
  return (
    <Document
      title={`${record.name} · ${brandName}`}
      description={`${text}: ${record.name}`}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      alternates={[{ type: 'application/json', href: `/api/v1/credentials/${record.uid}` }]}
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
            {isRevoked
              ? 'This credential was revoked and no longer counts.'
              : 'This credential has expired and no longer counts.'}
          </p>
        ) : null}
        <Parties record={record} people={people} />
        <Standing record={record} />
        <Checker
          record={record}
          isSample={people.get(partyKey(record.attestee) ?? '')?.isSample === true}
        />
        <RecordFacts record={record} people={people} />
        <Evidence record={record} />
        <p class="actions">
          <a class="button" href={`/credentials/${encodeURIComponent(record.name)}?show=receivers`}>
            All holders
          </a>
          <a class="button quiet" href={`/api/v1/credentials/${record.uid}`}>
            JSON
          </a>
        </p>
      </article>
    </Document>
  )
}

/** The attester and the subject. */
function Parties({ record, people }: Pick<CredentialPageProps, 'record' | 'people'>) {
  const { attester } = toCredential(record)
  const known = people.get(signerKey(attester) ?? '')
  const signer = known
    ? bylineOfProfile(known)
    : { ...bylineOfSigner(attester), ...namedBy(attester) }
  return (
    <div class="parties">
      <PartyCard
        label={record.kind === 'reported' ? 'Reported by' : 'Attested by'}
        byline={signer}
        icon={kindTexts[record.kind].icon}
      >
        <a class="dim" href={issuerPath(attester)}>
          All their credentials
        </a>
      </PartyCard>
      <PartyCard label="About" byline={bylineOfParty(record.attestee, people)} icon="user" />
    </div>
  )
}

/** Returns the link of an issuer's name: to its credentials, as it has no page of its own. */
const namedBy = (attester: string) =>
  signerKey(attester) === null ? { name: sourceName(attester), path: issuerPath(attester) } : {}

function PartyCard({
  label,
  byline,
  icon,
  children,
}: {
  label: string
  byline: Byline
  icon: string
  children?: Child
}) {
  return (
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
        {children ? <p class="label">{children}</p> : null}
      </div>
    </div>
  )
}

function bylineOfParty(party: Party, people: CredentialPeople): Byline {
  const known = people.get(partyKey(party) ?? '')
  if (known) return bylineOfProfile(known)
  if (party.address) return bylineOfSigner(party.address)
  return bylineOfSigner(party.fid === undefined ? (party.profileID ?? '') : `fid:${party.fid}`)
}

/** The grade, the dates, and whether it was revoked. */
function Standing({ record }: { record: CredentialRecord }) {
  const credential = toCredential(record)
  const { status, at } = record.revocation
  const revocation =
    status === 'revoked'
      ? `revoked${at === undefined ? '' : ` on ${dateText(at)}`}`
      : status === 'active'
        ? 'not revoked'
        : ''
  const parts = [
    gradeText(credential.verification),
    record.issuedAt === undefined ? '' : `issued ${dateText(record.issuedAt)}`,
    record.expiresAt === undefined ? '' : `until ${dateText(record.expiresAt)}`,
    revocation,
  ]
  return (
    <p class="standing">
      <MarkIcon mark={markOf(credential)} />
      <span>{parts.filter((part) => part !== '').join(' · ')}</span>
    </p>
  )
}

/** The button that checks the evidence in the browser, and the place of its result. */
function Checker({ record: { uid }, isSample }: { record: CredentialRecord; isSample: boolean }) {
  return (
    <div
      class="check"
      data-check={`/api/v1/credentials/${uid}`}
      data-one="credential"
      data-now={isSample ? samplesMadeAt : undefined}
    >
      <CheckControls note="Your browser fetches the evidence and checks it, without trusting this page." />
      <div class="outcome-row" data-credential={uid}>
        <p class="verdict" data-verdict hidden />
      </div>
    </div>
  )
}

/** The other fields of the record, as the issuer stored them. */
function RecordFacts({ record, people }: Pick<CredentialPageProps, 'record' | 'people'>) {
  const { value, claimedAttester, onBehalfOf, chain, source, reference } = record
  const rows: [term: string, value: Child][] = []
  const add = (term: string, value: Child | false) => value !== false && rows.push([term, value])
  add('Value', value ? <bdi>{value}</bdi> : false)
  add(
    'On behalf of',
    onBehalfOf ? <BylineName of={bylineOfParty({ address: onBehalfOf }, people)} /> : false,
  )
  add(
    'Named as attester, without a signature',
    claimedAttester ? <BylineName of={bylineOfParty(claimedAttester, people)} /> : false,
  )
  add('Chain', chain || false)
  add('Source', source ? <bdi>{source}</bdi> : false)
  add(
    'Reference',
    reference ? (
      isSafeLink(reference) ? (
        <OutLink href={reference} text={reference} />
      ) : (
        <bdi>{reference}</bdi>
      )
    ) : (
      false
    ),
  )
  add('Stored by', <bdi>{sourceName(record.issuer)}</bdi>)
  return <Terms of={rows} />
}

const Terms = ({ of }: { of: readonly [term: string, value: Child][] }) => (
  <dl>
    {of.map(([term, value]) => (
      <>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </>
    ))}
  </dl>
)

/** Identifiers in hex and what was signed, folded. */
function Evidence({ record }: { record: CredentialRecord }) {
  const { uid, schema, attester, attestee, verification, evidence } = record
  const rows: [term: string, value: Child][] = [['UID', <code>{uid}</code>]]
  if (attester?.address) rows.push(['Attester', <code>{getAddress(attester.address)}</code>])
  if (attestee.address) rows.push(['Recipient', <code>{getAddress(attestee.address)}</code>])
  if (schema) rows.push(['Schema', <code>{schema.definition ?? schema.uid}</code>])
  rows.push([
    'Checked',
    `${verification.method}: ${verification.result}, ${dateText(verification.checkedAt)}`,
  ])
  return (
    <details class="fold">
      <summary>Identifiers and evidence</summary>
      <div class="folded">
        <Terms of={rows} />
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
    </details>
  )
}
