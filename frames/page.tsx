import type { Child } from 'hono/jsx'
import { getAddress } from 'viem'
import { brandName, brandTagline } from '../src/domain/brand.ts'
import { channelRow } from '../src/domain/channel.ts'
import type { Credential, CredentialRecord } from '../src/domain/credential.ts'
import type { Identifier } from '../src/domain/identifier.ts'
import { type Channel, channelFid, type Profile, profileFid } from '../src/domain/profile.ts'
import { composeUrl, legacyHome, legacyProfile, legacyTags, type MetaTag, miniAppEmbed } from './embed.ts'
import { Document, Icon, SearchBox } from './parts.tsx'
import {
  askedText,
  canonicalPath,
  clip,
  count,
  dateText,
  handleOf,
  isSafeLink,
  methodText,
  nameOf,
  shortAddress,
  sourceName,
  summaryOf,
} from './person.ts'

/** What every page is given by the app. */
export interface PageContext {
  /** Our public origin. */
  baseUrl: string
  asset: (name: string) => string
  /** The style sheet's hue class for a profile. */
  hue: (profile?: Profile) => string
}

/** The media type of a Snap; farcaster.md "Snap 2.0". */
export const snapType = 'application/vnd.farcaster.snap+json'

const property = (name: string, content: string): MetaTag => ({ key: 'property', name, content })
const named = (name: string, content: string): MetaTag => ({ key: 'name', name, content })

interface Preview {
  title: string
  description: string
  /** Of the page, without a query. */
  path: string
  cardPath: string
  alt: string
  type: 'website' | 'profile'
}

