import { brandName, brandTagline } from '@whocast/contract/brand.ts'
import { nameOf } from '@whocast/contract/display.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { type Amounts, MAX_AMOUNT } from '../../src/people/port.ts'
import { legacyHome, miniAppTag, previewTags } from '../embed.ts'
import { Document, Icon, SearchBox } from '../parts.tsx'
import { clip, nounFor, summaryOf } from '../person.ts'
import type { Example, PageContext } from '../site.ts'
import { snapType } from '../snap/schema.ts'

interface HomePageProps {
  context: PageContext
  /** The rejected input, and the reason. */
  value?: string
  problem?: string
  /** Whether the invented people are stored, who are then the examples. */
  hasSamples: boolean
  /** The person on the card. */
  example?: Example | null
  amounts?: Amounts | null
}

/** The page at `/`. */
export function HomePage({ context, value, problem, hasSamples, example, amounts }: HomePageProps) {
  const { baseUrl, knowsViewers } = context
  const title = `${brandName}: who is this?`
  const card = { path: '/', imagePath: '/card.png', buttonTitle: 'Look up a person' }
  const preview = { title, description: brandTagline, path: '/', cardPath: '/card.png' }
  return (
    <Document
      context={context}
      title={title}
      description={brandTagline}
      canonical={`${baseUrl}/`}
      search={{ isHidden: true }}
      alternates={[{ type: snapType, href: '/' }]}
      tags={[
        miniAppTag({ baseUrl, ...card }),
        ...legacyHome(baseUrl, knowsViewers),
        ...previewTags(baseUrl, { ...preview, alt: `${brandName}. ${brandTagline}` }),
      ]}
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brandName,
        url: `${baseUrl}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${baseUrl}/search?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }}
    >
      <section class="hero">
        <h1>Who is this?</h1>
        <p class="lead">
          Enter a name, an address or a handle to see the person, and how each account is known.
        </p>
        {problem ? (
          <p class="problem" role="alert">
            <Icon name="warning" />
            <span>
              <bdi>{clip(value ?? '', 80)}</bdi> {problem}
            </span>
          </p>
        ) : null}
        <SearchBox value={value} autofocus={value === undefined} />
        <Examples hasSamples={hasSamples} />
      </section>
      <section class="special">
        {example?.path ? exampleCard(example.path, example) : null}
        <ul>
          {features.map(({ icon, mark, lead, text }) => (
            <li>
              <Icon name={icon} class={mark} />
              <p>
                <b>{lead}</b> {text}
              </p>
            </li>
          ))}
        </ul>
        {amounts && amounts.people > 0 ? (
          <p class="note">
            {amountText(amounts.people)} {amounts.people === 1 ? 'person' : 'people'} and{' '}
            {amountText(amounts.accounts)} verified {nounFor(amounts.accounts, 'account')} are
            stored here.
          </p>
        ) : null}
      </section>
    </Document>
  )
}

const features = [
  {
    icon: 'verified',
    mark: 'mark-proven',
    lead: 'Every account shows how it is verified:',
    text: 'proven by signatures, confirmed by public records, or reported by a source.',
  },
  {
    icon: 'claimed',
    mark: 'mark-claimed',
    lead: 'Claims stay claims:',
    text: 'what people write about themselves is listed apart and never merges profiles.',
  },
  {
    icon: 'signed',
    mark: 'mark-confirmed',
    lead: 'Check it yourself:',
    text: 'your browser verifies the proofs without trusting this service.',
  },
]

const exampleCard = (path: string, { profile }: Example) => (
  <a class="example" href={path}>
    <picture>
      <source srcset={`${path}/card.png?theme=dark`} media="(prefers-color-scheme: dark)" />
      <img
        src={`${path}/card.png`}
        width="1200"
        height="800"
        alt={`The card of ${nameOf(profile)}: ${summaryOf(profile)}`}
      />
    </picture>
  </a>
)

const amountText = (amount: number): string =>
  amount.toLocaleString('en') + (amount >= MAX_AMOUNT ? '+' : '')

/** People of the networks, each by another kind of identifier. */
const liveExamples = ['vitalik.eth', '@dwr', 'fid 3', 'github:torvalds']
/** The invented people of a fresh instance, who are known without a network. */
const sampleExamples = ['sample-layla.eth', '@sample-ada', 'fid 900000001', 'twitter:sample_dana']

/** Example links: the sample people where they are stored. */
export const Examples = ({ hasSamples }: { hasSamples: boolean }) => (
  <ul class="examples" aria-label="Examples">
    {(hasSamples ? sampleExamples : liveExamples).map((text) => (
      <li>
        <a href={identifierPath(identify(text))}>{text}</a>
      </li>
    ))}
  </ul>
)
