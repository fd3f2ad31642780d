import { channelTypes } from '@whocast/contract/channel.ts'
import { credentialKinds } from '@whocast/contract/credential.ts'
import { MAX_IDENTIFIER_BYTES } from '@whocast/contract/identifier.ts'
import { primaryWalletReasons } from '@whocast/contract/primary-wallet.ts'
import { untrustedFields } from '@whocast/contract/profile-fields.ts'
import { grades } from '@whocast/contract/verification.ts'
import { z } from 'zod'
import { likenesses, ownMatchTypes } from '../../search/match.ts'
import { DEFAULT_RESULTS, MAX_QUERY, MAX_RESULTS } from '../../search/search.ts'

/** Arguments and results of the tools. Assistants read them: short, and say what to pass. */

/** The most accounts and credentials of one profile that a result lists. */
export const MAX_ROWS = 50

/** Says what to send in place of an argument that is missing or of another type. */
const send = (what: string) => ({ error: `send ${what}` })

/** Not every database takes a NUL. */
const hasNoNul = (text: string) => !text.includes('\0')

const identifier = z
  .string(send('an identifier as text, such as "vitalik.eth", "fid:3", "@dwr" or "twitter:jack"'))
  .min(1, send('an identifier such as "vitalik.eth"'))
  .max(MAX_IDENTIFIER_BYTES * 4, send(`at most ${MAX_IDENTIFIER_BYTES * 4} characters`))
  .describe(
    'ENS name or Basename (vitalik.eth), wallet address (0x…), fid:3, Farcaster username (@dwr), account (twitter:jack) or profile URL',
  )

const credentialName = z
  .string(send('the exact name of a credential as text, such as "Skill: Engineering"'))
  .min(1, send('the exact name of a credential'))
  .max(500, send('at most 500 characters'))
  .refine(hasNoNul, send('text without NUL'))
  .describe('Exact name, e.g. "Skill: Engineering"')
const attester = z
  .string(send('an address, "fid:3" or the name of an issuer as text, or leave it out'))
  .max(500, send('at most 500 characters'))
  .refine(hasNoNul, send('text without NUL'))
  .optional()
  .describe('Only those signed by this address or fid:3, or reported by this issuer')
const grade = z
  .enum(grades, send('proven, confirmed or reported, or leave it out'))
  .optional()
  .describe(
    'Only this grade. proven: by signatures or chain state; confirmed: by two public records; reported: by `by`, without proof',
  )

const limit = (max: number) => {
  const hint = send(`a whole number from 1 to ${max}, or leave it out`)
  return z.int(hint).min(1, hint).max(max, hint).optional()
}

export const lookupInput = z.object({
  identifier,
  includeClaims: z
    .boolean()
    .optional()
    .describe('For accounts such as twitter:jack: also people who merely claim it. Default false'),
  knownAddresses: z
    .array(z.string().regex(/^0x[0-9a-f]{40}$/i))
    .max(100)
    .optional()
    .describe('Addresses the user trusts: wallets that look like one of them are marked'),
})
export const searchInput = z.object({
  query: z
    .string(send('a name or a part of one as text, such as "vitalik"'))
    .min(1, send('at least one letter'))
    .max(MAX_QUERY, send(`at most ${MAX_QUERY} characters`))
    .describe('A name, a handle or a part of one, a place, or the name of a credential'),
  limit: limit(MAX_RESULTS).describe(`Default ${DEFAULT_RESULTS}`),
})
export const verifyInput = z.object({ identifier })
export const checkInput = z.object({ holder: identifier, credentialName, attester, grade })
export const holdersInput = z.object({
  credentialName,
  attester,
  grade,
  limit: limit(100).describe('Default 20'),
  cursor: z.string().max(500).optional().describe('nextCursor of the previous page'),
})

const notice = z.string().describe('How to read texts of third parties')
const time = z.string().describe('RFC 3339')

const accountForm = z.object({
  type: z.enum(channelTypes),
  value: z.string().describe('Chosen by its owner'),
  url: z.string().optional(),
  grade: z.enum([...grades, 'claimed']).describe('claimed: by the profile alone, not verified'),
  reportedBy: z.string().optional(),
  checkedAt: time.optional(),
  lookalikeOf: z
    .string()
    .optional()
    .describe('Another address with the same first and last four digits: compare them whole'),
  unreadableReason: z.string().optional(),
})

