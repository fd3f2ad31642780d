const levels: Record<number, { name: string; colour: string }> = {
  10: { name: 'TRACE', colour: '90' },
  20: { name: 'DEBUG', colour: '90' },
  30: { name: 'INFO', colour: '32' },
  40: { name: 'WARN', colour: '33' },
  50: { name: 'ERROR', colour: '31' },
  60: { name: 'FATAL', colour: '31' },
}

/** Members with a place of their own in a line, or of no use at a terminal. */
const placed = new Set(['level', 'time', 'msg', 'err', 'trace_id', 'span_id'])
const placedOfRequest = new Set([...placed, 'method', 'path', 'status', 'ms'])

/**
 * Log lines for a person: `12:34:56.789 WARN message key=value`, below it the stack of an error.
 * Untrusted text cannot move the cursor or colour the terminal: control and formatting characters
 * are shown as escapes.
 *
 * @param lines whole lines of JSON as the log writes them; any other line is passed on as text
 */
export function readableLines(lines: string, { isColoured }: { isColoured: boolean }): string {
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : readable(line, isColoured)))
    .join('\n')
}

function readable(line: string, isColoured: boolean): string {
  const entry = parse(line)
  if (!entry) return shown(line)
  const { name, colour } = levels[Number(entry.level)] ?? { name: String(entry.level), colour: '0' }
  const paint = (text: string, code: string) =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text
  const isRequest = entry.msg === 'request' && typeof entry.path === 'string'
  const message = isRequest
    ? `${entry.method} ${entry.path} ${entry.status} ${Number(entry.ms).toFixed(1)} ms`
    : String(entry.msg ?? '')
  const fields = Object.entries(entry)
    .filter(([key]) => !(isRequest ? placedOfRequest : placed).has(key))
    .map(
      ([key, value]) =>
        `${key}=${typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)}`,
    )
  const head = [
    paint(clockTime(Number(entry.time)), '90'),
    paint(name.padEnd(5), colour),
    shown(message),
  ]
  const rest = fields.length === 0 ? [] : [paint(shown(fields.join(' ')), '90')]
  return [[...head, ...rest].join(' '), ...errorLines(entry.err)].join('\n')
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The stack, which holds type and message, indented; without one, type and message. */
function errorLines(error: unknown): string[] {
  if (typeof error !== 'object' || error === null)
    return error === undefined ? [] : [`    ${shown(String(error))}`]
  const { type, message, stack } = error as Record<string, unknown>
  const text = typeof stack === 'string' && stack !== '' ? stack : `${type}: ${message}`
  return text.split('\n').map((line) => `    ${shown(line)}`)
}

/** Local time of day, `12:34:56.789`. */
function clockTime(time: number): string {
  const at = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`
}

/** Text in which everything that a terminal would obey is an escape that can be read. */
const shown = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`
  })
