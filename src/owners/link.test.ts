import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../test/service.ts'
import { linkForPress, signInByLink } from './link.ts'
import type { OwnerContext } from './sign-in.ts'

let service: TestService
let context: OwnerContext
let now = Date.UTC(2026, 10, 22)
let presses = 0

beforeAll(async () => {
  service = await createTestService({ clock: () => now })
  if (!service.owner) throw new Error('owners do not sign in')
  context = service.owner
})
afterAll(() => service.close())
beforeEach(() => {
  presses += 1
})

const press = () => ({ fid: 9, id: `press ${presses}`, expiresAt: now / 1000 + 60 })
const redeem = async () => {
  const { url } = await linkForPress(context, press())
  return (replaces: string | null = null) =>
    signInByLink(context, { link: url.split('#link=')[1] ?? '', replaces })
}

it('a press of a button makes one link, which signs its account in for five minutes', async () => {
  const link = await linkForPress(context, press())
  expect(link).toEqual({
    url: expect.stringMatching(/^https:\/\/whocast\.test\/me#link=[\w-]+\.[\w-]+$/),
    expiresAt: now / 1000 + 300,
  })
  await expect(linkForPress(context, press())).rejects.toMatchObject({
    code: 'unauthorized',
    detail: 'the signature was used before',
  })
})

it('signs in to the last second, and not after it', async () => {
  const first = await redeem()
  presses += 1
  const second = await redeem()
  now += 299_999
  expect((await first()).session).toMatchObject({ fid: 9, address: null, contractChainId: null })
  now += 1
  await expect(second()).rejects.toMatchObject({
    code: 'unauthorized',
    detail: expect.stringContaining('is over'),
  })
})

it('signs in once, and ends the session that the browser had', async () => {
  const first = await redeem()
  const { token, session } = await first()
  await expect(first()).rejects.toMatchObject({
    code: 'unauthorized',
    detail: 'the link was used before',
  })
  presses += 1
  await (await redeem())(token)
  expect(await context.owners.session(session.hash)).toBeNull()
})

it('the session ends when its account is forgotten', async () => {
  const { session } = await (await redeem())()
  expect(await context.owners.session(session.hash)).toMatchObject({ fid: 9 })
  await service.store.people.forget('fid:9')
  expect(await context.owners.session(session.hash)).toBeNull()
})
