import type { FetchedPage } from '@whocast/contract/proof.ts'
import { type Named, namesIn, type PersonNames } from '@whocast/evidence/account-page.ts'
import {
  ForbiddenError,
  GoneError,
  OverBudgetError,
  UnreadableError,
} from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind, AccountPage } from './kind.ts'

type End = { kind: 'all' } | { kind: 'gone' } | Unreadable

interface Unreadable {
  kind: 'unreadable'
  why: string
  isForbidden?: boolean
  /** Whether a budget rejected its requests, which those of others may pass. */
  isOverBudget?: boolean
  retryAt?: number | undefined
}

interface VisitedPage extends AccountPage {
  fetched: FetchedPage[]
}

/** One reading of an account, shared by concurrent checks; pages are fetched on demand. */
export interface Visit {
  /** The page of this index, from 0; how it ended where there is none. Never rejects. */
  page(index: number): Promise<VisitedPage | End>
}

/** Begins a reading; nothing is fetched yet. */
export function visit(kind: AccountKind, handle: string, reader: AccountReader): Visit {
  const pages: VisitedPage[] = []
  const source = kind.pages(handle, reader)
  let end: End | null = null
  let turn: Promise<unknown> = Promise.resolve()

  async function read(index: number): Promise<VisitedPage | End> {
    while (pages.length <= index && end === null) {
      try {
        const next = await source.next()
        if (next.done) end = { kind: 'all' }
        else pages.push({ ...next.value, fetched: [...reader.fetched] })
      } catch (error) {
        end = endOf(error)
      }
    }
    return pages[index] ?? end ?? { kind: 'all' }
  }

  return {
    page(index) {
      const result = turn.then(() => read(index))
      turn = result
      return result
    },
  }
}

function endOf(error: unknown): End {
  if (error instanceof GoneError) return { kind: 'gone' }
  if (error instanceof UnreadableError)
    return {
      kind: 'unreadable',
      why: error.message,
      retryAt: error.retryAt,
      isForbidden: error instanceof ForbiddenError,
      isOverBudget: error instanceof OverBudgetError,
    }
  return { kind: 'unreadable', why: 'its answer could not be understood' }
}

interface Sought extends PersonNames {
  account: string | undefined
  /** Whether it is confirmed: their token is enough then. A new link must name nobody else. */
  isConfirmed: boolean
}

export type NamedPage = Named & { page: VisitedPage }

/** Finds the first page that names a person; `several` where the account names others, too. */
export async function findNames(
  reading: Visit,
  sought: Sought,
): Promise<NamedPage | 'not-named' | 'several' | Unreadable> {
  let first: NamedPage | undefined
  let hasOthers = false
  for (let index = 0; ; index++) {
    const page = await reading.page(index)
    if ('kind' in page) {
      if (first) return hasOthers ? 'several' : first
      return page.kind === 'unreadable' ? page : 'not-named'
    }
    // A name that someone else took since is another account.
    if (sought.account !== undefined && page.account !== sought.account) return 'not-named'
    const named = namesIn(page, sought)
    if (named.names.length > 0) first ??= { ...named, page }
    if (first && sought.isConfirmed) return first
    hasOthers ||= named.hasOthers
  }
}
