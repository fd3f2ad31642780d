import { brandName, brandTagline } from '@whocast/contract/brand.ts'
import { nameOf } from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { type Amounts, MAX_AMOUNT } from '../../src/people/port.ts'
import { legacyHome, legacyTags } from '../embed.ts'
import { Document, Icon, SearchBox } from '../parts.tsx'
import { clip, summaryOf } from '../person.ts'
import { snapType } from '../snap/schema.ts'
import { Examples } from './examples.tsx'
import { miniAppTag, type PageContext, previewTags } from './head.ts'

interface HomePageProps {
  context: PageContext
  /** The rejected input, and the reason. */
  value?: string
  problem?: string
  /** Whether the invented people are stored, who are then the examples. */
  hasSamples?: boolean
  /** The person on the card. */
  example?: Example | null
  amounts?: Amounts | null
}

/** A stored person whose card shows what a card is. */
export interface Example {
  path: string
  profile: Profile
}

/** The page at `/`. */
export function HomePage({
  context,
  value,
  problem,
  hasSamples = false,
  example,
  amounts,
}: HomePageProps) {
  const { baseUrl } = context
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
        miniAppTag(context, { path: '/', imagePath: '/card.png', buttonTitle: 'Look up a person' }),
        ...legacyTags(legacyHome(baseUrl, context.knowsViewers)),
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
        <SearchBox
          id="q"
          {...(value === undefined ? {} : { value })}
          autofocus={value === undefined}
        />
        <Examples hasSamples={hasSamples} />
      </section>
      <Special example={example ?? null} amounts={amounts ?? null} />
    </Document>
  )
}

/** Three distinctive features, next to the card of a stored person. */
function Special({ example, amounts }: Pick<HomePageProps, 'example' | 'amounts'>) {
  return (
    <section class="special">
      {example ? <ExampleCard example={example} /> : null}
      <ul>
        <li>
          <Icon name="verified" class="mark-proven" />
          <p>
            <b>Every account shows how it is verified:</b> proven by signatures, confirmed by public
            records, or reported by a source.
          </p>
        </li>
        <li>
          <Icon name="claimed" class="mark-claimed" />
          <p>
            <b>Claims stay claims:</b> what people write about themselves is listed apart and never
            merges profiles.
          </p>
        </li>
        <li>
          <Icon name="signed" class="mark-confirmed" />
          <p>
            <b>Check it yourself:</b> your browser verifies the proofs without trusting this
            service.
          </p>
        </li>
      </ul>
      {amounts && amounts.people > 0 ? (
        <p class="note">
          {amountText(amounts.people)} {amounts.people === 1 ? 'person' : 'people'} and{' '}
          {amountText(amounts.accounts)} verified {amounts.accounts === 1 ? 'account' : 'accounts'}{' '}
          are stored here.
        </p>
      ) : null}
    </section>
  )
}

function ExampleCard({ example: { path, profile } }: { example: Example }) {
  const name = nameOf(profile)
  return (
    <a class="example" href={path}>
      <picture>
        <source srcset={`${path}/card.png?theme=dark`} media="(prefers-color-scheme: dark)" />
        <img
          src={`${path}/card.png`}
          width="1200"
          height="800"
          alt={`The card of ${name}: ${summaryOf(profile)}`}
        />
      </picture>
    </a>
  )
}

const amountText = (amount: number): string =>
  amount.toLocaleString('en') + (amount >= MAX_AMOUNT ? '+' : '')
