import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import { allVectors } from '../../../test/evidence/forgeries/all.ts'
import type { Vector } from '../../../test/evidence/forgeries/vector.ts'
import { verifyAnswer } from './answer.ts'

const folder = join(packageRoot, 'test/vectors')
const files = readdirSync(folder)

it.each(files)('%s has the verdicts that it names', async (file) => {
  const vector = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector
  const { document, expected, for: asked, now, fnameRegistry } = vector
  const options = {
    ...(asked === undefined ? {} : { for: asked }),
    now,
    fnameRegistry: fnameRegistry as `0x${string}`,
  }
  const verdicts = await verifyAnswer(document, options)
  expect(
    verdicts.map(({ status }) => status),
    verdicts.map(({ reason }) => reason).join('\n'),
  ).toEqual(expected)
})

it('has the files that scripts/make-vectors.ts writes', { timeout: 60_000 }, async () => {
  const vectors = await allVectors()
  expect(vectors.map(({ name }) => `${name}.json`).sort()).toEqual([...files].sort())
  for (const vector of vectors) {
    expect(JSON.parse(readFileSync(join(folder, `${vector.name}.json`), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(vector)),
    )
  }
})
