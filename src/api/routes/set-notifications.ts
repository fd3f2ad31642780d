import { notificationsSchema, notifiedSchema } from '../../owners/schema.ts'
import { notSignedIn, otherOrigin } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const setNotifications: Route = {
  id: 'setNotifications',
  method: 'POST',
  path: '/me/notifications',
  reference: {
    tag: 'Owner',
    summary: 'Turn messages in Farcaster clients off or on',
    description:
      'For people who have added the Mini App in a client: at most one message a day, about new credentials and lost proofs. No signature is needed.',
    needs: 'session',
    body: notificationsSchema,
    answer: { schema: notifiedSchema, description: 'The state now' },
    problems: {
      401: notSignedIn,
      403: otherOrigin,
      404: 'No client of theirs has turned messages on, or the operator turned them off',
    },
  },
  create:
    ({ me }) =>
    ({ request, exchange }) =>
      me.notifications(request, exchange),
}
