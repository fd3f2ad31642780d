/** nginx and HAProxy as docs/nginx.conf and docs/haproxy.cfg configure them, in front of one process on loopback. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../../src/kit/root.ts'
import { freePort } from '../../free-port.ts'

/** What a proxy took for one request. */
export interface Passed {
  /** The same for all of one client connection. */
  connection: string
  method: string
  target: string
  /** `X-Request-Id` of the answer that it sent on; empty when it answered by itself. */
  id: string
}

export interface RunningProxy {
  name: string
  port: number
  /** Ends it, and tells what it passed on, in order. */
  stop(): Promise<Passed[]>
}

/** Returns a configuration of `docs`. */
const documented = (name: string): string => readFileSync(join(packageRoot, 'docs', name), 'utf8')

async function untilOpen(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${errors()}`)
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    if (isOpen) return
    await sleep(25)
  }
  throw new Error(`the proxy does not listen: ${errors()}`)
}

/**
 * @param finish ends the proxy, and gives what it passed on
 */
async function start(
  name: string,
  port: number,
  command: string[],
  folder: string,
  finish: (end: () => Promise<void>) => Promise<Passed[]>,
) {
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('latin1').on('data', (chunk: string) => {
    stderr += chunk
  })
  const closed = once(child, 'close')
  await untilOpen(port, child, () => stderr)
  const end = async () => {
    // As both are told to end at once.
    child.kill('SIGTERM')
    await closed
  }
  const stop = async () => {
    try {
      return await finish(end)
    } finally {
      await end()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  let stopped: Promise<Passed[]> | undefined
  return {
    name,
    port,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

const servers = (text: string, backend: number) =>
  text.replaceAll(/10\.0\.0\.\d:3000/g, `127.0.0.1:${backend}`)

export async function startNginx(backend: number): Promise<RunningProxy> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'whocast-nginx-'))
  const log = join(folder, 'access.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const site = servers(documented('nginx.conf'), backend).replace(
    'listen 80;',
    `listen 127.0.0.1:${port};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  log_format passed escape=none '$connection\x01$request_method\x01$request_uri\x01$upstream_http_x_request_id\x02';
  access_log ${log} passed;
  ${site}
}
`,
    'latin1',
  )
  return start(
    'nginx',
    port,
    ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    folder,
    async (end) => {
      await end()
      return readFileSync(log, 'latin1')
        .split('\x02\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [connection = '', method = '', target = '', id = ''] = line.split('\x01')
          return { connection, method, target, id }
        })
    },
  )
}

/**
 * Its log is a ring in its memory, read in the end. To `stdout`, HAProxy gives up a line when
 * another of its threads is writing one or when the reader is late: of 60,000 requests it lost up
 * to 267 lines so (`DroppedLogs`), and each looks like a smuggled request.
 */
export async function startHaproxy(backend: number): Promise<RunningProxy> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'whocast-haproxy-'))
  const control = join(folder, 'control')
  const global = `
global
  stats socket ${control} level operator

ring passed
  format raw
  maxlen 16000
  size 67108864
`
  const logged = `
  log ring@passed format raw local0
  capture response header x-request-id len 64
  log-format "passed %cp %HM %[capture.res.hdr(0)] %HU"`
  const site = servers(documented('haproxy.cfg'), backend)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^frontend .*$/m, (line) => line + logged)
  writeFileSync(join(folder, 'haproxy.cfg'), global + site)
  return start(
    'HAProxy',
    port,
    ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')],
    folder,
    async () => {
      await untilIdle(control)
      const dropped = (await command(control, 'show info')).match(/^DroppedLogs: (\d+)$/m)?.[1]
      if (dropped !== '0')
        throw new Error(`HAProxy lost ${dropped} lines of its log: nothing can be judged by it`)
      return (await command(control, 'show events passed')).split('\n').flatMap((line) => {
        const [, connection = '', method = '', id = '', target = ''] =
          /^passed (\d+) (\S+) (\S+) (.*)$/.exec(line) ?? []
        return connection === '' ? [] : [{ connection, method, target, id: id === '-' ? '' : id }]
      })
    },
  )
}

/** Asks HAProxy by its control socket. */
async function command(control: string, text: string): Promise<string> {
  const socket = connect(control, () => socket.end(`${text}\n`))
  let answer = ''
  for await (const chunk of socket.setEncoding('latin1')) answer += chunk
  return answer
}

/** Waits until no client is connected to HAProxy: it logs a request when that has ended. */
async function untilIdle(control: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [, , , , current] =
      /^public,FRONTEND,.*$/m.exec(await command(control, 'show stat'))?.[0].split(',') ?? []
    if (current === '0') return
    await sleep(25)
  }
  throw new Error('HAProxy still has connections of clients that are gone')
}
