import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StatementChecks } from '@whocast/evidence/people-file/check-statements.ts'
import { exportPeople } from '../src/main/people-file/export.ts'
import { importPeople } from '../src/main/people-file/import.ts'
import type { Store } from '../src/main/stores.ts'
import { openStore } from '../src/main/stores.ts'
import { sourcePrecedence } from '../src/main/wiring/store.ts'

/** Everything that is stored, as a people file. */
export async function exported(store: Store, isShown = false): Promise<string> {
  let text = ''
  for await (const chunk of exportPeople(store, () => {}, { isShown })) text += chunk
  return text
}

export interface ImportedOptions {
  /** Unix seconds. */
  now: number
  statements?: StatementChecks
}

/** What came of an import. */
export interface Taken {
  /** What was left out, and why lines were rejected. */
  notes: string[]
  rejected: string[]
  leftOut: number
}

/** Takes a people file in. */
export async function takeIn(
  store: Store,
  text: string,
  { now, statements }: ImportedOptions,
): Promise<Taken> {
  const taken: Taken = { notes: [], rejected: [], leftOut: 0 }
  const { leftOut } = await importPeople({
    store,
    input: (async function* () {
      yield new TextEncoder().encode(text)
    })(),
    now,
    ...(statements ? { statements } : {}),
    onRejected: ({ problems }) => void taken.rejected.push(...problems),
    onNoted: ({ notes }) => void taken.notes.push(...notes),
  })
  return { ...taken, leftOut }
}

/** A new, empty store that took this file in. */
export async function imported(
  text: string,
  options: ImportedOptions,
): Promise<Taken & { store: Store; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'whocast-moved-'))
  const store = await openStore({
    dataDir: folder,
    precedence: sourcePrecedence,
    clock: () => options.now * 1000,
  })
  const taken = await takeIn(store, text, options)
  return {
    ...taken,
    store,
    async close() {
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}
