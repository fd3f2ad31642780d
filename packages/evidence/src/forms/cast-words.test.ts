import { describe, expect, it } from 'vitest'
import { type CastWords, castSays, PERSON } from './cast-words.ts'

const bot = 9
const cast = (text: string, mentions: number[] = [bot, 3], parentFid?: number): CastWords => ({
  text: text.replaceAll('@', PERSON),
  mentions,
  ...(parentFid === undefined ? {} : { parentFid }),
})

describe('an endorsement', () => {
  it.each([
    ['@ endorse @ for design', 'design'],
    ['@ please endorse @ for Product   Design!', 'product design'],
    ['@ I’d like to endorse @ for C++.', 'c++'],
    ['@, endorse @ for “smart contracts”', 'smart contracts'],
    ['endorse @ for design', 'design', [3]],
    ['@ endorse for design', 'design', [bot], 3],
  ] as [string, string, number[]?, number?][])(
    'is worded so: %s',
    (text, skill, mentions, parent) => {
      expect(castSays(cast(text, mentions, parent), `Endorsed for ${skill}`, 3)).toBe(true)
    },
  )

  it.each([
    ['@ endorse @ for design? never in my life', 'design'],
    ['@ endorse @ for design, just kidding', 'design'],
    ['@ endorse @ for design. not', 'design'],
    ['@ endorse @ for design\nlol no', 'design'],
    ['as if! @ endorse @ for design', 'design'],
    ['gm everyone @ please endorse @ for design', 'design'],
    ['@ endorse @ for design', 'm'],
    ['@ endorse @ for design systems', 'design'],
    ['@ I would never endorse @ for design', 'design'],
    ['@ withdraw @ for design', 'design'],
    ['@ gm, nice hat @', 'm'],
    ['@ @ design', 'design'],
  ])('is not: %s', (text, skill) => {
    expect(castSays(cast(text), `Endorsed for ${skill}`, 3)).toBe(false)
  })

  it('is of the person named before "for", and of no other who is mentioned', () => {
    const words = cast('@ endorse @ for design', [bot, 3])
    expect([3, bot].map((fid) => castSays(words, 'Endorsed for design', fid))).toEqual([
      true,
      false,
    ])
  })
})

it('for a name in the text alone is not of the author of the parent cast', () => {
  expect(
    castSays(cast('@ endorse vitalik.eth for design', [bot], 3), 'Endorsed for design', 3),
  ).toBe(false)
})

describe('any other name', () => {
  it.each(['Doctor of medicine', '@ doctor of  Medicine', 'gm @\nDoctor of medicine\n2026'])(
    'is a whole line: %j',
    (text) => {
      expect(castSays(cast(text), 'Doctor of medicine', 3)).toBe(true)
    },
  )

  it.each(['@ gm, nice hat', '@ is no Doctor of medicine', '@ Doctor of medicine?', '', '@'])(
    'is nothing less: %j',
    (text) => {
      expect(castSays(cast(text), 'Doctor of medicine', 3)).toBe(false)
      expect(castSays(cast(text), ' ', 3)).toBe(false)
    },
  )

  it('is said of those mentioned or answered only', () => {
    expect(castSays(cast('Doctor of medicine', [], 3), 'Doctor of medicine', 3)).toBe(true)
    expect(castSays(cast('Doctor of medicine', [], 3), 'Doctor of medicine', 4)).toBe(false)
  })
})
