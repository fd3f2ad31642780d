/**
 * Accepts the current look of the cards: `npx tsx test/render/accept.ts`. View the difference
 * before you commit it.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestRenderer, drawLook, looks, snapshotFolder } from './look.ts'

mkdirSync(snapshotFolder, { recursive: true })
for (const file of readdirSync(snapshotFolder)) rmSync(join(snapshotFolder, file))
const renderer = createTestRenderer()
for (const look of looks)
  writeFileSync(join(snapshotFolder, `${look.name}.png`), await drawLook(renderer, look))
await renderer.close()
console.log(`${looks.length} pictures in ${snapshotFolder}`)
