import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coinbase, signed } from '../../test/credentials.ts'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'

let service: TestService
let token: string
const stranger = `0x${'5e'.repeat(20)}` as const

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  ;({ token } = await service.issueKey({ name: 'Guild' }))
  await service.store.credentials.putMany([
    signed(1, 'Member'),
    signed(2, 'Member', { attestee: { address: stranger } }),
  ])
})

afterAll(() => service.close())

const put = (body: unknown) =>
  service.request('/credentials', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const cursorOf = (position: unknown[]) =>
  Buffer.from(JSON.stringify(position)).toString('base64url')
const json = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>

describe('GET /credentials?credentialName=', () => {
  it('says of each holder by which credential, and narrows them down', async () => {
    await put({
      name: 'Member',
      attesteeAddress: `0x${'11'.repeat(20)}`,
      attesterAddress: coinbase,
    })
    const list = async (filter: string) => {
      const { profiles } = await json(
        service.request(`/credentials?credentialName=Member${filter}`),
      )
      return (profiles as { primaryWalletAddress: string; credential: object }[]).map(
        (one) => one.primaryWalletAddress,
      )
    }
    expect(await list('')).toHaveLength(3)
    expect(
      (await list(`&attester=${coinbase.toUpperCase().replace('X', 'x')}`)).map((one) =>
        one.toLowerCase(),
      ),
    ).toEqual([stranger, vitalik])
    // Ada's wallet is hers by a report, and so are its credentials.
    expect(await list('&grade=proven&issuer=eas:8453&kind=eas-offchain')).toHaveLength(1)
    expect(await list('&grade=reported&kind=eas-offchain')).toHaveLength(1)
    expect(await list('&issuer=Guild')).toHaveLength(1)
    expect(await list('&schema=0x12')).toEqual([])
    const { profiles } = await json(
      service.request(`/credentials?credentialName=Member&attester=${coinbase}`),
    )
    expect(profiles).toMatchObject([
      {
        credential: {
          attester: coinbase,
          issuer: 'eas:8453',
          grade: 'proven',
          issuedAt: '2023-11-14T22:13:22Z',
        },
      },
      { profileID: adaID, credential: { uid: signed(1, '').uid } },
    ])
  })

  it.each(['0', '500', '100000'])('answers limit=%s as the nearest limit', async (limit) => {
    const path = `/credentials?credentialName=Member&limit=${limit}`
    expect((await service.request(path)).status).toBe(200)
  })

  it('pages by limit, offset and cursor, and matches prefixes on request', async () => {
    for (let n = 0; n < 5; n += 1) {
      const address = `0x${String(n + 1).repeat(40)}`
      await service.person(`pager_${n}_0123456789abc`, { displayName: `Pager ${n}` }, [
        { type: 'wallet', value: address, isVerified: true },
      ])
      await put({
        name: `Badge: ${n % 2 ? 'odd' : 'even'}`,
        attesteeAddress: address,
        timestamp: 1_700_000_000 + n,
      })
    }
    const names = async (query: string) =>
      (await (await service.request(`/credentials?${query}`)).json()) as {
        profiles: { displayName: string }[]
        cursor?: string
      }
    expect(
      (await names('credentialName=Badge:%20even')).profiles.map((p) => p.displayName),
    ).toEqual(['Pager 4', 'Pager 2', 'Pager 0'])
    expect((await names('credentialName=Badge:')).profiles).toEqual([])
    const all = await names('credentialName=Badge:&match=prefix')
    expect(all.profiles).toHaveLength(5)
    const first = await names('credentialName=Badge:&match=prefix&limit=2')
    const second = await names(
      `credentialName=Badge:&match=prefix&limit=2&cursor=${encodeURIComponent(first.cursor ?? '')}`,
    )
    expect([...first.profiles, ...second.profiles]).toEqual(all.profiles.slice(0, 4))
    expect((await names('credentialName=Badge:&match=prefix&limit=2&offset=1')).profiles).toEqual(
      all.profiles.slice(1, 3),
    )
    for (const query of [
      '',
      'credentialName=',
      'credentialName=x&limit=-1',
      'credentialName=x&match=suffix',
      'credentialName=x&kind=signed',
      'credentialName=x&grade=good',
      'credentialName=x&offset=-1',
      'credentialName=x&limit=ten',
      `credentialName=x&cursor=${cursorOf([1, '0x', '\0'])}`,
      `holder=ada.eth&cursor=${cursorOf([1, 1, 1, '0x', '\0'])}`,
    ]) {
      expect((await service.request(`/credentials?${query}`)).status, query).toBe(400)
    }
  })
})

describe('GET /credentials?holder=', () => {
  const held = (query: string) =>
    json(service.request(`/credentials?holder=${query}`)) as Promise<{
      credentials: { name: string; uid: string }[]
      credentialCount: number
      cursor?: string
    }>
  const many = `0x${'b4'.repeat(20)}` as const
  const guild = `0x${'c1'.repeat(20)}` as const

  beforeAll(async () => {
    const records = Array.from({ length: 120 }, (_, n) =>
      signed(1000 + n, `Badge ${n % 3}`, {
        attestee: { address: many },
        attester: { address: n % 2 ? coinbase : guild },
      }),
    )
    await service.store.credentials.putMany(records)
    await put({ name: 'Badge 0', attesteeAddress: many })
  })

  it('pages through more than a profile shows, issuers with keys first, then the newest', async () => {
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
    expect(seen[1]).toBe(signed(1119, '').uid)
    expect((await held(`${many}&limit=1`)).credentials).toMatchObject([
      { name: 'Badge 0', attester: 'Guild' },
    ])
  })

  it.each([
    [`&attester=${coinbase.toUpperCase().replace('X', 'x')}`, 60],
    [`&attester=${coinbase}&credentialName=Badge%201`, 20],
    [
      `&attester=${guild}&credentialName=Badge%201&grade=proven&issuer=eas:8453&kind=eas-offchain`,
      20,
    ],
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
    for (const query of [
      `${many}&grade=A`,
      `${many}&kind=x`,
      `${many}&match=x`,
      `${many}&cursor=!`,
      '%20!',
    ])
      expect((await service.request(`/credentials?holder=${query}`)).status).toBe(400)
  })
})
