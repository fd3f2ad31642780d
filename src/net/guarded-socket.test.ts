import { afterEach, expect, test } from 'vitest'
import { type StandIn, startStandIn } from '../../test/network/stand-in.ts'
import { serveWebSocket } from '../../test/network/web-socket.ts'
import { createGuardedSocket } from './guarded-socket.ts'

let server: StandIn
afterEach(() => server.close())

async function start(answer: (message: string) => string[]) {
  server = await startStandIn(() => ({}), {
    upgrade: ({ headers }, socket) => serveWebSocket(socket, headers, answer),
  })
  return `ws://127.0.0.1:${server.port}`
}

const options = {
  message: 'hello',
  isLast: (message: string) => message === 'end',
  maxBytes: 1000,
  timeoutMs: 4000,
}

test('collects what a server answers, up to the last message, and leaves', async () => {
  const url = await start((message) => [`${message}!`, 'end', 'more'])
  expect(await createGuardedSocket({ allowPrivateOrigins: [url] })(url, options)).toEqual([
    'hello!',
    'end',
  ])
})

test('opens no private address, by number or by name', async () => {
  const url = await start(() => ['end'])
  const socket = createGuardedSocket({ resolve: async () => ['127.0.0.1'] })
  for (const target of [
    url,
    'wss://127.0.0.1',
    'wss://[::1]',
    'wss://10.0.0.1/',
    'wss://inside.example',
    'wss://public.example:8443',
  ])
    await expect(socket(target, options)).rejects.toMatchObject({ kind: 'refused' })
  expect(server.connections()).toBe(0)
})

test.each([
  ['a message longer than is taken', ['x'.repeat(1001), 'end'], /failed|too-large/],
  ['messages that are longer together', ['x'.repeat(600), 'x'.repeat(600), 'end'], /too-large/],
])('ends with %s', async (_what, messages, kind) => {
  const url = await start(() => messages)
  await expect(
    createGuardedSocket({ allowPrivateOrigins: [url] })(url, options),
  ).rejects.toMatchObject({
    kind: expect.stringMatching(kind),
  })
})

test('gives up on a server that says nothing', async () => {
  const url = await start(() => [])
  const reading = createGuardedSocket({ allowPrivateOrigins: [url] })(url, {
    ...options,
    timeoutMs: 50,
  })
  await expect(reading).rejects.toMatchObject({ kind: 'timeout' })
})

test('fails when the server ends the connection', async () => {
  server = await startStandIn(() => ({}), { upgrade: (_request, socket) => void socket.destroy() })
  const url = `ws://127.0.0.1:${server.port}`
  await expect(
    createGuardedSocket({ allowPrivateOrigins: [url] })(url, options),
  ).rejects.toMatchObject({ kind: 'failed' })
})
