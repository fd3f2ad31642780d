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
import { wireTime } from '@whocast/contract/wire-time.ts'
import type { Child } from 'hono/jsx'
import { legacyProfile, personTags } from '../embed.ts'
import { Document, Icon } from '../parts.tsx'
import { clip, isProven, summaryOf } from '../person.ts'
import type { PageContext } from '../site.ts'
import { snapType } from '../snap/schema.ts'
import { Accounts } from './accounts.tsx'
import { Credentials, type IssuerProfiles } from './credentials.tsx'
import { More } from './more.tsx'
import { PersonActions } from './person-actions.tsx'
import { TimeText } from './rows.tsx'
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

export interface Shown {
  profile: Profile
  name: string
  handle: string
  identifier: string
  path: string
  canonical: string
  baseUrl: string
}

/** The page of one person. */
export function ProfilePage(props: ProfilePageProps) {
  const { context, profile, requested, path, isStale, failedSources, issuers = new Map() } = props
  const { baseUrl } = context
  const name = nameOf(profile, requested)
  const handle = handleOf(profile, requested)
  const canonical = canonicalPath(profile) ?? path
  const identifier = identifierText(requested)
  const shown: Shown = { profile, name, handle, path, canonical, baseUrl, identifier }
  const title = name === handle ? name : `${name} (${handle})`
  const description = profile.bio
    ? clip(profile.bio.replace(/\s+/g, ' '), 200)
    : `${name}: ${summaryOf(profile)}.`
  const alt = `${name}, ${handle}: ${summaryOf(profile)}`
  const oembed = `${baseUrl}/oembed?url=${encodeURIComponent(baseUrl + canonical)}`
  return (
    <Document
      context={context}
      title={`${title} · ${brandName}`}
      description={description}
      profile={profile}
      canonical={baseUrl + canonical}
      isIndexed={profile.isSample !== true}
      alternates={[
        { type: snapType, href: path },
        { type: 'application/json', href: `/api/v1${path}` },
        { type: 'application/json+oembed', href: oembed },
        { type: 'text/vcard', href: `${path}/contact.vcf` },
      ]}
      scripts={['verify.js']}
      tags={personTags(
        baseUrl,
        { path, handle, frame: legacyProfile(baseUrl, path, handle) },
        { title, description, path: canonical, alt, type: 'profile' },
      )}
      data={personData(shown)}
    >
      <article class="profile">
        <PersonHeader shown={shown} />
        {isStale ? staleNotice(profile, failedSources) : null}
        <Accounts shown={shown} />
        {profile.credentials.length > 0 ? (
          <Credentials profile={profile} path={path} issuers={issuers} />
        ) : null}
        <More profile={profile} path={path} />
        {profile.updatedAt === undefined ? null : (
          <p class="checked">
            Last checked on <TimeText of={profile.updatedAt} />.
          </p>
        )}
      </article>
    </Document>
  )
}

const staleNotice = ({ updatedAt = 0 }: Profile, failedSources: readonly string[]) => (
  <p class="notice">
    <Icon name="clock" />
    Some of this is out of date
    {failedSources.length > 0 ? ` (${failedSources.map(sourceName).join(', ')})` : ''}. It was last
    checked on {dateText(updatedAt)}.
  </p>
)

/** From here on a name is set smaller, in UTF-16 units. */
const LONG_NAME = 40

function PersonHeader({ shown }: { shown: Shown }) {
  const { profile, name, handle, path } = shown
  const { warning, bio, ownFields = [] } = profile
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
        {ownFields.length === 0 ? null : (
          <p class="note own-words">In their own words: {ownFields.map(wordOf).join(', ')}</p>
        )}
      </div>
      {warning
        ? problemNote(
            warning.of.path ? (
              <a href={warning.of.path}>{warningText(warning)}</a>
            ) : (
              warningText(warning)
            ),
          )
        : null}
      {problemNote(holderChangeText(profile))}
      {bio ? bioPart(bio) : null}
      <PersonActions shown={shown} />
    </header>
  )
}

const problemNote = (text: Child) =>
  text === null ? null : (
    <p class="problem" role="note">
      <Icon name="warning" />
      <span>{text}</span>
    </p>
  )

const wordOf = (name: string) => (fieldRows[name as FieldName]?.label ?? name).toLowerCase()

const MAX_BIO_LENGTH = 180

const bioPart = (text: string) =>
  text.length <= MAX_BIO_LENGTH ? (
    <p class="bio" dir="auto">
      {text}
    </p>
  ) : (
    <details class="bio">
      <summary dir="auto">
        <span class="short">{clip(text, MAX_BIO_LENGTH - 20)} </span>
        <span class="toggle">Read all</span>
      </summary>
      <p dir="auto">{text}</p>
    </details>
  )

function personData({ baseUrl, profile, name, handle, path, canonical }: Shown): object {
  const { profileID, updatedAt, bio, location, jobTitle, channels } = profile
  const sameAs = channels
    .filter((channel) => isProven(channel) && /^https:/i.test(channel.url ?? ''))
    .map(({ url }) => url)
  // JSON leaves out what is undefined.
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': baseUrl + canonical,
    url: baseUrl + canonical,
    dateModified: updatedAt === undefined ? undefined : wireTime(updatedAt),
    mainEntity: {
      '@type': 'Person',
      '@id': `${baseUrl}${canonical}#person`,
      url: baseUrl + canonical,
      name,
      alternateName: handle === name ? undefined : handle,
      identifier: profileID,
      image: `${baseUrl}${path}/avatar.webp?size=512`,
      description: bio || undefined,
      homeLocation: location ? { '@type': 'Place', name: location } : undefined,
      jobTitle: jobTitle || undefined,
      sameAs: sameAs.length > 0 ? sameAs : undefined,
    },
  }
}
