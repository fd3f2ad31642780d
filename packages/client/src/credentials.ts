import { listOf, notTheForm, recordOf } from './answer.ts'
import { WhocastError } from './error.ts'
import { eachPage } from './many.ts'
import type {
  CheckOptions,
  CredentialFilter,
  HeldOptions,
  HeldPageOptions,
  Holder,
  HolderOptions,
  HolderPageOptions,
} from './options.ts'
import { pathOf } from './path.ts'
import type { CallOptions, Request } from './request.ts'
import type {
  Credential,
  CredentialRecord,
  CredentialSubmission,
  HeldCredentials,
  Holders,
} from './types.ts'

/** Creates the calls that store, check and list credentials. */
export const createCredentialCalls = (request: Request) => ({
  /**
   * Stores a credential durably and idempotently. Needs a key with the scope `attest`.
   *
   * @example
   * await whocast.putCredential({ name: 'Speaker', attesteeAddress: '0x62822cBf935689918920380dEcAFFd4976ab327E' })
   */
  putCredential: async (
    submission: CredentialSubmission,
    options?: CallOptions,
  ): Promise<CredentialRecord> =>
    recordOf(await request({ method: 'PUT', path: '/credentials', body: submission, ...options })),

  /**
   * The whole record with its evidence; null if the uid is unknown.
   *
   * @example
   * const record = await whocast.credential(`0x${'0c'.repeat(32)}`)
   * console.log(record?.revocation.status ?? 'unknown')
   */
  async credential(uid: string, options?: CallOptions): Promise<CredentialRecord | null> {
    try {
      return recordOf(await request({ path: pathOf(['credentials', uid]), ...options }))
    } catch (error) {
      if (error instanceof WhocastError && error.code === 'not-found') return null
      throw error
    }
  },

  /**
   * The newest matching credential of a person, or null. Gates should pass an attester, issuer or grade, as anyone can issue a
   * credential of any name. `holder` is any identifier, as in `lookup`.
   *
   * @example
   * const isMember = (await whocast.heldCredential('dwr.eth', 'Guild member', { issuer: 'guild' })) !== null
   */
  async heldCredential(
    holder: string,
    credentialName: string,
    options: CheckOptions = {},
  ): Promise<CredentialRecord | null> {
    const { filter, call } = splitFilter(options)
    const answer = await request({
      path: '/credentials/check',
      query: { holder, credentialName, ...filter },
      ...call,
    })
    const { isHeld } = (answer ?? {}) as { isHeld?: unknown }
    if (typeof isHeld !== 'boolean') throw notTheForm('isHeld')
    return isHeld ? recordOf(answer) : null
  },

  /**
   * All holders of a credential, the newest first; pages are fetched as needed.
   *
   * @example
   * for await (const { profileID, credential } of whocast.holders('Speaker', { grade: 'proven' })) console.log(profileID, credential)
   */
  holders: (credentialName: string, options?: HolderOptions) =>
    eachPage(
      ({ cursor }) => holdersPage(request, credentialName, { ...options, cursor }),
      ({ profiles }): Holder[] => profiles,
    ),
  /** One page of the holders, with the cursor of the next. */
  holdersPage: (credentialName: string, options?: HolderPageOptions) =>
    holdersPage(request, credentialName, options),

  /**
   * All credentials of a person, by grade and then newest first; pages are fetched as needed. A profile
   * has the first 100. `holder` is any identifier, as in `lookup`.
   *
   * @example
   * for await (const { name, attester } of whocast.held('dwr.eth')) console.log(name, attester)
   */
  held: (holder: string, options?: HeldOptions) =>
    eachPage(
      ({ cursor }) => heldPage(request, holder, { ...options, cursor }),
      ({ credentials }): Credential[] => credentials,
    ),
  /** One page of a person's credentials, with the total and the cursor of the next page. */
  heldPage: (holder: string, options?: HeldPageOptions) => heldPage(request, holder, options),
})

async function holdersPage(
  request: Request,
  credentialName: string,
  options: HolderPageOptions = {},
): Promise<Holders> {
  const answer = await credentialPage(request, { credentialName }, options)
  listOf(answer, 'profiles')
  return answer as Holders
}

async function heldPage(
  request: Request,
  holder: string,
  { credentialName, ...options }: HeldPageOptions = {},
): Promise<HeldCredentials> {
  const answer = await credentialPage(request, { holder, credentialName }, options)
  listOf(answer, 'credentials')
  return answer as HeldCredentials
}

function credentialPage(
  request: Request,
  of: Record<string, string | undefined>,
  options: HolderPageOptions,
): Promise<unknown> {
  const { match, limit, offset, cursor, ...more } = options
  const { filter, call } = splitFilter(more)
  const query = {
    ...of,
    ...filter,
    match,
    limit: limit?.toString(),
    offset: offset?.toString(),
    cursor,
  }
  return request({ path: '/credentials', query, ...call })
}

function splitFilter<T extends CredentialFilter>({
  attester,
  issuer,
  schema,
  kind,
  grade,
  ...call
}: T) {
  return { filter: { attester, issuer, schema, kind, grade }, call }
}
