/**
 * `/dev/feed`: a little Farcaster client for `npm run dev`. What one casts in it is signed, goes to
 * the stand-ins of the hub and of Neynar, and comes to the running service by a signed webhook, as
 * everywhere; the bot's replies appear as clients unfold them.
 */

import { castData, encodeMessage, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { Hono } from 'hono'
import type { Hex } from 'viem'
import { caching, pageHeaders } from '../frames/answer.ts'
import type { Assets } from '../frames/assets.ts'
import { Mark } from '../frames/parts.tsx'
import { sendWebhook, testBot } from '../test/network/mention.ts'
import type { NeynarStandIn, PublishedCast } from '../test/network/neynar.ts'
import type { Person, World } from '../test/network/people.ts'
import type { SnapchainStandIn } from '../test/network/snapchain.ts'

interface FeedOptions {
  world: World
  neynar: Pick<NeynarStandIn, 'casts' | 'published'>
  snapchain: Pick<SnapchainStandIn, 'url'>
  /** Where the service listens. */
  origin: string
  asset: Assets['url']
}

interface Feed {
  /** Mounted at `/dev/feed`. */
  app: Hono
  /** Casts as somebody of the world, and tells the service. */
  cast(input: { fid: number; text: string; parentHash?: string | undefined }): Promise<void>
}

interface FeedCast {
  hash: Hex
  author: Person
  text: string
  parent?: { hash: Hex; fid: number }
  threadHash: string
  at: number
  /** What the webhook was answered with; null where nobody was told, as it names no bot. */
  webhook: string | null
}

/** What a client makes of an embed. */
interface Unfolded {
  href: string
  image: string | undefined
  button: string | undefined
}

const MAX_CASTS = 50
const MAX_TEXT = 1024
const encoder = new TextEncoder()

/** Who is mentioned in a text, and where, in UTF-16 units. */
function mentionsIn(
  text: string,
  world: World,
): { fid: number; username: string; start: number; end: number }[] {
  const byName = new Map(
    [...world.people.values()].map(({ fid, shown }) => [shown.username.toLowerCase(), fid]),
  )
  return [...text.matchAll(/(?<![\p{L}\p{N}_])@([a-z0-9][a-z0-9.-]*[a-z0-9])/giu)].flatMap(
    ({ 0: whole, 1: name = '', index }) => {
      const fid = byName.get(name.toLowerCase())
      return fid === undefined
        ? []
        : [{ fid, username: name.toLowerCase(), start: index, end: index + whole.length }]
    },
  )
}

/** The protocol's form: the text without the mentions, and the bytes where they belong. */
function withoutMentions(text: string, mentions: { fid: number; start: number; end: number }[]) {
  let rest = ''
  let from = 0
  const positions = mentions.map(({ fid, start, end }) => {
    rest += text.slice(from, start)
    from = end
    return { fid, position: encoder.encode(rest).length }
  })
  return { text: rest + text.slice(from), mentions: positions }
}

export function createFeed(options: FeedOptions): Feed {
  const { world, origin } = options
  const feed: FeedState = { ...options, casts: [] }
  const unfolded = new Map<string, Promise<Unfolded>>()
  /** Reads an embed's page as a client does when the cast comes in. */
  const unfold = (url: string): Promise<Unfolded> => {
    const cached = unfolded.get(url)
    if (cached) return cached
    const made = readEmbed(url, origin)
    unfolded.set(url, made)
    return made
  }

  const app = new Hono({ strict: false })
  app.get('/', async (c) => {
    const fid = Number(c.req.query('fid')) || undefined
    const list = await CastList({ feed, unfold })
    return send(
      await (
        <FeedPage feed={feed} fid={fid} parent={parentOf(feed, c.req.query('to'))} list={list} />
      ),
    )
  })
  app.get('/list', async () => send(await CastList({ feed, unfold })))
  app.post('/', async (c) => {
    const form = await c.req.parseBody()
    const text = String(form.text ?? '')
      .trim()
      .slice(0, MAX_TEXT)
    const fid = Number(form.fid)
    if (text !== '' && world.people.has(fid))
      await cast(feed, {
        fid,
        text,
        parentHash: form.to === undefined ? undefined : String(form.to),
      })
    return c.redirect(`/dev/feed?fid=${fid}`, 303)
  })
  return { app, cast: (given) => cast(feed, given) }
}

interface FeedState extends FeedOptions {
  /** The newest first. */
  casts: FeedCast[]
}

function parentOf(
  { casts, neynar }: FeedState,
  hash: string | undefined,
): FeedCast['parent'] | undefined {
  const found = casts.find((one) => one.hash === hash)
  if (found) return { hash: found.hash, fid: found.author.fid }
  const reply = neynar.published.find((one) => one.hash === hash)
  return reply ? { hash: reply.hash as Hex, fid: testBot.fid } : undefined
}

function threadOf({ casts, neynar }: FeedState, hash: string): string {
  const up = neynar.published.find((one) => one.hash === hash)?.parent ?? hash
  return casts.find((one) => one.hash === up)?.threadHash ?? up
}

/**
 * Casts as a person of the world: the hub takes the message, Neynar knows the cast, and the webhook
 * is called where it is for the bot.
 */
async function cast(
  feed: FeedState,
  { fid, text, parentHash }: Parameters<Feed['cast']>[0],
): Promise<void> {
  const { world, neynar, snapchain, origin, casts } = feed
  const author = world.people.get(fid)
  if (!author) throw new Error(`there is no fid ${fid}`)
  const parent = parentOf(feed, parentHash)
  const mentions = mentionsIn(text, world)
  const at = Date.now()
  const data = castData({
    fid,
    ...withoutMentions(text, mentions),
    ...(parent ? { parent } : {}),
    at: Math.floor(at / 1000),
  })
  const message = signMessage(data, author.appKey)
  const merged = await fetch(`${snapchain.url}/v1/submitMessage`, {
    method: 'POST',
    body: new Uint8Array(encodeMessage(message)),
  })
  if (!merged.ok) throw new Error(`the hub refused it: ${await merged.text()}`)

  const threadHash = parent ? threadOf(feed, parent.hash) : message.hash
  const seen = {
    object: 'cast',
    hash: message.hash,
    author: { fid, username: author.shown.username, score: author.score },
    text,
    timestamp: new Date(at).toISOString(),
    thread_hash: threadHash,
    parent_hash: parent?.hash ?? null,
    parent_author: { fid: parent?.fid ?? null },
    mentioned_profiles: mentions.map(({ fid: mentioned, username }) => ({
      fid: mentioned,
      username,
    })),
    mentioned_profiles_ranges: mentions.map(({ start, end }) => ({ start, end })),
  }
  neynar.casts.set(message.hash, seen)
  // As the two webhooks are set up: they fire for casts that mention the bot, and for replies to
  // it.
  const isForBot =
    parent?.fid === testBot.fid || mentions.some((mention) => mention.fid === testBot.fid)
  const event = { created_at: Math.floor(at / 1000), type: 'cast.created', data: seen }
  const webhook = isForBot ? await callWebhook(origin, event) : null
  casts.unshift({
    hash: message.hash,
    author,
    text,
    ...(parent ? { parent } : {}),
    threadHash,
    at,
    webhook,
  })
  casts.length = Math.min(casts.length, MAX_CASTS)
}

async function callWebhook(origin: string, event: unknown): Promise<string> {
  const response = await sendWebhook(origin, event)
  const answer = (await response.json()) as { status?: string; error?: string }
  return `${response.status} ${answer.status ?? answer.error ?? ''}`
}

const send = (html: unknown) =>
  new Response(`<!doctype html>${html}`, {
    headers: { ...pageHeaders, 'cache-control': caching.never },
  })

interface FeedPageProps {
  feed: FeedState
  /** Who is chosen to cast. */
  fid: number | undefined
  parent: FeedCast['parent'] | undefined
  list: unknown
}

const FeedPage = ({ feed: { world, asset }, fid, parent, list }: FeedPageProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>The bot's feed</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={asset('page.css')} />
      <link rel="stylesheet" href={asset('feed.css')} />
      <script type="module" src={asset('feed.js')} />
    </head>
    <body class="feed">
      <main>
        <CastForm world={world} fid={fid} parent={parent} />
        <p class="note">
          Try “who is @bo-lantern.eth?”, “sample-ada”, “me”, “help”, or a reply that is the mention
          alone. The bot keeps its manners: one answer per person and thread, one help a day, none
          below score 0.2.
        </p>
        <div data-list="/dev/feed/list">{list}</div>
      </main>
    </body>
  </html>
)

const CastForm = ({
  world,
  fid,
  parent,
}: Pick<FeedPageProps, 'fid' | 'parent'> & { world: World }) => (
  <form class="write" method="post" action="/dev/feed">
    {parent ? (
      <p class="note">
        In reply to <b>@{world.people.get(parent.fid)?.shown.username ?? `fid ${parent.fid}`}</b> ·{' '}
        <a href="/dev/feed">cast on its own instead</a>
        <input type="hidden" name="to" value={parent.hash} />
      </p>
    ) : null}
    <label>
      <span class="visually-hidden">Who casts</span>
      <select name="fid">
        {[...world.people.values()]
          .filter((person) => person.fid !== testBot.fid)
          .map((person) => (
            <option value={String(person.fid)} selected={person.fid === fid}>
              {`${person.shown.displayName ?? person.shown.username} · score ${person.score}`}
            </option>
          ))}
      </select>
    </label>
    <label class="text">
      <span class="visually-hidden">What is cast</span>
      <textarea
        name="text"
        rows={2}
        maxlength={MAX_TEXT}
        required
        autofocus={parent !== undefined}
        placeholder="@whocast ada-quill"
      >
        {`@${testBot.username} `}
      </textarea>
    </label>
    <button class="button primary" type="submit">
      Cast
    </button>
  </form>
)

/** The casts with the bot's replies below them. */
async function CastList({
  feed,
  unfold,
}: {
  feed: FeedState
  unfold: (url: string) => Promise<Unfolded>
}) {
  const { casts, neynar, world } = feed
  const rows = await Promise.all(
    casts.map(async (one) => ({
      cast: one,
      replies: await Promise.all(
        neynar.published
          .filter(({ parent }) => parent === one.hash)
          .map(async (reply) => ({ reply, embeds: await Promise.all(urlsOf(reply).map(unfold)) })),
      ),
    })),
  )
  return (
    <ol class="casts">
      {rows.map(({ cast: one, replies }) => (
        <li>
          <Cast
            name={one.author.shown.displayName ?? one.author.shown.username}
            handle={one.author.shown.username}
            text={one.text}
            hash={one.hash}
            note={
              one.parent
                ? `in reply to @${world.people.get(one.parent.fid)?.shown.username ?? one.parent.fid}`
                : undefined
            }
            state={stateOf(one, replies.length)}
          />
          {replies.map(({ reply, embeds }) => (
            <Cast
              name="Whocast"
              handle={testBot.username}
              text={reply.text ?? ''}
              hash={reply.hash}
              isBot
              embeds={embeds}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

const urlsOf = ({ embeds = [] }: PublishedCast): string[] =>
  embeds.flatMap((embed) => ('url' in embed && embed.url ? [embed.url] : []))

function stateOf({ webhook }: FeedCast, replies: number): string {
  if (webhook === null) return 'No mention of the bot: its webhook was not called.'
  return replies > 0
    ? `Webhook: ${webhook}.`
    : `Webhook: ${webhook}. No reply; with LOG_LEVEL=info the log says why.`
}

/** The picture and the button of a page's Mini App tag. */
async function readEmbed(url: string, origin: string): Promise<Unfolded> {
  const { pathname, search } = new URL(url)
  const href = pathname + search
  const html = await (await fetch(origin + href, { headers: { accept: 'text/html' } })).text()
  const tag = /<meta name="fc:miniapp" content="([^"]*)"/.exec(html)?.[1]
  if (tag === undefined) return { href, image: undefined, button: undefined }
  const json = tag
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const embed = JSON.parse(json) as { imageUrl: string; button: { title: string } }
  const image = new URL(embed.imageUrl)
  return { href, image: image.pathname + image.search, button: embed.button.title }
}

interface CastProps {
  name: string
  handle: string
  text: string
  hash: string
  isBot?: boolean
  note?: string | undefined
  state?: string
  embeds?: Unfolded[]
}

function Cast({ name, handle, text, hash, isBot = false, note, state, embeds = [] }: CastProps) {
  return (
    <article class={isBot ? 'cast bot' : 'cast'}>
      <span class="avatar" aria-hidden="true">
        {isBot ? <Mark /> : (/\p{L}/u.exec(name)?.[0] ?? '?')}
      </span>
      <div class="said">
        <p class="who">
          <b dir="auto">{name}</b> <span>@{handle}</span>
          {note ? <span> · {note}</span> : null}
        </p>
        <p class="words" dir="auto">
          {text}
        </p>
        {embeds.map(({ href, image, button }) => (
          <a class="embed" href={href} target="_top">
            {image ? (
              <img src={image} alt={`The card at ${href}`} width="1200" height="800" />
            ) : null}
            <span>{button ?? href}</span>
          </a>
        ))}
        <p class="foot">
          <a href={`/dev/feed?to=${hash}`}>Reply</a> <code>{`${hash.slice(0, 10)}…`}</code>{' '}
          {state ? <span>{state}</span> : null}
        </p>
      </div>
    </article>
  )
}
