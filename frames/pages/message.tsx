import { brandName } from '@whocast/contract/brand.ts'
import { requestedText, typedText } from '@whocast/contract/display.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Child } from 'hono/jsx'
import type { SearchResult } from '../../src/search/search.ts'
import type { MetaTag } from '../embed.ts'
import { Document, Icon } from '../parts.tsx'
import { Examples } from './examples.tsx'
import { type PageContext, personTag, previewTags } from './head.ts'
import { Results } from './results.tsx'

interface MessagePageProps {
  context: PageContext
  heading: string
  detail: string
  /** Shown in the search box again. */
  value?: string
  icon: 'unknown' | 'warning' | 'clock'
  /** The path that may answer later. */
  retry?: string
  /** Stored people with names similar to the requested one. */
  near?: readonly SearchResult[]
  /** Links to the invented people, who are stored. */
  offersSamples?: boolean
  /** Pages to go to instead. */
  links?: readonly { href: string; text: string }[]
  children?: Child
  tags?: MetaTag[]
}

/** A message page: not found, invalid, or unavailable. */
export function MessagePage(props: MessagePageProps) {
  const {
    context,
    heading,
    detail,
    value,
    icon,
    retry,
    near = [],
    offersSamples = false,
    links = [],
    children,
    tags = [],
  } = props
  return (
    <Document
      title={`${heading} · ${brandName}`}
      description={detail}
      hue={context.hue()}
      asset={context.asset}
      isIndexed={false}
      tags={tags}
      search={value === undefined ? {} : { value }}
    >
      <section class="message">
        <Icon name={icon} />
        <h1>{heading}</h1>
        <p>{detail}</p>
        {retry === undefined ? null : (
          <p>
            <a href={retry}>Try again</a>
          </p>
        )}
        {near.length > 0 ? (
          <section class="people">
            <h2>Did you mean</h2>
            <Results results={near} />
          </section>
        ) : null}
        {offersSamples ? (
          <>
            <p>Try the invented sample people:</p>
            <Examples hasSamples />
          </>
        ) : null}
        {links.length > 0 ? (
          <p class="actions">
            {links.map(({ href, text }) => (
              <a class="button" href={href}>
                {text}
              </a>
            ))}
          </p>
        ) : null}
        {children}
      </section>
    </Document>
  )
}

/** The page of a name without a match. */
export function NotFoundPage({
  context,
  requested,
  path,
  near,
}: {
  context: PageContext
  requested: Identifier
  path: string
  /** Stored people with names similar to the requested one. */
  near: readonly SearchResult[]
}) {
  const text = requestedText(requested)
  const title = `Nobody found for ${text}`
  return (
    <MessagePage
      context={context}
      icon="unknown"
      value={typedText(requested)}
      near={near}
      heading={title}
      detail="No profile is linked to it by proof. It may be misspelt, not registered, or not used by anyone yet."
      tags={[
        personTag(context, path, text),
        ...previewTags(context, {
          title,
          description: 'No profile is linked to it by proof.',
          path,
          cardPath: `${path}/card.png`,
          alt: title,
          type: 'website',
        }),
      ]}
    >
      <ul class="hints">
        {requested.kind === 'fname' && !requested.fname.includes('.') ? (
          <li>
            An ENS name? <a href={`/ens/${requested.fname}.eth`}>{requested.fname}.eth</a>
          </li>
        ) : null}
        {requested.kind === 'ens' && requested.name.endsWith('.eth') ? (
          <li>
            A Farcaster name?{' '}
            <a href={`/fname/${encodeURIComponent(requested.name.slice(0, -4))}`}>
              @{requested.name.slice(0, -4)}
            </a>
          </li>
        ) : null}
        {requested.kind === 'social' ? (
          <li>
            Only verified handles are found. The owner can verify it on Farcaster or by an
            attestation.
          </li>
        ) : null}
        <li>Try another spelling in the box above.</li>
      </ul>
    </MessagePage>
  )
}
