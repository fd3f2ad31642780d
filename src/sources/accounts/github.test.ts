import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../../../test/accounts/fixture.ts'
import { github } from '../../../test/accounts/github.ts'
import { type LinkWorld, startLinks, startWorld } from '../../../test/accounts/people.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Looks Ada up, whose account on GitHub has these READMEs by repository. */
async function isConfirmed(
  readmes: Record<string, (token: string) => string>,
  user: Record<string, unknown> = {},
): Promise<boolean> {
  const links = startLinks(world, github)
  const { ada, sites } = links
  const profile = sites.hosts.get('api.github.com')
  sites.hosts.set('api.github.com', (request) => {
    const [, repository = ''] = /^\/repos\/(.+)\/readme$/.exec(request.path) ?? []
    const readme = readmes[repository]
    if (readme)
      return {
        headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' },
        body: readme(ada.token),
      }
    const answer = profile?.(request) ?? null
    return request.path === '/users/ada-l' && answer
      ? json({ ...JSON.parse(String(answer.body)), ...user })
      : answer
  })
  await links.lookUp(ada)
  return (await links.row(ada))?.isVerified ?? false
}

const says = (token: string) => `# Hello\n\nFind me: ${token}\n`

describe('READMEs on GitHub', () => {
  it('confirm an account by a token in that of its profile', async () => {
    expect(await isConfirmed({ 'ada-l/ada-l': says })).toBe(true)
  })

  it.each<[string, Record<string, (token: string) => string>]>([
    ['of another project of the account', { 'ada-l/tools': says }],
    ['of another account', { 'eve/eve': says, 'eve/ada-l': says }],
    ['that quotes the token', { 'ada-l/ada-l': (token) => `> Find me: ${token}\n` }],
    ['with the token in code', { 'ada-l/ada-l': (token) => `\`\`\`\n${token}\n\`\`\`\n` }],
    [
      'with the token in code that shows code',
      { 'ada-l/ada-l': (token) => `~~~~md\n\`\`\`\nsay:\n\`\`\`\n~~~\n${token}\n~~~~\n` },
    ],
    ['with the token in indented code', { 'ada-l/ada-l': (token) => `    ${token}\n` }],
    [
      'that quotes it in a line without a mark',
      { 'ada-l/ada-l': (token) => `> Ada says:\n${token}\n` },
    ],
    ['with the token in HTML code', { 'ada-l/ada-l': (token) => `<pre>\n${token}\n</pre>\n` }],
    ['with the token in inline code', { 'ada-l/ada-l': (token) => `Write \`${token}\` here\n` }],
  ])('do not count: %s', async (_what, readmes) => {
    expect(await isConfirmed(readmes)).toBe(false)
  })

  it('of organisations do not count, as many people write them', async () => {
    const organisation = { type: 'Organization' }
    expect(await isConfirmed({ 'ada-l/ada-l': says }, organisation)).toBe(false)
    const own = { ...organisation, blog: 'https://whocast.test/fid/1' }
    expect(await isConfirmed({}, own)).toBe(false)
  })
})
