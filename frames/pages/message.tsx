import { brandName } from '@whocast/contract/brand.ts'
import { requestedText, typedText } from '@whocast/contract/display.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Child } from 'hono/jsx'
import type { SearchResult } from '../../src/search/search.ts'
import { type MetaTag, personTags } from '../embed.ts'
import { Document, Icon } from '../parts.tsx'
import type { PageContext } from '../site.ts'
import { Examples } from './home.tsx'
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
  const { context, heading, detail, value, icon, retry, near = [], links = [], tags = [] } = props
  return (
    <Document
      context={context}
      title={`${heading} · ${brandName}`}
      description={detail}
      isIndexed={false}
      tags={tags}
      search={{ value }}
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
        {props.offersSamples ? (
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
        {props.children}
      </section>
    </Document>
  )
}

interface NotFoundPageProps {
  context: PageContext
  requested: Identifier
  path: string
  near: readonly SearchResult[]
}

/** The page of a name without a match. */
export function NotFoundPage({ context, requested, path, near }: NotFoundPageProps) {
  const handle = requestedText(requested)
  const title = `Nobody found for ${handle}`
  const description = 'No profile is linked to it by proof.'
  return (
    <MessagePage
      context={context}
      icon="unknown"
      value={typedText(requested)}
      near={near}
      heading={title}
      detail={`${description} It may be misspelt, not registered, or not used by anyone yet.`}
      tags={personTags(context.baseUrl, { path, handle }, { title, description, alt: title })}
    >
      <ul class="hints">
        {hintOf(requested)}
        <li>Try another spelling in the box above.</li>
      </ul>
    </MessagePage>
  )
}

function hintOf(requested: Identifier) {
  if (requested.kind === 'fname' && !requested.fname.includes('.')) {
    const name = `${requested.fname}.eth`
    return (
      <li>
        An ENS name? <a href={`/ens/${name}`}>{name}</a>
      </li>
    )
  }
  if (requested.kind === 'ens' && requested.name.endsWith('.eth')) {
    const fname = requested.name.slice(0, -4)
    return (
      <li>
        A Farcaster name? <a href={`/fname/${encodeURIComponent(fname)}`}>@{fname}</a>
      </li>
    )
  }
  return requested.kind === 'social' ? (
    <li>
      Only verified handles are found. The owner can verify it on Farcaster or by an attestation.
    </li>
  ) : null
}
