import pg from 'pg'
import { expect, test } from 'vitest'
import { faultOf, isWorthRepeating } from './postgres-faults.ts'

const databaseError = (code: string) =>
  Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code })

/** SQLSTATE codes of PostgreSQL's appendix A. */
test.each<[code: string, fault: ReturnType<typeof faultOf>, name: string]>([
  ['57P03', 'starting', 'cannot_connect_now'],
  ['25006', 'read-only', 'read_only_sql_transaction'],
  ['53300', 'busy', 'too_many_connections'],
  ['55P03', 'busy', 'lock_not_available'],
  ['58030', 'disk-error', 'io_error'],
  ['XX001', 'damaged', 'data_corrupted'],
  ['28P01', 'refused', 'invalid_password'],
  ['3D000', 'refused', 'invalid_catalog_name'],
  ['42601', null, 'syntax_error'],
  ['23505', null, 'unique_violation'],
])('%s is %s: %s', (code, fault) => {
  expect(faultOf(databaseError(code))).toBe(fault)
})

test.each<[string, unknown, ReturnType<typeof faultOf>]>([
  ['a socket that was refused', new Error('connect ECONNREFUSED'), 'unreachable'],
  [
    'every address that was refused',
    new AggregateError([new Error('connect ECONNREFUSED')]),
    'unreachable',
  ],
  ['a connection that took too long', new Error('timeout expired'), 'frozen'],
  ['a fault of ours', new TypeError('x is not a function'), null],
  ['what is no error', 'no', null],
])('%s', (_what, error, fault) => {
  expect(faultOf(error)).toBe(fault)
})

test('a statement that is wrong is not repeated; one that met a restart is', () => {
  expect(isWorthRepeating(databaseError('42601'))).toBe(false)
  expect(isWorthRepeating(databaseError('57P01'))).toBe(true)
  expect(isWorthRepeating(new Error('Connection terminated unexpectedly'))).toBe(true)
})
