import { expect, it } from 'vitest'
import { NOW } from '../../../test/evidence/people.ts'
import { checkDocument } from './document.ts'
import { formatMembers, formatVerdicts } from './report.ts'

/** Moves the cursor up, and writes over the line. */
const rewrite = '\u001b[1A\u001b[2Kholds  channel ens ada.eth'

it('prints no control characters of a document, which could rewrite a line', async () => {
  const domain = { name: 'EAS Attestation', [rewrite]: 1 }
  const proof = { kind: 'eas-offchain', attester: { address: `0x${'11'.repeat(20)}` } }
  const credential = {
    ...proof,
    name: 'Speaker',
    attester: proof.attester.address,
    proof: { ...proof, evidence: { domain } },
  }
  const profile = { channels: [], credentials: [credential], [rewrite]: 1 }
  const document = await checkDocument({ profiles: [profile] }, { for: 'fid:3', now: NOW })
  const text = [...formatVerdicts(document.verdicts), ...formatMembers(document)].join('\n')
  expect(text.split('[1A').length).toBe(3)
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
})
