import { createHash } from 'node:crypto'
import { brandHue } from '@whocast/contract/brand.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { type Logger, silentTelemetry, type Telemetry } from '../../src/kit/telemetry.ts'
import type { GuardedFetch } from '../../src/net/guarded-fetch-port.ts'
import type { MemoryBudget } from '../../src/net/memory-budget.ts'
import { createAvatars } from './avatar.ts'
import { cardDrawing, cardSize } from './card/card.ts'
import { avatarDrawing } from './card/portrait.ts'
import { greyTone, paletteOf, type Tone, toneFromSeed, toOklch } from './colour.ts'
import type { Avatar, DecodedAvatar } from './decode-avatar.ts'
import { createPainter } from './painter.ts'
import { createPictures } from './pictures.ts'
import type { AvatarOptions, CardOptions, CardSubject, Picture } from './port.ts'
import { createQueue } from './queue.ts'
import { type CardView, nameOf, viewOf } from './view.ts'

export interface RendererOptions {
  /** Opens avatars; nothing else here touches the network. */
  fetchAvatar: GuardedFetch
  log: Logger
  telemetry?: Telemetry
  /** Our own origin, without a slash at the end: its samples are read from disk. */
  baseUrl: string
  /** Pictures drawn at once. */
  concurrency?: number
  /** Pictures that may wait for their turn. */
  waiting?: number
  /** Maximum time for a picture, milliseconds. */
  timeoutMs?: number
  /** How long a card waits for its avatar before it shows the initials. */
  avatarWaitMs?: number
  /** Memory for finished pictures, and a quarter of it for avatars. */
  cacheBytes?: number
  /** For avatars' files and for pixels while they are opened; of their own by default. */
  memory?: { downloads: MemoryBudget; pixels: MemoryBudget } | undefined
  /** Registers a callback for removals of people, which clear the cache; returns its removal. */
  onRemoval?: (listener: () => void) => () => void
}

interface RenderContext {
  avatars: ReturnType<typeof createAvatars>
  pictures: ReturnType<typeof createPictures>
  painter: ReturnType<typeof createPainter>
  /** Host of our own origin, shown on cards. */
  host: string
  /** Keys of pictures, by profile and its current avatar. */
  keys: WeakMap<Profile, { avatar: Avatar | null; known: Map<string, string> }>
}

export type Renderer = ReturnType<typeof createRenderer>

const brandTone: Tone = { hue: brandHue, chroma: 0.17 }

/**
 * Draws cards with takumi, off the event loop, a few at once. Finished pictures are cached by their
 * content: an unchanged profile is never drawn twice.
 *
 * Rejects with ServiceError `unavailable` when too many pictures wait or one takes too long.
 */
export function createRenderer(options: RendererOptions) {
  const { fetchAvatar, log, telemetry = silentTelemetry, baseUrl, memory } = options
  const { concurrency = 2, waiting = 200, timeoutMs = 10_000, avatarWaitMs = 2500 } = options
  const { cacheBytes = 48 * 1024 * 1024, onRemoval = () => () => {} } = options
  const queue = createQueue({ concurrency, waiting, timeoutMs })
  const context: RenderContext = {
    avatars: createAvatars({
      fetchAvatar,
      log,
      baseUrl,
      cacheBytes: Math.floor(cacheBytes / 4),
      waitMs: avatarWaitMs,
      memory,
    }),
    pictures: createPictures({ maxBytes: cacheBytes, queue, telemetry }),
    painter: createPainter(),
    host: new URL(baseUrl).host,
    keys: new WeakMap(),
  }
  const { avatars, pictures } = context
  const stopListening = onRemoval(() => {
    pictures.clear()
    avatars.clear()
  })
  return {
    card: (subject: CardSubject, how: CardOptions) => drawSubject(context, subject, how),
    /** Returns the avatar alone, square, re-encoded; the initials if it is unavailable. */
    avatar: (profile: Profile, how: AvatarOptions) => drawAvatar(context, profile, how),
    /** Returns the accent of a profile's card as `#rrggbb` if it is already known, else null. */
    accent(profile: Profile): string | null {
      const avatar = profile.accent === undefined ? avatars.peek(profile.avatarUrl) : null
      return avatar === undefined ? null : paletteOf(toneOf(avatar, profile), 'light').accent
    },
    async close(): Promise<void> {
      stopListening()
      await pictures.close()
    },
  }
}

