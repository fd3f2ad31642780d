import { WhocastError } from './error.ts'
import type { CredentialRecord } from './types.ts'

/** The error of an answer that lacks a part. */
export const notTheForm = (missing: string) =>
  new WhocastError('bad-response', { status: 200, detail: `the answer lacks ${missing}` })

/** A list of an answer. @throws WhocastError `bad-response` without it */
export function listOf<T>(answer: unknown, name: string): T[] {
  const list = (answer as Record<string, unknown> | null)?.[name]
  if (!Array.isArray(list)) throw notTheForm(name)
  return list as T[]
}

/** The credential of an answer. @throws WhocastError `bad-response` without it */
export function recordOf(answer: unknown): CredentialRecord {
  const record = (answer as Record<string, unknown> | null)?.credential
  if (typeof record !== 'object' || record === null) throw notTheForm('credential')
  return record as CredentialRecord
}
