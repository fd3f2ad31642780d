import { describe, expect, it } from 'vitest'
import { apply, diffOf, mutantsOf, randomFrom, sample } from './mutants.ts'

const mutated = (text: string) => mutantsOf('a.ts', text).map((mutant) => apply(text, mutant))

describe('mutants', () => {
  it.each([
    ['const a = b < 3', ['const a = b <= 3', 'const a = b < 4']],
    [
      'const f = (a: number): boolean => a === b && c',
      [
        'const f = (a: number): boolean => a !== b && c',
        'const f = (a: number): boolean => a === b || c',
      ],
    ],
    ['const a = !b', ['const a =  b']],
    ['const a = b ?? c', ['const a = b']],
    ['const a = b ? c : d', ['const a = true ? c : d', 'const a = false ? c : d']],
    ['const a = 10n', ['const a = 11n']],
    ['const a = { isGood: true }', ['const a = { isGood: false }']],
    ['await check(x)', [';']],
    ['function f(): X | null {\n  return g(x)\n}', ['function f(): X | null {\n  return null\n}']],
  ])('of %s', (text, expected) => {
    expect(mutated(text).sort()).toEqual(expected.sort())
  })

  it.each([
    "const a = 'x'",
    "const a = 'x' + b",
    'const a = `x`',
    "import { a } from './a.ts'",
    'const a = { 1: b }',
  ])('leave texts and keys alone: %s', (text) => {
    expect(mutated(text)).toEqual([])
  })

  it('are told as a diff', () => {
    const text = 'const a = 1\nif (a > b) throw c\n'
    const bound = mutantsOf('a.ts', text).find(({ kind }) => kind === 'bound')
    expect(bound && diffOf(text, bound)).toBe(
      'a.ts:2 bound\n- if (a > b) throw c\n+ if (a >= b) throw c',
    )
  })
})

describe('a sample', () => {
  const mutants = ['a.ts', 'b.ts', 'c.ts'].flatMap((file, index) =>
    mutantsOf(
      file,
      'const x = 1\n'
        .repeat(index * 10 + 1)
        .replaceAll('x', 'x')
        .split('\n')
        .map((line, i) => line.replace('x', `x${i}`))
        .join('\n'),
    ),
  )

  it('is the same for the same seed, and another for another', () => {
    expect(sample(mutants, 9, randomFrom(1))).toEqual(sample(mutants, 9, randomFrom(1)))
    expect(sample(mutants, 9, randomFrom(1))).not.toEqual(sample(mutants, 9, randomFrom(2)))
  })

  it('takes from every file before it takes more of one', () => {
    const files = sample(mutants, 5, randomFrom(3)).map(({ file }) => file)
    expect(files.filter((file) => file === 'a.ts')).toHaveLength(1)
    expect(files.filter((file) => file === 'b.ts')).toHaveLength(2)
  })

  it('is everything where there is less', () => {
    expect(sample(mutants, 1000, randomFrom(1))).toHaveLength(mutants.length)
  })
})
