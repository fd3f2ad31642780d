// `npm run build`
import { needNode } from './built.mjs'

needNode()
const { build } = await import('./build.ts')
await build()
