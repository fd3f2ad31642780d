/** Splits a list that is written as one line. */
export const wordsOf = (text: string) => text.split(' ')

/** Given names and family names of invented people. */
export const firsts = wordsOf(
  'anna boris carla dana emil fatima george hana igor julia karim lena mateo nadia omar paula quentin rosa samir tanya umar vera walid xenia yusuf zoe alice bob chloe david elena felix grace hugo ines jonas kira liam maria noah olga peter rita sven tomas ursula viktor wanda yara zeno',
)
export const lasts = wordsOf(
  'smith jones brown garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts ivanov petrov novak kovacs nowak silva santos ferreira tanaka suzuki sato kim park choi wang li zhang chen',
)

const pick = (list: readonly string[], digest: Buffer, at: number) =>
  list[digest.readUInt16BE(at) % list.length] ?? ''

const syllables = (digest: Buffer, at: number): string =>
  [at, at + 1, at + 2]
    .map((place) => {
      const byte = digest[place] ?? 0
      return ('bcdfghklmnprstvz'[byte >> 4] ?? '') + ('aeiou'[byte % 5] ?? '')
    })
    .join('')

/** What a person of a crowd is called, and says. */
export interface CrowdName {
  first: string
  last: string
  /** Words as of a biography. */
  bio: string
}

/**
 * Makes a name of the bytes of a digest: half of all given and family names are common ones, the
 * others syllables, as search works by how often parts of names are.
 */
export function crowdName(digest: Buffer): CrowdName {
  const word = (list: readonly string[], at: number) =>
    (digest[at] ?? 0) < 128 ? pick(list, digest, at + 1) : syllables(digest, at + 1)
  const bio = Array.from({ length: 9 }, (_, at) =>
    pick(at % 2 ? lasts : firsts, digest, 8 + 2 * at),
  )
  return { first: word(firsts, 0), last: word(lasts, 4), bio: bio.join(' ') }
}
