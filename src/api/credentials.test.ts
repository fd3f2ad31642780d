import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'
import type { CredentialRecord } from '../domain/credential.ts'
import { SourceError } from '../domain/ports/source.ts'

let service: TestService
let token: string
const stranger = `0x${'5e'.repeat(20)}` as const
const coinbase = `0x${'c0'.repeat(20)}` as const

const signed = (n: number, name: string, more: Partial<CredentialRecord> = {}): CredentialRecord => ({
  uid: `0x${String(n).padStart(64, '0')}`,
  kind: 'eas-offchain',
  name,
  attester: { address: coinbase },
  attestee: { address: vitalik },
  issuer: 'eas:8453',
  issuedAt: 1_700_000_000 + n,
  revocation: { status: 'active' },
  verification: { method: 'eip712', result: 'holds', checkedAt: 1_700_000_000 },
  isPublic: true,
  ...more,
})

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  ;({ token } = await service.issueKey({ name: 'Guild' }))
  await service.store.credentials.putMany([signed(1, 'Member'), signed(2, 'Member', { attestee: { address: stranger } })])
})
afterAll(() => service.close())

const send = (body: unknown, method = 'PUT', path = '/credentials') =>
  service.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const json = async (response: Response | Promise<Response>) => (await (await response).json()) as Record<string, unknown>
const check = (query: string) => json(service.request(`/credentials/check?${query}`))

describe('GET /credentials', () => {
  it('says of each holder by which credential, and narrows them down', async () => {
    await send({ name: 'Member', attesteeAddress: `0x${'11'.repeat(20)}`, attesterAddress: coinbase })
    const list = async (filter: string) => {
      const { profiles } = await json(service.request(`/credentials?credentialName=Member${filter}`))
      return (profiles as { primaryWalletAddress: string; credential: object }[]).map((one) => one.primaryWalletAddress)
    }
    expect(await list('')).toHaveLength(3)
    expect((await list(`&attester=${coinbase.toUpperCase().replace('X', 'x')}`)).map((one) => one.toLowerCase())).toEqual([
      stranger,
      vitalik,
    ])
    expect(await list('&grade=proven&issuer=eas:8453&kind=eas-offchain')).toHaveLength(2)
    expect(await list('&issuer=Guild')).toHaveLength(1)
    expect(await list('&schema=0x12')).toEqual([])
    const { profiles } = await json(service.request(`/credentials?credentialName=Member&attester=${coinbase}`))
    expect(profiles).toMatchObject([
      { credential: { attester: coinbase, issuer: 'eas:8453', grade: 'proven', issuedAt: '2023-11-14T22:13:22Z' } },
      { profileID: adaID, credential: { uid: signed(1, '').uid } },
    ])
  })

  it('clamps a limit of more than a page', async () => {
    expect((await service.request('/credentials?credentialName=Member&limit=1000')).status).toBe(200)
    expect((await service.request('/credentials?credentialName=Member&limit=0')).status).toBe(400)
  })
})

