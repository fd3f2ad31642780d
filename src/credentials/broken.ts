import { ServiceError } from '@whocast/contract/error.ts'

/** The error for one field of a PUT. @param pointer RFC 6901, into the body */
export const broken = (pointer: string, detail: string): ServiceError =>
  new ServiceError('rule-broken', detail, { violations: [{ pointer, detail }] })

/** The error while what a PUT is checked by is unreachable. @param what `The chain of …` */
export const unreachable = (what: string, cause: unknown): ServiceError =>
  new ServiceError('unavailable', `${what} is unreachable. Try again later.`, {
    cause,
    retryAfterSeconds: 30,
  })
