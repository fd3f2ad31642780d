import { brandName } from '@whocast/contract/brand.ts'
import { dateText, markWords, sourceName } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { getAddress } from 'viem'
import type { Holder, HolderQuery } from '../../src/credentials/port.ts'
import { Document, Icon } from '../parts.tsx'
import { BylineName, BylinePicture, bylineOfAttestee, isAddress, issuerPath } from './byline.tsx'
import type { PageContext } from './head.ts'
import { MarkIcon } from './rows.tsx'

/** On one page. */
export const MAX_HOLDERS = 50
/** Characters of a credential's name, or an issuer's. */
const MAX_NAME = 500

/** Query parameters of a paged list. */
export interface ListQuery {
  cursor?: string | undefined
  attester?: string | undefined
}

/**
 * Parses the name in the path and the query of a list of credentials.
 *
 * @throws ServiceError if the name or the cursor is invalid
 */
export function readList(name: string, { cursor, attester }: ListQuery) {
  for (const [text, what] of [
    [name, 'name of a credential or an issuer'],
    [attester ?? '', 'name of an attester'],
  ] as const)
    if (text.includes('\0') || text.length > MAX_NAME)
      throw new ServiceError('invalid-request', `This is not a valid ${what}.`)
  if (cursor !== undefined && !/^[\w-]{1,500}$/.test(cursor))
    throw new ServiceError(
      'invalid-request',
      'The cursor is invalid. Use the link of the previous page.',
    )
  return {
    limit: MAX_HOLDERS,
    ...(cursor === undefined ? {} : { cursor }),
    ...(attester ? { attester: attester.toLowerCase() } : {}),
  }
}

/** Parses the query of the page of holders. */
export const readReceivers = (credentialName: string, query: ListQuery): HolderQuery => ({
  credentialName,
  ...readList(credentialName, query),
})

interface HoldersPageProps {
  context: PageContext
  query: HolderQuery
  holders: readonly Holder[]
  cursor: string | undefined
}

/** The page of all holders of a credential name, from any attester or one. */
export function HoldersPage({
  context,
  query: { credentialName: name, attester },
  holders,
  cursor,
}: HoldersPageProps) {
  const narrowed = attester === undefined ? '' : `&attester=${encodeURIComponent(attester)}`
  const path = `/credentials/${encodeURIComponent(name)}?show=receivers${narrowed}`
  const json = `/api/v1/credentials?credentialName=${encodeURIComponent(name)}${narrowed}`
  return (
    <Document
      title={`Holders of ${name} · ${brandName}`}
      description={`People who hold the credential ${name}.`}
      hue={context.hue()}
      asset={context.asset}
      canonical={context.baseUrl + path}
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
            Attested by <SignerLink signer={attester} />.{' '}
            <a href={`/credentials/${encodeURIComponent(name)}`}>By anyone</a>
          </p>
        )}
        {holders.length === 0 ? (
          <p class="note">There is no holder of a credential by this name.</p>
        ) : null}
        {holders.length === 0 ? null : (
          <ul class="rows">
            {holders.map((holder) => (
              <HolderRow holder={holder} />
            ))}
          </ul>
        )}
        <MorePages path={path} cursor={cursor} text="More holders" />
      </section>
    </Document>
  )
}

function HolderRow({ holder }: { holder: Holder }) {
  const { uid, grade, attester, issuedAt } = holder.credential
  const byline = bylineOfAttestee(holder)
  const shown = byline.path === null ? { ...byline, path: `/profiles/${holder.profileID}` } : byline
  return (
    <li class={grade === 'reported' ? 'row claim' : 'row'}>
      <BylinePicture of={shown} />
      <div class="what">
        <BylineName of={shown} />
        <p class="how">
          {shown.handle ? (
            <>
              <bdi>{shown.handle}</bdi> ·{' '}
            </>
          ) : null}
          <a href={`/credentials/${uid}`}>
            {markWords[grade]}
            {issuedAt === undefined ? '' : `, ${dateText(issuedAt)}`}
          </a>{' '}
          by <SignerLink signer={attester} />
        </p>
      </div>
      <span class="grade">
        <MarkIcon mark={grade} />
      </span>
    </li>
  )
}

/** A signer's name, shortened, which leads to what they attested. */
export const SignerLink = ({ signer }: { signer: string }) => (
  <a href={issuerPath(signer)} title={signer}>
    <bdi>{isAddress(signer) ? shortAddress(getAddress(signer)) : sourceName(signer)}</bdi>
  </a>
)

/** The link to the next page of a list; `path` may have a query. */
export const MorePages = ({
  path,
  cursor,
  text,
}: {
  path: string
  cursor: string | undefined
  text: string
}) =>
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
