import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from './engine.ts'

/**
 * Copies the embedded database of `dataDir` as it is at one moment, while others read and write it.
 * The copy needs no log file and is readable only by its owner. It is checked, and on the disk
 * before it takes its name.
 *
 * @param file where to; must not exist
 * @throws {@link StoreError} if there is no database, or the copy is damaged
 * @throws an error of the file system
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, 'whocast.sqlite')
  if (!existsSync(source)) throw new StoreError(`there is no database at ${source}`)
  // A name of its own: another process may write the same backup.
  const unfinished = `${file}.${randomUUID()}.unfinished`
  // VACUUM INTO takes an empty file as it is, so its mode is ours.
  await (await open(unfinished, 'wx', 0o600)).close()
  try {
    const database = new DatabaseSync(source, { readOnly: true })
    try {
      database.exec('PRAGMA busy_timeout = 20000')
      database.prepare('VACUUM INTO ?').run(unfinished)
    } finally {
      database.close()
    }
    const copy = new DatabaseSync(unfinished, { readOnly: true })
    try {
      const [result] = copy.prepare('PRAGMA integrity_check').all()
      if (result?.integrity_check !== 'ok')
        throw new StoreError(`the copy is damaged: ${result?.integrity_check}`)
    } finally {
      copy.close()
    }
    await sync(unfinished)
    await rename(unfinished, file)
    // Windows cannot open a folder.
    if (process.platform !== 'win32') await sync(dirname(file))
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
