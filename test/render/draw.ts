/**
 * Draws cards of the test people into a folder: `npx tsx test/render/draw.ts <folder> [name …]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CardOptions } from '../../frames/card/port.ts'
import { createRenderer } from '../../frames/card/renderer.ts'
import { fetchPortraits } from './avatars.ts'
import { people } from './people.ts'

const [folder = '/tmp/cards', ...names] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const log = { debug() {}, info() {}, warn: console.warn, error: console.error }
const renderer = createRenderer({
  fetchAvatar: fetchPortraits,
  log,
  baseUrl: 'https://whocast.example.com',
})
for (const [name, subject] of Object.entries(people)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const ratio of ['3:2', '1.91'] as const)
    for (const theme of ['light', 'dark'] as const) {
      const options: CardOptions = { ratio, theme, format: 'png' }
      const { bytes } = await renderer.card(subject, options)
      writeFileSync(
        join(folder, `${name}-${ratio === '3:2' ? 'tall' : 'wide'}-${theme}.png`),
        bytes,
      )
    }
}
await renderer.close()
