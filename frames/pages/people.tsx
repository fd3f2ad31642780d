import { brandName } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { canonicalPath, gradeText, handleOf, markOf, nameOf } from '@whocast/contract/display.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { holdsHandle } from '../find.ts'
import { Document, Icon } from '../parts.tsx'
import { count, summaryOf } from '../person.ts'
import { snapType } from '../snap/schema.ts'
import { BylinePicture, bylineOfProfile } from './byline.tsx'
import { type PageContext, personTag, previewTags } from './head.ts'
import { MarkIcon } from './rows.tsx'

/** The page of a handle that several people hold or claim. */
export function PeoplePage({
  context,
  profiles,
  requested,
  path,
}: {
  context: PageContext
  profiles: Profile[]
  requested: Identifier & { kind: 'social' }
  path: string
}) {
  const { baseUrl } = context
  const label = channelRow(requested.type).label
  const title = `${requested.handle} on ${label} · ${brandName}`
  const description = `${count(profiles.length, 'profile')} with ${requested.handle} on ${label}.`
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
        personTag(context, path, requested.handle),
        ...previewTags(context, {
          title,
          description,
          path,
          cardPath: `${path}/card.png`,
          alt: description,
          type: 'website',
        }),
      ]}
    >
      <section class="people">
        <h1>
          <Icon name={channelRow(requested.type).icon} /> <bdi>{requested.handle}</bdi>{' '}
          <span class="dim">on {label}</span>
        </h1>
        <ul>
          {profiles.map((profile) => {
            const isVerified = holdsHandle(profile, requested)
            const link = profile.channels.find(
              ({ type, value }) =>
                type === requested.type && value.toLowerCase() === requested.handle.toLowerCase(),
            )
            const href = canonicalPath(profile)
            return (
              <li class={isVerified ? 'channel' : 'channel claim'}>
                <BylinePicture of={bylineOfProfile(profile)} size={48} />
                <div class="what">
                  <p class="name" dir="auto">
                    {href ? <a href={href}>{nameOf(profile)}</a> : nameOf(profile)}
                  </p>
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
                </div>
              </li>
            )
          })}
        </ul>
      </section>
    </Document>
  )
}
