import type { Route } from '../route.ts'

/** Reads the state of the instance, for the admin page. */
export const getOverview: Route = {
  id: 'getOverview',
  method: 'GET',
  path: '/admin',
  create:
    ({ admin }) =>
    ({ exchange }) =>
      admin.overview(exchange),
}
