/** The end of the year 9999: attestations may name later times, RFC 3339 cannot. */
export const LAST_SECOND = 253_402_300_799

const DAY = 86_400

/**
 * Dates by day: `toISOString` takes as long as ten look-ups, and the dozen times of an answer fall
 * on few days.
 */
const writtenDays = new Map<number, string>()
const MAX_WRITTEN_DAYS = 1000

/** The date of a day since 1970, as RFC 3339. */
function wireDay(day: number): string {
  const known = writtenDays.get(day)
  if (known !== undefined) return known
  if (writtenDays.size >= MAX_WRITTEN_DAYS) writtenDays.clear()
  const text = new Date(day * DAY * 1000).toISOString().slice(0, 10)
  writtenDays.set(day, text)
  return text
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Unix seconds, fractions cut off, as RFC 3339. */
export function wireTime(seconds: number): string {
  const whole = Math.floor(Math.min(seconds, LAST_SECOND))
  const day = Math.floor(whole / DAY)
  const second = whole - day * DAY
  return `${wireDay(day)}T${twoDigits[Math.floor(second / 3600)]}:${twoDigits[Math.floor(second / 60) % 60]}:${twoDigits[second % 60]}Z`
}

/** The unix seconds of a text of {@link wireTime}. */
export const fromWireTime = (text: string): number => Date.parse(text) / 1000
