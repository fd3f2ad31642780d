// `npm run build`
import { onNode } from './built.mjs'
import { checkInstalled, orExit } from './install.mjs'

await onNode(async () => {
  orExit(checkInstalled)
  const { build } = await import('./build.ts')
  await build()
})
