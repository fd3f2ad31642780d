import type { ErrorCode } from '../domain/error.ts'

/** What the page of each problem type says. */
export const errorPages: Record<ErrorCode, { means: string; remedy: string }> = {
  'invalid-identifier': {
    means:
      'What was asked for can be nobody’s name: an ENS name that ENSIP-15 refuses, an address that is not 0x and 40 hex digits, a fid that is no whole number, a handle that its service does not allow, control characters, or more than 255 bytes. Somebody who is merely unknown is no problem: the answer is 200 with an empty list.',
    remedy: 'Look at detail, which says what is wrong. Percent-encode what you put into a path.',
  },
  'unknown-channel-type': {
    means: 'The channel type of /socials/{channeltype}/{username} is none that this service knows.',
    remedy: 'Use one of the types that detail lists.',
  },
  'invalid-request': {
    means: 'The request cannot be read: broken percent-encoding, a body that is not JSON, a missing or senseless parameter.',
    remedy: 'Look at detail and at the reference.',
  },
  unauthorized: {
    means:
      'This route needs a key, and none was sent, or one that was mistyped, has expired or was revoked. Of /session and /me: the message that was signed does not hold, or there is no session.',
    remedy:
      'Send a key as Authorization: Bearer or as x-api-key. Keys are issued by the operator of this service. Of /session and /me: detail says what does not hold; sign in again.',
  },
  forbidden: {
    means:
      'The key is good and may not do this: storing credentials needs the scope attest. Of /session and /me: the request does not come from a page of this service.',
    remedy: 'Ask the operator for a key with that scope. Of /session and /me: send the Origin of this service.',
  },
  'not-found': {
    means: 'There is no such route, or no credential with this uid. A lookup that finds nobody is not this: it answers 200.',
    remedy: 'Compare the path with the reference.',
  },
  'method-not-allowed': {
    means: 'The route exists and answers other methods.',
    remedy: 'The header Allow lists them.',
  },
  conflict: {
    means: 'The same issuer has stored this uid already, about somebody else.',
    remedy: 'A uid names one credential of one person: use another, or leave it out and it is derived from the content.',
  },
  'content-too-large': {
    means: 'The body is larger than 64 KiB.',
    remedy: 'Send less at once: at most 100 queries in bulk, at most 16 KiB of data in a credential.',
  },
  'unsupported-media-type': {
    means: 'The body is declared to be something other than JSON.',
    remedy: 'Send Content-Type: application/json.',
  },
  'rule-broken': {
    means: 'The body is well-formed JSON in which fields break rules.',
    remedy: 'errors lists each with a JSON pointer (RFC 6901) to the field.',
  },
  'quota-exceeded': {
    means: 'More requests came than the limit allows within a minute: from your address, or with your key.',
    remedy:
      'Wait as many seconds as Retry-After says. RateLimit tells with every answer what is left. Requests with If-None-Match that are answered 304 cost nothing, POST /lookup asks for up to 100 people at once, and a key has a higher limit.',
  },
  internal: {
    means: 'Something broke on our side. It was not your request.',
    remedy: 'Try again later. If it lasts, tell the operator the request id in instance.',
  },
  'not-configured': {
    means: 'No source that could know this kind of identifier is configured on this server, and nothing is stored about it.',
    remedy: 'There is nothing to retry. The operator has to set the variable that detail names.',
  },
  unavailable: {
    means:
      'Nothing is known yet about whom you asked for, and the networks that could know cannot be asked. It does not mean that there is nobody.',
    remedy: 'Ask again after as many seconds as Retry-After says.',
  },
}