const credentialForm = z.object({
  uid: z.string(),
  grade: z.enum(grades),
  kind: z.enum(credentialKinds),
  attester: z.string().describe('Who signed; of a reported one, the issuer that stored it'),
  issuedAt: time.optional(),
  expiresAt: time.optional(),
  url: z.string().optional(),
  untrusted: z.object({
    name: z.string(),
    source: z.string().optional(),
    reference: z.string().optional(),
    value: z.string().optional(),
  }),
})

const profileForm = z.object({
  profileID: z.string(),
  page: z.string().optional(),
  walletAddress: z.string().optional().describe('The primary wallet'),
  primaryWalletReason: z.enum(primaryWalletReasons).optional(),
  fid: z.int().optional(),
  updatedAt: time.optional(),
  isSample: z.boolean().optional().describe('An invented person, for demonstration'),
  accounts: z.array(accountForm),
  accountCount: z.int(),
  credentials: z.array(credentialForm),
  credentialCount: z.int(),
  untrusted: z
    .object(Object.fromEntries(untrustedFields.map(({ name }) => [name, z.string().optional()])))
    .describe('Texts of the profile'),
})

const foundForm = z.object({
  profileID: z.string(),
  page: z.string().optional(),
  identifier: z.string().optional().describe('Pass it to the other tools'),
  likeness: z.enum(likenesses).describe('How near the match is; similar: with a typing error'),
  match: z.object({
    type: z.enum([...ownMatchTypes, ...channelTypes]),
    grade: z.enum([...grades, 'claimed']),
  }),
  untrusted: z.object({
    displayName: z.string().optional(),
    handle: z.string(),
    matched: z.string(),
  }),
})

export const lookupOutput = z.object({
  asked: z.string(),
  profiles: z.array(profileForm).describe('Empty: no profile is known'),
  isStale: z.boolean().optional().describe('The sources are unreachable; this is older data'),
  similar: z
    .array(foundForm)
    .optional()
    .describe('Without a profile: stored people with a similar name, place or job'),
  notice,
})

export const searchOutput = z.object({ asked: z.string(), results: z.array(foundForm), notice })

export const verifyOutput = z.object({
  asked: z.string(),
  isFound: z.boolean(),
  summary: z.object({ holds: z.int(), fails: z.int(), unchecked: z.int(), claimed: z.int() }),
  verdicts: z.array(
    z.object({
      profileID: z.string().optional(),
      subject: z.enum(['channel', 'credential', 'attestation']),
      label: z.string().describe('Type of the account or name of the credential'),
      value: z.string(),
      status: z
        .enum(['holds', 'fails', 'unchecked'])
        .describe('unchecked: relies on a source that cannot be checked offline'),
      grade: z.enum([...grades, 'claimed']),
      reason: z.string(),
      leftToTrust: z.array(z.string()),
    }),
  ),
  members: z
    .array(
      z.object({
        member: z.string().describe('displayName, bio, avatarUrl, location, walletAddress, …'),
        status: z.enum(['holds', 'fails', 'unchecked']),
        reason: z.string(),
      }),
    )
    .describe('Other members with evidence. Nothing is proven of members that are not listed'),
  leftToTrust: z.array(z.string()).describe('Assumptions behind the verdicts that hold'),
  notice,
})

export const checkOutput = z.object({
  isHeld: z.boolean(),
  credential: credentialForm.optional().describe('The newest that matches'),
  notice,
})

export const holdersOutput = z.object({
  holders: z.array(
    z.object({
      profileID: z.string(),
      walletAddress: z.string().optional(),
      page: z.string().optional(),
      credential: z.object({
        uid: z.string(),
        grade: z.enum(grades),
        attester: z.string(),
        issuedAt: time.optional(),
      }),
      untrusted: z.object({ displayName: z.string().optional(), bio: z.string().optional() }),
    }),
  ),
  nextCursor: z.string().optional(),
  notice,
})

export type AccountForm = z.infer<typeof accountForm>
export type CredentialForm = z.infer<typeof credentialForm>
export type ProfileForm = z.infer<typeof profileForm>
export type LookupOutput = z.infer<typeof lookupOutput>
export type SearchOutput = z.infer<typeof searchOutput>
export type VerifyOutput = z.infer<typeof verifyOutput>
export type CheckOutput = z.infer<typeof checkOutput>
export type HoldersOutput = z.infer<typeof holdersOutput>
