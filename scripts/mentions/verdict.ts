/** Grades what the reader finds in a cast. */

const withoutPeople = new Set(['help', 'nothing', 'choose', 'endorse'])

/** The people of a meaning, or null. */
function peopleIn(meaning: string): string[] | null {
  const key = meaning.toLowerCase()
  if (withoutPeople.has(key)) return null
  if (key.startsWith('name:')) return [/\s/.test(key) ? key : key.replace('name:', 'fname:')]
  return key.split(' ').sort()
}

const isSame = (a: string, b: string): boolean =>
  a === b || (peopleIn(a) !== null && `${peopleIn(a)}` === `${peopleIn(b)}`)

/** Compares a meaning with those that are right. */
export function verdictOn(found: string, meanings: readonly string[]): string {
  if (meanings.some((meaning) => isSame(meaning, found))) return 'right'
  if (meanings[0] === 'nothing') return 'unsolicited'
  const people = peopleIn(found)
  const meant = meanings.flatMap((meaning) => peopleIn(meaning) ?? [])
  if (!people) return found === 'nothing' ? 'silent' : found
  return people.every((one) => meant.includes(one)) ? 'some of the persons' : 'wrong person'
}
