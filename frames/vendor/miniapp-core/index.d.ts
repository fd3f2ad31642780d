import type { ZodSafeParseResult, ZodType } from 'zod'

export declare const safeParseMiniAppEmbed: (value: unknown) => ZodSafeParseResult<unknown>
export declare const domainManifestSchema: ZodType
