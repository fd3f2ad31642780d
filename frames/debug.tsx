// Its front door brings a Solana SDK along, and with it code under the LGPL.
import { domainManifestSchema, safeParseMiniAppEmbed } from '@farcaster/miniapp-core/dist/schemas/index.js'
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { ServiceError } from '../src/domain/error.ts'
import { identifierPath } from '../src/domain/identifier.ts'
import { identify } from '../src/lookup/identify.ts'
import { answer, caching, pageHeaders } from './answer.ts'
import { Mark } from './parts.tsx'
import { type Snap, snapSchema, snapType } from './snap-schema.ts'

export interface DebuggerOptions {
  /** The faces, asked as a client asks them. */
  faces: Hono
  baseUrl: string
  asset: (name: string) => string
}

/** A public origin to check tags with: schemas refuse http and localhost, where one develops. */
const PUBLIC_ORIGIN = 'https://whocast.example.com'

/**
 * `/dev`: all faces of one person side by side. Only outside production. The bot's feed has its place at `/dev/feed`: where
 * something answers there, it is shown.
 */
export function createDebugger({ faces, baseUrl, asset }: DebuggerOptions): Hono {
  const app = new Hono({ strict: false })

  app.get('/', async (c) => {
    const asked = c.req.query('q')?.trim() || 'sample-ada'
    let path: string
    try {
      path = identifierPath(identify(asked))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      path = `/fname/${encodeURIComponent(asked)}`
    }
    const [page, snap, manifest] = await Promise.all([
      faces.request(path),
      faces.request(path, { headers: { accept: snapType } }),
      faces.request('/.well-known/farcaster.json'),
    ])
    const tags = readTags(await page.text())
    const element = (
      <Debugger
        asked={asked}
        path={path}
        status={page.status}
        tags={tags}
        snap={await snap.text()}
        manifest={await manifest.text()}
        baseUrl={baseUrl}
        asset={asset}
      />
    )
    const policy = `${pageHeaders['content-security-policy']}; frame-src 'self'`
    return answer(c, `<!doctype html>${await element}`, {
      ...pageHeaders,
      'content-security-policy': policy,
      'cache-control': caching.never,
    })
  })
  return app
}

/** The `<meta>` tags of a page of ours. */
function readTags(html: string): Map<string, string> {
  const entities: Record<string, string> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' }
  const text = (value: string) => value.replace(/&(quot|#39|lt|gt|amp);/g, (_all, name: string) => entities[name] ?? '')
  return new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      text(content),
    ]),
  )
}

interface Finding {
  isGood: boolean
  text: string
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const issues = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined): string =>
  error?.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ') ?? ''

function checkEmbed(tag: string | undefined, baseUrl: string): Finding[] {
  if (tag === undefined) return [{ isGood: false, text: 'There is no fc:miniapp tag.' }]
  const here = safeParseMiniAppEmbed(parse(tag))
  const there = safeParseMiniAppEmbed(parse(tag.replaceAll(baseUrl, PUBLIC_ORIGIN)))
  return [
    { isGood: there.success, text: there.success ? 'The schema accepts it at a public origin.' : issues(there.error) },
    ...(here.success ? [] : [{ isGood: true, text: `Here it is refused, as it must be: ${issues(here.error)}` }]),
  ]
}

function checkManifest(json: string, baseUrl: string): Finding[] {
  const value = parse(json.replaceAll(baseUrl, PUBLIC_ORIGIN)) as Record<string, unknown> | null
  const isClaimed = value !== null && 'accountAssociation' in value
  const whole = isClaimed ? value : { ...value, accountAssociation: { header: 'e30', payload: 'e30', signature: 'AA' } }
  const parsed = domainManifestSchema.safeParse(whole)
  return [
    { isGood: parsed.success, text: parsed.success ? 'The schema accepts it at a public origin.' : issues(parsed.error) },
    {
      isGood: isClaimed,
      text: isClaimed
        ? 'It carries an account association.'
        : 'No account association: set FARCASTER_ACCOUNT_ASSOCIATION to own the app.',
    },
  ]
}

