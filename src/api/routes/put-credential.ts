import { storedAnswerSchema, submissionSchema } from '@whocast/contract/wire/credential-schema.ts'
import { sampleAddress } from '../lookup-reference.ts'
import type { Route } from '../route.ts'

export const putCredential: Route = {
  id: 'putCredential',
  method: 'PUT',
  path: '/credentials',
  reference: {
    tag: 'Credentials',
    summary: 'Store a credential',
    description:
      'Idempotent by issuer and uid; the response comes once it is durably stored. The attestee need not have a profile yet.',
    needs: 'attest',
    body: submissionSchema,
    answer: { schema: storedAnswerSchema, description: 'Stored' },
    problems: {
      409: 'The issuer has stored this uid for another person, or the person asked to be forgotten',
      422: 'Invalid field, or invalid attestation',
    },
  },
  example: {
    path: '/credentials',
    body: {
      name: 'Skill: Engineering',
      attesteeAddress: sampleAddress,
      source: 'Guild of Testers',
      chain: 'base',
      reference: 'https://example.com/endorsements/1',
      timestamp: 1_700_000_000,
    },
  },
  create:
    ({ credentials }) =>
    ({ request, exchange }) =>
      credentials.put(request, exchange),
}
