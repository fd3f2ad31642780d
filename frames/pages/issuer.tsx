import { brandName } from '@whocast/contract/brand.ts'
import { dateText, markOf, sourceName } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import type { Attested } from '../../src/credentials/port.ts'
import { Document, Icon } from '../parts.tsx'
import { count } from '../person.ts'
import type { PageContext } from '../site.ts'
import {
  BylinePicture,
  bylineOfProfile,
  bylineOfSigner,
  HolderRow,
  isAddress,
  issuerPath,
} from './byline.tsx'
import { MorePages } from './holders.tsx'
import { FoldedList } from './section.tsx'

interface IssuerPageProps {
  context: PageContext
  /** An address, `fid:3`, or the name of an issuer that reported credentials. */
  signer: string
  /** The stored person behind the signer. */
  person: Profile | null
  attested: Attested
}

const MAX_NAMES = 8

/** The page of an attester: their public credentials about others. */
export function IssuerPage({ context, signer, person, attested }: IssuerPageProps) {
  const { rows, names, cursor } = attested
  const issuer = person ? bylineOfProfile(person) : bylineOfSigner(signer)
  const title = person ? issuer.name : sourceName(issuer.name)
  const path = issuerPath(signer)
  const holders = (name: string) =>
    `/credentials/${encodeURIComponent(name)}?show=receivers&attester=${encodeURIComponent(signer)}`
  return (
    <Document
      context={context}
      title={`Attested by ${title} · ${brandName}`}
      description={`Credentials attested by ${title}.`}
      profile={person ?? undefined}
      canonical={context.baseUrl + path}
      isIndexed={false}
    >
      <section class="people">
        <p class="kicker">
          <Icon name="credential" /> {issuer.path === null ? 'Reported by' : 'Attested by'}
        </p>
        <div class="issuer-head">
          <BylinePicture
            of={issuer}
            size={56}
            icon={issuer.path === null ? 'reported' : 'signed'}
          />
          <div>
            <h1 dir="auto">{issuer.path === null ? title : <a href={issuer.path}>{title}</a>}</h1>
            {isAddress(signer) ? (
              <p class="facts">
                {issuer.handle ? <bdi>{issuer.handle} · </bdi> : null}
                <code>{getAddress(signer)}</code>
              </p>
            ) : null}
          </div>
        </div>
        {issuer.path === null ? (
          <p class="note">
            This issuer stored these credentials without a signature: you rely on the issuer.
          </p>
        ) : null}
        <FoldedList
          items={names.map((name) => (
            <li>
              <a href={holders(name)}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
          most={MAX_NAMES}
          class="names"
          rest={(amount) => count(amount, 'more credential')}
        />
        {rows.length === 0 ? (
          <p class="note">There are no more.</p>
        ) : (
          <ul class="rows">{rows.map(attestedRow)}</ul>
        )}
        <MorePages path={path} cursor={cursor} text="Earlier ones" />
      </section>
    </Document>
  )
}

const attestedRow = ({ credential, person }: Attested['rows'][number]) => (
  <HolderRow of={person} mark={markOf(credential)}>
    <a href={`/credentials/${credential.uid}`}>
      <bdi>{credential.name}</bdi>
    </a>
    {credential.issuedAt === undefined ? '' : ` · ${dateText(credential.issuedAt)}`}
    {credential.chain ? ` · ${credential.chain}` : ''}
  </HolderRow>
)
