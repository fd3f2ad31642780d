import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../../test/credentials.ts'
import { createTestService, type TestService } from '../../test/service.ts'

let service: TestService
let token: string
const stranger = `0x${'5e'.repeat(20)}` as const

beforeAll(async () => {
  service = await createTestService()
  ;({ token } = await service.issueKey({ name: 'Guild' }))
})

afterAll(() => service.close())

const put = async (body: object) => {
  const response = await service.request('/credentials', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { credential: object }
}

const uid = `0x${'77'.repeat(32)}` as const
const read = async (query = '') => (await service.request(`/credentials/${uid}${query}`)).json()

test('shows the record whose evidence has the uid, even if another was stored under it before, and names all issuers', async () => {
  await put({ name: 'Taken', attesteeAddress: stranger, uid })
  expect(await read()).toMatchObject({ credential: { name: 'Taken', issuer: 'Guild' } })
  expect(await read()).not.toHaveProperty('issuers')
  await service.store.credentials.put(signed(0, 'Genuine', { uid, evidence: { uid } }))
  expect(await read()).toMatchObject({
    credential: { name: 'Genuine', issuer: 'eas:8453' },
    issuers: ['eas:8453', 'Guild'],
  })
  expect(await read('?issuer=Guild')).toMatchObject({
    credential: { name: 'Taken', issuer: 'Guild' },
  })
  expect((await service.request(`/credentials/${uid}?issuer=nobody`)).status).toBe(404)
})

test('keeps the time of an issuer that stored one after another issuer did', async () => {
  const other = `0x${'78'.repeat(32)}` as const
  await service.store.credentials.put(signed(0, 'First', { uid: other }))
  const body = { name: 'Second', attesteeAddress: stranger, uid: other }
  const { credential } = await put(body)
  expect((await put(body)).credential).toEqual(credential)
})
