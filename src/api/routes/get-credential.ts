import {
  provenRecordAnswerSchema,
  recordAnswerSchema,
} from '@whocast/contract/wire/credential-schema.ts'
import { decodePart, rawPath } from '../../http/path.ts'
import { parameter, type Route } from '../route.ts'

export const getCredential: Route = {
  id: 'getCredential',
  method: 'GET',
  path: '/credentials/{uid}',
  reference: {
    tag: 'Credentials',
    summary: 'The whole record, with evidence and revocation status',
    parameters: [
      parameter('path', 'uid', '32 bytes in hex', {
        type: 'string',
        pattern: '^0x[0-9a-fA-F]{64}$',
      }),
      parameter('query', 'issuer', 'The issuer, if several stored one under this uid', {
        type: 'string',
        maxLength: 500,
      }),
      parameter('query', 'include', 'Only the members that the evidence shows; 5 requests', {
        type: 'string',
        enum: ['proven'],
      }),
    ],
    answer: {
      schema: [recordAnswerSchema, provenRecordAnswerSchema],
      description: 'The record; with `include=proven` a part of it',
    },
    problems: { 400: 'Invalid parameter', 404: 'No credential has this uid' },
    hasTag: true,
  },
  example: { path: '/credentials/{uid}' },
  create:
    ({ credentials }) =>
    ({ url, exchange }) =>
      credentials.get(decodePart(rawPath(url).split('/')[4] ?? ''), exchange, url),
}
