import type { Child } from 'hono/jsx'
import { brandName } from '../../src/domain/brand.ts'
import {
  canonicalPath,
  countedText,
  credentialCountOf,
  dateText,
  handleOf,
  markOf,
  marks,
  nameOf,
  sourceName,
  warningText,
} from '../../src/domain/display.ts'
import type { Identifier } from '../../src/domain/identifier.ts'
import { type Profile, profileFid } from '../../src/domain/profile.ts'
import { sampleFnameRegistry, samplesMadeAt } from '../../src/domain/samples.ts'
import { composeUrl, legacyProfile, legacyTags } from '../embed.ts'
import { Document, Icon, OutLink } from '../parts.tsx'
import { clip, count, isSafeLink, summaryOf } from '../person.ts'
import { snapType } from '../snap/schema.ts'
import { type PageContext, personTag, previewTags } from './head.ts'
import { ChannelRow, CredentialRow, markIcons } from './rows.tsx'

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
        personTag(context, path, handle),
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
            {profile.warning ? (
              <p class="problem" role="note">
                <Icon name="warning" />
                <span>
                  {profile.warning.of.path ? (
                    <a href={profile.warning.of.path}>{warningText(profile.warning)}</a>
                  ) : (
                    warningText(profile.warning)
                  )}
                </span>
              </p>
            ) : null}
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
            {marks.map((mark) => {
              const amount = profile.channels.filter((channel) => markOf(channel) === mark).length
              return amount === 0 ? null : <Tally amount={amount} noun={mark} icon={markIcons[mark]} class={`is-${mark}`} />
            })}
            <Tally
              amount={countedText(credentialCountOf(profile))}
              noun={credentialCountOf(profile) === 1 ? 'credential' : 'credentials'}
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
        <Section
          id="verified"
          title="Verified accounts"
          amount={verified.length}
          note="Proven by signatures or chain state, confirmed by two public records, or reported by a named source: each row says which."
        >
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
            amount={countedText(credentialCountOf(profile))}
            note={
              profile.credentialCount === undefined
                ? 'What others attest about this person.'
                : `What others attest about this person: the first ${profile.credentials.length}, the best proven and newest first.`
            }
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
          data-fname-registry={profile.isSample ? sampleFnameRegistry : undefined}
          data-now={profile.isSample ? samplesMadeAt : undefined}
        >
          <div>
            <h2 id="check-title">Check this yourself</h2>
            <p>
              Your browser fetches the proofs behind this page and checks them on its own. It says for each row whether it holds
              for the address of this page, fails, or rests on a word, and what is left to trust.
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

function Tally({ amount, noun, icon, class: className }: { amount: number | string; noun: string; icon: string; class: string }) {
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
  amount?: number | string
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
