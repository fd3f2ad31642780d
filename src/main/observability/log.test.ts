import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'
import { createToken } from '../../http/keys/api-key.ts'
import { createLog } from './log.ts'

function createSink(secrets: string[] = []) {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { log: createLog({ level: 'info', stream, secrets }), read: () => text }
}

test('no secret is written, wherever it comes from', () => {
  const secrets = [
    's3cr3t-"quoted"-value',
    'https://rpc.example/v2/abcdefghijklmnop1234',
    'postgres://u:p4ssw0rd-long@db/x',
  ]
  const { log, read } = createSink(secrets)
  const token = createToken()
  log.info(
    { authorization: 'Basic abc', nested: { password: 'hunter2', deep: { token: 'abc' } } },
    'a',
  )
  log.warn(
    {
      err: new Error(`GET ${secrets[1]} failed with ${secrets[0]}`, {
        cause: new Error('p4ssw0rd-long'),
      }),
    },
    `by ${token}`,
  )
  log.error(
    { err: Object.assign(new Error('axios'), { config: { headers: { 'x-api-key': 'NEYNAR' } } }) },
    'b',
  )
  const text = read()
  for (const secret of [
    ...secrets,
    'quoted',
    'abcdefghijklmnop1234',
    'p4ssw0rd',
    'hunter2',
    'Basic abc',
    token,
    'NEYNAR',
    '"token":"abc"',
  ]) {
    expect(text).not.toContain(secret)
  }
  for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

test('an error of a node is short, and names its cause', async () => {
  const { log, read } = createSink()
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const transport = http(`http://127.0.0.1:${port}`, { retryCount: 0 })
  const client = createPublicClient({ transport })
  const data = `0x${'ab'.repeat(3000)}` as const
  const error: unknown = await client.call({ data }).catch((reason: unknown) => reason)
  log.warn({ err: new Error('ens: resolve failed', { cause: error }) }, 'source failed')
  const { err } = JSON.parse(read())
  expect(err.message).toMatch(/^ens: resolve failed: .*HTTP request failed.*ECONNREFUSED/s)
  expect(err.stack).toContain('    at ')
  expect(read().length).toBeLessThan(8000)
  expect(read()).not.toContain('abababab')
})

test('access lines are JSON whatever a client sends, without tokens', async () => {
  const { log, read } = createSink()
  const token = createToken()
  log.access({
    id: 'a',
    method: 'GET',
    path: `/x"\\\n\u2028${token}`,
    status: 200,
    ms: 1.5,
    client: 'c',
    note: { from: 'test' },
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(JSON.parse(read())).toMatchObject({
    id: 'a',
    path: '/x"\\\n\u2028[removed]',
    status: 200,
    ms: 1.5,
    from: 'test',
    msg: 'request',
  })
})