function checkSnap(json: string): { findings: Finding[]; snap: Snap | null } {
  const parsed = snapSchema.safeParse(parse(json))
  if (!parsed.success) return { findings: [{ isGood: false, text: issues(parsed.error) }], snap: null }
  const { root, elements } = parsed.data.ui
  const depthOf = (id: string): number => {
    const element = elements[id]
    const children = element && 'children' in element ? (element.children ?? []) : []
    return 1 + Math.max(0, ...children.map(depthOf))
  }
  const rootElement = elements[root]
  const children = rootElement && 'children' in rootElement ? (rootElement.children ?? []) : []
  return {
    findings: [
      { isGood: true, text: `${Object.keys(elements).length} of 64 elements` },
      { isGood: true, text: `${children.length} of 7 at the root` },
      { isGood: true, text: `${depthOf(root)} of 5 deep` },
      { isGood: true, text: `${json.length} bytes` },
    ],
    snap: parsed.data,
  }
}

interface DebuggerProps {
  asked: string
  path: string
  status: number
  tags: Map<string, string>
  snap: string
  manifest: string
  baseUrl: string
  asset: (name: string) => string
}

function Debugger({ asked, path, status, tags, snap, manifest, baseUrl, asset }: DebuggerProps) {
  const embed = tags.get('fc:miniapp')
  const checked = checkSnap(snap)
  const embedUrl = baseUrl + path
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Debugger: ${asked}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={asset('page.css')} />
        <link rel="stylesheet" href={asset('debug.css')} />
        <script type="module" src={asset('debug.js')} />
      </head>
      <body class="debugger">
        <header class="top">
          <a class="home" href="/dev">
            <Mark />
            <span>Whocast debugger</span>
          </a>
          <form class="searchbox" action="/dev" method="get">
            <label class="visually-hidden" for="q">
              Whom to show
            </label>
            <input id="q" name="q" type="search" value={asked} autocomplete="off" spellcheck={false} />
            <button type="submit">Show</button>
          </form>
        </header>
        <main>
          <p class="where">
            <a href={path}>{path}</a> answers {status}.{' '}
            {new TextEncoder().encode(embedUrl).length > 256 ? 'Its address is too long for an embed (256 bytes).' : ''}
          </p>
          <div class="panels">
            <Panel title="Card 3:2, light">
              <Picture src={`${path}/card.png`} width={1200} height={800} />
            </Panel>
            <Panel title="Card 3:2, dark">
              <Picture src={`${path}/card.png?theme=dark`} width={1200} height={800} />
            </Panel>
            <Panel title="Card 1.91, light">
              <Picture src={`${path}/card.png?ratio=1.91`} width={1200} height={630} />
            </Panel>
            <Panel title="Card 1.91, dark">
              <Picture src={`${path}/card.png?ratio=1.91&theme=dark`} width={1200} height={630} />
            </Panel>
            <Panel title="Page, 1280 wide" isWide>
              <div class="screen">
                <iframe class="desktop" src={path} title="The page on a wide screen" />
              </div>
            </Panel>
            <Panel title="Page, 390 wide">
              <iframe class="phone" src={path} title="The page on a phone" />
            </Panel>
            <Panel title="JSON">
              <pre data-json={`/api/v1${path}`} tabindex={0}>
                Loading …
              </pre>
              <p>
                <a href={`/api/v1${path}?include=proof`}>With proofs</a>
              </p>
            </Panel>
            <Panel title="Mini App tag" findings={checkEmbed(embed, baseUrl)}>
              <pre tabindex={0}>{JSON.stringify(parse(embed ?? ''), null, 2)}</pre>
            </Panel>
            <Panel
              title="Frame v1"
              findings={[
                { isGood: tags.get('fc:frame') === 'vNext', text: `fc:frame is ${tags.get('fc:frame') ?? 'not there'}` },
              ]}
            >
              <LegacyFrame tags={tags} />
              <p>
                <a href="/v1/dev">Click through it in Frog's devtools</a>
              </p>
            </Panel>
            <Panel title="Snap 2.0" findings={checked.findings}>
              {checked.snap ? <SnapCard snap={checked.snap} id={checked.snap.ui.root} /> : null}
              <details>
                <summary>JSON</summary>
                <pre tabindex={0}>{JSON.stringify(parse(snap), null, 2)}</pre>
              </details>
            </Panel>
            <Panel title="Manifest" findings={checkManifest(manifest, baseUrl)}>
              <pre tabindex={0}>{JSON.stringify(parse(manifest), null, 2)}</pre>
            </Panel>
            <Panel title="All tags of the page">
              <dl>
                {[...tags].map(([name, content]) => (
                  <>
                    <dt>{name}</dt>
                    <dd>{content}</dd>
                  </>
                ))}
              </dl>
            </Panel>
            <section class="panel wide" data-feed="/dev/feed" hidden>
              <h2>The bot's feed</h2>
            </section>
          </div>
        </main>
      </body>
    </html>
  )
}

