import { ServiceError } from '@whocast/contract/error.ts'
import { identifierPath } from '@whocast/contract/identifier.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import { Hono } from 'hono'
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

/**
 * Creates `/dev`: every form of one person side by side, only outside production. It shows the
 * bot's feed if `/dev/feed` exists.
 */
export function createDebugger({ frames, baseUrl, asset }: DebuggerOptions): Hono {
  const app = new Hono({ strict: false })

  app.get('/', async (c) => {
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
    const tags = readTags(await page.text())
    const element = (
      <Debugger
        requested={requested}
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

/** Parses the `<meta>` tags of a page of this site. */
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

interface DebuggerProps {
  requested: string
  path: string
  status: number
  tags: Map<string, string>
  snap: string
  manifest: string
  baseUrl: string
  asset: (name: string) => string
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
        <link rel="stylesheet" href={asset('page.css')} />
        <link rel="stylesheet" href={asset('debug.css')} />
        <link rel="stylesheet" href={asset('snap.css')} />
        <script type="module" src={asset('debug.js')} />
      </head>
      <body class="debugger">
        <header class="top">
          <a class="home" href="/dev">
            <Mark />
            <span>Whocast</span>
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
            {new TextEncoder().encode(baseUrl + path).length > 256
              ? 'Its address is too long for an embed (256 bytes).'
              : ''}
          </p>
          <div class="panels">
            <PicturePanels path={path} />
            <AnswerPanels path={path} />
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

/** The cards and the page, as they look. */
const PicturePanels = ({ path }: Pick<DebuggerProps, 'path'>) => (
  <>
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
  </>
)

/** Shows the API's response, and its trace. */
const AnswerPanels = ({ path }: Pick<DebuggerProps, 'path'>) => (
  <>
    <Panel title="JSON">
      <pre data-json={`/api/v1${path}`} tabindex={0}>
        Loading …
      </pre>
      <p>
        <a href={`/api/v1${path}?include=proof`}>With proofs</a>
      </p>
    </Panel>
    <Panel title="How it came about">
      <pre data-json={`/api/v1${path}?include=trace`} tabindex={0}>
        Loading …
      </pre>
    </Panel>
  </>
)

/** Shows the tags that clients read from the page, and their errors. */
function EmbedPanels({ tags, snap, manifest, baseUrl }: DebuggerProps) {
  const embed = tags.get('fc:miniapp')
  const checked = checkSnap(snap)
  const version = tags.get('fc:frame')
  return (
    <>
      <Panel title="Mini App tag" findings={checkEmbed(embed, baseUrl)}>
        <pre tabindex={0}>{JSON.stringify(parse(embed ?? ''), null, 2)}</pre>
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
    </>
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
