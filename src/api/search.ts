import { parseChannelType } from '@whocast/contract/channel.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { commonHeaders, readyAnswer, sendReady } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import {
  DEFAULT_RESULTS,
  MOST_RESULTS,
  type SearchContext,
  searchPeople,
} from '../people/search.ts'
import { type MatchType, ownMatchTypes } from '../search/match.ts'
import { toWireResult } from './wire.ts'

export interface SearchRouteOptions {
  search: SearchContext
  /** Our public origin. */
  baseUrl: string
}

/** Caches ask each time: who was hidden or forgotten must not be found. */
const SEARCH = 'public, no-cache'

/** `GET /search`: stored people by what they are called. */
export function createSearchRoute({ search, baseUrl }: SearchRouteOptions) {
  const headers = commonHeaders(baseUrl, SEARCH)
  return async (url: string, exchange: Exchange): Promise<Response> => {
    const parameters = parseQuery(url)
    const query = queryValue(parameters, 'q')
    if (query === undefined || query.trim() === '')
      throw new ServiceError('invalid-request', 'query parameter `q` is required')
    const results = await searchPeople(search, {
      query,
      limit: readLimit(queryValue(parameters, 'limit')),
      type: readType(queryValue(parameters, 'type')),
    })
    const body = { results: results.map((result) => toWireResult(result, baseUrl)) }
    return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
  }
}

function readLimit(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_RESULTS
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new ServiceError('invalid-request', 'limit is a whole number of 1 or more')
  // More than a page holds is a page, as it is elsewhere.
  return Math.min(Number(text), MOST_RESULTS)
}

function readType(text: string | undefined): MatchType | undefined {
  if (text === undefined || text === '') return undefined
  const type = ownMatchTypes.find((one) => one === text) ?? parseChannelType(text)
  if (!type) {
    const known = `${ownMatchTypes.join(', ')} and the channel types`
    throw new ServiceError('unknown-channel-type', `no such type of match; known are ${known}`)
  }
  return type
}
