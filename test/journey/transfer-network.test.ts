import { expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { startFnames } from '../network/fnames.ts'
import { createWorld } from '../network/people.ts'
import { startSnapchain } from '../network/snapchain.ts'
import { slow, startServer, whocast } from './support.ts'

const exportOf = async ({ options }: TestDatabase): Promise<string> =>
  (await whocast(options, ['export'])).stdout

async function importInto({ options }: TestDatabase, people: string) {
  const { stdout, stderr } = await whocast(options, ['import', '-', '--json'], people)
  return { ...(JSON.parse(stdout) as { stored: number; rejected: number }), stderr }
}

const personOf = (line: string) => {
  const {
    profileID,
    displayName,
    bio,
    walletAddress,
    channels = [],
  } = JSON.parse(line) as Record<string, unknown> & {
    channels?: { type: string; value: string }[]
  }
  return {
    profileID,
    displayName,
    bio,
    walletAddress,
    channels: channels.map(({ type, value }) => `${type}:${value}`).sort(),
  }
}
const peopleOf = (text: string) => text.trim().split('\n').map(personOf)

test(
  'everybody whom a node and a registry know, and the samples, move from database to database',
  slow,
  async () => {
    const world = await createWorld()
    const [node, fnames] = [await startSnapchain(world), await startFnames(world)]
    const databases = [
      await createSqliteDatabase(),
      await createSqliteDatabase(),
      await createSqliteDatabase(),
    ] as const
    const [first, second, third] = databases
    try {
      const server = await startServer(first.options, {
        SNAPCHAIN_URL: node.url,
        FNAME_REGISTRY_URL: fnames.url,
      })
      for (const fid of world.people.keys()) {
        const { profiles } = (await (await fetch(`${server.api}/fid/${fid}`)).json()) as {
          profiles: unknown[]
        }
        expect(profiles).toHaveLength(1)
      }
      await server.stop()
      const learned = await exportOf(first)
      const count = peopleOf(learned).length
      expect(count).toBeGreaterThan(world.people.size)

      // The stand-in's registry is no authority for an import: its names become claims, and no one
      // and nothing is lost.
      expect(await importInto(second, learned)).toMatchObject({ stored: count, rejected: 0 })
      const moved = await exportOf(second)
      expect(peopleOf(moved)).toEqual(peopleOf(learned))

      expect(await importInto(third, moved)).toMatchObject({
        stored: count,
        rejected: 0,
        stderr: '',
      })
      expect(await exportOf(third)).toBe(moved)
    } finally {
      await Promise.all([
        node.close(),
        fnames.close(),
        ...databases.map((database) => database.drop()),
      ])
    }
  },
)
