import { brandName } from '@whocast/contract/brand.ts'
import {
  canonicalPath,
  dateText,
  handleOf,
  holderChangeText,
  nameOf,
  sourceName,
  warningText,
} from '@whocast/contract/display.ts'
import { type Identifier, identifierText } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { type FieldName, fieldRows } from '@whocast/contract/profile-fields.ts'
import { legacyProfile, legacyTags } from '../embed.ts'
import { Document, Icon } from '../parts.tsx'
import { clip, isProven, summaryOf } from '../person.ts'
import { snapType } from '../snap/schema.ts'
import { Accounts } from './accounts.tsx'
import { Credentials, type IssuerProfiles } from './credentials.tsx'
import { type PageContext, personTag, previewTags } from './head.ts'
import { More } from './more.tsx'
import { PersonActions } from './person-actions.tsx'
import { Facts } from './section.tsx'

interface ProfilePageProps {
  context: PageContext
  profile: Profile
  requested: Identifier
  /** The requested path, prefix of the card, avatar and JSON. */
  path: string
  isStale: boolean
  failedSources: string[]
  /** Stored people who issued credentials of this person, by address. */
  issuers?: IssuerProfiles
}

/** The shared values of the page's parts. */
export interface Shown {
  profile: Profile
  name: string
  handle: string
  /** The requested identifier as free text. */
  identifier: string
  /** The requested path. */
  path: string
  /** The canonical path of the person. */
  canonical: string
  baseUrl: string
}

/** The page of one person. */
export function ProfilePage({
  context,
  profile,
  requested,
  path,
  isStale,
  failedSources,
  issuers,
}: ProfilePageProps) {
  const { baseUrl } = context
  const name = nameOf(profile, requested)
  const handle = handleOf(profile, requested)
  const label = name === handle ? name : `${name} (${handle})`
  const description = profile.bio
    ? clip(profile.bio.replace(/\s+/g, ' '), 200)
    : `${name}: ${summaryOf(profile)}.`
  const canonical = canonicalPath(profile) ?? path
  const shown: Shown = {
    profile,
    name,
    handle,
    path,
    canonical,
    baseUrl,
    identifier: identifierText(requested),
  }
  return (
    <Document
      title={`${label} · ${brandName}`}
      description={description}
      hue={context.hue(profile)}
      canonical={baseUrl + canonical}
      asset={context.asset}
      isIndexed={profile.isSample !== true}
      alternates={[
        { type: snapType, href: path },
        { type: 'application/json', href: `/api/v1${path}` },
        {
          type: 'application/json+oembed',
          href: `${baseUrl}/oembed?url=${encodeURIComponent(baseUrl + canonical)}`,
        },
        { type: 'text/vcard', href: `${path}/contact.vcf` },
      ]}
      scripts={['verify.js']}
      tags={[
        personTag(context, path, handle),
        ...legacyTags(legacyProfile(baseUrl, path, handle)),
        ...previewTags(context, {
          title: label,
          description,
          path: canonical,
          cardPath: `${path}/card.png`,
          alt: `${name}, ${handle}: ${summaryOf(profile)}`,
          type: 'profile',
        }),
      ]}
      data={personData(shown)}
    >
      <article class="profile">
        <PersonHeader shown={shown} />
        {isStale ? <StaleNotice profile={profile} failedSources={failedSources} /> : null}
        <Accounts shown={shown} />
        {profile.credentials.length > 0 ? (
          <Credentials profile={profile} issuers={issuers ?? new Map()} />
        ) : null}
        <More profile={profile} path={path} />
        {profile.updatedAt === undefined ? null : (
          <p class="checked">
            Last checked on{' '}
            <time datetime={new Date(profile.updatedAt * 1000).toISOString()}>
              {dateText(profile.updatedAt)}
            </time>
            .
          </p>
        )}
      </article>
    </Document>
  )
}

