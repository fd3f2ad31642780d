import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/main/stores.ts'

const FILE = 'whocast.sqlite'

/** The embedded database as it is after its migrations: made once for all tests of a process. */
let migrated: Promise<Buffer> | undefined

/**
 * A new folder with an empty embedded database that is migrated already, for tests that are not
 * about that.
 */
export async function newDataDir(): Promise<string> {
  migrated ??= migratedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'whocast-test-'))
  await writeFile(join(folder, FILE), await migrated)
  return folder
}

async function migratedDatabase(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whocast-test-'))
  try {
    await (await openStore({ dataDir, precedence: [] })).close()
    return await readFile(join(dataDir, FILE))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
