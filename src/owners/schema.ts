import { type OwnTextName, ownTextLimits, ownTextNames } from '@whocast/contract/profile-fields.ts'
import { channelTypeSchema } from '@whocast/contract/wire/profile-schema.ts'
import {
  hideableFields,
  isWebUrl,
  MAX_ATTESTER,
  MAX_ENTRIES,
  MAX_LINKS,
  MAX_MESSAGE,
  MAX_TITLE,
} from '@whocast/evidence/forms/owner-decision.ts'
import { z } from 'zod'

/** The forms of the routes for who is signed in. */

export const signInSchema = z
  .object({
    message: z.string().min(1).max(MAX_MESSAGE).describe('EIP-4361: the text that was signed'),
    signature: z
      .string()
      .regex(/^0x[0-9a-fA-F]+$/, 'must be 0x and hex digits')
      .describe('Of the text by EIP-191; of contract wallets by ERC-1271 or ERC-6492'),
  })
  .meta({ id: 'SignIn' })

export const linkSchema = z
  .object({
    link: z.string().min(1).max(500).describe('The token of a link: what follows `#link=`'),
  })
  .meta({ id: 'SignInByLink' })

export const openSchema = z.union([signInSchema, linkSchema])

const time = z.iso.datetime()

export const signInLinkSchema = z
  .object({
    url: z.url().describe('Signs the Farcaster account in, once, in the browser that opens it'),
    expiresAt: time,
  })
  .meta({ id: 'SignInLink' })

export const challengeSchema = z
  .object({
    nonce: z.string(),
    domain: z.string(),
    uri: z.string(),
    version: z.literal('1'),
    chains: z.array(z.number().int()).describe('The chain IDs that the message may name'),
    issuedAt: time,
    expiresAt: time.describe('Until when the nonce may be used, once'),
  })
  .meta({ id: 'Challenge' })

export const sessionSchema = z
  .object({
    address: z
      .string()
      .optional()
      .describe('Who signed; absent where an app key of the Farcaster account did'),
    fid: z.number().int().optional().describe('The Farcaster account that was signed in'),
    expiresAt: time,
  })
  .meta({ id: 'Session' })

export const signedInSchema = z.object({ session: sessionSchema }).meta({ id: 'SignedIn' })

export const signedOutSchema = z
  .object({
    isSignedOut: z.boolean().describe('Whether there was a session'),
    ended: z.int().optional().describe('With `others=true`: how many other sessions ended'),
  })
  .meta({ id: 'SignedOut' })

export const channelNameSchema = z
  .object({ type: channelTypeSchema, value: z.string().min(1).max(255) })
  .meta({ id: 'ChannelName' })

/** The fields that owners may write as text; an empty text restores what sources report. */
const ownTexts = Object.fromEntries(
  ownTextNames.map((name) => [
    name,
    z
      .string()
      .max(ownTextLimits[name])
      .optional()
      .describe('In place of what sources report; empty: what sources report'),
  ]),
) as Record<OwnTextName, z.ZodOptional<z.ZodString>>

