// `npm run sbom [-- <file>]`: the bill of materials of the build, built before where that is due.
import { copyFileSync, readFileSync } from 'node:fs'
import { ensureBuilt, onNode } from './built.mjs'

await onNode(async () => {
  await ensureBuilt()
  const made = new URL('../dist/sbom.cdx.json', import.meta.url)
  const [file] = process.argv.slice(2)
  if (file === undefined) process.stdout.write(readFileSync(made))
  else copyFileSync(made, file)
})
