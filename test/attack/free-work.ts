import { createHash } from 'node:crypto'
import type { Source } from '../../src/people/source-port.ts'
import { createTestService } from '../service.ts'
import { type Attack, createRandom } from './attack.ts'

const NAMES = 1200
const LIMIT = 120

/**
 * The entity tag of an answer without profiles: the same for everybody who is unknown, so it can be
 * guessed.
 */
const emptyTag = `"${createHash('sha1').update('{"profiles":[]}').digest('base64url')}"`

/** Ways to ask that might cost nothing, or be given back. */
const tricks: [
  name: string,
  init: (n: number) => RequestInit & { headers?: Record<string, string> },
][] = [
  ['If-None-Match: *', () => ({ headers: { 'if-none-match': '*' } })],
  ['a guessed tag', () => ({ headers: { 'if-none-match': emptyTag } })],
  ['a guessed weak tag in a list', () => ({ headers: { 'if-none-match': `"a", W/${emptyTag}` } })],
  ['HEAD with If-None-Match', () => ({ method: 'HEAD', headers: { 'if-none-match': '*' } })],
  ['OPTIONS', () => ({ method: 'OPTIONS' })],
  ['no condition', () => ({})],
  [
    'tokens that are no keys',
    (n) => ({ headers: { 'x-api-key': `none-${n}`, 'if-none-match': '*' } }),
  ],
]

export const attack: Attack = {
  name: 'free-work',
  bars: [26],
  about: 'questions that cost the asker nothing and us a call to a provider',
  async run({ seed, scale, report }) {
    let calls = 0
    const source: Source = {
      name: 'counted',
      canWiden: () => true,
      async widen(identifiers) {
        calls += identifiers.length
        return identifiers.map(() => null)
      },
      collect: async (subjects) => subjects.map(() => []),
    }
    const service = await createTestService({
      sources: [source],
      limits: { anon: LIMIT, key: LIMIT, put: LIMIT },
      trustProxy: 1,
      isSilent: true,
    })
    const random = createRandom(seed)
    const names = Math.max(LIMIT + 30, Math.round(NAMES * scale))
    let unpaid = 0
    let asked = 0
    let answered = 0
    for (const [at, [name, init]] of tricks.entries()) {
      const before = calls
      let left = LIMIT
      for (let n = 0; n < names; n += 1) {
        const { headers, ...rest } = init(n)
        const fid = 1 + Math.floor(random() * 2 ** 40)
        const response = await service.request(`/fid/${fid}`, {
          ...rest,
          headers: { ...headers, 'x-forwarded-for': `198.51.100.${at + 1}` },
        })
        asked += 1
        if (response.status < 400) answered += 1
        left = Number(/;r=(\d+);/.exec(response.headers.get('ratelimit') ?? '')?.[1] ?? left)
      }
      const free = Math.max(0, calls - before - (LIMIT - left))
      if (free > 0) console.log(`    ${name}: ${free} calls without pay`)
      unpaid += free
    }
    await service.close()
    report({
      bar: 26,
      what: `${asked} questions in ${tricks.length} ways, each from an address with ${LIMIT} a minute`,
      figure: `${unpaid} unpaid upstream calls of ${calls}, ${answered} answered`,
      isHeld: unpaid === 0 && calls > 0,
    })
  },
}