export const changesSchema = z
  .object({
    isHidden: z.boolean().optional().describe('Everything'),
    channels: z
      .array(channelNameSchema.extend({ isHidden: z.boolean() }))
      .max(MAX_ENTRIES)
      .optional(),
    credentials: z
      .array(
        z.object({
          uid: z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits'),
          isHidden: z.boolean(),
        }),
      )
      .max(MAX_ENTRIES)
      .optional(),
    issuers: z
      .array(
        z.object({ attester: z.string().trim().min(1).max(MAX_ATTESTER), isHidden: z.boolean() }),
      )
      .max(MAX_ENTRIES)
      .optional()
      .describe('Attesters to mute: none of their credentials is shown'),
    fields: z
      .array(z.object({ name: z.enum(hideableFields), isHidden: z.boolean() }))
      .max(hideableFields.length)
      .optional(),
    says: z
      .object({
        ...ownTexts,
        highlights: z
          .array(
            z.object({
              title: z.string().min(1).max(MAX_TITLE),
              url: z.string().refine(isWebUrl, 'must be an https or http URL'),
            }),
          )
          .max(MAX_LINKS)
          .optional()
          .describe('Links'),
      })
      .optional(),
    publishes: z
      .array(channelNameSchema)
      .max(MAX_ENTRIES)
      .optional()
      .describe('All accounts that the owner publishes, of private types for one'),
    order: z
      .array(channelNameSchema)
      .max(MAX_ENTRIES)
      .optional()
      .describe('The accounts to show first'),
    accent: z
      .string()
      .regex(/^(#[0-9a-fA-F]{6})?$/, 'must be #rrggbb, or empty')
      .optional()
      .describe('The colour of the card and the page; empty: that of the picture'),
    account: channelNameSchema
      .extend({ isWithdrawn: z.boolean().optional() })
      .optional()
      .describe(
        'The statement that an account elsewhere is theirs, or no longer; the rest is not looked at',
      ),
    isLeaving: z
      .literal(true)
      .optional()
      .describe('The statement with which the owner leaves; the rest is ignored'),
    chainId: z.number().int().positive().optional().describe('That the message names'),
    address: z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x and 40 hex digits')
      .optional()
      .describe('Who will sign, where another wallet of the same person does'),
  })
  .meta({ id: 'OwnerChanges' })

export const statementSchema = z
  .object({ message: z.string().describe('To be signed as it is, within ten minutes; EIP-4361') })
  .meta({ id: 'Statement' })

/** A signed statement about an account, or an account to be looked at again. */
export const accountSchema = z.union([signInSchema, channelNameSchema])

const outcomes = ['confirmed', 'pending', 'not-named', 'several', 'unreadable'] as const
export const ownAccountsSchema = z
  .object({
    outcome: z
      .enum(outcomes)
      .optional()
      .describe(
        'How the account that was looked at stands now; absent where it was looked at a moment ago, or too often',
      ),
    claims: z.array(
      z.object({
        type: channelTypeSchema,
        value: z.string(),
        url: z.string().optional(),
        isConfirmed: z.boolean(),
        checkedAt: time.optional(),
        lapsedAt: time.optional().describe('Confirmed before; since when no longer'),
        pendingSince: time
          .optional()
          .describe('Since when it waits for a second reading, after 24 hours'),
        unreadableReason: z.string().optional().describe('Why the account cannot be read'),
        nextCheckAt: time
          .optional()
          .describe(
            'When it is read again, at the first lookup after that; absent: at the next one',
          ),
      }),
    ),
    words: z
      .array(z.string())
      .describe(
        'Tokens: any of them, as a separate word on the public profile of an account, names the person',
      ),
  })
  .meta({ id: 'OwnAccounts' })

export const notificationsSchema = z
  .object({
    isOn: z
      .boolean()
      .describe('Whether the person is notified of changes in their Farcaster clients'),
  })
  .meta({ id: 'Notifications' })

const notificationState = z.object({
  isOn: z.boolean(),
  clients: z.number().int().describe('Clients in which they have turned messages on'),
})
export const notifiedSchema = z
  .object({ notifications: notificationState })
  .meta({ id: 'Notified' })

export const receiptSchema = z
  .object({
    receipt: z.object({
      at: time,
      people: z.number().int(),
      identifiers: z.number().int().describe('Suppressed from now on, as keyed hashes'),
      credentials: z.number().int(),
      given: z.number().int().describe('Credentials that they gave to others'),
      mentions: z.number().int(),
      claims: z.number().int().describe('People whose claims to their identifiers were removed'),
    }),
  })
  .meta({ id: 'Receipt' })

export const ownSchema = z
  .looseObject({
    session: sessionSchema,
    isForgotten: z.boolean(),
    objection: z
      .string()
      .optional()
      .describe('Why who is signed in may neither see what is private nor decide'),
    of: z.string().describe('The subject of decisions: fid:3 or eth:0x…'),
    profileID: z.string().optional(),
    identifiers: z.array(z.string()).describe('Their own data alone'),
    channels: z.array(
      z.looseObject({
        type: z.string(),
        value: z.string(),
        isVerified: z.boolean(),
        source: z.string(),
        isHidden: z.boolean(),
      }),
    ),
    fields: z.array(z.object({ name: z.string(), value: z.unknown(), isHidden: z.boolean() })),
    issuers: z
      .array(
        z.object({
          attester: z.string(),
          name: z.string().optional().describe('Name of its profile'),
          credentials: z.number().int().describe('Stored ones, private and revoked ones too'),
          isHidden: z.boolean().describe('Muted: none of its credentials is shown'),
        }),
      )
      .optional()
      .describe('Issuers of credentials about them: muted ones, then those with most'),
    decision: z
      .looseObject({ isHidden: z.boolean() })
      .optional()
      .describe('The active decision, with its statement'),
    notifications: notificationState
      .optional()
      .describe('Absent where no Farcaster client of theirs has turned messages on'),
    held: z.looseObject({}).optional().describe('Everything that is stored, by source'),
  })
  .meta({ id: 'Own' })
