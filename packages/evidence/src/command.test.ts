import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import manifests from '../../../test/accounts/data/manifests.json' with { type: 'json' }
import { NOW } from '../../../test/evidence/people.ts'
import { runCommand } from './command.ts'

const vector = JSON.parse(readFileSync(join(packageRoot, 'test/vectors/valid-fid.json'), 'utf8'))
const origin = 'https://who.example/api/v1'

async function run(args: string[], body: unknown = vector.document, status = 200) {
  const requested: string[] = []
  const lines: string[] = []
  const errors: string[] = []
  const code = await runCommand(args, {
    fetch: async (url) => {
      requested.push(url)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
    out: (line) => lines.push(line),
    err: (line) => errors.push(line),
    now: () => NOW * 1000,
  })
  return { code, requested, text: lines.join('\n'), errors }
}

it('asks for the proofs and takes the subject from the path', async () => {
  const { code, requested, text } = await run(['check', `${origin}/fid/3`])
  expect(requested).toEqual([`${origin}/fid/3?include=proof`])
  expect(text).toContain('holds given a block')
  // The names of test profiles are signed by a registry of their own.
  expect(code).toBe(1)
})

it('prints the document of what holds', async () => {
  const { text } = await run(['check', `${origin}/fid/3`, '--json'])
  const { document, members, notCovered } = JSON.parse(text)
  expect(document.profiles[0].channels.length).toBeGreaterThan(0)
  expect(members[0]).toHaveProperty('status')
  expect(notCovered).toContain('/profiles/0/profileID')
})

it('says who signed for a domain, and leaves whose key it is to trust', async () => {
  const signed = manifests.find(({ official, domain }) => official && !domain.includes('/'))
  if (!signed) throw new Error('no manifest')
  const body = { accountAssociation: signed.accountAssociation }
  const { code, text, requested } = await run(['manifest', signed.domain], body)
  expect(requested).toEqual([`https://${signed.domain}/.well-known/farcaster.json`])
  expect(text).toContain(`of fid ${signed.fid}`)
  expect(code).toBe(3)
  expect((await run(['manifest', 'other.example'], body)).code).toBe(1)
})

it.each([
  [['check'], 'missing argument: url'],
  [['check', 'fid:3'], 'fid:3 is not a URL'],
  [['check', 'ada.eth'], 'ada.eth is not a URL'],
  [['check', origin, '--for', 'a b'], '--for is an identifier'],
  [['check', origin, '--block', '0x1'], '--block is'],
  [['check', origin, '--blok'], 'unknown option "--blok"'],
  [['prove'], 'unknown command "prove"'],
])('ends with 2 for %s', async (args, message) => {
  const { code, errors, requested } = await run(args)
  expect({ code, requested }).toEqual({ code: 2, requested: [] })
  expect(errors.join()).toContain(message)
})

it('ends with 4 where there is nothing to check, and with 2 where nothing could be read', async () => {
  expect((await run(['check', `${origin}/fid/3`], { profiles: [] })).code).toBe(4)
  expect((await run(['check', `${origin}/fid/3`], { profiles: {} })).code).toBe(4)
  expect((await run(['check', `${origin}/fid/3`], 'not JSON')).code).toBe(2)
  expect((await run(['check', `${origin}/fid/3`], {}, 503)).code).toBe(2)
})
