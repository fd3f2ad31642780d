import { brandName } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { gradeText, handleOf, markOf } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { personTags } from '../embed.ts'
import { accountOf, holdsHandle, type SocialIdentifier } from '../find.ts'
import { Document, Icon } from '../parts.tsx'
import { count, summaryOf } from '../person.ts'
import type { PageContext } from '../site.ts'
import { snapType } from '../snap/schema.ts'
import { PersonItem } from './byline.tsx'
import { MarkIcon } from './rows.tsx'

interface PeoplePageProps {
  context: PageContext
  profiles: Profile[]
  requested: SocialIdentifier
  path: string
}

/** The page of a handle that several people hold or claim. */
export function PeoplePage({ context, profiles, requested, path }: PeoplePageProps) {
  const { baseUrl } = context
  const { handle } = requested
  const { label, icon } = channelRow(requested.type)
  const title = `${handle} on ${label} · ${brandName}`
  const description = `${count(profiles.length, 'profile')} with ${handle} on ${label}.`
  return (
    <Document
      context={context}
      title={title}
      description={description}
      canonical={baseUrl + path}
      alternates={[
        { type: snapType, href: path },
        { type: 'application/json', href: `/api/v1${path}?include=claims` },
      ]}
      tags={personTags(baseUrl, { path, handle }, { title, description, alt: description })}
    >
      <section class="people">
        <h1>
          <Icon name={icon} /> <bdi>{handle}</bdi> <span class="dim">on {label}</span>
        </h1>
        <ul>
          {profiles.map((profile) => {
            const link = accountOf(profile, requested)
            return (
              <PersonItem profile={profile} isClaim={!holdsHandle(profile, requested)}>
                <p class="label">
                  <bdi>{handleOf(profile)}</bdi> · {summaryOf(profile)}
                </p>
                <p class="how">
                  <MarkIcon mark={link ? markOf(link) : 'claimed'} />
                  <span>
                    {link?.isVerified
                      ? gradeText(link.verification)
                      : 'Claims this handle; nothing proves it'}
                  </span>
                </p>
              </PersonItem>
            )
          })}
        </ul>
      </section>
    </Document>
  )
}
