import type { Webhook } from '@neynar/nodejs-sdk/build/api/index.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  checkNeynarBot,
  checkWebhooks,
  createNeynarSetupClient,
  type WebhookCheckInput,
} from '../../src/bot/check-neynar.ts'
import { type NeynarStandIn, startNeynar } from './neynar.ts'
import { addPerson, emptyWorld } from './people.ts'

const url = 'https://whocast.example/webhooks/neynar'
const NOW = Date.parse('2026-11-23')
let neynar: NeynarStandIn
let webhooks: Webhook[]

beforeEach(async () => {
  const world = emptyWorld()
  await addPerson(world, { fid: 999, name: 'the bot', fname: 'whocast' })
  webhooks = []
  neynar = await startNeynar(world, { apiKey: 'key', signers: { mine: 999, other: 3 }, webhooks })
})
afterEach(() => neynar.close())

const clientWith = (apiKey = 'key') => createNeynarSetupClient({ apiKey, baseUrl: neynar.url })

describe('a bot that publishes through Neynar', () => {
  const faults = async (more: { fid?: number; username?: string; signerUuid?: string } = {}) =>
    (
      await checkNeynarBot({
        client: clientWith(),
        fid: 999,
        username: 'whocast',
        signerUuid: 'mine',
        ...more,
      })
    ).flatMap(({ isOk, name }) => (isOk ? [] : [name]))

  test('is checked by its account and signer', async () => {
    expect(await faults()).toEqual([])
    expect(await faults({ username: 'other' })).toEqual(['username'])
    expect(await faults({ signerUuid: 'unknown' })).toEqual(['key'])
    expect(await faults({ signerUuid: 'other' })).toEqual(['key'])
    expect(await faults({ fid: 12_345 })).toEqual(['fid', 'username', 'key'])
    expect(neynar.published).toEqual([])
  })

  test('reports a wrong API key', async () => {
    const input = { fid: 999, username: 'whocast', signerUuid: 'mine' }
    expect(await checkNeynarBot({ client: clientWith('wrong'), ...input })).toEqual([
      { name: 'neynar', isOk: false, text: 'neynar answered 401. Check NEYNAR_API_KEY.' },
    ])
  })
})

describe('webhooks', () => {
  const judge = (more: Partial<WebhookCheckInput> = {}) =>
    checkWebhooks({
      client: clientWith(),
      url,
      secrets: ['first', 'second'],
      fid: 999,
      hasNode: false,
      now: NOW,
      ...more,
    })

  function webhook(filter: object, value: string, expires = '2027-01-01'): Webhook {
    const at = '2026-01-01T00:00:00Z'
    const times = { created_at: at, updated_at: at, deleted_at: null }
    return {
      ...times,
      object: 'webhook',
      webhook_id: value,
      developer_uuid: 'me',
      target_url: url,
      title: `the webhook ${value}`,
      description: '',
      active: true,
      http_timeout: '10',
      rate_limit: 1000,
      rate_limit_duration: '60',
      secrets: [{ ...times, uid: value, value, expires_at: expires }],
      subscription: {
        created_at: at,
        updated_at: at,
        object: 'webhook_subscription',
        subscription_id: value,
        filters: { 'cast.created': filter },
      },
    }
  }

  test('need a secret unless there is a node', async () => {
    expect(await judge({ secrets: [] })).toMatchObject({ isOk: false })
    expect(await judge({ secrets: [], hasNode: true })).toMatchObject({ isOk: true })
    expect(await judge({ client: null })).toMatchObject({ isOk: true })
  })

  test('that Neynar lists must lead here, with our secrets and filters', async () => {
    expect((await judge()).text).toBe(`Neynar has no active webhook to ${url}.`)
    webhooks.push(webhook({ mentioned_fids: [999] }, 'first'))
    expect((await judge()).text).toBe(
      'No webhook has parent_author_fids=999: such casts do not arrive.',
    )
    webhooks.push(webhook({ parent_author_fids: [999] }, 'second'))
    expect(await judge()).toMatchObject({ isOk: true })
    expect((await judge({ secrets: ['first'] })).text).toContain('"the webhook second"')
    webhooks[1] = webhook({ parent_author_fids: [999] }, 'second', '2026-01-02')
    expect((await judge()).text).toContain('"the webhook second"')
  })

  test('that a mirror does not list are not verified', async () => {
    neynar.setFault({ kind: 'fail', status: 404 })
    expect(await judge()).toMatchObject({ isOk: true })
    neynar.setFault({ kind: 'fail', status: 500 })
    expect(await judge()).toMatchObject({ isOk: false })
  })
})
