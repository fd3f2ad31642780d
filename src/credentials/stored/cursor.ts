import { ServiceError } from '@whocast/contract/error.ts'

/** The place of a credential in an order by these numbers, then by its primary key. */
export type CursorPosition<Name extends string> = Record<Name, number> & {
  uid: string
  issuer: string
}

/** Returns the opaque cursor of a page; {@link readCursor} reads it. */
export const writeCursor = <Name extends string>(
  position: CursorPosition<Name>,
  numbers: readonly Name[],
): string =>
  Buffer.from(
    JSON.stringify([...numbers, 'uid' as const, 'issuer' as const].map((name) => position[name])),
  ).toString('base64url')

/** @throws ServiceError `invalid-request` */
export function readCursor<Name extends string>(
  cursor: string,
  numbers: readonly Name[],
): CursorPosition<Name> {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const [uid, issuer] = values.slice(numbers.length)
    if (
      values.slice(0, numbers.length).every(Number.isSafeInteger) &&
      isText(uid) &&
      isText(issuer)
    )
      return Object.fromEntries([
        ...numbers.map((name, index) => [name, values[index]]),
        ['uid', uid],
        ['issuer', issuer],
      ])
  } catch {
    // Reported below.
  }
  throw new ServiceError(
    'invalid-request',
    'The cursor is invalid. Use the cursor of the previous page.',
  )
}

/** Returns true for a text that PostgreSQL takes as a parameter. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0')
