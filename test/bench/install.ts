import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productionFiles } from '../../scripts/production.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { ensureBuilt } from '../journey/support.ts'
import { atMost, type Bench } from './bench.ts'

/** What npm reads to install. */
const forInstalling = ['package-lock.json', '.npmrc']
const MEGABYTE = 1_000_000
const GOAL = 150

function sizeOf(path: string): number {
  const stat = statSync(path)
  return stat.isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : stat.size
}

export const bench: Bench = {
  name: 'install',
  about: 'bytes of a production install: what runs, and npm ci --omit=dev',
  async run(report) {
    await ensureBuilt()
    const folder = mkdtempSync(join(tmpdir(), 'whocast-install-'))
    try {
      for (const file of [...productionFiles, ...forInstalling])
        cpSync(join(packageRoot, file), join(folder, file), { recursive: true })
      rmSync(join(folder, 'dist/.compiled'), { recursive: true, force: true })
      execFileSync(
        'npm',
        ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
        {
          cwd: folder,
          stdio: 'ignore',
        },
      )
      const megabytes = (path: string) => sizeOf(join(folder, path)) / MEGABYTE
      const total = megabytes('.')
      report({
        what: 'production install',
        value: `${total.toFixed(1)} MB`,
        goal: atMost(total, GOAL, ' MB'),
      })
      for (const part of ['node_modules', 'dist', 'frames/card/fonts', 'samples']) {
        report({ what: `  of it ${part}`, value: `${megabytes(part).toFixed(1)} MB` })
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
