import type { Fault } from './faults.ts'

/** Primary result codes of SQLite. */
const sqliteCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
}

/** Returns the primary result code of an SQLite error; null for any other error. */
export function resultCode(error: unknown): number | null {
  const errcode = (error as { errcode?: unknown } | null)?.errcode
  return typeof errcode === 'number' ? errcode & 0xff : null
}

export const isBusy = (error: unknown) => {
  const code = resultCode(error)
  return code === sqliteCodes.busy || code === sqliteCodes.locked
}

/** The faults of the database by result code. */
export const sqliteFaults: ReadonlyMap<number | null, Fault> = new Map([
  [sqliteCodes.busy, 'locked'],
  [sqliteCodes.locked, 'locked'],
  [sqliteCodes.readOnly, 'read-only'],
  [sqliteCodes.ioError, 'disk-error'],
  [sqliteCodes.full, 'disk-full'],
  [sqliteCodes.cannotOpen, 'unreachable'],
  [sqliteCodes.corrupt, 'damaged'],
  [sqliteCodes.notADatabase, 'damaged'],
])

/** Returns why a file cannot be used, for an operator. */
export function explainSqlite(error: unknown): string {
  switch (resultCode(error)) {
    case sqliteCodes.notADatabase:
      return 'it is not an SQLite database; move it away or choose another DATA_DIR'
    case sqliteCodes.corrupt:
      return 'it is damaged; restore it from a backup'
    case sqliteCodes.readOnly:
      return 'it is read-only for this user'
    case sqliteCodes.cannotOpen:
      return 'it cannot be opened; check the rights of this user on DATA_DIR'
    case sqliteCodes.full:
      return 'the disk is full'
    case sqliteCodes.busy:
      return 'another program locks it'
    default:
      return (error as Error).message
  }
}
