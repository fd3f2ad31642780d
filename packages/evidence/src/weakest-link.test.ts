import { expect, it } from 'vitest'
import { adaDocument, type Document, type Row } from '../../../test/evidence/documents.ts'
import { NOW, registry } from '../../../test/evidence/people.ts'
import { verifyAnswer } from './answer.ts'

/** The verdicts on the rows of Ada where a vendor reports some of her accounts. */
async function verdictsOf(isReported: (row: Row) => boolean) {
  const { profiles } = await adaDocument()
  const document: Document = {
    profiles: profiles.map((profile) => ({
      ...profile,
      channels: profile.channels.map((row) =>
        isReported(row) ? { ...row, proof: { method: 'reported', by: 'neynar' } } : row,
      ),
    })),
  }
  const verdicts = await verifyAnswer(document, {
    for: 'fid:3',
    now: NOW,
    fnameRegistry: registry.address,
  })
  return (label: string) => verdicts.filter((verdict) => verdict.label === label)
}

it('grades a credential by the row of its wallet', async () => {
  const proven = await verdictsOf(() => false)
  expect(proven('Speaker')).toMatchObject([{ status: 'holds', grade: 'proven' }])
  const isAddress = ({ type }: Row) => type === 'wallet' || type === 'ens'
  const reported = await verdictsOf((row) => isAddress(row) || row.value === 'ada.eth')
  expect(reported('Speaker')).toMatchObject([{ status: 'unchecked', grade: 'reported' }])
})

it('makes good no name without a proof by the proofs of other rows', async () => {
  const of = await verdictsOf(({ type, value }) => type === 'ens' && value === 'ada.eth')
  expect(of('ens')).toMatchObject([{ status: 'unchecked', grade: 'reported' }])
  expect(of('Speaker')).toMatchObject([{ status: 'holds' }])
})