const previewTags = ({ baseUrl }: PageContext, { title, description, path, cardPath, alt, type }: Preview): MetaTag[] => [
  property('og:type', type),
  property('og:site_name', brandName),
  property('og:title', title),
  property('og:description', description),
  property('og:url', baseUrl + path),
  property('og:image', `${baseUrl}${cardPath}?ratio=1.91`),
  property('og:image:type', 'image/png'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', alt),
  named('twitter:card', 'summary_large_image'),
  named('twitter:title', title),
  named('twitter:description', description),
  named('twitter:image', `${baseUrl}${cardPath}?ratio=1.91`),
  named('twitter:image:alt', alt),
]

/** The page at `/`. */
export function HomePage({ context, value, problem }: { context: PageContext; value?: string; problem?: string }) {
  const { baseUrl } = context
  const embed = miniAppEmbed({ baseUrl, path: '/', imagePath: '/card.png', buttonTitle: 'Look somebody up' })
  const examples: [path: string, text: string][] = [
    ['/ens/vitalik.eth', 'vitalik.eth'],
    ['/fname/dwr', '@dwr'],
    ['/fid/3', 'fid 3'],
    ['/socials/github/torvalds', 'github:torvalds'],
  ]
  return (
    <Document
      title={`${brandName}: who is this?`}
      description={brandTagline}
      hue={context.hue()}
      canonical={`${baseUrl}/`}
      asset={context.asset}
      search={{ isHidden: true }}
      alternates={[{ type: snapType, href: '/' }]}
      tags={[
        named('fc:miniapp', JSON.stringify(embed)),
        ...legacyTags(legacyHome(baseUrl)),
        ...previewTags(context, {
          title: `${brandName}: who is this?`,
          description: brandTagline,
          path: '/',
          cardPath: '/card.png',
          alt: `${brandName}. ${brandTagline}`,
          type: 'website',
        }),
      ]}
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brandName,
        url: `${baseUrl}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }}
    >
      <section class="hero">
        <h1>Who is this?</h1>
        <p class="lead">
          One box for a name, an address or a handle. You see which accounts are proven to belong together, which are only
          claimed, and what others attest.
        </p>
        {problem ? (
          <p class="problem" role="alert">
            <Icon name="warning" />
            <span>
              <bdi>{clip(value ?? '', 80)}</bdi> {problem}
            </span>
          </p>
        ) : null}
        <SearchBox id="q" {...(value === undefined ? {} : { value })} autofocus={value === undefined} />
        <ul class="examples" aria-label="Examples">
          {examples.map(([href, text]) => (
            <li>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
      <section class="pillars">
        <article>
          <Icon name="verified" />
          <h2>Verified by signature</h2>
          <p>Accounts are joined only by proofs: Farcaster verifications, username proofs, ENS forward and back.</p>
        </article>
        <article>
          <Icon name="claimed" />
          <h2>Claims stay claims</h2>
          <p>What people write about themselves is shown, set apart, and never answers for anybody.</p>
        </article>
        <article>
          <Icon name="signed" />
          <h2>Check it yourself</h2>
          <p>Every credential carries its evidence, and every page can verify itself in your browser.</p>
        </article>
      </section>
    </Document>
  )
}

interface ProfilePageProps {
  context: PageContext
  profile: Profile
  asked: Identifier
  /** The path that was asked for: card, avatar and JSON lie below it. */
  path: string
  isStale: boolean
  failedSources: string[]
}

/** The page of one person. */
export function ProfilePage({ context, profile, asked, path, isStale, failedSources }: ProfilePageProps) {
  const { baseUrl } = context
  const name = nameOf(profile, asked)
  const handle = handleOf(profile, asked)
  const fid = profileFid(profile)
  const title = name === handle ? `${name} · ${brandName}` : `${name} (${handle}) · ${brandName}`
  const description = profile.bio ? clip(profile.bio.replace(/\s+/g, ' '), 200) : `${name}: ${summaryOf(profile)}.`
  const canonical = canonicalPath(profile) ?? path
  const verified = profile.channels.filter((channel) => channel.isVerified)
  const claimed = profile.channels.filter((channel) => !channel.isVerified)
  return (
    <Document
      title={title}
      description={description}
      hue={context.hue(profile)}
      canonical={baseUrl + canonical}
      asset={context.asset}
      isIndexed={profile.isSample !== true}
      alternates={[
        { type: snapType, href: path },
        { type: 'application/json', href: `/api/v1${path}` },
      ]}
      scripts={['verify.js']}
      tags={[
        named('fc:miniapp', JSON.stringify(profileEmbed(context, path, handle))),
        ...legacyTags(legacyProfile(baseUrl, path, handle)),
        ...previewTags(context, {
          title: name === handle ? name : `${name} (${handle})`,
          description,
          path: canonical,
          cardPath: `${path}/card.png`,
          alt: `${name}, ${handle}: ${summaryOf(profile)}`,
          type: 'profile',
        }),
      ]}
      data={personData(baseUrl, profile, { name, handle, path, canonical })}
    >
      <article class="profile">
        <header class="person">
          <img class="avatar" src={`${path}/avatar.webp?size=256`} alt="" width="128" height="128" />
          <div class="who">
            <h1 dir="auto">{name}</h1>
            <p class="handle">
              <bdi>{handle}</bdi>
              {fid === null ? null : <span class="fid">FID {fid}</span>}
              {profile.location ? (
                <span class="place">
                  <Icon name="location" label="Location" />
                  <bdi>{profile.location}</bdi>
                </span>
              ) : null}
              {profile.isSample ? <span class="tag">Invented sample</span> : null}
            </p>
            {profile.jobTitle ? (
              <p class="job">
                <Icon name="briefcase" />
                <bdi>{[profile.jobTitle, profile.primarySkill].filter(Boolean).join(', ')}</bdi>
              </p>
            ) : null}
            {profile.networkingStatus ? (
              <p class="status">
                <bdi>{profile.networkingStatus}</bdi>
              </p>
            ) : null}
          </div>
          <ul class="tally">
            <Tally amount={verified.length} noun="verified" icon="verified" class="is-verified" />
            <Tally amount={claimed.length} noun="claimed" icon="claimed" class="is-claimed" />
            <Tally
              amount={profile.credentials.length}
              noun={profile.credentials.length === 1 ? 'credential' : 'credentials'}
              icon="credential"
              class=""
            />
          </ul>
          {profile.bio ? (
            <p class="bio" dir="auto">
              {profile.bio}
            </p>
          ) : null}
          <div class="actions">
            <a
              class="button primary"
              href={composeUrl(`This is ${handle}`, baseUrl + path)}
              data-compose={baseUrl + path}
              data-text={`This is ${handle}`}
            >
              <Icon name="share" />
              Share this card
            </a>
            {fid === null ? null : (
              <a class="button" href={`https://farcaster.xyz/~/profiles/${fid}`} rel="noopener" data-fid={fid}>
                <Icon name="farcaster" />
                View on Farcaster
              </a>
            )}
            <button class="button needs-script" type="button" data-copy={baseUrl + canonical}>
              <Icon name="copy" />
              <span>Copy link</span>
            </button>
            <a class="button quiet" href="#check">
              Check it
            </a>
            <a class="button quiet" href={`${path}/card.png`}>
              Picture
            </a>
            <a class="button quiet" href={`/api/v1${path}`}>
              JSON
            </a>
          </div>
        </header>
        {isStale ? (
          <p class="notice">
            <Icon name="clock" />
            Some of this could not be refreshed just now
            {failedSources.length > 0 ? ` (${failedSources.map(sourceName).join(', ')})` : ''}. It was last checked on{' '}
            {dateText(profile.updatedAt ?? 0)}.
          </p>
        ) : null}
        <Section id="verified" title="Verified accounts" amount={verified.length}>
          {verified.length === 0 ? (
            <p class="empty">No account is proven to belong to this person yet.</p>
          ) : (
            <ul class="channels">
              {verified.map((channel) => (
                <ChannelRow channel={channel} />
              ))}
            </ul>
          )}
        </Section>
        {claimed.length > 0 ? (
          <Section
            id="claimed"
            title="Claimed, not verified"
            amount={claimed.length}
            note="Said by this person; nothing proves that these accounts are theirs."
          >
            <ul class="channels">
              {claimed.map((channel) => (
                <ChannelRow channel={channel} />
              ))}
            </ul>
          </Section>
        ) : null}
        {profile.credentials.length > 0 ? (
          <Section
            id="credentials"
            title="Credentials"
            amount={profile.credentials.length}
            note="What others attest about this person."
          >
            <ul class="credentials">
              {profile.credentials.map((credential) => (
                <CredentialRow credential={credential} />
              ))}
            </ul>
          </Section>
        ) : null}
        <More profile={profile} />
        <section
          class="check"
          id="check"
          aria-labelledby="check-title"
          data-check={`/api/v1${path}?include=proof`}
          data-profile={profile.profileID}
        >
          <div>
            <h2 id="check-title">Check this yourself</h2>
            <p>
              Your browser fetches the proofs behind this page and checks every signature on its own, with nothing but
              mathematics.
            </p>
            <p class="outcome" role="status" data-outcome />
          </div>
          <button class="button primary needs-script" type="button" data-verify>
            <Icon name="signed" />
            <span>Verify in this browser</span>
          </button>
          <noscript>
            <p>
              Without script: <code>npm run whocast -- verify {`${baseUrl}/api/v1${path}?include=proof`}</code>
            </p>
          </noscript>
        </section>
        {profile.updatedAt === undefined ? null : (
          <p class="checked">
            Last checked on <time datetime={new Date(profile.updatedAt * 1000).toISOString()}>{dateText(profile.updatedAt)}</time>
            .
          </p>
        )}
      </article>
    </Document>
  )
}

