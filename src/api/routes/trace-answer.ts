import type { Route } from '../route.ts'

/** Traces a lookup, for the admin page. */
export const traceAnswer: Route = {
  id: 'traceAnswer',
  method: 'GET',
  path: '/admin/trace',
  create:
    ({ admin }) =>
    ({ url, exchange }) =>
      admin.trace(url, exchange),
}
