import type { DatabaseSync } from 'node:sqlite'

/**
 * Gives indexes other names, in the transaction of the connection. SQLite has no statement for it,
 * but reads names from the schema, a table that can be made writable.
 */
export function renameIndexes(database: DatabaseSync, names: ReadonlyMap<string, string>): void {
  const setDefensive = (isDefensive: boolean) => database.enableDefensive?.(isDefensive)
  const find = database.prepare(`select sql from sqlite_schema where type = 'index' and name = ?`)
  const texts = [...names].map(([name, to]) => {
    const text = find.get(name)?.sql
    if (typeof text !== 'string') throw new Error(`there is no index ${name}`)
    // The definition begins with the name.
    return [to, text.replace(name, to), name]
  })
  setDefensive(false)
  try {
    database.exec('pragma writable_schema = on')
    const rename = database.prepare(
      `update sqlite_schema set name = ?, sql = ? where type = 'index' and name = ?`,
    )
    for (const values of texts) rename.run(...values)
  } finally {
    // Reads the schema again, too.
    database.exec('pragma writable_schema = reset')
    setDefensive(true)
  }
}
