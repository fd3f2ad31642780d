// Plain JavaScript without imports that an old Node lacks: it must be able to say that Node is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`Whocast needs Node 22.13 or newer; this is ${process.version}. "npm start" uses the Node that npm ci installed.`)
  process.exit(1)
}
const { existsSync } = await import('node:fs')
const built = new URL('../dist/node.js', import.meta.url)
const builder = new URL('../node_modules/esbuild/package.json', import.meta.url)
if (existsSync(builder)) {
  const { buildIfNeeded } = await import('./build.ts')
  await buildIfNeeded()
} else if (!existsSync(built)) {
  console.error('Nothing is built yet, and esbuild is not installed: run "npm ci" without --omit=dev once, then "npm run build".')
  process.exit(1)
}
await import(built.href)
