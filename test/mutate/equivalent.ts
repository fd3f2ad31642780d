/** A mutant that changes no behaviour, and why. The line number is left out, as it moves. */
interface Equivalent {
  file: string
  /** The changed line, trimmed, as the mutant has it. */
  line: string
  reason: string
}

const equivalents: readonly Equivalent[] = []

/** Whether a change, as {@link diffOf} prints it, is known to change nothing. */
export function isEquivalent(diff: string): boolean {
  const [head = '', ...rows] = diff.split('\n')
  const file = head.split(':')[0]
  const line = rows
    .filter((row) => row.startsWith('+'))
    .map((row) => row.slice(1).trim())
    .join(' ')
  return equivalents.some((equivalent) => equivalent.file === file && equivalent.line === line)
}
