import { z } from 'zod'
import { commonHeaders, readyAnswer, sendReady } from '../../http/answer.ts'
import { openApiDocument } from '../openapi.ts'
import { once } from '../parts.ts'
import type { Route } from '../route.ts'

export const getReference: Route = {
  id: 'getReference',
  method: 'GET',
  path: '/openapi.json',
  reference: {
    tag: 'Reference',
    summary: 'This document',
    answer: { schema: z.looseObject({}), description: 'OpenAPI 3.1' },
    hasTag: true,
    isStatic: true,
  },
  example: { path: '/openapi.json' },
  create({ options: { baseUrl }, routes }) {
    const document = once(() =>
      readyAnswer(
        JSON.stringify(openApiDocument(baseUrl, routes)),
        commonHeaders(baseUrl, 'public, max-age=300'),
      ),
    )
    return ({ exchange }) => sendReady(document(), exchange, 'kept')
  },
}
