import { brokenRules, ServiceError } from '@whocast/contract/error.ts'
import { submissionSchema } from '@whocast/contract/wire/credential-schema.ts'
import { attesteeRequired, type CredentialBody } from '../credentials/port.ts'
import { violationsOf } from './validate.ts'

/** The most unknown fields that a response names, and the characters of each name. */
const MAX_IGNORED = 20
const MAX_IGNORED_LENGTH = 100

/** Several times what a submission can use; each unknown one costs time. */
const MAX_FIELDS = 100

/**
 * Parses the body of a PUT. `null` and `""` mean absent.
 *
 * @returns what it says, and the names of fields that are not known and were not looked at
 * @throws ServiceError `rule-broken` with a pointer to everything that is missing or of the wrong
 *   form; `invalid-request` for the address `0x`
 */
export function readCredentialBody(input: unknown): { given: CredentialBody; ignored: string[] } {
  if (typeof input === 'object' && input !== null && Object.keys(input).length > MAX_FIELDS) {
    throw brokenRules([{ pointer: '', detail: `has more than ${MAX_FIELDS} fields` }])
  }
  const body = withoutEmpty(input)
  refuseEmptyAddress(body)
  const parsed = submissionSchema.safeParse(body)
  const isObject = typeof body === 'object' && body !== null
  if (!parsed.success) {
    const hasAttestee = !isObject || 'attesteeAddress' in body || 'attesteePKID' in body
    throw brokenRules([...violationsOf(parsed.error), ...(hasAttestee ? [] : [attesteeRequired])])
  }
  return { given: parsed.data as CredentialBody, ignored: isObject ? unknownFields(body) : [] }
}

/** Existing programs write `null` and `""` for what they do not have. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== ''),
  )
}

const unknownFields = (body: object): string[] =>
  Object.keys(body)
    .filter((name) => !Object.hasOwn(submissionSchema.shape, name))
    .slice(0, MAX_IGNORED)
    .map((name) => name.slice(0, MAX_IGNORED_LENGTH).toWellFormed())

/** Rejects the value that clients send for a missing wallet with a message of its own. */
function refuseEmptyAddress(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const field of ['attesteeAddress', 'attesterAddress']) {
    if ((body as Record<string, unknown>)[field] === '0x')
      throw new ServiceError('invalid-request', `${field} is empty: "0x"`)
  }
}
