import type { Route } from '../route.ts'

/** `PUT /credentials` under the path that programs of other services of this shape use. */
export const storeCredential: Route = {
  id: 'storeCredential',
  method: 'POST',
  path: '/credentials/store',
  create:
    ({ credentials }) =>
    ({ request, exchange }) =>
      credentials.put(request, exchange),
}
