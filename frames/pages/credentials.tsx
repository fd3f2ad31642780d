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
import { kindTexts, MarkIcon } from './rows.tsx'
import { Folded, Section } from './section.tsx'

/** Stored people who issue credentials, by address in lower case. */
export type IssuerProfiles = ReadonlyMap<
  string,
  Pick<Profile, 'channels' | 'walletAddress' | 'displayName' | 'avatarUrl'>
>

/** How many credentials of one issuer are shown before the others are folded. */
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
export function Credentials({ profile, issuers }: { profile: Profile; issuers: IssuerProfiles }) {
  const groups = [...Map.groupBy(profile.credentials, ({ attester }) => attester.toLowerCase())]
  const known = groups.filter(([attester]) => issuers.has(attester))
  const unknown = groups.filter(([attester]) => !issuers.has(attester))
  const ordered = [...known, ...unknown]
  const shown = known.length === 0 ? MAX_UNKNOWN : Math.min(known.length, MAX_KNOWN)
  const rest = ordered.slice(shown)
  const group = ([attester, credentials]: (typeof groups)[number]) => (
    <IssuerGroup credentials={credentials} issuer={issuers.get(attester)} />
  )
  return (
    <Section
      id="credentials"
      title="Credentials"
      amount={countedText(credentialCountOf(profile))}
      {...(profile.credentialCount === undefined
        ? {}
        : { note: `${profile.credentials.length} shown, those of known issuers first.` })}
    >
      {ordered.slice(0, shown).map(group)}
      {rest.length > 0 ? (
        <details class="fold">
          <summary>{count(rest.length, known.length > 0 ? 'other issuer' : 'more issuer')}</summary>
          {rest.map(group)}
        </details>
      ) : null}
      {profile.credentialCount === undefined ? null : (
        <p class="note">
          <a href="?issuers=all#credentials-title" rel="nofollow">
            Show credentials of other issuers
          </a>
        </p>
      )}
    </Section>
  )
}

interface IssuerGroupProps {
  credentials: readonly Credential[]
  issuer: (IssuerProfiles extends ReadonlyMap<string, infer V> ? V : never) | undefined
}

function IssuerGroup({ credentials, issuer }: IssuerGroupProps) {
  const [first] = credentials
  if (!first) return null
  const { attester, kind } = first
  const path = issuer && canonicalPath(issuer)
  return (
    <div class="issuer">
      <h3>
        {path && issuer.avatarUrl ? (
          <img src={`${path}/avatar.webp?size=64`} alt="" width="28" height="28" loading="lazy" />
        ) : (
          <Icon name={kindTexts[first.kind].icon} />
        )}
        <span class="by">{kind === 'reported' ? 'Reported by' : 'By'}</span>{' '}
        <a href={issuerPath(attester)} title={attester}>
          <bdi>
            {issuer
              ? nameOf(issuer)
              : bylineOfSigner(attester).path
                ? bylineOfSigner(attester).name
                : sourceName(attester)}
          </bdi>
        </a>
      </h3>
      <Folded
        items={credentials.map((credential) => <CredentialRow credential={credential} />)}
        most={MAX_SHOWN}
        noun="credential"
      />
    </div>
  )
}

/** One credential of a person. */
function CredentialRow({ credential }: { credential: Credential }) {
  const { name, verification, kind, issuedAt, expiresAt, chain } = credential
  return (
    <li class="row" data-credential={credential.uid}>
      <div class="what">
        <a class="value" href={`/credentials/${credential.uid}`}>
          <bdi>{name}</bdi>
        </a>
        <p class="how">
          <span>
            {kind === 'reported' ? 'Not signed' : kindTexts[kind].text}
            {issuedAt === undefined ? null : (
              <>
                {' · '}
                <time datetime={new Date(issuedAt * 1000).toISOString()}>{dateText(issuedAt)}</time>
              </>
            )}
            {expiresAt === undefined ? '' : `, until ${dateText(expiresAt)}`}
            {chain ? ` · ${chain}` : ''}
          </span>
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
      <span class="grade" title={gradeText(verification)}>
        <MarkIcon mark={markOf(credential)} />
      </span>
    </li>
  )
}
