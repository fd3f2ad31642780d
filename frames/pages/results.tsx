import { brandName } from '@whocast/contract/brand.ts'
import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import {
  canonicalPath,
  handleGrade,
  handleOf,
  markWords,
  requestedText,
  warningText,
} from '@whocast/contract/display.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import { profileFields, searchFields } from '@whocast/contract/profile-fields.ts'
import type { SearchResult } from '../../src/search/search.ts'
import { Document } from '../parts.tsx'
import { clip, count } from '../person.ts'
import type { PageContext } from '../site.ts'
import { PersonItem } from './byline.tsx'
import { MarkIcon } from './rows.tsx'
import { Fold } from './section.tsx'

/** The results of a search, each with the reason of the match. */
export const Results = ({ results }: { results: readonly SearchResult[] }) => (
  <ul>{results.map(resultItem)}</ul>
)

function resultItem({ profile, match, lookalikes }: SearchResult) {
  const grade = handleGrade(profile)
  const isOwnWord = match.grade === undefined && parseChannelType(match.type) === null
  return (
    <PersonItem profile={profile} isClaim={!match.grade && !isOwnWord}>
      <p class="how">
        <MarkIcon mark={grade} />
        <span>
          <bdi>{handleOf(profile)}</bdi> · {markWords[grade].toLowerCase()}
          {profile.warning ? ` · ${warningText(profile.warning)}` : ''}
        </span>
      </p>
      <p class="how">
        {isOwnWord ? null : <MarkIcon mark={match.grade ?? 'claimed'} />}
        <span>
          {matchLabel(match.type)}: <bdi>{clip(match.value, 60)}</bdi>
        </span>
      </p>
      {lookalikes.length === 0 ? null : (
        <Fold summary={count(lookalikes.length, 'lookalike')}>
          {lookalikes.slice(0, MAX_LOOKALIKES).map(lookalike)}
        </Fold>
      )}
    </PersonItem>
  )
}

const MAX_LOOKALIKES = 10

function lookalike(one: SearchResult['lookalikes'][number]) {
  const href = canonicalPath(one)
  const handle = <bdi>{handleOf(one)}</bdi>
  return <p class="label">{href ? <a href={href}>{handle}</a> : handle}</p>
}

const ownLabels = new Map<string, string>([
  ...searchFields.map(({ name, type }) => [type, profileFields[name].label] as const),
  ['credential', 'Credential'],
])

function matchLabel(type: string): string {
  const channel = parseChannelType(type)
  return ownLabels.get(type) ?? (channel ? channelRow(channel).label : type)
}

interface ResultsPageProps {
  context: PageContext
  query: string
  results: readonly SearchResult[]
  /** The account that the query would name, if no profile is linked to it or no source responded. */
  account?: { identifier: Identifier; isUnreachable: boolean }
}

/** The page of a query that is no identifier: people with similar names. */
export function ResultsPage({ context, query, results, account }: ResultsPageProps) {
  const isGuess = results.every(({ likeness }) => likeness === 'similar')
  const requested = clip(query, 60)
  const amount = results.length === 1 ? '1 person' : `${results.length} people`
  return (
    <Document
      context={context}
      title={`${requested} · ${brandName}`}
      description={`${amount} found for ${requested}.`}
      isIndexed={false}
      search={{ value: query }}
    >
      <section class="people">
        <h1>
          {isGuess ? 'No match for' : 'People found for'} <bdi>{requested}</bdi>
        </h1>
        {isGuess ? <h2>Did you mean</h2> : null}
        <Results results={results} />
        {account ? (
          <p class="dim">
            {account.isUnreachable
              ? 'These people are stored here. The sources did not respond in time for'
              : 'No profile is linked to'}{' '}
            <a href={identifierPath(account.identifier)}>{requestedText(account.identifier)}</a>.
          </p>
        ) : null}
      </section>
    </Document>
  )
}
