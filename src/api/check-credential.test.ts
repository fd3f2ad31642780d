import { afterAll, beforeAll, expect, test } from 'vitest'
import { coinbase, signed } from '../../test/credentials.ts'
import { addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'
import { SourceError } from '../kit/source-error.ts'

let service: TestService
const stranger = `0x${'5e'.repeat(20)}` as const

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  await service.store.credentials.putMany([
    signed(1, 'Member'),
    signed(2, 'Member', { attestee: { address: stranger } }),
  ])
})

afterAll(() => service.close())

const check = async (query: string) => (await service.request(`/credentials/check?${query}`)).json()

test.each([
  `holder=${vitalik}`,
  'holder=ada.eth',
  'holder=%40ada',
  'holder=fid:616',
  'holder=twitter:AdaL',
  `holder=${stranger}`,
  `holder=${vitalik}&attester=${coinbase}&grade=proven`,
])('says yes with the record to %s', async (query) => {
  expect(await check(`${query}&credentialName=Member`)).toMatchObject({
    isHeld: true,
    credential: { name: 'Member', attester: { address: coinbase }, issuer: 'eas:8453' },
  })
})

test.each([
  `holder=${vitalik}&credentialName=Other`,
  `holder=0x${'77'.repeat(20)}&credentialName=Member`,
  `holder=github:ada-claims&credentialName=Member`,
  `holder=${vitalik}&credentialName=Member&attester=${stranger}`,
  `holder=${vitalik}&credentialName=Member&grade=reported`,
])('says no to %s', async (query) => {
  expect(await check(query)).toEqual({ isHeld: false })
})

test('says no once it is revoked, and is never answered from a cache unasked', async () => {
  const record = signed(3, 'Short-lived')
  await service.store.credentials.put(record)
  expect(await check(`holder=${vitalik}&credentialName=Short-lived`)).toMatchObject({
    isHeld: true,
  })
  await service.store.credentials.put({ ...record, revocation: { status: 'revoked', at: 1 } })
  const response = await service.request(
    `/credentials/check?holder=${vitalik}&credentialName=Short-lived`,
  )
  expect(response.headers.get('cache-control')).toMatch(/no-cache/)
  expect(await response.json()).toEqual({ isHeld: false })
})

test('is no "no" when nobody could be asked who it is', async () => {
  const failing = {
    name: 'failing',
    canWiden: () => true,
    widen: async () => {
      throw new SourceError('failing', 'is down')
    },
    collect: async () => [],
  }
  const other = await createTestService({ sources: [failing] })
  expect(
    (await other.request('/credentials/check?holder=ada.eth&credentialName=Member')).status,
  ).toBe(503)
  await other.close()
})

test.each([
  '',
  'holder=ada.eth',
  'credentialName=Member',
  'holder=%20!&credentialName=Member',
  'holder=a.eth&credentialName=x&grade=A',
])('refuses %j', async (query) => {
  expect((await service.request(`/credentials/check?${query}`)).status).toBe(400)
})
