import { brandName, brandTagline, markPath } from '@whocast/contract/brand.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Child } from 'hono/jsx'
import type { MetaTag } from './embed.ts'
import { isSafeLink } from './person.ts'
import type { PageContext } from './site.ts'

interface IconProps {
  name: string
  /** For screen readers; without it they skip the icon. */
  label?: string
  class?: string
}

/** An icon of `contract/icons.ts`. */
export function Icon({ name, label, class: more }: IconProps) {
  const icon = iconPaths[name] ?? iconPaths.link
  if (!icon) return null
  const classes = more ? `icon ${more}` : 'icon'
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

/** A link from profile data; plain text if it may not be followed. */
export const OutLink = ({ href, text }: { href: string; text: string }) =>
  isSafeLink(href) ? (
    <a href={href} rel="nofollow noopener ugc">
      <bdi>{text}</bdi>
    </a>
  ) : (
    <bdi>{text}</bdi>
  )

/** Our mark. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={markPath} />
  </svg>
)

interface SearchProps {
  value?: string | undefined
  autofocus?: boolean
}

/** The search input. */
export const SearchBox = ({ value = '', autofocus = false }: SearchProps) => (
  <search>
    <form class="searchbox" action="/search" method="get">
      <label class="visually-hidden" for="q">
        Name, address, FID or handle
      </label>
      <Icon name="search" />
      <input
        id="q"
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
        value={value}
        autofocus={autofocus}
        data-search
      />
      <button type="submit">Look up</button>
    </form>
  </search>
)

interface DocumentProps {
  context: PageContext
  title: string
  description: string
  /** Whose colour the page has. */
  profile?: Profile | undefined
  /** Absolute. */
  canonical?: string
  tags?: MetaTag[]
  /** JSON-LD. */
  data?: object
  /** Other forms of this page with their media types: paths, or URLs where readers need them. */
  alternates?: { type: string; href: string }[]
  isIndexed?: boolean
  search?: { value?: string | undefined; isHidden?: boolean }
  scripts?: string[]
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
  const { context, title, description, canonical, data, search } = props
  const { tags = [], alternates = [], scripts = [] } = props
  const { asset, hue } = context
  return (
    <html lang="en" class={hue(props.profile)}>
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
        {tags.map(([name, content]) =>
          /^(og|fc:frame)(:|$)/.test(name) ? (
            <meta property={name} content={content} />
          ) : (
            <meta name={name} content={content} />
          ),
        )}
        {data ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
          />
        ) : null}
        {['miniapp.js', 'page.js', 'suggest.js', ...scripts].map((name) => (
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
          {search?.isHidden ? null : <SearchBox value={search?.value} />}
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
