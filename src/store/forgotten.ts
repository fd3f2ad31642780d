import { createHmac, randomBytes } from 'node:crypto'
import { exclusiveKeys, type Finding } from '../domain/profile.ts'
import type { Engine, Write } from './engine.ts'

/** Who asked to be forgotten, known only by keyed hashes. */
export interface Forgotten {
  remember(trx: Write, keys: string[]): Promise<void>
  /** Whether nobody ever asked, so that nothing need be hashed. */
  isNobody(trx: Write): Promise<boolean>
  /** Those of `keys` that belong to somebody who asked. */
  among(trx: Write, keys: string[]): Promise<Set<string>>
}

const SETTING = 'forget_secret'

/**
 * @param secret of the HMAC; without one it is made once and kept in the database. Another
 *   secret knows nothing of those forgotten before.
 */
export async function createForgotten(engine: Engine, secret?: string): Promise<Forgotten> {
  const key = secret ?? (await keptSecret(engine))
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    async remember(trx, keys) {
      const rows = [...new Set(keys)].map((text) => ({ hash: hash(text) }))
      await engine.insertMany(trx, { table: 'forgotten', columns: ['hash'], numbers: [], key: ['hash'], update: [] }, rows)
    },
    async isNobody(trx) {
      return (await trx.selectFrom('forgotten').select('hash').limit(1).executeTakeFirst()) === undefined
    },
    async among(trx, keys) {
      if (keys.length === 0) return new Set()
      const keyOf = new Map(keys.map((text) => [hash(text), text]))
      const rows = await trx
        .selectFrom('forgotten')
        .select('hash')
        .where((e) => engine.isIn(e.ref('hash'), [...keyOf.keys()]))
        .execute()
      return new Set(rows.map((row) => keyOf.get(row.hash) ?? ''))
    },
  }
}

function keptSecret(engine: Engine): Promise<string> {
  return engine.write(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ name: SETTING, value: randomBytes(32).toString('base64url') })
      .onConflict((c) => c.doNothing())
      .execute()
    const row = await trx.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirstOrThrow()
    return row.value
  })
}

/**
 * By what a finding is recognised as being about somebody: wallets, fids and IDs; names, which move
 * from one person to another, only where there is nothing else.
 */
export function recognisedBy(finding: Finding): string[] {
  const keys = finding.channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key))
  const stable = keys.filter((key) => key.startsWith('eth:') || key.startsWith('fid:'))
  if (finding.profileID) stable.push(`id:${finding.profileID}`)
  return [...(stable.length > 0 ? stable : keys), `scope:${finding.scope}`]
}
