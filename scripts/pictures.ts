/**
 * `npx tsx scripts/pictures.ts [path of Chromium]` makes docs/images anew: a sample person's card and page, of the built service with an
 * empty database. Needs Chromium (Debian: `apt-get install chromium`).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { packageRoot } from '../src/root.ts'
import { createSqliteDatabase } from '../test/contract/store-databases.ts'
import { startServer } from '../test/journey/support.ts'

const folder = join(packageRoot, 'docs/images')
const [executablePath = '/usr/bin/chromium'] = process.argv.slice(2)

const database = await createSqliteDatabase()
const server = await startServer(database.options)
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
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
} finally {
  await browser.close()
  await server.stop()
  await database.drop()
}

/** The same picture in at most 256 colours: a quarter of the bytes, and nobody sees it. */
function small(png: Uint8Array): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 95, compressionLevel: 9, effort: 10 }).toBuffer()
}
