/** Varnish as docs/varnish.vcl configures it, in front of one process on loopback. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../../src/kit/root.ts'

/** Whether Debian's varnish is here; without it the attack has nothing to look at. */
export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V']).status === 0

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/**
 * Starts it.
 *
 * @param port where it listens
 * @param backend the port of the service
 */
export async function startVarnish({
  port,
  backend,
  secret,
}: {
  port: number
  backend: number
  secret: string
}) {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-varnish-'))
  const vcl = readFileSync(join(packageRoot, 'docs/varnish.vcl'), 'utf8')
    .replace('"10.0.0.1"', '"127.0.0.1"')
    .replace('"3000"', `"${backend}"`)
    .replace('CACHE_PURGE_SECRET', secret)
  const file = join(folder, 'whocast.vcl')
  writeFileSync(file, vcl)
  const child = spawn(
    'varnishd',
    [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      file,
      '-s',
      'malloc,768m',
      '-T',
      'none',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const closed = once(child, 'close')
  for (let tries = 0; tries < 600 && !(await isOpen(port)); tries++) {
    if (child.exitCode !== null) throw new Error(`varnishd ended: ${errors}`)
    await sleep(50)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
