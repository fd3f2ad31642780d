import type { Credential } from '@whocast/contract/credential.ts'
import {
  canonicalPath,
  countedText,
  credentialCountOf,
  dateText,
  gradeText,
  markOf,
  nameOf,
  sourceName,
} from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { Icon } from '../parts.tsx'
import { count } from '../person.ts'
import { bylineOfSigner, isAddress, issuerPath } from './byline.tsx'
import { Grade, kindTexts, TimeText } from './rows.tsx'
import { Fold, FoldedRows, Section } from './section.tsx'

type IssuerProfile = Pick<Profile, 'channels' | 'walletAddress' | 'displayName' | 'avatarUrl'>

/** Stored people who issue credentials, by address in lower case. */
export type IssuerProfiles = ReadonlyMap<string, IssuerProfile>

const MAX_SHOWN = 3
/** How many known issuers are shown; of unknown ones only where there is no known one. */
const MAX_KNOWN = 4
const MAX_UNKNOWN = 2

/** Returns the first issuers of a person's credentials with an address, to look up their names. */
export const issuerAddresses = (
  { credentials }: Pick<Profile, 'credentials'>,
  most: number,
): string[] =>
  [...new Set(credentials.map(({ attester }) => attester.toLowerCase()))]
    .filter(isAddress)
    .slice(0, most)

/** The credentials of a person, by issuer. */
export function Credentials({
  profile,
  path,
  issuers,
}: {
  profile: Profile
  path: string
  issuers: IssuerProfiles
}) {
  const { credentials, credentialCount } = profile
  const groups = [...Map.groupBy(credentials, ({ attester }) => attester.toLowerCase())]
  const known = groups.filter(([attester]) => issuers.has(attester))
  const ordered = [...known, ...groups.filter(([attester]) => !issuers.has(attester))].map(
    ([attester, some]) => issuerGroup(some, issuers.get(attester)),
  )
  const shown = known.length === 0 ? MAX_UNKNOWN : Math.min(known.length, MAX_KNOWN)
  const rest = ordered.slice(shown)
  return (
    <Section
      id="credentials"
      title="Credentials"
      amount={countedText(credentialCountOf(profile))}
      note={
        credentialCount === undefined
          ? undefined
          : `${credentials.length} shown, those of known issuers first.`
      }
    >
      {ordered.slice(0, shown)}
      {rest.length > 0 ? (
        <Fold summary={count(rest.length, known.length > 0 ? 'other issuer' : 'more issuer')}>
          {rest}
        </Fold>
      ) : null}
      {credentialCount === undefined ? null : (
        <p class="note">
          <a href={`${path}?issuers=all#credentials-title`} rel="nofollow">
            Show credentials of other issuers
          </a>
        </p>
      )}
    </Section>
  )
}

function issuerGroup(credentials: readonly Credential[], issuer: IssuerProfile | undefined) {
  const [first] = credentials
  if (!first) return null
  const { attester, kind } = first
  const path = issuer && canonicalPath(issuer)
  const signer = bylineOfSigner(attester)
  const name = issuer ? nameOf(issuer) : signer.path ? signer.name : sourceName(attester)
  return (
    <div class="issuer">
      <h3>
        {path && issuer.avatarUrl ? (
          <img src={`${path}/avatar.webp?size=64`} alt="" width="28" height="28" loading="lazy" />
        ) : (
          <Icon name={kindTexts[kind].icon} />
        )}
        <span class="by">{kind === 'reported' ? 'Reported by' : 'By'}</span>{' '}
        <a href={issuerPath(attester)} title={attester}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      <FoldedRows items={credentials.map(credentialRow)} most={MAX_SHOWN} noun="credential" />
    </div>
  )
}

function credentialRow(credential: Credential) {
  const { uid, name, verification, kind, issuedAt, expiresAt, chain } = credential
  return (
    <li class="row" data-credential={uid}>
      <div class="what">
        <a class="value" href={`/credentials/${uid}`}>
          <bdi>{name}</bdi>
        </a>
        <p class="how">
          <span>
            {kind === 'reported' ? 'Not signed' : kindTexts[kind].text}
            {issuedAt === undefined ? null : (
              <>
                {' · '}
                <TimeText of={issuedAt} />
              </>
            )}
            {expiresAt === undefined ? '' : `, until ${dateText(expiresAt)}`}
            {chain ? ` · ${chain}` : ''}
          </span>
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
      <Grade mark={markOf(credential)} title={gradeText(verification)} />
    </li>
  )
}
