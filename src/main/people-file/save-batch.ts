import { ServiceError } from '@whocast/contract/error.ts'
import type { CheckedTransfer } from '@whocast/evidence/people-file/check.ts'
import type { FileLine } from '../../kit/read-lines.ts'
import type { Saved } from '../../people/port.ts'
import type { Store } from '../stores.ts'

/** A line that is to be stored. */
export interface CheckedLine {
  line: FileLine
  transfer: CheckedTransfer
}

/** The outcome of a batch. */
interface SavedBatch {
  /** Whether it was stored in one transaction, with the mark. */
  isWhole: boolean
  /** How many lines are imported after a first load. */
  putAside: number
  /** Lines that the store refused. */
  refused: { line: FileLine; problem: string }[]
  /** How many lines are about people who asked to be forgotten. */
  leftOut: number
  /** Parts left out of stored lines. */
  noted: { line: FileLine; notes: string[] }[]
}

interface BatchContext {
  store: Pick<Store, 'people'>
  /** Unix seconds; see `SaveOptions`. */
  refreshAt: number | null
  /** Puts a line aside if it is not about new people; returns false for others. */
  putAside(one: CheckedLine): Promise<boolean>
}

/** The store will not take this, as opposed to: it cannot take anything now. */
const isRefusal = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.code !== 'unavailable'

/**
 * Stores a batch and how far the import has come. Where the store refuses the batch, each person of
 * it is stored alone, so that one takes no other along, and how far it has come is not stored yet.
 *
 * @param mark how far the import has come; null: it is not remembered
 */
export async function saveBatch(
  context: BatchContext,
  batch: readonly CheckedLine[],
  mark: { name: string; value: string } | null,
): Promise<SavedBatch> {
  try {
    return { isWhole: true, putAside: 0, refused: [], ...(await write(context, batch, mark)) }
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  const saved: SavedBatch = {
    isWhole: false,
    putAside: 0,
    refused: [],
    leftOut: 0,
    noted: [],
  }
  for (const one of batch) {
    try {
      // The lines before it are stored by now.
      if (await context.putAside(one)) {
        saved.putAside += 1
        continue
      }
      const { leftOut, noted } = await write(context, [one], null)
      saved.leftOut += leftOut
      saved.noted.push(...noted)
    } catch (error) {
      if (!isRefusal(error)) throw error
      saved.refused.push({ line: one.line, problem: error.detail })
    }
  }
  return saved
}

async function write(
  { store, refreshAt }: Pick<BatchContext, 'store' | 'refreshAt'>,
  lines: readonly CheckedLine[],
  cursor: { name: string; value: string } | null,
): Promise<Pick<SavedBatch, 'leftOut' | 'noted'>> {
  const transfers = lines.map(({ transfer }) => transfer)
  const saved = await store.people.save(
    transfers.flatMap(({ findings }) => findings),
    {
      refreshAt,
      credentials: transfers.flatMap(({ credentials }) => credentials),
      decisions: transfers.flatMap(({ decision }) => decision ?? []),
      claims: transfers.flatMap(({ claims }) => claims ?? []),
      ...(cursor ? { cursor } : {}),
    },
  )
  return {
    leftOut: transfers.filter((transfer) => isLeftOut(transfer, saved)).length,
    noted: lines.flatMap(({ line, transfer: { claims = [] } }) => {
      const notes = claims.flatMap((one) => saved.refused.get(one) ?? [])
      return notes.length === 0 ? [] : [{ line, notes }]
    }),
  }
}

/** Whether a line is about a person who asked to be forgotten. */
function isLeftOut(
  { findings, credentials, decision }: CheckedTransfer,
  { leftOut }: Saved,
): boolean {
  if (findings.length > 0) return findings.every((one) => leftOut.has(one))
  return credentials.length === 0 && decision !== undefined && leftOut.has(decision.signed)
}