describe('GET /credentials?holder=', () => {
  const held = (query: string) =>
    json(service.request(`/credentials?holder=${query}`)) as Promise<{
      credentials: { name: string; uid: string }[]
      credentialCount: number
      cursor?: string
    }>
  const many = `0x${'44'.repeat(20)}` as const
  const guild = `0x${'c1'.repeat(20)}` as const

  beforeAll(async () => {
    const records = Array.from({ length: 120 }, (_, n) =>
      signed(1000 + n, `Badge ${n % 3}`, { attestee: { address: many }, attester: { address: n % 2 ? coinbase : guild } }),
    )
    await service.store.credentials.putMany(records)
    await send({ name: 'Badge 0', attesteeAddress: many })
  })

  it('pages through more than a profile shows, the best graded and newest first', async () => {
    const { profiles } = await json(service.request(`/eth/${many}`))
    expect(profiles).toMatchObject([{ credentials: { length: 100 }, credentialCount: 121 }])
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await held(`${many}&limit=50&cursor=${cursor}`)
      expect(page.credentialCount).toBe(121)
      seen.push(...page.credentials.map(({ uid }) => uid))
      cursor = page.cursor
    }
    expect(new Set(seen).size).toBe(121)
    expect(seen.slice(0, 2)).toEqual([signed(1119, '').uid, signed(1118, '').uid])
    expect((await held(`${many}&limit=1&offset=120`)).credentials).toMatchObject([{ name: 'Badge 0', attester: 'Guild' }])
  })

  it.each([
    [`&attester=${coinbase.toUpperCase().replace('X', 'x')}`, 60],
    [`&attester=${coinbase}&credentialName=Badge%201`, 20],
    [`&attester=${guild}&credentialName=Badge%201&grade=proven&issuer=eas:8453&kind=eas-offchain`, 20],
    ['&grade=reported', 1],
    ['&grade=reported&issuer=Guild&credentialName=Badge%200', 1],
    ['&grade=reported&credentialName=Badge%201', 0],
    ['&credentialName=Badge', 0],
    ['&credentialName=Badge&match=prefix', 121],
    ['&schema=0x12', 0],
  ])('narrows it down by %s', async (filter, count) => {
    const page = await held(`${many}${filter}&limit=100`)
    expect(page.credentialCount).toBe(count)
    expect(page.credentials).toHaveLength(Math.min(count, 100))
  })

  it('keeps the filters across pages', async () => {
    const first = await held(`${many}&attester=${coinbase}&limit=40`)
    const second = await held(`${many}&attester=${coinbase}&limit=40&cursor=${first.cursor}`)
    const uids = [...first.credentials, ...second.credentials].map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(60)
    expect(second).not.toHaveProperty('cursor')
  })

  it('is empty for one who holds nothing, and refuses what is no filter', async () => {
    expect(await held(`0x${'45'.repeat(20)}`)).toEqual({ credentials: [], credentialCount: 0 })
    for (const query of [`${many}&grade=A`, `${many}&kind=x`, `${many}&match=x`, `${many}&cursor=!`, '%20!'])
      expect((await service.request(`/credentials?holder=${query}`)).status).toBe(400)
  })
})

describe('GET /credentials/check', () => {
  it.each([
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

  it.each([
    `holder=${vitalik}&credentialName=Other`,
    `holder=0x${'77'.repeat(20)}&credentialName=Member`,
    `holder=github:ada-claims&credentialName=Member`,
    `holder=${vitalik}&credentialName=Member&attester=${stranger}`,
    `holder=${vitalik}&credentialName=Member&grade=reported`,
  ])('says no to %s', async (query) => {
    expect(await check(query)).toEqual({ isHeld: false })
  })

  it('says no once it is revoked, and is never answered from a cache unasked', async () => {
    const record = signed(3, 'Short-lived')
    await service.store.credentials.put(record)
    expect(await check(`holder=${vitalik}&credentialName=Short-lived`)).toMatchObject({ isHeld: true })
    await service.store.credentials.put({ ...record, revocation: { status: 'revoked', at: 1 } })
    const response = await service.request(`/credentials/check?holder=${vitalik}&credentialName=Short-lived`)
    expect(response.headers.get('cache-control')).toMatch(/no-cache/)
    expect(await response.json()).toEqual({ isHeld: false })
  })

  it('is no "no" when nobody could be asked who it is', async () => {
    const failing = {
      name: 'failing',
      canWiden: () => true,
      widen: async () => {
        throw new SourceError('failing', 'is down')
      },
      collect: async () => [],
    }
    const other = await createTestService({ sources: [failing] })
    expect((await other.request('/credentials/check?holder=ada.eth&credentialName=Member')).status).toBe(503)
    await other.close()
  })

  it.each([
    '',
    'holder=ada.eth',
    'credentialName=Member',
    'holder=%20!&credentialName=Member',
    'holder=a.eth&credentialName=x&grade=A',
  ])('refuses %j', async (query) => {
    expect((await service.request(`/credentials/check?${query}`)).status).toBe(400)
  })
})

describe('PUT /credentials', () => {
  it('names what it ignored, and nothing where it ignored nothing', async () => {
    const body = { name: 'Speaker', attesteeAddress: vitalik }
    expect(await json(send({ ...body, atester: 'x', grade: 'proven' }))).toMatchObject({ ignored: ['atester', 'grade'] })
    expect(
      await json(send(JSON.parse(`{"name":"Speaker","attesteeAddress":"${vitalik}","__proto__":{"isPublic":false}}`))),
    ).toMatchObject({
      ignored: ['__proto__'],
      credential: { isPublic: true },
    })
    expect(Object.keys(await json(send(body)))).toEqual(['credential'])
  })

  it('takes null and "" for absent', async () => {
    const body = { name: 'Speaker', attesteeAddress: vitalik }
    const empty = Object.fromEntries(
      [
        'attesteePKID',
        'attesterAddress',
        'attesterPKID',
        'schemaID',
        'value',
        'timestamp',
        'expiresAt',
        'uid',
        'isPublic',
        'isRevoked',
        'attestation',
        'other',
      ].flatMap((field, at) => [[field, at % 2 ? null : '']]),
    )
    const plain = await json(send(body))
    expect(await json(send({ ...body, ...empty }))).toEqual(plain)
  })

  it('names every field that is missing at once', async () => {
    const response = await send({})
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [
        { pointer: '/name', detail: 'is required' },
        { pointer: '/attesteeAddress', detail: 'attesteeAddress or attesteePKID is required' },
      ],
    })
  })

  it('is POST /credentials/store as well', async () => {
    const body = { name: 'Stored', attesteeAddress: vitalik }
    const stored = await send(body, 'POST', '/credentials/store')
    expect(stored.status).toBe(200)
    const { credential } = (await stored.json()) as { credential: Record<string, unknown> }
    const { uid, name, issuer, issuedAt } = credential
    expect(await json(send(body))).toMatchObject({ credential: { uid, name, issuer, issuedAt } })
    const without = await service.request('/credentials/store', { method: 'POST', body: '{}' })
    expect(without.status).toBe(401)
  })
})

