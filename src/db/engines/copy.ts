import pg from 'pg'

/** The data of a `COPY … FROM STDIN`, in the place of the statement's parameters. */
export class CopyData {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The server, or something before it, does not take COPY: the same rows have to be inserted. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused'
}

/** SQLSTATE of statements that a server does not have. */
const NOT_SUPPORTED: ReadonlySet<string> = new Set(['0A000', '42601'])

/** Whether an error says that there is no COPY here. */
export const isCopyMissing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && NOT_SUPPORTED.has(error.code ?? '')

const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  const text = Array.isArray(value) ? `{${value.join()}}` : String(value)
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}

/** Rows in the text format of COPY; lists are lists of numbers. */
export function toCopyData<Column extends string>(
  columns: readonly Column[],
  rows: readonly { readonly [Name in Column]?: unknown }[],
): CopyData {
  let text = ''
  for (const row of rows) {
    for (let at = 0; at < columns.length; at += 1)
      text += (at === 0 ? '' : '\t') + field(row[columns[at] as Column])
    text += '\n'
  }
  return new CopyData(text)
}

/** The part of pg's connection that writes the messages of COPY. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** A statement of pg that sends its data when the server asks for it. */
class CopyQuery extends pg.Query {
  readonly #data: CopyData
  constructor(
    config: pg.QueryConfig,
    data: CopyData,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super(config, callback as never)
    this.#data = data
  }
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#data.text))
    connection.endCopyFrom()
  }
}

/** Runs `COPY … FROM STDIN` on a client. */
export function copyInto(
  client: pg.ClientBase,
  config: pg.QueryConfig,
  data: CopyData,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new CopyQuery(config, data, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    client.query(Object.assign(query, config) as never)
  })
}
