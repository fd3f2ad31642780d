import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createToken } from '../../src/http/keys/api-key.ts'
import { SourceError } from '../../src/kit/source-error.ts'
import { addAda, createTestService, vitalik } from '../service.ts'
import { type Attack, createRandom } from './attack.ts'

/** Secrets of an operator as they stand in a configuration, each by itself. */
const secrets = {
  NEYNAR_API_KEY: 'NEYNAR-0f4c-SECRET-KEY',
  ETH_RPC_URL: 'https://rpc.example/v2/rpcPathKey0123456789',
  ATTESTER_PRIVATE_KEY: `0x${'5e'.repeat(32)}`,
  NEYNAR_WEBHOOK_SECRETS: 'whsec-very-secret-value',
  DATABASE_URL: 'postgres://who:dbPassw0rdSecret@db.example/whocast',
}
const parts = [...Object.values(secrets), 'rpcPathKey0123456789', 'dbPassw0rdSecret']

/** Errors as libraries throw them: with requests, headers and URLs in message, cause and fields. */
function leakyErrors(): Error[] {
  return [
    new Error(`HTTP request failed. URL: ${secrets.ETH_RPC_URL}`, {
      cause: new Error(`x-api-key: ${secrets.NEYNAR_API_KEY}`),
    }),
    Object.assign(new Error('Request failed with status code 500'), {
      config: { headers: { 'x-api-key': secrets.NEYNAR_API_KEY } },
      response: { data: secrets.NEYNAR_WEBHOOK_SECRETS },
    }),
    new Error(`connect ECONNREFUSED ${secrets.DATABASE_URL}`),
    new AggregateError(
      [new Error(secrets.ATTESTER_PRIVATE_KEY)],
      `many: ${secrets.NEYNAR_WEBHOOK_SECRETS}`,
    ),
    new TypeError(`cannot sign with ${secrets.ATTESTER_PRIVATE_KEY}`),
  ]
}

export const attack: Attack = {
  name: 'secrets',
  bars: [18],
  about: 'secrets of the configuration and of keys, on every path that fails',
  async run({ seed, report }) {
    const random = createRandom(seed)
    const errors = leakyErrors()
    const next = () => errors[Math.floor(random() * errors.length)] ?? new Error('none')
    const bodies: string[] = []
    const tokens: string[] = []
    const databases: string[] = []
    const logs: string[] = []

    for (const kind of ['source', 'lookup'] as const) {
      const service = await createTestService({
        secrets: Object.values(secrets),
        ...(kind === 'source'
          ? {
              sources: [
                {
                  name: 'neynar',
                  canWiden: () => true,
                  widen: async () => {
                    throw new SourceError('neynar', next().message, { cause: next() })
                  },
                  collect: async () => {
                    throw next()
                  },
                },
              ],
            }
          : {}),
        ...(kind === 'lookup'
          ? {
              lookup: {
                one: async () => {
                  throw next()
                },
                many: async (identifiers) => identifiers.map(next),
              },
            }
          : {}),
      })
      if (kind !== 'lookup') await addAda(service)
      const { token } = await service.issueKey()
      const wrong = createToken()
      tokens.push(token, wrong)
      const headers: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { 'x-api-key': wrong },
        {
          authorization: `Basic ${token}`,
          cookie: wrong,
          referer: `https://x.example/?key=${token}`,
        },
      ]
      const body = {
        name: token,
        attesteeAddress: vitalik,
        uid: token,
        timestamp: token,
        attestation: { signer: token },
      }
      for (const sent of headers) {
        const calls: [string, RequestInit][] = [
          ['/fid/616', {}],
          ['/fid/999999', {}],
          [`/fname/${token}`, {}],
          [`/lookup?q=${token}&key=${wrong}`, {}],
          [`/nowhere/${token}`, {}],
          [`/credentials/${token}`, {}],
          ['/lookup', { method: 'POST', body: JSON.stringify({ queries: ['ada.eth', 'fid:1'] }) }],
          ['/credentials', { method: 'PUT', body: JSON.stringify(body) }],
          ['/credentials', { method: 'PUT', body: `{"name":"${token}` }],
          ['/credentials', { method: 'DELETE' }],
        ]
        for (const [path, init] of calls) {
          const response = await service.request(path, { ...init, headers: sent })
          bodies.push(JSON.stringify([...response.headers]) + (await response.text()))
        }
      }
      bodies.push(await (await service.request('http://localhost/metrics')).text())
      await new Promise((resolve) => setTimeout(resolve, 300))
      logs.push(service.logged())
      for (const file of await readdir(service.folder))
        databases.push(await readFile(join(service.folder, file), 'latin1'))
      await service.close()
    }

    const found = (texts: string[]) =>
      [...parts, ...tokens].filter((secret) => texts.some((text) => text.includes(secret))).length
    const figure = `${found(bodies)} in ${bodies.length} answers, ${found(logs)} in ${logs.join('').split('\n').length} log lines, ${found(databases)} in the databases`
    report({
      bar: 18,
      what: `${parts.length + tokens.length} secrets looked for`,
      figure,
      isHeld: found(bodies) + found(logs) + found(databases) === 0,
    })
  },
}
