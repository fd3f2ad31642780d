import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { TableName } from '../schema.ts'
import { type Engine, type InsertRule, onConflict, type Parameter } from './engine.ts'

/** Inserts rows by statements that are parsed once. */
export function createInserts(writer: DatabaseSync): Engine['insertMany'] {
  const statements = new Map<string, StatementSync>()
  return async (_trx, rule, rows) => {
    if (rows.length === 0) return
    const text = insertText(rule)
    let statement = statements.get(text)
    if (!statement) {
      statement = writer.prepare(text)
      statements.set(text, statement)
    }
    const { columns } = rule
    const values: Parameter[] = new Array(columns.length).fill(null)
    for (const row of rows) {
      for (let at = 0; at < columns.length; at += 1)
        values[at] = row[columns[at] as keyof typeof row] as Parameter
      statement.run(...values)
    }
  }
}

function insertText<T extends TableName>(rule: InsertRule<T>): string {
  const values = rule.columns.map((_, index) => `?${index + 1}`)
  return `insert into ${rule.table} (${rule.columns.join(', ')}) values (${values.join(', ')}) ${onConflict(rule)}`
}
