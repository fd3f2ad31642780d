import type { ErrorCode, ServiceError } from '@whocast/contract/error.ts'
import { visibleText } from './untrusted.ts'

/** Advice to the caller of a tool for each kind of error, by code. */
const remedies: Record<ErrorCode, string> = {
  'invalid-identifier':
    'Pass an ENS name (vitalik.eth), an address (0x and 40 hex digits), fid:3, @dwr, or an account such as twitter:jack. If you only have the display name of a person, call search_people with it, and pass the identifier of a result.',
  'unknown-channel-type': 'Use one of these types, as in twitter:jack.',
  'invalid-request': 'Correct the arguments by the input schema of the tool.',
  unauthorized: 'Configure the MCP client with a valid key: Authorization: Bearer <key>.',
  forbidden: 'Ask the operator of this server for a key with that scope.',
  'not-found': 'Check the value; there is nothing to retry.',
  'method-not-allowed': 'Use another tool.',
  conflict: 'There is nothing to retry.',
  'content-too-large': 'Send less at once.',
  'unsupported-media-type': 'Send JSON.',
  'rule-broken': 'Correct the arguments by the input schema of the tool.',
  'quota-exceeded': 'Wait before the next call. A key has a higher limit.',
  internal: 'Try again later; the error was logged.',
  'not-configured':
    'Do not retry: the operator of this server has to configure a source for this kind of identifier.',
  unavailable: 'This does not mean that there is no such profile. Try again later.',
}

/** An error as the text of a tool's result: the code, what is wrong, and what to do. */
export function errorText(error: ServiceError): string {
  const wait =
    error.retryAfterSeconds === undefined ? '' : ` Retry after ${error.retryAfterSeconds} s.`
  return `Error ${error.code}: ${visibleText(error.detail, 1500)}. ${remedies[error.code]}${wait}`
}
