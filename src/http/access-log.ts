/** One line of the access log. */
export interface AccessEntry {
  id: string
  method: string
  /** Without query, cut to a sensible length. */
  path: string
  status: number
  ms: number
  client: string
  /** What a face adds. */
  note: Record<string, unknown> | null
}

export type AccessLog = (entry: AccessEntry) => void

export interface AccessLogOptions {
  /** Takes whole lines, many at once. */
  write(lines: string): void
  /** Whether lines may wait a moment for others. */
  isBuffered: boolean
  /** Takes secrets out of what a client chose. */
  scrub(text: string): string
}

const INFO_LEVEL = 30
const FLUSH_MS = 200
const BATCH_LENGTH = 32_000
/** No character that JSON must escape. */
const isPlain = /^[ !#-[\]-~]*$/

/** Lines in the form of the process's log, put together by hand and written in batches, as there is one for each request. */
export function createAccessLog({ write, isBuffered, scrub }: AccessLogOptions): AccessLog {
  let batch = ''
  let isScheduled = false

  const flush = () => {
    if (batch === '') return
    const lines = batch
    batch = ''
    write(lines)
  }
  // Before the stream's own listener, which ends it.
  process.prependListener('exit', flush)

  return ({ id, method, path, status, ms, client, note }) => {
    const shown = isPlain.test(path) ? `"${path}"` : JSON.stringify(path)
    const more = note === null ? '' : `,${JSON.stringify(note).slice(1, -1)}`
    batch += `{"level":${INFO_LEVEL},"time":${Date.now()},"id":"${id}","method":"${method}","path":${scrub(shown)},"status":${status},"ms":${ms.toFixed(3)},"client":"${client}"${more},"msg":"request"}\n`
    if (!isBuffered || batch.length > BATCH_LENGTH) flush()
    else if (!isScheduled) {
      isScheduled = true
      setTimeout(tick, FLUSH_MS).unref()
    }
  }

  function tick() {
    isScheduled = false
    flush()
  }
}
