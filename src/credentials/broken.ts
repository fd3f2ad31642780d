import { ServiceError } from '@whocast/contract/error.ts'

/** The error for one field of a PUT. @param pointer RFC 6901, into the body */
export const broken = (pointer: string, detail: string): ServiceError =>
  new ServiceError('rule-broken', detail, { violations: [{ pointer, detail }] })
