import { brandName } from '../../src/domain/brand.ts'
import { dateText } from '../../src/domain/display.ts'
import { ServiceError } from '../../src/domain/error.ts'
import type { Holder, HolderQuery } from '../../src/domain/ports/credentials.ts'
import { Document, Icon } from '../parts.tsx'
import type { PageContext } from './head.ts'

/** On one page. */
const MOST = 50
const MAX_NAME = 500

/** What the page of a credential's holders asks for. @throws ServiceError where that can be no name, or no cursor */
export function readReceivers(credentialName: string, cursor: string | undefined): HolderQuery {
  if (credentialName.includes('\0') || credentialName.length > MAX_NAME)
    throw new ServiceError('invalid-request', 'This cannot be the name of a credential.')
  if (cursor !== undefined && !/^[\w-]{1,500}$/.test(cursor))
    throw new ServiceError('invalid-request', 'This is no cursor of ours.')
  return { credentialName, limit: MOST, ...(cursor === undefined ? {} : { cursor }) }
}

/** The page of everybody who holds a credential of this name, whoever issued it. */
export function HoldersPage({
  context,
  name,
  holders,
  cursor,
}: {
  context: PageContext
  name: string
  holders: readonly Holder[]
  cursor: string | undefined
}) {
  const path = `/credentials/${encodeURIComponent(name)}?show=receivers`
  const json = `/api/v1/credentials?credentialName=${encodeURIComponent(name)}`
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
        <h1>
          <Icon name="signed" /> <bdi>{name}</bdi> <span class="dim">holders</span>
        </h1>
        {holders.length === 0 ? <p class="note">We know of no holder of a credential by this name.</p> : null}
        <ul>
          {holders.map(({ profileID, displayName, walletAddress, credential }) => (
            <li class={credential.grade === 'reported' ? 'channel claim' : 'channel'}>
              <div class="what">
                <p class="name" dir="auto">
                  <a href={walletAddress ? `/eth/${walletAddress}` : `/profiles/${profileID}`}>
                    {displayName ?? walletAddress ?? profileID}
                  </a>
                </p>
                <p class="how">
                  <a href={`/credentials/${credential.uid}`}>
                    {credential.grade} by <bdi>{credential.attester}</bdi>
                  </a>
                  {credential.issuedAt === undefined ? '' : ` · ${dateText(credential.issuedAt)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {cursor === undefined ? null : (
          <p class="actions">
            <a class="button quiet" href={`${path}&cursor=${encodeURIComponent(cursor)}`}>
              More holders
            </a>
          </p>
        )}
      </section>
    </Document>
  )
}