/** The Mini App embed of a person's page. */
export const profileEmbed = ({ baseUrl }: PageContext, path: string, handle: string) =>
  miniAppEmbed({ baseUrl, path, imagePath: `${path}/card.png`, buttonTitle: `See ${handle}` })

function Tally({ amount, noun, icon, class: className }: { amount: number; noun: string; icon: string; class: string }) {
  return (
    <li class={className}>
      <Icon name={icon} />
      <b>{amount}</b> {noun}
    </li>
  )
}

function Section({
  id,
  title,
  amount,
  note,
  children,
}: {
  id: string
  title: string
  amount?: number
  note?: string
  children?: Child
}) {
  return (
    <section class="block" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {amount === undefined ? null : <span class="amount">{amount}</span>}
      </h2>
      {note ? <p class="note">{note}</p> : null}
      {children}
    </section>
  )
}

/** What tells one channel from another, for the verifier's verdicts. */
export const channelKey = (channel: { type: string; value: string }): string => `${channel.type}:${channel.value}`

/** How, by whom and when a channel was checked: `Resolves forward and back · ENS, 21 Nov 2026`. */
function provenance(channel: Channel): string {
  const method = methodText(channel)
  const source = sourceName(channel.source)
  return method.endsWith(source)
    ? `${method}, ${dateText(channel.checkedAt)}`
    : `${method} · ${source}, ${dateText(channel.checkedAt)}`
}

