import type { Route } from '../route.ts'

/** Receives the events of Farcaster clients. */
export const takeClientEvent: Route = {
  id: 'takeClientEvent',
  method: 'POST',
  path: '/miniapp/webhook',
  create:
    ({ miniApp }) =>
    ({ request, exchange }) =>
      miniApp(request, exchange),
}
