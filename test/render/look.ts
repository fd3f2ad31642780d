/** The stored look of the cards: small pictures in `snapshots`, and the permitted difference. */
import { join } from 'node:path'
import sharp from 'sharp'
import type { CardOptions } from '../../frames/card/port.ts'
import { createRenderer, type Renderer } from '../../frames/card/renderer.ts'
import { fetchPortraits } from './avatars.ts'
import { people } from './people.ts'

export const snapshotFolder = join(import.meta.dirname, 'snapshots')

const WIDTH = 300

const variants: CardOptions[] = [
  { ratio: '3:2', theme: 'light', format: 'png' },
  { ratio: '1.91', theme: 'dark', format: 'png' },
]

/** Every card whose look is kept, by the name of its picture. */
export const looks = Object.keys(people).flatMap((person) =>
  variants.map((options) => ({
    name: `${person}-${options.ratio === '3:2' ? 'tall' : 'wide'}-${options.theme}`,
    person,
    options,
  })),
)

const silent = { debug() {}, info() {}, warn() {}, error() {} }

export const createTestRenderer = (): Renderer =>
  createRenderer({
    fetchAvatar: fetchPortraits,
    log: silent,
    baseUrl: 'https://whocast.test',
    timeoutMs: 60_000,
    avatarWaitMs: 20_000,
  })

/** Draws a card, scaled down. */
export async function drawLook(
  renderer: Renderer,
  { person, options }: (typeof looks)[number],
): Promise<Buffer> {
  const subject = people[person]
  if (!subject) throw new Error(`nobody called ${person}`)
  const { bytes } = await renderer.card(subject, options)
  return sharp(bytes)
    .resize({ width: WIDTH })
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** Returns the difference of two pictures: the share of visibly different pixels, 0 to 1. */
export async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  )
  if (!one || !other || one.length !== other.length) return 1
  let noticed = 0
  for (let at = 0; at < one.length; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    )
    if (distance > 90) noticed++
  }
  return noticed / (one.length / 3)
}