it.each([
  ['include=proofs', 'proof, claims'],
  ['include=proof,', 'proof, claims'],
  ['fields=credential', 'credentials'],
])('refuses ?%s with the list of what there is', async (query, known) => {
  const response = await service.request(`/eth/${vitalik}?${query}`)
  expect(response.status).toBe(400)
  expect((await response.json()) as { detail: string }).toMatchObject({ detail: expect.stringContaining(known) })
})

it('answers for a wallet of which only credentials are known', async () => {
  const { profiles } = await json(service.request(`/eth/${stranger}`))
  expect(profiles).toMatchObject([
    { walletAddress: stranger, channels: [{ type: 'wallet', isVerified: true }], credentials: [{ name: 'Member' }] },
  ])
})

describe('GET /credentials/{uid}', () => {
  const uid = `0x${'77'.repeat(32)}` as const
  const read = (query = '') => json(service.request(`/credentials/${uid}${query}`))

  it('shows the record whose evidence has the uid, even if another was stored under it before, and names all issuers', async () => {
    await send({ name: 'Taken', attesteeAddress: stranger, uid })
    expect(await read()).toMatchObject({ credential: { name: 'Taken', issuer: 'Guild' } })
    expect(await read()).not.toHaveProperty('issuers')
    await service.store.credentials.put(signed(0, 'Genuine', { uid, evidence: { uid } }))
    expect(await read()).toMatchObject({ credential: { name: 'Genuine', issuer: 'eas:8453' }, issuers: ['eas:8453', 'Guild'] })
    expect(await read('?issuer=Guild')).toMatchObject({ credential: { name: 'Taken', issuer: 'Guild' } })
    expect((await service.request(`/credentials/${uid}?issuer=nobody`)).status).toBe(404)
  })

  it('keeps the time of an issuer that stored one after another issuer did', async () => {
    const other = `0x${'78'.repeat(32)}`
    await service.store.credentials.put(signed(0, 'First', { uid: other as `0x${string}` }))
    const { credential } = (await json(send({ name: 'Second', attesteeAddress: stranger, uid: other }))) as { credential: object }
    expect((await json(send({ name: 'Second', attesteeAddress: stranger, uid: other }))).credential).toEqual(credential)
  })
})

describe('PUT /credentials of a size', () => {
  it('refuses a body of more fields than it will look at', async () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`k${n}`, 1]))
    expect((await send({ name: 'Many', attesteeAddress: stranger, ...many })).status).toBe(422)
  })
})
