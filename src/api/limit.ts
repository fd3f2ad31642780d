import { ServiceError } from '@whocast/contract/error.ts'
import { queryValue } from '../http/path.ts'

/**
 * Reads the parameter `limit`. A number outside of 1 to `max` counts as the nearer end, so that 0
 * and 500 get the same kind of response.
 *
 * @throws ServiceError `invalid-request` when it is not a whole number
 */
export function readLimit(
  query: Map<string, string>,
  { missing, max }: { missing: number; max: number },
): number {
  const text = queryValue(query, 'limit')
  if (text === undefined || text === '') return missing
  if (!/^\d{1,15}$/.test(text))
    throw new ServiceError('invalid-request', `limit must be a whole number from 1 to ${max}`)
  return Math.max(1, Math.min(Number(text), max))
}
