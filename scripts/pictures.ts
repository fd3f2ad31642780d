/**
 * `npx tsx scripts/pictures.ts [path of Chromium]` draws docs/images (a sample person's card and
 * page) and the screenshots of the Mini App manifest (1284 × 2778, as app stores require), of the
 * built service on port 3000 with an empty database. Needs Chromium (Debian: `apt-get install
 * chromium`).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { packageRoot } from '../src/kit/root.ts'
import { createSqliteDatabase } from '../test/contract/store-databases.ts'
import { startServer } from '../test/journey/support.ts'
import { launchBrowser } from '../test/reference/chromium.ts'

const folder = join(packageRoot, 'docs/images')

const database = await createSqliteDatabase()
const server = await startServer(database.options, { PORT: '3000' })
const browser = await launchBrowser(process.argv[2])
try {
  const cards = await Promise.all(['light', 'dark'].map(drawCard))
  writeFileSync(join(folder, 'card.png'), await small(cards[0] ?? new Uint8Array()))
  writeFileSync(join(folder, 'card-400.png'), await small(await sideBySide(cards, 400)))
  const context = await browser.newContext({
    viewport: { width: 1080, height: 860 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await page.goto(`${server.origin}/fname/sample-ada`, { waitUntil: 'networkidle' })
  writeFileSync(join(folder, 'page.png'), await small(await page.screenshot()))
  const phone = { viewport: { width: 428, height: 926 }, deviceScaleFactor: 3, isMobile: true }
  const screens = [
    { path: '/', colorScheme: 'light' },
    { path: '/fname/sample-ada', colorScheme: 'light' },
    { path: '/fname/sample-layla', colorScheme: 'dark' },
  ] as const
  for (const [index, { path, colorScheme }] of screens.entries()) {
    const screen = await (await browser.newContext({ ...phone, colorScheme })).newPage()
    await screen.goto(server.origin + path, { waitUntil: 'networkidle' })
    const picture = await small(await screen.screenshot())
    writeFileSync(join(packageRoot, `frames/images/screenshot-${index + 1}.png`), picture)
  }
} finally {
  await browser.close()
  await server.stop()
  await database.drop()
}

async function drawCard(theme: string): Promise<Uint8Array> {
  const card = await fetch(`${server.origin}/fname/sample-ada/card.png?theme=${theme}`)
  return new Uint8Array(await card.arrayBuffer())
}

/** Returns 3:2 pictures next to each other, each `width` pixels wide, as feeds show them. */
async function sideBySide(pictures: Uint8Array[], width: number): Promise<Uint8Array> {
  const height = Math.round(width / 1.5)
  const left = (at: number) => at * (width + 16)
  const parts = pictures.map(async (picture, at) => ({
    input: await sharp(picture).resize({ width, height }).toBuffer(),
    left: left(at),
    top: 0,
  }))
  const channels = 4
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: left(pictures.length) - 16, height, channels, background } })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer()
}

/**
 * Returns the same picture in at most 256 colours: a quarter of the bytes, without a visible
 * difference.
 */
function small(png: Uint8Array): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 }).toBuffer()
}
