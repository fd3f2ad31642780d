import { brandName, brandTagline, markPath } from '@whocast/contract/brand.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import type { Child } from 'hono/jsx'
import type { MetaTag } from './embed.ts'

/** An icon of `domain/icons.ts`; named for screen readers only where `label` is given. */
export function Icon({
  name,
  label,
  class: className,
}: {
  name: string
  label?: string
  class?: string
}) {
  const icon = iconPaths[name] ?? iconPaths.link
  if (!icon) return null
  const classes = className ? `icon ${className}` : 'icon'
  return label ? (
    <svg class={classes} viewBox={icon.viewBox} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={icon.path} />
    </svg>
  ) : (
    <svg class={classes} viewBox={icon.viewBox} aria-hidden="true">
      <path d={icon.path} />
    </svg>
  )
}

/** A link to an external page from profile data, marked as such for browsers and search engines. */
export const OutLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} rel="nofollow noopener ugc">
    <bdi>{text}</bdi>
  </a>
)

/** Our mark. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={markPath} />
  </svg>
)

/** The search input; `id` distinguishes two on one page. */
export function SearchBox({
  value,
  autofocus,
  id,
}: {
  value?: string
  autofocus?: boolean
  id: string
}) {
  return (
    <search>
      <form class="searchbox" action="/search" method="get">
        <label class="visually-hidden" for={id}>
          Name, address, FID or handle
        </label>
        <Icon name="search" />
        <input
          id={id}
          name="q"
          type="search"
          placeholder="vitalik.eth, @dwr, 0x…, fid 3, github:torvalds"
          maxlength={300}
          required
          autocapitalize="none"
          autocomplete="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="search"
          value={value ?? ''}
          autofocus={autofocus ?? false}
          data-search
        />
        <button type="submit">Look up</button>
      </form>
    </search>
  )
}

interface DocumentProps {
  title: string
  description: string
  /** Class of the style sheet; see accent.ts. */
  hue: string
  /** Absolute. */
  canonical?: string
  tags?: MetaTag[]
  /** JSON-LD. */
  data?: object
  /** Other forms of this page with their media types: paths, or URLs where readers need them. */
  alternates?: { type: string; href: string }[]
  isIndexed?: boolean
  search?: { value?: string; isHidden?: boolean }
  scripts?: string[]
  /** A path of a served file with its version; see assets.ts. */
  asset: (name: string) => string
  children?: Child
}

/** Returns JSON that is safe between `<script>` and `</script>`. */
const scriptJson = (data: object): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** A whole HTML document. */
export function Document(props: DocumentProps) {
  const {
    title,
    description,
    hue,
    canonical,
    tags = [],
    data,
    alternates = [],
    asset,
    search,
    scripts = [],
  } = props
  return (
    <html lang="en" class={hue}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {props.isIndexed === false ? <meta name="robots" content="noindex" /> : null}
        {canonical ? <link rel="canonical" href={canonical} /> : null}
        {alternates.map(({ type, href }) => (
          <link rel="alternate" type={type} href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon.png" />
        <link rel="stylesheet" href={asset('page.css')} />
        {tags.map(({ key, name, content }) =>
          key === 'name' ? (
            <meta name={name} content={content} />
          ) : (
            <meta property={name} content={content} />
          ),
        )}
        {data ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
          />
        ) : null}
        <script type="module" src={asset('miniapp.js')} />
        <script type="module" src={asset('page.js')} />
        <script type="module" src={asset('suggest.js')} />
        {scripts.map((name) => (
          <script type="module" src={asset(name)} />
        ))}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <a class="home" href="/" aria-label={`${brandName}, home`}>
            <Mark />
            <span>{brandName}</span>
          </a>
          <a class="you" href="/" data-you hidden>
            You
          </a>
          {search?.isHidden ? null : (
            <SearchBox id="q" {...(search?.value === undefined ? {} : { value: search.value })} />
          )}
        </header>
        <main id="main">{props.children}</main>
        <footer class="bottom">
          <p>{brandTagline}</p>
          <nav aria-label="About this service">
            <a href="/me">Is this you?</a>
            <a href="/about/grades">Grades</a>
            <a href="/docs">API</a>
            <a href="/api/v1/openapi.json">OpenAPI</a>
            <a href="/.well-known/security.txt">Security</a>
          </nav>
        </footer>
      </body>
    </html>
  )
}
