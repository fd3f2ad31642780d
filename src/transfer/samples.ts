import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../domain/ports.ts'
import { packageRoot } from '../root.ts'
import { readLine } from './person.ts'

/** The invented people that come with the service; made by scripts/make-samples.ts. */
export const samplesFile = join(packageRoot, 'samples', 'people.jsonl')

/**
 * Puts the sample people into an empty store, in one transaction; a store that holds anybody is left alone.
 *
 * @param baseUrl our public origin, which serves their avatars
 * @returns how many people were put in
 */
export async function loadSamples(store: Pick<Store, 'people'>, baseUrl: string): Promise<number> {
  if ((await store.people.count()) > 0) return 0
  const now = Math.floor(Date.now() / 1000)
  const lines = (await readFile(samplesFile, 'utf8')).split('\n').filter((line) => line !== '')
  const transfers = lines.map((line) => readLine(line, now, true))
  for (const { findings } of transfers) {
    for (const { fields } of findings) {
      if (fields.avatarUrl?.startsWith('/')) fields.avatarUrl = baseUrl + fields.avatarUrl
    }
  }
  await store.people.save(
    transfers.flatMap(({ findings }) => findings),
    { refreshAt: null, credentials: transfers.flatMap(({ credentials }) => credentials) },
  )
  return transfers.length
}
