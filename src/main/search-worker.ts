/** The thread of `search-thread.ts`. */

import { createTermHolders } from '../credentials/stored/holders.ts'
import { openSqliteReads } from '../db/engines/sqlite-reads.ts'
import { serveThread } from '../db/thread.ts'
import { createFinder } from '../people/stored/find.ts'
import { type SearchContext, type SearchResult, searchPeople } from '../search/search.ts'
import type { SearchRequest } from '../search/search-thread.ts'
import { createSearchIndex } from '../search/stored/search-index.ts'

let time = 0
let context: SearchContext | undefined

function createContext(dataDir: string): SearchContext {
  const engine = openSqliteReads(dataDir)
  const clock = () => time
  return {
    index: createSearchIndex({ engine, holders: createTermHolders({ engine, clock }) }),
    people: createFinder({ engine, clock }),
  }
}

serveThread<SearchRequest, SearchResult[]>(async ({ dataDir, input, now }) => {
  time = now
  context ??= createContext(dataDir)
  return searchPeople(context, input)
})
