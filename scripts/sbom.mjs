// `npm run sbom`: the bill of materials of the build.
import { copyFileSync, readFileSync } from 'node:fs'
import { ensureBuilt, onNode } from './built.mjs'

const USAGE = `
Usage: npm run --silent sbom [-- file]

Builds where that is due, and writes what the build consists of (CycloneDX) to standard output, or into a file.
`

await onNode(async () => {
  const { readArguments } = await import('./arguments.ts')
  const [file] = readArguments(USAGE, {}).positionals
  ensureBuilt()
  const made = new URL('../dist/sbom.cdx.json', import.meta.url)
  if (file === undefined) process.stdout.write(readFileSync(made))
  else copyFileSync(made, file)
})
