import { channelTypes, parseChannelType } from '@whocast/contract/channel.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { commonHeaders, readyAnswer, sendReady } from '../../http/answer.ts'
import { parseQuery, queryValue } from '../../http/path.ts'
import { type MatchType, ownMatchTypes } from '../../search/match.ts'
import { DEFAULT_RESULTS, MAX_QUERY, MAX_RESULTS } from '../../search/search.ts'
import { readLimit } from '../limit.ts'
import { searchInput, searchOutput } from '../mcp/forms.ts'
import { searchText } from '../mcp/texts.ts'
import { tool } from '../mcp/tool.ts'
import { searchProfiles } from '../mcp/tools.ts'
import { parameter, type Route, required } from '../route.ts'
import { searchAnswerSchema } from '../schema.ts'
import { toWireResult } from '../wire.ts'

/** Caches ask each time: who was hidden or forgotten must not be found. */
const SEARCH = 'public, no-cache'

export const search: Route = {
  id: 'search',
  method: 'GET',
  path: '/search',
  reference: {
    tag: 'Lookup',
    summary: 'Stored people by name, handle, location or skill',
    description:
      'By prefix, in the middle of words, and with one typing error, in any script. Verified before claimed, exact before similar, people with more proof first. Sources are not queried, so people who were never looked up or imported are not found.',
    parameters: [
      required(
        parameter(
          'query',
          'q',
          'A name or part of one',
          { type: 'string', maxLength: MAX_QUERY },
          'vita',
        ),
      ),
      parameter('query', 'limit', `Maximum number of results, from 1 to ${MAX_RESULTS}`, {
        type: 'integer',
        default: DEFAULT_RESULTS,
      }),
      parameter('query', 'type', 'Only matches of this type', {
        type: 'string',
        enum: [...ownMatchTypes, ...channelTypes],
      }),
    ],
    answer: { schema: searchAnswerSchema, description: 'Matching people, the best first' },
    problems: { 400: 'Invalid parameter' },
    hasTag: true,
  },
  example: { path: '/search?q=vita' },
  tools: [
    tool({
      name: 'search_people',
      title: 'Search people',
      description:
        'Finds stored profiles by a display name, handle, place or name of a credential, typing errors included. Several people may have the same name: look at the match and its grade, and pass the identifier of a result to lookup_profile or verify_profile.',
      input: searchInput,
      output: searchOutput,
      run: searchProfiles,
      text: (_, output) => searchText(output),
    }),
  ],
  create({ options: { search: searchPeople, baseUrl } }) {
    const headers = commonHeaders(baseUrl, SEARCH)
    return async ({ url, exchange }) => {
      const parameters = parseQuery(url)
      const query = queryValue(parameters, 'q')
      if (query === undefined || query.trim() === '')
        throw new ServiceError('invalid-request', 'query parameter `q` is required')
      const results = await searchPeople({
        query,
        limit: readLimit(parameters, { missing: DEFAULT_RESULTS, max: MAX_RESULTS }),
        type: readType(queryValue(parameters, 'type')),
      })
      const body = { results: results.map((result) => toWireResult(result, baseUrl)) }
      return sendReady(readyAnswer(JSON.stringify(body), headers), exchange)
    }
  },
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
