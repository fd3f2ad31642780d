import { brandName, brandTagline } from '../../src/domain/brand.ts'
import { identifierPath } from '../../src/domain/identifier.ts'
import { identify } from '../../src/people/identify.ts'
import { legacyHome, legacyTags } from '../embed.ts'
import { Document, Icon, SearchBox } from '../parts.tsx'
import { clip } from '../person.ts'
import { snapType } from '../snap/schema.ts'
import { miniAppTag, type PageContext, previewTags } from './head.ts'

/** People of the networks, each by another kind of identifier. */
const liveExamples = ['vitalik.eth', '@dwr', 'fid 3', 'github:torvalds']
/** The invented people of a fresh instance, who are known without a network. */
const sampleExamples = ['sample-layla.eth', '@sample-ada', 'fid 900000001', 'twitter:sample_dana']

interface HomePageProps {
  context: PageContext
  /** What was asked, and why it cannot be looked up. */
  value?: string
  problem?: string
  /** Whether the invented people are stored, who are then the examples. */
  hasSamples?: boolean
}

/** The page at `/`. */
export function HomePage({ context, value, problem, hasSamples = false }: HomePageProps) {
  const { baseUrl } = context
  const examples = (hasSamples ? sampleExamples : liveExamples).map((text) => [identifierPath(identify(text)), text])
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
        miniAppTag(context, { path: '/', imagePath: '/card.png', buttonTitle: 'Look somebody up' }),
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
          <h2>Every row says how it is known</h2>
          <p>
            Proven by signatures and chain state, confirmed by two public records that name each other, or reported by a named
            source.
          </p>
        </article>
        <article>
          <Icon name="claimed" />
          <h2>Claims stay claims</h2>
          <p>What people write about themselves is shown, set apart, and never answers for anybody.</p>
        </article>
        <article>
          <Icon name="signed" />
          <h2>Check it yourself</h2>
          <p>
            Wallets, Farcaster names, ENS names and attestations that are marked as proven are checked in your browser, offline;
            what is left to trust is a list of block hashes and keys.
          </p>
        </article>
      </section>
    </Document>
  )
}
