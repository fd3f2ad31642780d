import type { Child } from 'hono/jsx'
import { getAddress } from 'viem'
import { brandName } from '../../src/domain/brand.ts'
import type { CredentialRecord, Party } from '../../src/domain/credential.ts'
import { dateText } from '../../src/domain/display.ts'
import { Document, Icon, OutLink } from '../parts.tsx'
import { isSafeLink } from '../person.ts'
import type { PageContext } from './head.ts'
import { kindTexts } from './rows.tsx'

/** The page of one credential: the whole record, with its evidence. */
export function CredentialPage({ context, record }: { context: PageContext; record: CredentialRecord }) {
  const { text, icon } = kindTexts[record.kind]
  const isRevoked = record.revocation.status === 'revoked'
  const attestee = record.attestee.address
  const rows: [term: string, value: Child][] = [
    ['Kind', text],
    ['Attester', record.kind === 'reported' ? <bdi>{record.issuer}</bdi> : <PartyName party={record.attester ?? {}} />],
    ...(record.claimedAttester
      ? ([['Named as attester, without a signature', <PartyName party={record.claimedAttester} />]] as [string, Child][])
      : []),
    ...(record.onBehalfOf ? ([['On behalf of', <code>{getAddress(record.onBehalfOf)}</code>]] as [string, Child][]) : []),
    [
      'About',
      attestee ? (
        <a href={`/eth/${getAddress(attestee)}`}>
          <code>{getAddress(attestee)}</code>
        </a>
      ) : (
        <bdi>{record.attestee.profileID}</bdi>
      ),
    ],
    ...(record.value ? ([['Value', <bdi>{record.value}</bdi>]] as [string, Child][]) : []),
    ...(record.issuedAt === undefined ? [] : ([['Issued', dateText(record.issuedAt)]] as [string, Child][])),
    ...(record.expiresAt === undefined ? [] : ([['Expires', dateText(record.expiresAt)]] as [string, Child][])),
    [
      'Revocation',
      isRevoked
        ? `Revoked${record.revocation.at === undefined ? '' : ` on ${dateText(record.revocation.at)}`}`
        : record.revocation.status === 'active'
          ? 'Not revoked'
          : 'Not known',
    ],
    ['Verification', `${record.verification.method}: ${record.verification.result}, ${dateText(record.verification.checkedAt)}`],
    ...(record.chain ? ([['Chain', record.chain]] as [string, Child][]) : []),
    ...(record.source ? ([['Source', <bdi>{record.source}</bdi>]] as [string, Child][]) : []),
    ...(record.reference
      ? ([
          [
            'Reference',
            isSafeLink(record.reference) ? (
              <OutLink href={record.reference} text={record.reference} />
            ) : (
              <bdi>{record.reference}</bdi>
            ),
          ],
        ] as [string, Child][])
      : []),
    ...(record.schema ? ([['Schema', <code>{record.schema.definition ?? record.schema.uid}</code>]] as [string, Child][]) : []),
    ['Stored by', <bdi>{record.issuer}</bdi>],
    ['UID', <code>{record.uid}</code>],
  ]
  return (
    <Document
      title={`${record.name} · ${brandName}`}
      description={`${text}: ${record.name}`}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      alternates={[{ type: 'application/json', href: `/api/v1/credentials/${record.uid}` }]}
    >
      <article class={isRevoked ? 'record revoked' : 'record'}>
        <p class="kicker">
          <Icon name={icon} /> Credential
        </p>
        <h1 dir="auto">{record.name}</h1>
        {isRevoked ? (
          <p class="notice">
            <Icon name="warning" /> This credential was revoked and no longer counts.
          </p>
        ) : null}
        <dl>
          {rows.map(([term, value]) => (
            <>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
        <h2>Evidence</h2>
        {record.evidence ? (
          <>
            <p class="note">
              {record.kind === 'reported'
                ? 'What was signed. It does not say what is written above: that is the word of the issuer.'
                : 'What the attester signed. Any EIP-712 library checks it, without asking us.'}
            </p>
            <pre tabindex={0}>{JSON.stringify(record.evidence, null, 2)}</pre>
          </>
        ) : (
          <p class="note">
            There is none: it is reported by <bdi>{record.issuer}</bdi>, and you have to take their word.
          </p>
        )}
        <p class="actions">
          <a class="button quiet" href={`/api/v1/credentials/${record.uid}`}>
            JSON
          </a>
        </p>
      </article>
    </Document>
  )
}

/** A party by the strongest name that it has. */
function PartyName({ party: { address, profileID, fid } }: { party: Party }) {
  if (address) return <code>{getAddress(address)}</code>
  return <bdi>{fid === undefined ? profileID : `fid ${fid}`}</bdi>
}