const toneOf = (avatar: Avatar | null, { profileID, accent }: Profile): Tone =>
  accent === undefined ? (avatar?.tone ?? toneFromSeed(profileID)) : toOklch(accent)

async function drawSubject(
  context: RenderContext,
  subject: CardSubject,
  options: CardOptions,
): Promise<Picture> {
  const { pictures } = context
  const variant = `${options.ratio} ${options.theme} ${options.format}`
  if (subject.kind !== 'profile') {
    const view = viewOf(subject)
    const tone = view.kind === 'home' ? brandTone : greyTone
    return pictures.finish(`card ${variant} ${JSON.stringify(view)}`, 'card', () =>
      drawCard(context, { view, tone, avatar: null }, options),
    )
  }
  return withAvatar(context, subject.profile, async (avatar, pixels) => {
    const slot = `${variant} ${subject.handle}`
    const known = knownKeys(context, subject.profile, avatar)
    const cached = pictures.peek(known.get(slot), 'card')
    if (cached) return cached
    const view = viewOf(subject)
    const fullKey = `card ${variant} ${digest(view)} ${avatar?.hash ?? ''}`
    known.set(slot, fullKey)
    const tone = toneOf(avatar, subject.profile)
    return pictures.finish(fullKey, 'card', async () =>
      drawCard(context, { view, tone, avatar: await pixels() }, options),
    )
  })
}

function drawAvatar(
  context: RenderContext,
  profile: Profile,
  { size, format }: AvatarOptions,
): Promise<Picture> {
  const { pictures, painter } = context
  const edge = Math.max(16, Math.min(512, Math.round(size)))
  const name = nameOf(profile)
  return withAvatar(context, profile, async (avatar, pixels) => {
    const picture = await pictures.finish(
      `avatar ${edge} ${format} ${avatar?.hash ?? `${profile.profileID} ${profile.accent ?? ''} ${name}`}`,
      'avatar',
      async () => {
        const palette = paletteOf(toneOf(avatar, profile), 'light')
        const drawing = avatarDrawing(name, await pixels(), palette, edge)
        const size = { width: edge, height: edge }
        return painter.paint({ ...drawing, size, format })
      },
    )
    return avatar === null ? { ...picture, isPlaceholder: true } : picture
  })
}

function drawCard(
  { painter, host }: RenderContext,
  { view, tone, avatar }: { view: CardView; tone: Tone; avatar: DecodedAvatar | null },
  options: CardOptions,
): Promise<Picture> {
  const palette = paletteOf(tone, options.theme)
  const drawing = cardDrawing({ view, avatar, palette, ratio: options.ratio, host })
  return painter.paint({
    ...drawing,
    size: cardSize(options.ratio),
    format: options.format,
  })
}

/** Draws with a profile's avatar; with what has become of it, when it changed under way. */
async function withAvatar(
  { avatars, painter }: RenderContext,
  profile: Profile,
  draw: (avatar: Avatar | null, pixels: PixelsOf) => Promise<Picture>,
): Promise<Picture> {
  painter.prepare()
  for (let attempt = 0; attempt < 2; attempt++) {
    const avatar = await avatars.get(profile.avatarUrl)
    try {
      return await draw(avatar, async () => {
        if (avatar === null) return null
        const decoded = await avatars.pixels(profile.avatarUrl, avatar)
        if (decoded === null) throw new AvatarChanged()
        return decoded
      })
    } catch (error) {
      if (!(error instanceof AvatarChanged)) throw error
    }
  }
  return draw(null, async () => null)
}

/** Returns the known keys of a profile's pictures: a cached profile needs no new digests. */
function knownKeys(
  { keys }: RenderContext,
  profile: Profile,
  avatar: Avatar | null,
): Map<string, string> {
  const entry = keys.get(profile)
  if (entry?.avatar === avatar) return entry.known
  const known = new Map<string, string>()
  keys.set(profile, { avatar, known })
  return known
}

type PixelsOf = () => Promise<DecodedAvatar | null>

class AvatarChanged extends Error {
  override readonly name = 'AvatarChanged'
}

const digest = (view: CardView): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url')
