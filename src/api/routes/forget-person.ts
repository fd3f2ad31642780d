import type { Route } from '../route.ts'

/** Deletes a person, for the admin page. */
export const forgetPerson: Route = {
  id: 'forgetPerson',
  method: 'POST',
  path: '/admin/forget',
  create:
    ({ admin }) =>
    ({ request, exchange }) =>
      admin.forget(request, exchange),
}