function Panel({
  title,
  findings = [],
  isWide,
  children,
}: {
  title: string
  findings?: Finding[]
  isWide?: boolean
  children?: Child
}) {
  return (
    <section class={isWide ? 'panel wide' : 'panel'}>
      <h2>{title}</h2>
      {findings.length > 0 ? (
        <ul class="findings">
          {findings.map(({ isGood, text }) => (
            <li class={isGood ? 'good' : 'bad'}>{text}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  )
}

const Picture = ({ src, width, height }: { src: string; width: number; height: number }) => (
  <a href={src}>
    <img src={src} width={width} height={height} alt={src} loading="lazy" />
  </a>
)

/** A v1 frame as a client draws it. Links work; what posts is clicked through in Frog's devtools. */
function LegacyFrame({ tags }: { tags: Map<string, string> }) {
  const image = tags.get('fc:frame:image')
  const input = tags.get('fc:frame:input:text')
  const buttons = [1, 2, 3, 4].flatMap((n) => {
    const label = tags.get(`fc:frame:button:${n}`)
    return label
      ? [
          {
            label,
            action: tags.get(`fc:frame:button:${n}:action`) ?? 'post',
            target: tags.get(`fc:frame:button:${n}:target`) ?? '',
          },
        ]
      : []
  })
  return (
    <div class="frame">
      {image ? <img src={image} alt="What the frame shows" width="1200" height="630" loading="lazy" /> : null}
      {input ? <input type="text" placeholder={input} aria-label="The frame's text box" readonly /> : null}
      <div class="buttons">
        {buttons.map(({ label, action, target }) =>
          action === 'link' ? (
            <a class="button" href={target} title={target}>
              {label} ↗
            </a>
          ) : (
            <span class="button" title={`${action} ${target}`}>
              {label}
            </span>
          ),
        )}
      </div>
    </div>
  )
}

/** A Snap, drawn roughly as clients do: what counts here is what stands where. */
function SnapCard({ snap, id }: { snap: Snap; id: string }) {
  const element = snap.ui.elements[id]
  if (!element) return null
  const children = 'children' in element ? (element.children ?? []).map((child) => <SnapCard snap={snap} id={child} />) : []
  switch (element.type) {
    case 'stack':
      return <div class={`snap-stack ${element.props.direction ?? 'vertical'}`}>{children}</div>
    case 'item_group':
      return <div class="snap-group">{children}</div>
    case 'item':
      return (
        <div class="snap-item">
          {element.props.media?.variant === 'image' ? (
            <img src={element.props.media.url} alt="" width="40" height="40" loading="lazy" />
          ) : null}
          <div>
            <b dir="auto">{element.props.title}</b>
            {element.props.description ? <p dir="auto">{element.props.description}</p> : null}
          </div>
          {children}
        </div>
      )
    case 'text':
      return (
        <p dir="auto" class={element.props.weight === 'bold' ? 'strong' : ''}>
          {element.props.content}
        </p>
      )
    case 'badge':
      return <span class="snap-badge">{element.props.label}</span>
    case 'button':
      return (
        <span class={element.props.variant === 'primary' ? 'button primary' : 'button'} title={JSON.stringify(element.on.press)}>
          {element.props.label}
        </span>
      )
    case 'input':
      return (
        <input
          type="text"
          placeholder={element.props.placeholder ?? ''}
          aria-label={element.props.label ?? element.props.name}
          readonly
        />
      )
    default:
      return element satisfies never
  }
}