function ChannelRow({ channel }: { channel: Channel }) {
  const row = channelRow(channel.type)
  const fid = channelFid(channel)
  const shown =
    channel.type === 'wallet' ? shortAddress(channel.value) : channel.type === 'farcaster' ? `@${channel.value}` : channel.value
  const url = channel.url !== undefined && isSafeLink(channel.url) ? channel.url : null
  const value = (
    <bdi class="value" {...(channel.type === 'wallet' ? { title: channel.value } : {})}>
      {shown}
    </bdi>
  )
  return (
    <li class={channel.isVerified ? 'channel' : 'channel claim'} data-channel={channelKey(channel)}>
      <span class="badge">
        <Icon name={row.icon} />
      </span>
      <div class="what">
        <p class="label">
          {row.label}
          {fid === null ? null : <span> · FID {fid}</span>}
        </p>
        {url ? (
          <a href={url} rel="nofollow noopener ugc">
            {value}
            <Icon name="external" />
          </a>
        ) : (
          value
        )}
        <p class="how">
          <Icon name={channel.isVerified ? 'verified' : 'claimed'} label={channel.isVerified ? 'Verified' : 'Claimed only'} />
          <span>{provenance(channel)}</span>
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
    </li>
  )
}

const kindTexts: Record<Credential['kind'], { text: string; icon: string }> = {
  'eas-offchain': { text: 'Signed attestation', icon: 'signed' },
  'eas-onchain': { text: 'On-chain attestation', icon: 'signed' },
  'farcaster-cast': { text: 'Signed cast', icon: 'signed' },
  reported: { text: 'Reported, not signed', icon: 'reported' },
}

/** An attester as people read it. */
const attesterText = (attester: string): string => (/^0x[0-9a-f]{40}$/i.test(attester) ? shortAddress(attester) : attester)

function CredentialRow({ credential }: { credential: Credential }) {
  const { text, icon } = kindTexts[credential.kind]
  return (
    <li class={`credential ${credential.kind}`} data-credential={credential.uid}>
      <span class="badge">
        <Icon name={icon} />
      </span>
      <div class="what">
        <p class="name">
          <bdi>{credential.name}</bdi>
        </p>
        <p class="how">
          {text} · by <bdi title={credential.attester}>{attesterText(credential.attester)}</bdi> on{' '}
          <time datetime={new Date(credential.issuedAt * 1000).toISOString()}>{dateText(credential.issuedAt)}</time>
          {credential.expiresAt === undefined ? '' : `, until ${dateText(credential.expiresAt)}`}
          {credential.chain ? ` · ${credential.chain}` : ''}
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
      <a class="evidence" href={`/credentials/${credential.uid}`}>
        Evidence<span class="visually-hidden"> for {credential.name}</span>
      </a>
    </li>
  )
}

