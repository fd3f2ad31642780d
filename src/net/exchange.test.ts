import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { Exchange } from './exchange.ts'

const closers: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent()
  closers.push(
    () => agent.destroy(),
    async () => {
      server.closeAllConnections()
      server.close()
    },
  )
  const request = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    path: '/',
    method: 'GET',
  } as const
  return { agent, request, server }
}

/** Sends each part once the one before has arrived. */
const inParts = (parts: readonly Uint8Array[]) => async (response: ServerResponse) => {
  for (const part of parts) {
    await new Promise((resolve) => response.write(part, resolve))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  response.end()
}

describe('an exchange', () => {
  test.each([
    ['one part', [Buffer.from('añb')]],
    ['two, cut within a character', [Buffer.from([0x61, 0xc3]), Buffer.from([0xb1, 0x62])]],
    ['three', [Buffer.from('a'), Buffer.from('ñ'), Buffer.from('b')]],
    ['one with a byte order mark', [Buffer.from('\uFEFFañb')]],
    [
      'two, cut within the mark',
      [Buffer.from([0xef, 0xbb]), Buffer.from([0xbf, 0x61, 0xc3, 0xb1, 0x62])],
    ],
  ])('reads an answer of %s', async (_, parts) => {
    const { agent, request } = await start(inParts(parts))
    expect(await new Exchange().send(agent, request)).toEqual({ status: 200, text: 'añb' })
  })

  test('keeps what only begins like a byte order mark', async () => {
    const { agent, request } = await start(inParts([Buffer.from('\uFEC0b')]))
    expect(await new Exchange().send(agent, request)).toEqual({ status: 200, text: '\uFEC0b' })
  })

  test('reads an answer without a body', async () => {
    const { agent, request } = await start((response) => void response.writeHead(204).end())
    expect(await new Exchange().send(agent, request)).toEqual({ status: 204, text: '' })
  })

  test.each([
    ['an error', new Error('enough')],
    ['a word', 'enough'],
  ])('ends for the reason that it was cancelled for: %s', async (_, reason) => {
    const { agent, request, server } = await start(() => {})
    const exchange = new Exchange()
    const ended = exchange.send(agent, request).catch((error: unknown) => error)
    const [{ socket }] = await once(server, 'request')
    const closed = once(socket, 'close')
    exchange.cancel(reason)
    expect(await ended).toBe(reason)
    await closed
  })

  test('is not sent once it was cancelled', async () => {
    let asked = 0
    const { agent, request } = await start((response) => {
      asked += 1
      response.end()
    })
    const exchange = new Exchange()
    exchange.cancel('enough')
    await expect(exchange.send(agent, request)).rejects.toBe('enough')
    expect(asked).toBe(0)
  })

  test('fails with what the connection failed with', async () => {
    const { agent, request } = await start((response) => void response.destroy())
    await expect(new Exchange().send(agent, request)).rejects.toThrow('other side closed')
  })
})
