/**
 * `npx tsx scripts/pictures.ts [path of Chromium]` makes docs/images anew (a sample person's card
 * and page) and the screenshots that the Mini App manifest names (1284 × 2778, as app stores ask
 * for), of the built service with an empty database. Needs Chromium (Debian: `apt-get install
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
const server = await startServer(database.options)
const browser = await launchBrowser(process.argv[2])
try {
  const card = await fetch(`${server.origin}/fname/sample-ada/card.png`)
  writeFileSync(join(folder, 'card.png'), await small(new Uint8Array(await card.arrayBuffer())))
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

/**
 * The same picture in at most 256 colours: a quarter of the bytes, without a visible difference.
 */
function small(png: Uint8Array): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 }).toBuffer()
}
