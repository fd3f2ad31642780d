import { brandName } from '@whocast/contract/brand.ts'
import { dateText, markWords, sourceName } from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { getAddress } from 'viem'
import type { Holder, HolderQuery } from '../../src/credentials/port.ts'
import { Document, Icon } from '../parts.tsx'
import type { PageContext } from '../site.ts'
import { HolderRow, isAddress, issuerPath } from './byline.tsx'

interface HoldersPageProps {
  context: PageContext
  query: HolderQuery
  holders: readonly Holder[]
  cursor: string | undefined
}

/** The page of all holders of a credential name, from any attester or one. */
export function HoldersPage({ context, query, holders, cursor }: HoldersPageProps) {
  const { credentialName: name, attester } = query
  const narrowed = attester === undefined ? '' : `&attester=${encodeURIComponent(attester)}`
  const path = `/credentials/${encodeURIComponent(name)}`
  const list = `${path}?show=receivers${narrowed}`
  const json = `/api/v1/credentials?credentialName=${encodeURIComponent(name)}${narrowed}`
  return (
    <Document
      context={context}
      title={`Holders of ${name} · ${brandName}`}
      description={`People who hold the credential ${name}.`}
      canonical={context.baseUrl + list}
      isIndexed={false}
      alternates={[{ type: 'application/json', href: json }]}
    >
      <section class="people">
        <p class="kicker">
          <Icon name="credential" /> Holders of
        </p>
        <h1 dir="auto">{name}</h1>
        {attester === undefined ? null : (
          <p class="note">
            Attested by <SignerLink signer={attester} />. <a href={path}>By anyone</a>
          </p>
        )}
        {holders.length === 0 ? (
          <p class="note">There is no holder of a credential by this name.</p>
        ) : (
          <ul class="rows">{holders.map(holderRow)}</ul>
        )}
        <MorePages path={list} cursor={cursor} text="More holders" />
      </section>
    </Document>
  )
}

function holderRow(holder: Holder) {
  const { uid, grade, attester, issuedAt } = holder.credential
  return (
    <HolderRow of={holder} mark={grade} hasHandle>
      <a href={`/credentials/${uid}`}>
        {markWords[grade]}
        {issuedAt === undefined ? '' : `, ${dateText(issuedAt)}`}
      </a>{' '}
      by <SignerLink signer={attester} />
    </HolderRow>
  )
}

/** A signer's name, shortened, which leads to what they attested. */
export const SignerLink = ({ signer }: { signer: string }) => (
  <a href={issuerPath(signer)} title={signer}>
    <bdi>{isAddress(signer) ? shortAddress(getAddress(signer)) : sourceName(signer)}</bdi>
  </a>
)

interface MorePagesProps {
  /** May have a query. */
  path: string
  cursor: string | undefined
  text: string
}

/** The link to the next page of a list. */
export const MorePages = ({ path, cursor, text }: MorePagesProps) =>
  cursor === undefined ? null : (
    <p class="actions">
      <a
        class="button"
        href={`${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`}
      >
        {text}
      </a>
    </p>
  )
