import type { Route } from '../route.ts'

/** Queues dead letters again, for the admin page. */
export const replayLetters: Route = {
  id: 'replayLetters',
  method: 'POST',
  path: '/admin/replay',
  create:
    ({ admin }) =>
    ({ request, exchange }) =>
      admin.replay(request, exchange),
}
