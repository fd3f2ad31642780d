import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import { check } from '../../../test/evidence/second-checker.ts'

const folder = join(packageRoot, 'test/vectors')

it.each(readdirSync(folder))(
  'agrees with a checker written from docs/evidence.md alone on %s',
  async (file) => {
    const vector = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    expect(await check(vector.document, vector)).toEqual(vector.expected)
  },
)

it('shares no code with it', () => {
  const text = readFileSync(join(packageRoot, 'test/evidence/second-checker.ts'), 'utf8')
  const own = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, from = '']) => from)
  expect(own.filter((from) => !from.startsWith('../reference/'))).toEqual([])
})
