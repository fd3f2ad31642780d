import { brandName } from '@whocast/contract/brand.ts'
import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import {
  canonicalPath,
  handleOf,
  type Mark,
  nameOf,
  warningText,
} from '@whocast/contract/display.ts'
import { profileFields, searchFields } from '@whocast/contract/profile-fields.ts'
import type { SearchResult } from '../../src/people/search.ts'
import { Document } from '../parts.tsx'
import { clip, count } from '../person.ts'
import { BylinePicture, bylineOfProfile } from './byline.tsx'
import type { PageContext } from './head.ts'
import { MarkIcon } from './rows.tsx'

/** The people whom a search found, each with why. */
export function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul>
      {results.map(({ profile, match }) => {
        const href = canonicalPath(profile)
        const mark: Mark = match.grade ?? 'claimed'
        const isOwnWord = match.grade === undefined && parseChannelType(match.type) === null
        return (
          <li class={match.grade || isOwnWord ? 'channel' : 'channel claim'}>
            <BylinePicture of={bylineOfProfile(profile)} size={48} />
            <div class="what">
              <p class="name" dir="auto">
                {href ? <a href={href}>{nameOf(profile)}</a> : nameOf(profile)}
              </p>
              <p class="label">
                <bdi>{handleOf(profile)}</bdi>
                {profile.warning ? ` · ${warningText(profile.warning)}` : ''}
              </p>
              <p class="how">
                {isOwnWord ? null : <MarkIcon mark={mark} />}
                {matchLabel(match.type)}: <bdi>{clip(match.value, 60)}</bdi>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const ownLabels = new Map<string, string>([
  ...searchFields.map(({ name, type }) => [type, profileFields[name].label] as const),
  ['credential', 'Credential'],
])

function matchLabel(type: string): string {
  const channel = parseChannelType(type)
  return ownLabels.get(type) ?? (channel ? channelRow(channel).label : type)
}

/** The page of a query that is no identifier: who is called like that. */
export function ResultsPage({
  context,
  query,
  results,
}: {
  context: PageContext
  query: string
  results: readonly SearchResult[]
}) {
  const isGuess = results.every(({ likeness }) => likeness === 'similar')
  const asked = clip(query, 60)
  return (
    <Document
      title={`${asked} · ${brandName}`}
      description={`${count(results.length, 'person').replace('persons', 'people')} found for ${asked}.`}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      search={{ value: query }}
    >
      <section class="people">
        <h1>
          {isGuess ? 'No match for' : 'People found for'} <bdi>{asked}</bdi>
        </h1>
        {isGuess ? <h2>Did you mean</h2> : null}
        <Results results={results} />
      </section>
    </Document>
  )
}
