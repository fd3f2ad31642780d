/**
 * The texts and times of a credential: one row per field, in the order of documents. The types of
 * records, the schemas that read and describe them, and what is written of them derive from this
 * table. Parties, revocation and verification have forms of their own: `credential.ts`.
 *
 * A new text is one row here; one that proves something also needs its check in `evidence`.
 */

interface CredentialText {
  /** The maximum length in people files, in UTF-16 code units. */
  readonly max: number
  /** Issuers may submit it, in at most this many bytes. */
  readonly submitMax?: number
  /** Sent with `include=proof`, since it is among the signed words. */
  readonly isProof?: true
  readonly isRequired?: true
}

const KIB = 1024

export const credentialTexts = {
  name: { max: 500, isRequired: true },
  value: { max: 4 * KIB, submitMax: 4 * KIB, isProof: true },
  source: { max: 4 * KIB, submitMax: 4 * KIB },
  chain: { max: 4 * KIB, submitMax: 4 * KIB },
  reference: { max: 4 * KIB, submitMax: 4 * KIB },
  data: { max: 16 * KIB, submitMax: 16 * KIB, isProof: true },
} as const satisfies Record<string, CredentialText>

type Texts = typeof credentialTexts
export type CredentialTextName = keyof Texts
export type OptionalTextName = Exclude<CredentialTextName, 'name'>

/** The texts of a record; one without a value is absent. */
export type CredentialTextFields = { name: string } & { [Name in OptionalTextName]?: string }

const rows: Readonly<Record<CredentialTextName, CredentialText>> = credentialTexts
const names = Object.keys(credentialTexts) as CredentialTextName[]

export const optionalTexts = names.filter((name): name is OptionalTextName => name !== 'name')
/** The texts that are sent with a proof. */
export const proofTexts = optionalTexts.filter((name) => rows[name].isProof)

/** Makes a schema for each text; `make` gets the maximum lengths. */
export const textShape = <S>(
  texts: readonly OptionalTextName[],
  make: (limits: { max: number; submitMax: number }) => S,
): Record<OptionalTextName, S> =>
  Object.fromEntries(
    texts.map((name) => {
      const { max, submitMax = 0 } = rows[name]
      return [name, make({ max, submitMax })]
    }),
  ) as Record<OptionalTextName, S>

/** The texts that issuers may submit. */
export const submittedTexts = optionalTexts.filter((name) => rows[name].submitMax !== undefined)

/** Returns the texts of an object that have a value. */
export function pickTexts(
  given: { readonly [Name in OptionalTextName]?: string | undefined },
  from: readonly OptionalTextName[] = optionalTexts,
): { [Name in OptionalTextName]?: string } {
  const picked: { [Name in OptionalTextName]?: string } = {}
  for (const name of from) if (given[name] !== undefined) picked[name] = given[name]
  return picked
}
