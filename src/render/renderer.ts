import { createHash } from 'node:crypto'
import type { Renderer as Takumi } from '@takumi-rs/core'
import { LRUCache } from 'lru-cache'
import { brandHue } from '../domain/brand.ts'
import type { GuardedFetch } from '../domain/ports/guarded-fetch.ts'
import type { CardOptions, Picture, Renderer } from '../domain/ports/renderer.ts'
import { type Logger, silentTelemetry, type Telemetry } from '../domain/ports/telemetry.ts'
import type { Profile } from '../domain/profile.ts'
import type { MemoryBudget } from '../net/memory-budget.ts'
import { createAvatars } from './avatar.ts'
import { cardNode, cardSize, cardText } from './card/card.ts'
import { avatarNode } from './card/portrait.ts'
import { paletteOf, type Tone, toneFromSeed } from './colour.ts'
import type { Avatar, Square } from './decode-avatar.ts'
import { createFonts } from './fonts.ts'
import { createQueue } from './queue.ts'
import { loadSharp } from './sharp.ts'
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
  /** From asking for a picture to having it. */
  timeoutMs?: number
  /** How long a card waits for its avatar before it shows the initials. */
  avatarWaitMs?: number
  /** Memory for finished pictures, and a quarter of it for avatars. */
  cacheBytes?: number
  /** For avatars' files and for pixels while they are opened; of their own by default. */
  memory?: { downloads: MemoryBudget; pixels: MemoryBudget } | undefined
  /** Calls back when a person was removed: no picture of before that is kept. Returns what ends it. */
  onRemoval?: (listener: () => void) => () => void
}

const brandTone: Tone = { hue: brandHue, chroma: 0.17 }

/**
 * Draws cards with takumi, off the event loop, a few at once; keeps finished pictures by what
 * they show, so that an unchanged profile is never drawn twice and a changed one always is.
 *
 * Rejects with ServiceError `unavailable` when too many pictures wait or one takes too long.
 */
