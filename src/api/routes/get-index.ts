import { commonHeaders, readyAnswer, sendReady } from '../../http/answer.ts'
import { packageVersion } from '../../kit/root.ts'
import { apiIndex } from '../discovery.ts'
import { once } from '../parts.ts'
import type { Route } from '../route.ts'

/** Lists every route, for programs. */
export const getIndex: Route = {
  id: 'getIndex',
  method: 'GET',
  path: '/',
  create({ options: { baseUrl, hasMcp = false }, routes }) {
    const index = once(() =>
      readyAnswer(
        JSON.stringify(apiIndex(baseUrl, { version: packageVersion(), hasMcp, routes })),
        commonHeaders(baseUrl, 'public, max-age=300'),
      ),
    )
    return ({ exchange }) => sendReady(index(), exchange, 'kept')
  },
}
