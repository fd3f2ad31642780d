import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { change, ownerBrowser } from '../../test/owner.ts'
import { createTestService, type TestService } from '../../test/service.ts'
import { createTelemetry } from '../http/telemetry/telemetry.ts'
import { ownersCommand } from '../main/commands/owners.ts'
import { countActions } from './counted.ts'

const baseUrl = 'https://whocast.test'
const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const telemetry = createTelemetry()

let first: TestService
let service: TestService
beforeAll(async () => {
  first = await createTestService({ baseUrl })
  const { store } = first
  service = await createTestService({
    baseUrl,
    store,
    owner: { owners: countActions(store.owners, telemetry) },
  })
})
afterAll(async () => {
  await service.close()
  await first.close()
})

async function printed(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const context = {
    out: (line: string) => lines.push(line),
    err: () => {},
    store: async () => first.store,
  }
  expect(await ownersCommand.run(args, context as never)).toBe(0)
  return lines
}

it('counts what owners did, and lists it with who, when and by which key, and without what', async () => {
  expect(await printed()).toEqual(['No one has signed in.'])
  const wallet = ada.address.toLowerCase()
  const browser = ownerBrowser(service.request, baseUrl, ada)
  const message = await browser.message()
  const body = { message, signature: await ada.signMessage({ message }) }
  await browser.send('POST', '/session', body)
  expect(
    (await ownerBrowser(service.request, baseUrl, ada).send('POST', '/session', body)).status,
  ).toBe(401)
  await change(browser, ada, { says: { bio: 'A secret sentence.' } })
  const { cookie } = browser
  await browser.send('DELETE', '/session')
  browser.cookie = cookie
  expect(await (await browser.send('DELETE', '/session')).json()).toEqual({ isSignedOut: false })
  await ownerBrowser(service.request, baseUrl, other).signIn()

  const metrics = await telemetry.render()
  for (const [action, count] of [
    ['signed-in', 2],
    ['refused', 1],
    ['decided', 1],
    ['signed-out', 1],
  ])
    expect(metrics).toContain(`whocast_owner_actions_total{action="${action}"} ${count}\n`)

  const lines = await printed(ada.address)
  expect(lines).toHaveLength(3)
  for (const line of lines)
    expect(line).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}[a-z-]+ +eth:${wallet} {2}${wallet}$`),
    )
  expect(lines.map((line) => line.split(/ {2,}/)[1]).sort()).toEqual([
    'decided',
    'signed-in',
    'signed-out',
  ])
  expect(await printed()).toHaveLength(4)
  const [line = ''] = await printed('--json', '--limit', '1')
  expect(JSON.parse(line)).toMatchObject({
    at: expect.stringMatching(/Z$/),
    who: expect.stringMatching(/^eth:0x/),
  })
  expect((await printed('--json')).join('\n')).not.toContain('secret')
})

it('shows who left by a hash alone', async () => {
  const browser = ownerBrowser(service.request, baseUrl, ada)
  await browser.signIn()
  await change(browser, ada, { isLeaving: true })
  const all = (await printed('--json')).join('\n')
  expect(all).toContain('"left"')
  expect(all.toLowerCase()).not.toContain(ada.address.toLowerCase())
  expect(await printed(ada.address)).toEqual([`No lines about ${ada.address}.`])
})
