import { brandName } from '@whocast/contract/brand.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Context, Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { answer, caching, pageHeaders } from '../answer.ts'
import { Mark } from '../parts.tsx'
import { snapType } from '../snap/schema.ts'
import { checkEmbed, checkManifest, checkSnap, type Finding, parse } from './checks.ts'
import { LegacyFrame } from './legacy-frame.tsx'
import { SnapCard } from './snap-card.tsx'

interface DebuggerOptions {
  /** The frames app, called like by a client. */
  frames: Hono
  baseUrl: string
  asset: (name: string) => string
}

/** Sends `/dev`: every form of one person, and the bot's feed if `/dev/feed` exists. */
export async function debuggerPage(
  c: Context,
  { frames, ...site }: DebuggerOptions,
): Promise<Response> {
  const requested = c.req.query('q')?.trim() || 'sample-ada'
  let path: string
  try {
    path = identifierPath(readIdentifier(requested))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    path = `/fname/${encodeURIComponent(requested)}`
  }
  const [page, snap, manifest] = await Promise.all([
    frames.request(path),
    frames.request(path, { headers: { accept: snapType } }),
    frames.request('/.well-known/farcaster.json'),
  ])
  const element = (
    <Debugger
      requested={requested}
      path={path}
      status={page.status}
      tags={readTags(await page.text())}
      snap={await snap.text()}
      manifest={await manifest.text()}
      {...site}
    />
  )
  const policy = `${pageHeaders['content-security-policy']}; frame-src 'self'`
  return answer(c, `<!doctype html>${await element}`, {
    ...pageHeaders,
    'content-security-policy': policy,
    'cache-control': caching.never,
  })
}

function readTags(html: string): Map<string, string> {
  const entities: Record<string, string> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' }
  const text = (value: string) =>
    value.replace(/&(quot|#39|lt|gt|amp);/g, (_all, name: string) => entities[name] ?? '')
  return new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, text(content)],
    ),
  )
}

interface DebuggerProps extends Omit<DebuggerOptions, 'frames'> {
  requested: string
  path: string
  status: number
  tags: Map<string, string>
  snap: string
  manifest: string
}

function Debugger(props: DebuggerProps) {
  const { requested, path, status, baseUrl, asset } = props
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Debugger: ${requested}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {['page.css', 'debug.css', 'snap.css'].map((name) => (
          <link rel="stylesheet" href={asset(name)} />
        ))}
        <script type="module" src={asset('debug.js')} />
      </head>
      <body class="debugger">
        <header class="top">
          <a class="home" href="/dev">
            <Mark />
            <span>{brandName}</span>
          </a>
          <form class="searchbox" action="/dev" method="get">
            <label class="visually-hidden" for="q">
              Person to show
            </label>
            <input
              id="q"
              name="q"
              type="search"
              value={requested}
              autocomplete="off"
              spellcheck={false}
            />
            <button type="submit">Show</button>
          </form>
        </header>
        <main>
          <h1 class="visually-hidden">Debugger</h1>
          <p class="where">
            <a href={path}>{path}</a> answers {status}.{' '}
            {Buffer.byteLength(baseUrl + path) > 256
              ? 'Its address is too long for an embed (256 bytes).'
              : ''}
          </p>
          <div class="panels">
            <PicturePanels path={path} />
            {jsonPanel(
              'JSON',
              `/api/v1${path}`,
              <p>
                <a href={`/api/v1${path}?include=proof`}>With proofs</a>
              </p>,
            )}
            {jsonPanel('How it came about', `/api/v1${path}?include=trace`)}
            <EmbedPanels {...props} />
            <section class="panel wide" data-feed="/dev/feed" hidden>
              <h2>The bot's feed</h2>
            </section>
          </div>
        </main>
      </body>
    </html>
  )
}

const cards = [
  { title: 'Card 3:2, light', query: '', height: 800 },
  { title: 'Card 3:2, dark', query: '?theme=dark', height: 800 },
  { title: 'Card 1.91, light', query: '?ratio=1.91', height: 630 },
  { title: 'Card 1.91, dark', query: '?ratio=1.91&theme=dark', height: 630 },
]

const PicturePanels = ({ path }: { path: string }) => (
  <>
    {cards.map(({ title, query, height }) => {
      const src = `${path}/card.png${query}`
      return (
        <Panel title={title}>
          <a href={src}>
            <img src={src} width={1200} height={height} alt={src} loading="lazy" />
          </a>
        </Panel>
      )
    })}
    <Panel title="Page, 1280 wide" isWide>
      <div class="screen">
        <iframe class="desktop" src={path} title="The page on a wide screen" />
      </div>
    </Panel>
    <Panel title="Page, 390 wide">
      <iframe class="phone" src={path} title="The page on a phone" />
    </Panel>
  </>
)

/** A response of the API, which the script fetches. */
const jsonPanel = (title: string, path: string, more: Child = null) => (
  <Panel title={title}>
    <pre data-json={path} tabindex={0}>
      Loading …
    </pre>
    {more}
  </Panel>
)

const jsonText = (value: string) => <pre tabindex={0}>{JSON.stringify(parse(value), null, 2)}</pre>

function EmbedPanels({ tags, snap, manifest, baseUrl }: DebuggerProps) {
  const embed = tags.get('fc:miniapp')
  const checked = checkSnap(snap)
  const version = tags.get('fc:frame')
  return (
    <>
      <Panel title="Mini App tag" findings={checkEmbed(embed, baseUrl)}>
        {jsonText(embed ?? '')}
      </Panel>
      <Panel
        title="Frame v1"
        findings={[{ isGood: version === 'vNext', text: `fc:frame is ${version ?? 'not there'}` }]}
      >
        <LegacyFrame tags={tags} />
        <p>
          <a href="/v1/dev">Click through it in Frog's devtools</a>
        </p>
      </Panel>
      <Panel title="Snap 2.0" findings={checked.findings}>
        {checked.snap ? <SnapCard snap={checked.snap} /> : null}
        <details>
          <summary>JSON</summary>
          {jsonText(snap)}
        </details>
      </Panel>
      <Panel title="Manifest" findings={checkManifest(manifest, baseUrl)}>
        {jsonText(manifest)}
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
    </>
  )
}

interface PanelProps {
  title: string
  findings?: Finding[]
  isWide?: boolean
  children?: Child
}

const Panel = ({ title, findings = [], isWide = false, children }: PanelProps) => (
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
