import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../src/kit/root.ts'
import { vendoredFiles } from './vendor.ts'

it('makes the vendored files as they are in the repository', async () => {
  for (const [file, text] of Object.entries(await vendoredFiles())) {
    expect(readFileSync(join(packageRoot, 'frames/vendor/miniapp-core', file), 'utf8'), file).toBe(
      text,
    )
  }
})
