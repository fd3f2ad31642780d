import type { Kysely } from 'kysely'
import type { Address, Hex } from 'viem'
import { moveCursor } from '../db/cursors.ts'
import type { Engine, InsertRule, Row, Write } from '../db/engines/engine.ts'
import { builderOf, type ColumnTypes, type Tables } from '../db/schema.ts'
import type { Forgotten } from '../db/suppression-list.ts'
import { traceAll } from '../db/traced.ts'

/** One change of an fname, as the registry keeps it. */
export interface FnameTransfer {
  name: string
  /** The fid that holds the name from then on; 0: none. */
  to: number
  owner: Address
  /** Unix seconds. */
  timestamp: number
  /** The registry's own signature, where its list has it. */
  registrySignature?: Hex
}

declare module '../db/schema.ts' {
  interface Tables {
    fname: {
      name: string
      /** Decimal; `0`: none. */
      fid: string
      /** Lower case. */
      owner: string
      /** Unix seconds. */
      timestamp: number
    }
  }
}

/** Migration: the table of fnames, empty. */
export async function createFnameTable(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const { index, text, integer } = builderOf(db, types)
  const table = db.schema
    .createTable('fname')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('fid', text, (c) => c.notNull())
    .addColumn('owner', text, (c) => c.notNull())
    .addColumn('timestamp', integer, (c) => c.notNull())
  await (types.clustered ? table.modifyEnd(types.clustered) : table).execute()
  await index('fname_by_fid', 'fname', ['fid'])
}

const rule: InsertRule<'fname'> = {
  table: 'fname',
  columns: ['name', 'fid', 'owner', 'timestamp'],
  numbers: ['timestamp'],
  key: ['name'],
  update: ['fid', 'owner', 'timestamp'],
}

const fromRow = ({ name, fid, owner, timestamp }: Row<'fname'>): FnameTransfer => ({
  name,
  to: Number(fid),
  owner: owner as Address,
  timestamp: Number(timestamp),
})

export type Fnames = ReturnType<typeof createFnames>

/** Opens the newest transfer of each fname, as read from the registry's history, on one engine. */
export function createFnames({ engine, forgotten }: { engine: Engine; forgotten: Forgotten }) {
  const read = (column: 'name' | 'fid', value: string) =>
    engine.read((db) => db.selectFrom('fname').selectAll().where(column, '=', value).execute())
  return traceAll(engine, 'fnames', {
    /**
     * Stores transfers and how far the history is read, in one transaction. Later transfers of a
     * name replace earlier ones; people who asked to be forgotten are left out.
     *
     * @param transfers oldest first
     * @throws ServiceError `conflict` where another process went on
     */
    add: (transfers: readonly FnameTransfer[], cursor: Parameters<typeof moveCursor>[1]) => {
      const write = async (trx: Write) => {
        const newest = new Map(transfers.map((transfer) => [transfer.name, transfer]))
        const { kept: remaining, names } = await withoutForgotten(forgotten, trx, [
          ...newest.values(),
        ])
        await deleteFnames(engine, trx, 'name', names)
        await engine.insertMany(
          trx,
          rule,
          remaining.map(({ name, to, owner, timestamp }) => ({
            name,
            fid: String(to),
            owner,
            timestamp,
          })),
        )
        await moveCursor(trx, cursor)
      }
      return engine.write(write, { isLarge: true })
    },
    /** The names that the fid has now. */
    ofFid: async (fid: number) => (await read('fid', String(fid))).map(fromRow),
    /** The present holder of the name; null when there is none. */
    async ofName(name: string): Promise<FnameTransfer | null> {
      const [row] = await read('name', name)
      return row && row.fid !== '0' ? fromRow(row) : null
    },
  })
}

/** Transfers without names of people who are kept out, and those names. */
async function withoutForgotten(forgotten: Forgotten, trx: Write, transfers: FnameTransfer[]) {
  if (transfers.length === 0 || (await forgotten.isEmpty(trx)))
    return { kept: transfers, names: [] }
  const keysOf = ({ to, owner }: FnameTransfer) => [`fid:${to}`, `eth:${owner.toLowerCase()}`]
  const gone = await forgotten.among(trx, [
    ...new Set(transfers.flatMap((transfer) => [...keysOf(transfer), `fname:${transfer.name}`])),
  ])
  // A name alone counts only where the operator named it: names move.
  const isGone = (transfer: FnameTransfer) =>
    keysOf(transfer).some((key) => gone.has(key)) ||
    gone.get(`fname:${transfer.name}`)?.isRequested === true
  return {
    kept: transfers.filter((transfer) => !isGone(transfer)),
    names: transfers.filter(isGone).map(({ name }) => name),
  }
}

async function deleteFnames(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  column: 'name' | 'fid' | 'owner',
  values: string[],
) {
  if (values.length === 0) return
  await trx.deleteFrom('fname').where(engine.isIn(column, values)).execute()
}

/** Deletes the fnames of people by their keys. */
export async function forgetFnames(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  keys: readonly string[],
): Promise<void> {
  const of = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  await deleteFnames(engine, trx, 'name', of('fname:'))
  await deleteFnames(engine, trx, 'fid', of('fid:'))
  await deleteFnames(engine, trx, 'owner', of('eth:'))
}