function More({ profile }: { profile: Profile }) {
  const { highlights = [], workExperience = [], events = [], guilds = [] } = profile
  return (
    <>
      {highlights.length > 0 ? (
        <Section id="highlights" title="Highlights">
          <ul class="plain">
            {highlights.map(({ title, url }) => (
              <li>{isSafeLink(url) ? <OutLink href={url} text={title} /> : <bdi>{title}</bdi>}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {workExperience.length > 0 ? (
        <Section id="work" title="Work">
          <ul class="plain">
            {workExperience.map((work) => (
              <li>
                <bdi class="strong">{work.jobTitle ?? 'Work'}</bdi>
                {work.orgWebsite ? (
                  <>
                    {' at '}
                    {isSafeLink(work.orgWebsite) ? (
                      <OutLink href={work.orgWebsite} text={work.orgWebsite.replace(/^https?:\/\//, '')} />
                    ) : (
                      <bdi>{work.orgWebsite}</bdi>
                    )}
                  </>
                ) : null}
                <span class="dim">
                  {[
                    work.employmentType,
                    [work.startDate, work.endDate ?? (work.startDate ? 'now' : undefined)].filter(Boolean).join(' – '),
                    work.location,
                  ]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)
                    .join('')}
                  {work.isVerified ? ' · verified' : ''}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section id="events" title="Events">
          <ul class="plain">
            {events.map((event) => (
              <li>
                {event.eventUrl && isSafeLink(event.eventUrl) ? (
                  <OutLink href={event.eventUrl} text={event.name ?? event.id} />
                ) : (
                  <bdi>{event.name ?? event.id}</bdi>
                )}
                {event.source ? <span class="dim"> · {event.source}</span> : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {guilds.length > 0 ? (
        <Section id="guilds" title="Guilds">
          <ul class="plain">
            {guilds.map((guild) => (
              <li>
                Guild {guild.guildId}
                <span class="dim">
                  {' '}
                  · {count(guild.roleIds.length, 'role')}
                  {guild.isOwner ? ', owner' : guild.isAdmin ? ', admin' : ''}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}

const OutLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} rel="nofollow noopener ugc">
    <bdi>{text}</bdi>
  </a>
)

function personData(
  baseUrl: string,
  profile: Profile,
  { name, handle, path, canonical }: { name: string; handle: string; path: string; canonical: string },
): object {
  const sameAs = profile.channels.filter((c) => c.isVerified && c.url && /^https:/.test(c.url)).map((c) => c.url)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: baseUrl + canonical,
    ...(profile.updatedAt === undefined ? {} : { dateModified: new Date(profile.updatedAt * 1000).toISOString() }),
    mainEntity: {
      '@type': 'Person',
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

/** The page of a handle that several people hold or claim. */
export function PeoplePage({
  context,
  profiles,
  asked,
  path,
}: {
  context: PageContext
  profiles: Profile[]
  asked: Identifier & { kind: 'social' }
  path: string
}) {
  const { baseUrl } = context
  const label = channelRow(asked.type).label
  const title = `${asked.handle} on ${label} · ${brandName}`
  const description = `${count(profiles.length, 'profile')} with ${asked.handle} on ${label}.`
  return (
    <Document
      title={title}
      description={description}
      hue={context.hue()}
      canonical={baseUrl + path}
      asset={context.asset}
      alternates={[
        { type: snapType, href: path },
        { type: 'application/json', href: `/api/v1${path}?include=claims` },
      ]}
      tags={[
        named('fc:miniapp', JSON.stringify(profileEmbed(context, path, asked.handle))),
        ...previewTags(context, { title, description, path, cardPath: `${path}/card.png`, alt: description, type: 'website' }),
      ]}
    >
      <section class="people">
        <h1>
          <Icon name={channelRow(asked.type).icon} /> <bdi>{asked.handle}</bdi> <span class="dim">on {label}</span>
        </h1>
        <ul>
          {profiles.map((profile) => {
            const isVerified = holdsHandle(profile, asked)
            const href = canonicalPath(profile)
            return (
              <li class={isVerified ? 'channel' : 'channel claim'}>
                <div class="what">
                  <p class="name" dir="auto">
                    {href ? <a href={href}>{nameOf(profile)}</a> : nameOf(profile)}
                  </p>
                  <p class="label">
                    <bdi>{handleOf(profile)}</bdi> · {summaryOf(profile)}
                  </p>
                  <p class="how">
                    <Icon name={isVerified ? 'verified' : 'claimed'} />
                    {isVerified ? 'Proven to hold this handle' : 'Claims this handle; nothing proves it'}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
    </Document>
  )
}

/** Whether a profile's link to a handle is a verified one. */
export const holdsHandle = (profile: Profile, { type, handle }: Identifier & { kind: 'social' }): boolean =>
  profile.channels.some((c) => c.type === type && c.isVerified && c.value.toLowerCase() === handle.toLowerCase())

interface MessagePageProps {
  context: PageContext
  heading: string
  detail: string
  /** Shown in the search box again. */
  value?: string
  icon: 'unknown' | 'warning' | 'clock'
  children?: Child
  tags?: MetaTag[]
}

/** A page that says what is the matter: nobody there, cannot be one, could not ask. */
export function MessagePage({ context, heading, detail, value, icon, children, tags = [] }: MessagePageProps) {
  return (
    <Document
      title={`${heading} · ${brandName}`}
      description={detail}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      tags={tags}
      search={value === undefined ? {} : { value }}
    >
      <section class="message">
        <Icon name={icon} />
        <h1>{heading}</h1>
        <p>{detail}</p>
        {children}
      </section>
    </Document>
  )
}

/** The page of a name that nobody holds. */
export function NotFoundPage({ context, asked, path }: { context: PageContext; asked: Identifier; path: string }) {
  const text = askedText(asked)
  const title = `Nobody found for ${text}`
  return (
    <MessagePage
      context={context}
      icon="unknown"
      heading={title}
      detail="No profile is linked to it by proof. It may be misspelt, not registered, or simply not yet anybody's."
      tags={[
        named('fc:miniapp', JSON.stringify(profileEmbed(context, path, text))),
        ...previewTags(context, {
          title,
          description: 'No profile is linked to it by proof.',
          path,
          cardPath: `${path}/card.png`,
          alt: title,
          type: 'website',
        }),
      ]}
    >
      <ul class="hints">
        {asked.kind === 'fname' && !asked.fname.includes('.') ? (
          <li>
            An ENS name? <a href={`/ens/${asked.fname}.eth`}>{asked.fname}.eth</a>
          </li>
        ) : null}
        {asked.kind === 'ens' && asked.name.endsWith('.eth') ? (
          <li>
            A Farcaster name? <a href={`/fname/${encodeURIComponent(asked.name.slice(0, -4))}`}>@{asked.name.slice(0, -4)}</a>
          </li>
        ) : null}
        {asked.kind === 'social' ? (
          <li>Only verified handles answer. The owner can verify it on Farcaster or by an attestation.</li>
        ) : null}
        <li>Try another spelling in the box above.</li>
      </ul>
    </MessagePage>
  )
}

/** The page of one credential: the whole record, with its evidence. */
export function CredentialPage({ context, record }: { context: PageContext; record: CredentialRecord }) {
  const { text, icon } = kindTexts[record.kind]
  const isRevoked = record.revocation.status === 'revoked'
  const attestee = record.attestee.address
  const rows: [term: string, value: Child][] = [
    ['Kind', text],
    [
      'Attester',
      record.attester?.address ? (
        <code>{getAddress(record.attester.address)}</code>
      ) : (
        <bdi>{record.attester?.profileID ?? record.issuer}</bdi>
      ),
    ],
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
    ['Issued', dateText(record.issuedAt)],
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
            <p class="note">What the attester signed. Any EIP-712 library checks it, without asking us.</p>
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
