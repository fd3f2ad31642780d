import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

let listening: Listening | undefined
afterEach(() => listening?.drain({ graceMs: 0, deadlineMs: 100 }))

/** Starts a server that answers each request with its path, some only when told to. */
async function start() {
  const served: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  listening = await listen({
    async fetch(request) {
      const path = new URL(request.url).pathname
      served.push(path)
      if (path === '/slow') await released
      if (request.method === 'PUT') await request.text().catch(() => '')
      return new Response(`${path}\n`)
    },
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    keepAliveSeconds: 5,
    onError: () => {},
  })
  const { port } = listening
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  return {
    served,
    release: () => release(),
    write: (text: string) => socket.write(text),
    /** Waits until so many answers came. */
    answers: (count: number) =>
      expect.poll(() => [...received.matchAll(/HTTP\/1\.1 \d/g)].length).toBe(count),
    /** What came until the server closed: status and path of each answer. */
    async end() {
      await closed
      return [...received.matchAll(/HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n(?:(\/\S*)\n)?/g)].map(
        ([, status, path]) => path ?? status,
      )
    },
  }
}

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

test('a raw target is answered, as the last of its connection', async () => {
  const { write, end, served } = await start()
  write(get('/à'))
  expect(await end()).toEqual(['/%C3%A0'])
  expect(served).toEqual(['/%C3%A0'])
})

test('a raw target with a body is refused, and its body is no request', async () => {
  const { write, end, served, answers } = await start()
  const body = get('/metrics')
  write(get('/é', `Content-Length: ${body.length}\r\n`))
  await answers(1)
  write(body)
  expect(await end()).toEqual(['400'])
  expect(served).toEqual([])
})

test('what follows a raw target is not answered', async () => {
  const { write, end, served } = await start()
  write(get('/é') + get('/metrics'))
  write(get('/metrics') + get('/ü'))
  expect(await end()).toEqual(['/%C3%A9'])
  expect(served).toEqual(['/%C3%A9'])
})

test('a raw target is answered on a connection where nothing waits', async () => {
  const { write, end, answers } = await start()
  write(get('/first'))
  await answers(1)
  write(get('/é'))
  expect(await end()).toEqual(['/first', '/%C3%A9'])
})

test('answers stay in order when what follows cannot be parsed', async () => {
  const { write, end, served, release } = await start()
  write(get('/slow') + get('/é'))
  await expect.poll(() => served).toEqual(['/slow'])
  release()
  expect(await end()).toEqual(['/slow', '400'])
  expect(served).toEqual(['/slow'])
})

test('a broken body is refused after the answers before it', async () => {
  const { write, end, served, release } = await start()
  write(`${get('/slow')}PUT /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`)
  await expect.poll(() => served).toEqual(['/slow', '/body'])
  release()
  expect(await end()).toEqual(['/slow', '400'])
})

test.each(['/a/../metrics', '/./metrics', '/a/%2e%2E/metrics', '/a/.%2e', '/..?a'])(
  '%s is refused',
  async (target) => {
    const { write, end, served } = await start()
    write(get(target))
    expect(await end()).toEqual(['400'])
    expect(served).toEqual([])
  },
)

test('a fragment is part of the path, as no client sends one', async () => {
  const { write, end } = await start()
  write(get('/metrics#a', 'Connection: close\r\n'))
  expect(await end()).toEqual(['/metrics%23a'])
})

test('a target that is longer than any name is refused before any work', async () => {
  const { write, end, served } = await start()
  write(get(`/api/v1/fname/${'\\'.repeat(5000)}`))
  expect(await end()).toEqual(['400'])
  expect(served).toEqual([])
})

test('a header after a thousand others is read', async () => {
  const own = await listen({
    fetch: (request) => new Response(request.headers.get('x-forwarded-for')),
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    keepAliveSeconds: 5,
    onError: () => {},
  })
  const socket = connect({ port: own.port, host: '127.0.0.1' }).setEncoding('utf8')
  const padding = 'A:\r\n'.repeat(1500)
  socket.write(get('/', `Connection: close\r\n${padding}X-Forwarded-For: 192.0.2.1\r\n`))
  let received = ''
  for await (const chunk of socket) received += chunk
  await own.drain({ graceMs: 0, deadlineMs: 100 })
  expect(received).toMatch(/\r\n\r\n192\.0\.2\.1$/)
})

test('chunk extensions that are too large are refused as too large', async () => {
  const { write, end } = await start()
  write(
    `PUT /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
  )
  expect(await end()).toEqual(['413'])
})

test('an error of the handler is told to the operator, and the client gets a problem without its words', async () => {
  const errors: unknown[] = []
  const own = await listen({
    fetch: () => {
      throw new Error('password=hunter2')
    },
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    keepAliveSeconds: 5,
    onError: (error) => void errors.push(error),
  })
  const answer = await fetch(`http://127.0.0.1:${own.port}/fid/3`)
  const problem = await answer.json()
  await own.drain({ graceMs: 0, deadlineMs: 100 })
  expect([answer.status, problem]).toMatchObject([
    500,
    { code: 'internal', detail: 'The request failed.' },
  ])
  expect(errors).toEqual([new Error('password=hunter2')])
})

test('draining finishes what is under way, and then takes no more', async () => {
  const { write, end, served, release } = await start()
  write(get('/slow'))
  await expect.poll(() => served).toEqual(['/slow'])
  let isDrained = false
  const drained = listening?.drain({ graceMs: 0, deadlineMs: 20_000 }).then(() => {
    isDrained = true
  })
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${listening?.port}/`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  expect(isDrained).toBe(false)
  release()
  expect(await end()).toEqual(['/slow'])
  await drained
  expect(isDrained).toBe(true)
})

test('draining closes what is still open at its deadline', async () => {
  const { write, end, served } = await start()
  write(get('/slow'))
  await expect.poll(() => served).toEqual(['/slow'])
  await listening?.drain({ graceMs: 0, deadlineMs: 50 })
  expect(await end()).toEqual([])
})

test('requests that came while the process stood still are answered', async () => {
  let standStill = () => {}
  const own = await listen({
    async fetch(request) {
      if (request.method === 'GET' && request.url.endsWith('/still')) standStill()
      return new Response(`got ${await request.text()}`)
    },
    port: 0,
    host: '127.0.0.1',
    baseUrl: 'http://localhost',
    keepAliveSeconds: 5,
    onError: () => {},
  })
  const open = async (first: string) => {
    const socket = connect({ port: own.port, host: '127.0.0.1' }).setEncoding('utf8')
    await once(socket, 'connect')
    socket.write(first)
    return socket
  }
  const put = await open('PUT /body HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n')
  const late = await open('GET /la')
  const still = await open(get('/first'))
  await once(still, 'data')
  standStill = () => {
    put.write('body')
    late.write(get('/te').slice(5))
    const end = performance.now() + 4500
    while (performance.now() < end);
  }
  const answers = Promise.all([once(put, 'data'), once(late, 'data')])
  still.write(get('/still'))
  expect((await answers).join('\n')).toMatch(/200 OK[\s\S]*got body[\s\S]*200 OK[\s\S]*got/)
  await own.drain({ graceMs: 0, deadlineMs: 100 })
})
