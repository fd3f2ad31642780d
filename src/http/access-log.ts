/** One line of the access log. */
interface AccessEntry {
  id: string
  method: string
  /** Without query, as sent. */
  path: string
  status: number
  ms: number
  /** An IPv4 address, the /64 of an IPv6 address, or `unknown`. */
  client: string
  /** Fields that an interface adds. */
  note: Record<string, unknown> | null
}

/**
 * How much of an address is shown: `full` as limits count it, `cut` to its /24 or /48, or nothing.
 * A truncated address names a neighbourhood, enough to see one that floods.
 */
export type AddressStyle = 'full' | 'cut' | 'none'

export type AccessLog = (entry: AccessEntry) => void

interface AccessLogOptions {
  /** Takes whole lines, many at once. */
  write(lines: string): void
  /** Whether lines may wait a moment for others. */
  isBuffered: boolean
  /** Takes secrets out of a path. */
  redactPath(path: string): string
  addresses: AddressStyle
}

const INFO_LEVEL = 30
const FLUSH_MS = 200
const BATCH_LENGTH = 32_000
/** A path as sent, cut to a length that still identifies it. */
const PATH_LENGTH = 200
/** No character that JSON must escape. */
const isPlain = /^[ !#-[\]-~]*$/

/** Writes lines of the log's form, built by hand and in batches, as each request has one. */
export function createAccessLog({
  write,
  isBuffered,
  redactPath,
  addresses,
}: AccessLogOptions): AccessLog {
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
    const shown = quoted(redactPath(path))
    const address =
      addresses === 'none' ? '' : `,"client":"${addresses === 'cut' ? cutAddress(client) : client}"`
    const more = note === null ? '' : `,${JSON.stringify(note).slice(1, -1)}`
    batch += `{"level":${INFO_LEVEL},"time":${Date.now()},"id":"${id}","method":"${method}","path":${shown},"status":${status},"ms":${ms.toFixed(3)}${address}${more},"msg":"request"}\n`
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

function quoted(path: string): string {
  const shown = path.length > PATH_LENGTH ? `${path.slice(0, PATH_LENGTH)}…` : path
  return isPlain.test(shown) ? `"${shown}"` : JSON.stringify(shown)
}

/** `192.0.2.0/24` of 192.0.2.1, `2001:db8:1::/48` of `2001:db8:1:2::/64`; other text as it is. */
export function cutAddress(client: string): string {
  if (client.endsWith('::/64')) return `${client.split(':', 3).join(':')}::/48`
  const lastDot = client.lastIndexOf('.')
  return lastDot === -1 ? client : `${client.slice(0, lastDot)}.0/24`
}
