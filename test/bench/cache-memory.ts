import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { identifierKey } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import type { Answer } from '../../src/people/lookup-port.ts'
import { createTestService } from '../service.ts'
import { atMost, type Bench, median, spread } from './bench.ts'

const ROUNDS = 5
/** Answers of a round; all fit the cache of the test service. */
const ANSWERS = 3000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Heap and buffers in use once nothing unneeded is left. */
function memoryInUse(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Somebody with five channels and three credentials, as in the other benches. */
function profileOf(key: string): Profile {
  const channels = (['twitter', 'github', 'lens', 'bluesky', 'youtube'] as const).map(
    (type): Channel => ({
      type,
      value: `${key}-${type}`,
      isVerified: true,
      verification: { grade: 'reported', by: 'import', checkedAt: 0 },
      url: `https://${type}.example/${key}`,
      source: 'import',
      checkedAt: 0,
    }),
  )
  const credentials = [1, 2, 3].map((n) => ({
    name: `Credential ${n} of ${key}`,
    chain: 'Base',
    source: 'Guild',
    reference: `https://guild.example/${key}/${n}`,
    uid: `0x${String(n).repeat(64)}` as const,
    attester: `0x${'a'.repeat(40)}`,
    issuedAt: 1_700_000_000,
    kind: 'reported' as const,
    verification: { grade: 'reported' as const, by: 'guild', checkedAt: 0 },
  }))
  return {
    profileID: key.padEnd(21, '_').slice(0, 21),
    displayName: key,
    bio: `${key} `.repeat(12),
    channels,
    credentials,
  }
}

const lookup: Pick<Lookup, 'one' | 'many'> = {
  async one(identifier): Promise<Answer> {
    const key = identifierKey(identifier)
    const profile = profileOf(key)
    return {
      profiles: [profile],
      isStale: false,
      failedSources: [],
      tags: [key, `id:${profile.profileID}`],
      freshUntil: Date.now() + 3_600_000,
    }
  },
  many: async () => [],
}

export const bench: Bench = {
  name: 'cache-memory',
  about: 'memory of the answers that are kept ready, against their bytes',
  async run(report) {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await createTestService({ lookup, isSilent: true })
      // Everything that is loaded or compiled once is there before it is measured.
      for (let fid = 1; fid <= 200; fid += 1)
        await (await service.request(`/fid/${fid}`)).arrayBuffer()
      const before = { memory: memoryInUse(), bytes: service.cache.stats.bytes }
      for (let fid = 1; fid <= ANSWERS; fid += 1)
        await (await service.request(`/fid/${1000 + fid}`)).arrayBuffer()
      const after = { memory: memoryInUse(), bytes: service.cache.stats.bytes }
      ratios.push((after.memory - before.memory) / (after.bytes - before.bytes))
      await service.close()
    }
    const ratio = median(ratios)
    report({
      what: `memory of ${ANSWERS} cached answers to their bytes`,
      value: `${ratio.toFixed(2)}×`,
      spread: spread(ratios),
      goal: atMost(ratio, 1.5, '×'),
    })
  },
}
