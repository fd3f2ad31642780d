import { expect } from 'vitest'
import { problemSchema } from '../src/api/schema.ts'

/** The problem document of an answer, which has its media type. */
export async function readProblem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return problemSchema.parse(await response.json())
}
