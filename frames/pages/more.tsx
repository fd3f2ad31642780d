import { dateText } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Guild, ProfileEvent, WorkExperience } from '@whocast/contract/profile-fields.ts'
import { Icon, OutLink } from '../parts.tsx'
import { count, isSafeLink } from '../person.ts'
import { Facts, Section } from './section.tsx'

/** Further profile fields: work, events, highlights, guilds. */
export function More({ profile, path }: { profile: Profile; path: string }) {
  const { highlights = [], workExperience = [], events = [], guilds = [] } = profile
  return (
    <>
      {workExperience.length > 0 ? (
        <Section id="work" title="Work">
          <ul class="plain">{workExperience.map(workRow)}</ul>
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section id="events" title="Events">
          <ul class="events">
            {events.map((event, index) => eventRow(event, `${path}/events/${index}.webp`))}
          </ul>
        </Section>
      ) : null}
      {highlights.length > 0 ? (
        <Section id="highlights" title="Highlights">
          <ul class="plain">
            {highlights.map(({ title, url }) => (
              <li>
                <OutLink href={url} text={title} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {guilds.length > 0 ? (
        <Section id="guilds" title="Guilds">
          <p>{guildText(guilds)}</p>
        </Section>
      ) : null}
    </>
  )
}

function workRow(work: WorkExperience) {
  const { jobTitle, orgWebsite, employmentType, startDate, endDate, location, isVerified } = work
  const period = [startDate, endDate ?? (startDate ? 'now' : undefined)].map(
    (date) => date && monthText(date),
  )
  const facts = [
    employmentType,
    period.filter(Boolean).join(' – '),
    location,
    isVerified ? 'verified' : undefined,
  ]
  return (
    <li>
      <bdi class="strong">{jobTitle ?? 'Work'}</bdi>
      {orgWebsite ? ' at ' : null}
      {orgWebsite ? (
        <OutLink
          href={orgWebsite}
          text={isSafeLink(orgWebsite) ? orgWebsite.replace(/^https?:\/\//, '') : orgWebsite}
        />
      ) : null}
      <Facts of={facts} />
    </li>
  )
}

function eventRow(event: ProfileEvent, picture: string) {
  const name = event.name ?? event.id
  const date = firstText(event, ['startDate', 'date', 'startsAt', 'startTime'])
  const end = firstText(event, ['endDate', 'endsAt', 'endTime'])
  const facts = [
    periodText(date, end),
    firstText(event, ['location', 'place', 'venue', 'city']),
    event.source,
  ]
  return (
    <li>
      {event.imageUrl ? (
        <img src={picture} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <span class="badge">
          <Icon name="calendar" />
        </span>
      )}
      <div class="what">
        <OutLink href={event.eventUrl ?? ''} text={name} />
        <Facts of={facts} />
      </div>
    </li>
  )
}

/** Formats a period: `3 Jun – 5 Jun 2026`, `3 Jun 2026`. */
function periodText(from = '', to = ''): string {
  const [start, end] = [dayText(from), dayText(to)]
  if (!start || !end || start === end) return start || end
  const year = end.slice(-4)
  return `${start.endsWith(` ${year}`) ? start.slice(0, -5) : start} – ${end}`
}

/** Returns the first of these fields with a text: sources name the same field differently. */
const firstText = (event: ProfileEvent, names: readonly string[]): string | undefined =>
  names
    .map((name) => event[name])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')

/** Formats an ISO 8601 date as `3 Jun 2026`; returns other texts unchanged. */
function dayText(text: string): string {
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text.slice(0, 10)) : Number.NaN
  return Number.isNaN(at) ? text : dateText(at / 1000)
}

/** Formats an ISO 8601 date as `Mar 2024`; returns other texts unchanged. */
const monthText = (text: string): string => {
  const day = dayText(text)
  return day === text ? text : day.replace(/^\d+ /, '')
}

/** Formats guilds as `Member of 3 guilds, owner of 1, admin of 1`. */
function guildText(guilds: readonly Guild[]): string {
  const owned = guilds.filter(({ isOwner }) => isOwner).length
  const led = guilds.filter(({ isAdmin, isOwner }) => isAdmin && !isOwner).length
  const roles = [
    ...(owned > 0 ? [`owner of ${guilds.length === 1 ? 'it' : owned}`] : []),
    ...(led > 0 ? [`admin of ${guilds.length === 1 ? 'it' : led}`] : []),
  ]
  return [`Member of ${count(guilds.length, 'guild')} on Guild.xyz`, ...roles].join(', ')
}