/** That some of the page is older than it should be, and because of which sources. */
function StaleNotice({
  profile,
  failedSources,
}: Pick<ProfilePageProps, 'profile' | 'failedSources'>) {
  return (
    <p class="notice">
      <Icon name="clock" />
      Some of this is out of date
      {failedSources.length > 0 ? ` (${failedSources.map(sourceName).join(', ')})` : ''}. It was
      last checked on {dateText(profile.updatedAt ?? 0)}.
    </p>
  )
}

/** From here on a name is set smaller, in UTF-16 units. */
const LONG_NAME = 40

function PersonHeader({ shown }: { shown: Shown }) {
  const { profile, name, handle, path } = shown
  const { warning } = profile
  const holderChange = holderChangeText(profile)
  const facts = [
    [profile.jobTitle, profile.primarySkill].filter(Boolean).join(', '),
    profile.location,
    profile.networkingStatus,
  ]
  return (
    <header class="person">
      <img class="avatar" src={`${path}/avatar.webp?size=256`} alt="" width="112" height="112" />
      <div class="who">
        <h1 dir="auto" class={name.length > LONG_NAME ? 'long' : undefined}>
          {name}
        </h1>
        <p class="handle">
          {name === handle ? null : <bdi>{handle}</bdi>}
          {profile.isSample ? <span class="tag">Invented sample</span> : null}
        </p>
        <Facts of={facts} />
        <OwnWords fields={profile.ownFields} />
      </div>
      {warning ? (
        <p class="problem" role="note">
          <Icon name="warning" />
          <span>
            {warning.of.path ? (
              <a href={warning.of.path}>{warningText(warning)}</a>
            ) : (
              warningText(warning)
            )}
          </span>
        </p>
      ) : null}
      {holderChange === null ? null : (
        <p class="problem" role="note">
          <Icon name="warning" />
          <span>{holderChange}</span>
        </p>
      )}
      {profile.bio ? <Bio text={profile.bio} /> : null}
      <PersonActions shown={shown} />
    </header>
  )
}

const wordOf = (name: string) => (fieldRows[name as FieldName]?.label ?? name).toLowerCase()

/** The note that names the texts of the person, which no source reports. */
const OwnWords = ({ fields = [] }: { fields: string[] | undefined }) =>
  fields.length === 0 ? null : (
    <p class="note own-words">In their own words: {fields.map(wordOf).join(', ')}</p>
  )

/** Bios of up to this many characters are shown whole. */
const MAX_BIO_LENGTH = 180

/** The biography; a long text can be unfolded. */
function Bio({ text }: { text: string }) {
  if (text.length <= MAX_BIO_LENGTH)
    return (
      <p class="bio" dir="auto">
        {text}
      </p>
    )
  return (
    <details class="bio">
      <summary dir="auto">
        <span class="short">{clip(text, MAX_BIO_LENGTH - 20)} </span>
        <span class="toggle">Read all</span>
      </summary>
      <p dir="auto">{text}</p>
    </details>
  )
}

function personData({ baseUrl, profile, name, handle, path, canonical }: Shown): object {
  const sameAs = profile.channels
    .filter((c) => isProven(c) && /^https:/i.test(c.url ?? ''))
    .map(({ url }) => url)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': baseUrl + canonical,
    url: baseUrl + canonical,
    ...(profile.updatedAt === undefined
      ? {}
      : { dateModified: new Date(profile.updatedAt * 1000).toISOString() }),
    mainEntity: {
      '@type': 'Person',
      '@id': `${baseUrl}${canonical}#person`,
      url: baseUrl + canonical,
      name,
      ...(handle === name ? {} : { alternateName: handle }),
      identifier: profile.profileID,
      image: `${baseUrl}${path}/avatar.webp?size=512`,
      ...(profile.bio ? { description: profile.bio } : {}),
      ...(profile.location ? { homeLocation: { '@type': 'Place', name: profile.location } } : {}),
      ...(profile.jobTitle ? { jobTitle: profile.jobTitle } : {}),
      ...(sameAs.length > 0 ? { sameAs } : {}),
    },
  }
}
