import type { Route } from '../route.ts'

/** Revokes a key, for the admin page. */
export const revokeKey: Route = {
  id: 'revokeKey',
  method: 'POST',
  path: '/admin/revoke',
  create:
    ({ admin }) =>
    ({ request, exchange }) =>
      admin.revoke(request, exchange),
}
