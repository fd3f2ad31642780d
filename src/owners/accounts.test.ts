import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { type OwnerWorld, useOwner } from '../../test/accounts/owner.ts'
import { DAY, ORIGIN } from '../../test/accounts/people.ts'
import { change, ownerBrowser } from '../../test/owner.ts'

const mallory = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const claimed = { type: 'github', value: 'Ada-L' }

let { world, links, service, browser, owner } = {} as OwnerWorld
useOwner((given) => {
  ;({ world, links, service, browser, owner } = given)
})

interface Answer {
  outcome?: string
  claims: {
    type: string
    value: string
    url?: string
    isConfirmed: boolean
    lapsedAt?: string
    nextCheckAt?: string
  }[]
  words: string[]
}

async function claim(account: object = claimed, signer = owner, by = browser): Promise<Response> {
  const asked = await by.send('POST', '/me/statement', { account })
  if (asked.status !== 200) return asked
  const { message } = (await asked.json()) as { message: string }
  return by.send('POST', '/me/accounts', {
    message,
    signature: await signer.signMessage({ message }),
  })
}
const look = async (account: object = claimed) =>
  (await (await browser.send('POST', '/me/accounts', account)).json()) as Answer
const rowOf = () => links.row(links.ada)

describe('an account that its owner claims by a statement', () => {
  it('is a claim, and confirmed as soon as the account names the person', async () => {
    const answer = (await (await claim()).json()) as Answer
    expect(answer).toMatchObject({
      outcome: 'not-named',
      claims: [{ ...claimed, isConfirmed: false }],
    })
    expect(answer.words).toEqual(
      expect.arrayContaining([
        `eth:${links.ada.ens}`,
        `fc:@${links.ada.fname}`,
        `whocast:${links.ada.ens}`,
        `${ORIGIN}/fid/${links.ada.fid}`,
        `${ORIGIN}/eth/${links.ada.wallet}`,
      ]),
    )
    expect(await rowOf()).toMatchObject({
      isVerified: false,
      source: 'owner',
      proof: { method: 'owner-statement' },
    })
    for (const word of answer.words) {
      links.state.text = `I am ${word}`
      world.pass(5)
      expect(await look(), word).toMatchObject({
        outcome: 'confirmed',
        claims: [{ isConfirmed: true }],
      })
      links.state.text = ''
      world.pass(5)
      await look()
    }
    links.state.text = answer.words[0] ?? ''
    world.pass(5)
    await look()
    const row = await rowOf()
    expect(row).toMatchObject({
      isVerified: true,
      source: 'github',
      verification: { grade: 'confirmed' },
    })
    const proof = row?.proof?.method === 'account-link' ? row.proof : null
    expect(proof?.claim).toMatchObject({
      by: 'owner',
      of: `fid:${links.ada.fid}`,
      statement: { address: links.ada.wallet },
    })
    expect(proof?.claim.statement?.text).toContain('I am github:Ada-L.')
    const found = await (await service.request('/socials/github/Ada-L')).text()
    expect(found.toLowerCase()).toContain(links.ada.wallet)
  })

  it('is a claim again when the account no longer names the person, and when it is another account', async () => {
    links.state.text = links.ada.token
    expect(await (await claim()).json()).toMatchObject({ outcome: 'confirmed' })
    links.state.holder = 2
    world.pass(5)
    expect(await look()).toMatchObject({
      outcome: 'not-named',
      claims: [{ isConfirmed: false, lapsedAt: expect.any(String) }],
    })
    expect(await rowOf()).toMatchObject({ isVerified: false })
  })

  it('reports when the account is read again', async () => {
    const inSeconds = ({ claims: [row] }: Answer) =>
      Math.round((Date.parse(row?.nextCheckAt ?? '') - world.clock()) / 1000)
    expect(inSeconds((await (await claim()).json()) as Answer)).toBe(24 * 3600)
    links.sites.server.setFault({ kind: 'fail', status: 500 })
    world.pass(5)
    expect(inSeconds(await look())).toBe(1800)
    world.pass(1801)
    const answer = (await (await browser.send('GET', '/me/accounts')).json()) as Answer
    expect(answer.claims[0]?.nextCheckAt).toBeUndefined()
  })

  it('is named by its handle, if the owner pastes its URL', async () => {
    links.state.text = links.ada.token
    const answer = await (await claim({ ...claimed, value: 'https://github.com/Ada-L/' })).json()
    const url = 'https://github.com/Ada-L'
    expect(answer).toMatchObject({ outcome: 'confirmed', claims: [{ ...claimed, url }] })
    expect(await rowOf()).toMatchObject({ value: 'Ada-L', url })
    const withdrawal = { ...claimed, value: url, isWithdrawn: true }
    expect(await (await claim(withdrawal)).json()).toMatchObject({ claims: [] })
  })

  it('stays as it was while the account cannot be read', async () => {
    links.state.text = links.ada.token
    await claim()
    links.sites.server.setFault({ kind: 'fail', status: 500 })
    world.pass(5)
    expect(await look()).toMatchObject({ outcome: 'unreadable', claims: [{ isConfirmed: true }] })
    expect(await rowOf()).toMatchObject({ isVerified: true })
  })

  it('is taken back by a statement, at once; and is gone with who leaves', async () => {
    links.state.text = links.ada.token
    await claim()
    world.pass(5)
    expect(await (await claim({ ...claimed, isWithdrawn: true })).json()).toMatchObject({
      claims: [],
    })
    expect(await rowOf()).toBeUndefined()
    await claim()
    expect(await rowOf()).toBeDefined()
    await change(browser, owner, { isLeaving: true })
    expect(
      await world.people.findingsUnder([
        `owner@farcaster:${links.ada.fid}`,
        `github@owner@farcaster:${links.ada.fid}`,
      ]),
    ).toEqual([])
  })

  it('stays when another one is claimed or withdrawn at the same time', async () => {
    const other = { type: 'reddit', value: 'ada_l' }
    const stored = async () => {
      const scope = `owner@farcaster:${links.ada.fid}`
      const [record] = await world.people.findingsUnder([scope])
      return (record?.channels ?? []).map(({ type }) => type).toSorted()
    }
    await Promise.all([claim(), claim(other)])
    expect(await stored()).toEqual(['github', 'reddit'])
    world.pass(5)
    await Promise.all([
      claim({ ...claimed, isWithdrawn: true }),
      claim({ ...other, isWithdrawn: true }),
    ])
    expect(await stored()).toEqual([])
  })

  it('is hidden like any other: its statement too', async () => {
    links.state.text = links.ada.token
    await claim()
    await change(browser, owner, { channels: [{ ...claimed, isHidden: true }] })
    expect(await rowOf()).toBeUndefined()
    expect(
      await (await service.request(`/fid/${links.ada.fid}?include=proof`)).text(),
    ).not.toContain('Ada-L')
  })

  it('is looked at for its owner at most forty times an hour, and not twice within seconds', async () => {
    await claim()
    const asked = links.sites.server.requests.length
    expect((await look()).outcome).toBeUndefined()
    for (let count = 0; count < 60; count++) {
      world.pass(5)
      await look()
    }
    expect((links.sites.server.requests.length - asked) / 2).toBeLessThanOrEqual(40)
    expect((await look()).outcome).toBeUndefined()
    world.pass(3600)
    expect((await look()).outcome).toBe('not-named')
  })

  it.each([
    ['signed by another', () => claim(claimed, mallory), 401],
    ['that cannot be confirmed', () => claim({ type: 'twitter', value: 'ada' }), 422],
    ['whose name is none', () => claim({ type: 'github', value: 'a b' }), 422],
    ['looked at, which was never signed', () => browser.send('POST', '/me/accounts', claimed), 404],
    [
      'from a page of another origin',
      () => browser.send('POST', '/me/accounts', claimed, { origin: 'https://evil.test' }),
      403,
    ],
  ])('is refused: one %s', async (_what, attempt, status) => {
    expect((await attempt()).status).toBe(status)
    expect(await rowOf()).toBeUndefined()
  })

  it('takes a statement once, for its person, and none that decides something else', async () => {
    const { message } = (await (
      await browser.send('POST', '/me/statement', { account: claimed })
    ).json()) as { message: string }
    const body = { message, signature: await owner.signMessage({ message }) }
    expect((await browser.send('PATCH', '/me', body)).status).toBe(422)
    expect((await browser.send('POST', '/session', body)).status).toBe(401)
    expect((await browser.send('POST', '/me/accounts', body)).status).toBe(200)
    expect((await browser.send('POST', '/me/accounts', body)).status).toBe(401)
    const asked = (await (
      await browser.send('POST', '/me/statement', { isHidden: true })
    ).json()) as { message: string }
    const other = { message: asked.message, signature: await owner.signMessage(asked) }
    expect((await browser.send('POST', '/me/accounts', other)).status).toBe(422)
    const stranger = ownerBrowser(service.request, ORIGIN, mallory)
    await stranger.signIn()
    expect((await claim(claimed, mallory, stranger)).status).toBe(404)
  })

  it('is read again with the later record, by any caller', async () => {
    links.state.text = links.ada.token
    await claim()
    links.state.text = ''
    world.pass(DAY + 1)
    const [record] = await world.people.findingsUnder([`owner@farcaster:${links.ada.fid}`])
    if (!record) throw new Error('no record')
    await links
      .keeper()
      .follow(
        [record],
        async (better) => void (await world.people.save(better, { refreshAt: null })),
      )
    expect(await rowOf()).toMatchObject({ isVerified: false, lapsedAt: links.now() })
  })
})