export function createRenderer({
  fetchAvatar,
  log,
  telemetry = silentTelemetry,
  baseUrl,
  concurrency = 2,
  waiting = 200,
  timeoutMs = 10_000,
  avatarWaitMs = 2500,
  cacheBytes = 48 * 1024 * 1024,
  memory,
  onRemoval = () => () => {},
}: RendererOptions): Renderer {
  const avatars = createAvatars({
    fetchAvatar,
    log,
    baseUrl,
    cacheBytes: Math.floor(cacheBytes / 4),
    waitMs: avatarWaitMs,
    memory,
  })
  const { host } = new URL(baseUrl)
  const queue = createQueue({ concurrency, waiting, timeoutMs })
  const pictures = new LRUCache<string, Picture>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.byteLength + 512 })
  const drawing = new Map<string, Promise<Picture>>()
  let removals = 0
  const stopListening = onRemoval(() => {
    removals += 1
    pictures.clear()
    drawing.clear()
    avatars.clear()
  })
  // The key of a profile that is itself kept by a cache need not be worked out again.
  const keys = new WeakMap<Profile, { avatar: Avatar | null; known: Map<string, string> }>()

  let engine: Promise<{ takumi: Takumi; fonts: ReturnType<typeof createFonts> }> | undefined
  const loadEngine = () => {
    engine ??= import('@takumi-rs/core').then(({ Renderer }) => {
      const takumi = new Renderer({ cacheMaxBytes: 16 * 1024 * 1024 })
      return { takumi, fonts: createFonts(takumi) }
    })
    return engine
  }

  const toneOfProfile = (avatar: Avatar | null, seed: string): Tone => avatar?.tone ?? toneFromSeed(seed)

  const paint = async (node: Parameters<Takumi['render']>[0], words: string, size: Size, format: Format): Promise<Picture> => {
    const [{ takumi, fonts }, sharp] = await Promise.all([loadEngine(), loadSharp()])
    const fontFamilies = await fonts.forText(words)
    const raw = await takumi.render(node, { ...size, format: 'raw', fontFamilies })
    const image = sharp(raw, { raw: { ...size, channels: 4 } }).removeAlpha()
    const bytes =
      format === 'png'
        ? await image.png({ compressionLevel: 2 }).toBuffer()
        : await image.webp({ quality: 84, effort: 0, smartSubsample: true }).toBuffer()
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
    return { bytes, contentType: `image/${format}`, etag }
  }

  /** The finished picture of a key; else it is drawn, once however many ask. */
  const finish = (key: string, name: string, paintIt: () => Promise<Picture>): Promise<Picture> => {
    const kept = pictures.get(key)
    if (kept) {
      telemetry.count('pictures', { name, from: 'cache' })
      return Promise.resolve(kept)
    }
    const underWay = drawing.get(key)
    if (underWay) return underWay
    telemetry.count('pictures', { name, from: 'drawn' })
    const begunAt = removals
    const work: Promise<Picture> = telemetry
      .span('render', name, () => queue.run(paintIt))
      .then((picture) => {
        if (removals === begunAt) pictures.set(key, picture)
        return picture
      })
      .finally(() => {
        if (drawing.get(key) === work) drawing.delete(key)
      })
    drawing.set(key, work)
    return work
  }

  const drawCard = (view: CardView, tone: Tone, square: Square | null, options: CardOptions): Promise<Picture> => {
    const palette = paletteOf(tone, options.theme)
    const node = cardNode({ view, avatar: square, palette, ratio: options.ratio, host })
    return paint(node, cardText(view), cardSize(options.ratio), options.format)
  }

  /** Draws with a profile's avatar; with what has become of it, when it changed under way. */
  const withAvatar = async (
    profile: Profile,
    draw: (avatar: Avatar | null, pixels: PixelsOf) => Promise<Picture>,
  ): Promise<Picture> => {
    for (let attempt = 0; attempt < 2; attempt++) {
      const avatar = await avatars.get(profile.avatarUrl)
      try {
        return await draw(avatar, async (size) => {
          if (avatar === null) return null
          const decoded = await avatars.pixels(profile.avatarUrl, avatar)
          if (decoded === null) throw new AvatarChanged()
          return decoded[size]
        })
      } catch (error) {
        if (!(error instanceof AvatarChanged)) throw error
      }
    }
    return draw(null, async () => null)
  }

  return {
    async card(subject, options) {
      const variant = `${options.ratio} ${options.theme} ${options.format}`
      if (subject.kind !== 'profile') {
        const view = viewOf(subject)
        const tone = view.kind === 'home' ? brandTone : noteTone
        return finish(`card ${variant} ${JSON.stringify(view)}`, 'card', () => drawCard(view, tone, null, options))
      }
      return withAvatar(subject.profile, async (avatar, pixels) => {
        const slot = `${variant} ${subject.handle}`
        const known = knownKeys(subject.profile, avatar)
        const key = known.get(slot)
        const kept = key === undefined ? undefined : pictures.get(key)
        if (kept) {
          telemetry.count('pictures', { name: 'card', from: 'cache' })
          return kept
        }
        const view = viewOf(subject)
        const fullKey = `card ${variant} ${digest(view)} ${avatar?.hash ?? ''}`
        known.set(slot, fullKey)
        const tone = toneOfProfile(avatar, subject.profile.profileID)
        return finish(fullKey, 'card', async () => drawCard(view, tone, await pixels('small'), options))
      })
    },

    avatar(profile, { size, format }) {
      const edge = Math.max(16, Math.min(512, Math.round(size)))
      const name = nameOf(profile)
      return withAvatar(profile, (avatar, pixels) =>
        finish(`avatar ${edge} ${format} ${avatar?.hash ?? `${profile.profileID} ${name}`}`, 'avatar', async () => {
          const palette = paletteOf(toneOfProfile(avatar, profile.profileID), 'light')
          const node = avatarNode(name, await pixels('large'), palette, edge)
          return paint(node, name, { width: edge, height: edge }, format)
        }),
      )
    },

    accent(profile) {
      const avatar = avatars.peek(profile.avatarUrl)
      return avatar === undefined ? null : paletteOf(toneOfProfile(avatar, profile.profileID), 'light').accent
    },

    async close() {
      stopListening()
      await Promise.allSettled(drawing.values())
      pictures.clear()
    },
  }

  function knownKeys(profile: Profile, avatar: Avatar | null): Map<string, string> {
    const entry = keys.get(profile)
    if (entry?.avatar === avatar) return entry.known
    const known = new Map<string, string>()
    keys.set(profile, { avatar, known })
    return known
  }
}

type PixelsOf = (size: 'large' | 'small') => Promise<Square | null>

/** The picture that a card was about to show is no longer to be had. */
class AvatarChanged extends Error {
  override readonly name = 'AvatarChanged'
}

type Size = { width: number; height: number }
type Format = CardOptions['format']

/** Cards about nobody are grey. */
const noteTone: Tone = { hue: 75, chroma: 0.012 }

const digest = (view: CardView): string => createHash('sha256').update(JSON.stringify(view)).digest('base64url')
