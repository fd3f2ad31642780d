import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { FoundChannel, ProfileFields } from '@whocast/contract/profile.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import type { FoundGrade, Verification } from '@whocast/contract/verification.ts'
import type { Transfer } from '@whocast/evidence/people-file/person.ts'
import { SAMPLE_SOURCE } from '@whocast/evidence/people-file/source-names.ts'
import { packageRoot } from '../../kit/root.ts'
import type { Store } from '../stores.ts'

/** The invented people that come with the service; made by scripts/make-samples.ts. */
export const samplesFile = join(packageRoot, 'samples', 'people.jsonl')

/** A line of the samples: a people file in which everything is written out and normalised. */
interface Sample extends ProfileFields {
  profileID: string
  isSample: true
  updatedAt: string
  channels: (FoundChannel & { isPublic?: boolean; verification?: Verification })[]
  credentials?: CredentialRecord[]
  evidence?: Evidence
}

/**
 * The samples as `readLine` would read them, with their grades and without its checks, which take
 * longer at a first start than all else: a test holds the two together.
 */
export function readSamples(text: string): Transfer[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const {
      profileID,
      isSample,
      updatedAt,
      channels,
      credentials = [],
      evidence,
      ...fields
    } = JSON.parse(line) as Sample
    const found = channels.map(({ isPublic, verification, ...channel }) => ({
      ...channel,
      ...(isPublic === undefined ? {} : { isPublished: isPublic }),
      ...(verification === undefined ? {} : { grade: gradeOf(verification) }),
    }))
    const scope = `${SAMPLE_SOURCE}:${profileID}`
    const checkedAt = Date.parse(updatedAt) / 1000
    return {
      findings: [
        {
          source: SAMPLE_SOURCE,
          scope,
          checkedAt,
          fields,
          channels: found,
          ...(evidence ? { evidence } : {}),
          profileID,
          isSample,
        },
      ],
      credentials,
    }
  })
}

/** The checker's word when the samples were made: a test holds it to what it says now. */
const gradeOf = (verification: Verification): FoundGrade =>
  verification.grade === 'reported'
    ? { grade: 'reported', by: verification.by }
    : { grade: verification.grade }

/** Returns false in production: the private keys are published, so anyone could use them. */
export const hasSamples = ({
  SAMPLE_DATA,
  isProduction,
}: {
  SAMPLE_DATA: 'auto' | 'off'
  isProduction: boolean
}): boolean => SAMPLE_DATA === 'auto' && !isProduction

/**
 * Puts the sample people into an empty store, in one transaction; a store with any people is left
 * alone.
 *
 * @param baseUrl our public origin, which serves their avatars
 * @returns how many people were put in
 */
export async function loadSamples(store: Pick<Store, 'people'>, baseUrl: string): Promise<number> {
  if ((await store.people.count()) > 0) return 0
  const transfers = readSamples(await readFile(samplesFile, 'utf8'))
  for (const { findings } of transfers) {
    for (const { fields } of findings) {
      if (fields.avatarUrl?.startsWith('/')) fields.avatarUrl = baseUrl + fields.avatarUrl
    }
  }
  await store.people.save(
    transfers.flatMap(({ findings }) => findings),
    { refreshAt: null, credentials: transfers.flatMap(({ credentials }) => credentials) },
  )
  return transfers.length
}
