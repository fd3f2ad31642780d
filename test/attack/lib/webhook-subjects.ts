import type { Store } from '../../../src/main/stores.ts'

/** The profile ID of a person whose changes are followed. */
export const subjectID = (n: number) => `subject_${String(n).padStart(13, '0')}`

/** Stores a person with another name each round: one change. */
export const saveSubject = (store: Pick<Store, 'people'>, n: number, round: number) =>
  store.people.save(
    [
      {
        source: 'import',
        scope: `import:${subjectID(n)}`,
        checkedAt: 1_700_000_000 + round,
        profileID: subjectID(n),
        fields: { displayName: `Round ${round}` },
        channels: [
          {
            type: 'farcaster',
            value: `s${n}`,
            isVerified: true,
            metadata: [{ name: 'fid', value: String(n + 1) }],
          },
        ],
      },
    ],
    { refreshAt: null },
  )
