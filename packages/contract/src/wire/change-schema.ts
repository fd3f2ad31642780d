import { z } from 'zod'
import { changeTypes } from '../change-document.ts'
import { address, profileID, time, uid } from './profile-schema.ts'

export const changeSchema = z
  .object({
    id: z.string().describe('Unique and stable'),
    cursor: z.string().describe('Its position, for `after`'),
    type: z.enum(changeTypes),
    at: time,
    profileID: profileID
      .optional()
      .describe('The profile; absent for a credential whose holder has none'),
    into: profileID.optional().describe('For a merged profile: the profile that replaces it'),
    identifier: z
      .string()
      .optional()
      .describe('For `identifier.moved`: the name or wallet, such as `ens:golden.eth`'),
    credential: z
      .object({ uid, name: z.string(), issuer: z.string(), holder: address.optional() })
      .optional(),
  })
  .meta({ id: 'Change' })

export const changesAnswerSchema = z
  .object({
    changes: z.array(changeSchema),
    next: z.string().describe('`after` of the next page'),
    hasMore: z.boolean().describe('Whether there are more'),
    isTruncated: z
      .literal(true)
      .optional()
      .describe('Changes after the requested position are no longer stored'),
  })
  .meta({ id: 'ChangesAnswer' })
