import { brandName } from '@whocast/contract/brand.ts'
import { dateText, markOf, sourceName } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import type { Attested } from '../../src/credentials/port.ts'
import { Document, Icon } from '../parts.tsx'
import { count } from '../person.ts'
import {
  BylineName,
  BylinePicture,
  bylineOfAttestee,
  bylineOfProfile,
  bylineOfSigner,
  isAddress,
  issuerPath,
} from './byline.tsx'
import type { PageContext } from './head.ts'
import { MorePages } from './holders.tsx'
import { MarkIcon } from './rows.tsx'

interface IssuerPageProps {
  context: PageContext
  /** An address, `fid:3`, or the name of an issuer that reported credentials. */
  signer: string
  /** The stored person behind the signer. */
  person: Profile | null
  attested: Attested
}

/** The page of an attester: their public credentials about others. */
export function IssuerPage({
  context,
  signer,
  person,
  attested: { rows, names, cursor },
}: IssuerPageProps) {
  const issuer = person ? bylineOfProfile(person) : bylineOfSigner(signer)
  const title = person ? issuer.name : sourceName(issuer.name)
  const path = issuerPath(signer)
  return (
    <Document
      title={`Attested by ${title} · ${brandName}`}
      description={`Credentials attested by ${title}.`}
      hue={context.hue(person ?? undefined)}
      asset={context.asset}
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
        <Names names={names} signer={signer} />
        {rows.length === 0 ? <p class="note">There are no more.</p> : null}
        {rows.length === 0 ? null : (
          <ul class="rows">
            {rows.map((row) => (
              <AttestedRow row={row} />
            ))}
          </ul>
        )}
        <MorePages path={path} cursor={cursor} text="Earlier ones" />
      </section>
    </Document>
  )
}

/** How many names are shown before the others are folded. */
const MAX_NAMES = 8

/** The names of an issuer's credentials; each links to its holders by this issuer. */
function Names({ names, signer }: { names: readonly string[]; signer: string }) {
  const list = (some: readonly string[]) => (
    <ul class="names">
      {some.map((name) => (
        <li>
          <a
            href={`/credentials/${encodeURIComponent(name)}?show=receivers&attester=${encodeURIComponent(signer)}`}
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
  const rest = names.slice(MAX_NAMES)
  return (
    <>
      {names.length === 0 ? null : list(names.slice(0, MAX_NAMES))}
      {rest.length === 0 ? null : (
        <details class="fold">
          <summary>{count(rest.length, 'more credential')}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}

function AttestedRow({ row: { credential, person } }: { row: Attested['rows'][number] }) {
  const { uid, name, issuedAt, chain } = credential
  const byline = bylineOfAttestee(person)
  const shown = byline.path === null ? { ...byline, path: `/profiles/${person.profileID}` } : byline
  const when = issuedAt === undefined ? '' : ` · ${dateText(issuedAt)}`
  return (
    <li class={credential.kind === 'reported' ? 'row claim' : 'row'}>
      <BylinePicture of={shown} />
      <div class="what">
        <BylineName of={shown} />
        <p class="how">
          <a href={`/credentials/${uid}`}>
            <bdi>{name}</bdi>
          </a>
          {when}
          {chain ? ` · ${chain}` : ''}
        </p>
      </div>
      <span class="grade">
        <MarkIcon mark={markOf(credential)} />
      </span>
    </li>
  )
}
