/** A line longer than this is reported and skipped: no person needs a megabyte. */
export const MAX_LINE_BYTES = 1_048_576

/** One line of a file. */
export interface FileLine {
  /** Counted from 1. */
  number: number
  /** Its text without the line end; null when it is over {@link MAX_LINE_BYTES} or not UTF-8. */
  text: string | null
  /** The error, if there is no text. */
  problem?: string
  /** The offset, in bytes, at which the next line begins. */
  end: number
}

/**
 * Splits bytes into lines, in constant memory. Takes `\n` and `\r\n`, a byte order mark at the
 * start and a last line without an end.
 *
 * @param start the offset and the number of lines that lie before the first chunk
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  start: { offset: number; lines: number } = { offset: 0, lines: 0 },
): AsyncIterable<FileLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = start.lines
  let offset = start.offset
  let buffered: Uint8Array[] = []
  let storedBytes = 0

  const finish = (last: Uint8Array, endBytes: number): FileLine => {
    number += 1
    const bytes = storedBytes + last.length
    offset += bytes + endBytes
    const whole = storedBytes === 0 ? last : Buffer.concat([...buffered, last])
    buffered = []
    storedBytes = 0
    if (bytes > MAX_LINE_BYTES)
      return { number, text: null, problem: `longer than ${MAX_LINE_BYTES} bytes`, end: offset }
    try {
      return { number, text: decoder.decode(whole).replace(/\r$/, ''), end: offset }
    } catch {
      return { number, text: null, problem: 'not UTF-8', end: offset }
    }
  }

  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      yield finish(chunk.subarray(from, at), 1)
      from = at + 1
    }
    const rest = chunk.subarray(from)
    // Only the length of an oversized line is retained.
    if (storedBytes + rest.length <= MAX_LINE_BYTES) buffered.push(rest)
    else buffered = []
    storedBytes += rest.length
  }
  if (storedBytes > 0) yield finish(new Uint8Array(0), 0)
}
