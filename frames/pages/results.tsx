import { brandName } from '@whocast/contract/brand.ts'
import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import {
  canonicalPath,
  handleGrade,
  handleOf,
  type Mark,
  markWords,
  nameOf,
  requestedText,
  warningText,
} from '@whocast/contract/display.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import { profileFields, searchFields } from '@whocast/contract/profile-fields.ts'
import type { SearchResult } from '../../src/search/search.ts'
import { Document } from '../parts.tsx'
import { clip, count } from '../person.ts'
import { BylinePicture, bylineOfProfile } from './byline.tsx'
import type { PageContext } from './head.ts'
import { MarkIcon } from './rows.tsx'

/** The results of a search, each with the reason of the match. */
export function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul>
      {results.map(({ profile, match, lookalikes }) => {
        const href = canonicalPath(profile)
        const mark: Mark = match.grade ?? 'claimed'
        const grade = handleGrade(profile)
        const isOwnWord = match.grade === undefined && parseChannelType(match.type) === null
        return (
          <li class={match.grade || isOwnWord ? 'channel' : 'channel claim'}>
            <BylinePicture of={bylineOfProfile(profile)} size={48} />
            <div class="what">
              <p class="name" dir="auto">
                {href ? <a href={href}>{nameOf(profile)}</a> : nameOf(profile)}
              </p>
              <p class="how">
                <MarkIcon mark={grade} />
                <span>
                  <bdi>{handleOf(profile)}</bdi> · {markWords[grade].toLowerCase()}
                  {profile.warning ? ` · ${warningText(profile.warning)}` : ''}
                </span>
              </p>
              <p class="how">
                {isOwnWord ? null : <MarkIcon mark={mark} />}
                <span>
                  {matchLabel(match.type)}: <bdi>{clip(match.value, 60)}</bdi>
                </span>
              </p>
              <Lookalikes people={lookalikes} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The folded lookalikes that the list names. */
const MAX_LOOKALIKES = 10

function Lookalikes({ people }: { people: SearchResult['lookalikes'] }) {
  if (people.length === 0) return null
  const named = people.slice(0, MAX_LOOKALIKES)
  return (
    <details class="fold">
      <summary>{count(people.length, 'lookalike')}</summary>
      {named.map((one) => {
        const href = canonicalPath(one)
        const handle = <bdi>{handleOf(one)}</bdi>
        return <p class="label">{href ? <a href={href}>{handle}</a> : handle}</p>
      })}
    </details>
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

/** The page of a query that is no identifier: people with similar names. */
export function ResultsPage({
  context,
  query,
  results,
  account,
}: {
  context: PageContext
  query: string
  results: readonly SearchResult[]
  /** The account that the query would name, if no profile is linked to it or no source responded. */
  account?: { identifier: Identifier; isUnreachable: boolean }
}) {
  const isGuess = results.every(({ likeness }) => likeness === 'similar')
  const requested = clip(query, 60)
  return (
    <Document
      title={`${requested} · ${brandName}`}
      description={`${count(results.length, 'person').replace('persons', 'people')} found for ${requested}.`}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      search={{ value: query }}
    >
      <section class="people">
        <h1>
          {isGuess ? 'No match for' : 'People found for'} <bdi>{requested}</bdi>
        </h1>
        {isGuess ? <h2>Did you mean</h2> : null}
        <Results results={results} />
        {account ? <AccountNote {...account} /> : null}
      </section>
    </Document>
  )
}

/** Says why the results are not the page of an account, and links that page. */
function AccountNote({
  identifier,
  isUnreachable,
}: {
  identifier: Identifier
  isUnreachable: boolean
}) {
  const name = <a href={identifierPath(identifier)}>{requestedText(identifier)}</a>
  return (
    <p class="dim">
      {isUnreachable
        ? 'These people are stored here. The sources did not respond in time for'
        : 'No profile is linked to'}{' '}
      {name}.
    </p>
  )
}
