import { ownSchema, signInSchema } from '../../owners/schema.ts'
import { signedProblems } from '../owner-reference.ts'
import type { Route } from '../route.ts'

export const decide: Route = {
  id: 'decide',
  method: 'PATCH',
  path: '/me',
  reference: {
    tag: 'Owner',
    summary: 'Change what is shown, by a signed statement',
    description:
      'Active everywhere within a second. The statement is stored: it shows what was decided, and who signed it.',
    needs: 'session',
    body: signInSchema,
    answer: { schema: ownSchema, description: 'The stored data now' },
    problems: signedProblems,
  },
  create:
    ({ me }) =>
    ({ request, exchange }) =>
      me.decide(request, exchange),
}
