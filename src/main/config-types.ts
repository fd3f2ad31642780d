import { isIP } from 'node:net'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { z } from 'zod'

/** The items of a comma-separated text, without empty ones. */
export const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => trimEnd(url, /[/]/))
/** A whole number within bounds. */
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`
  const error = `must be a whole number ${range}`
  return z.coerce.number<string>({ error }).int(error).min(min, error).max(max, error)
}
const shareError = 'must be a number from 0 to 1'
export const share = z.coerce
  .number<string>({ error: shareError })
  .min(0, shareError)
  .max(1, shareError)
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1')
/** A text of a least length. */
export const text = (min: number) => z.string().min(min, `must have ${min} characters or more`)
/** One of a few words. */
export const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })
/** A URL, or one of a few words. */
export const urlOr = <const Words extends [string, ...string[]]>(...words: Words) =>
  z.union([z.enum(words), webUrl], { error: `must be an http(s) URL, or ${words.join(', or ')}` })
/** URLs, comma-separated, or one word. */
export const urlsOr = <const Word extends string>(word: Word) => {
  const urls = z.array(webUrl).min(1)
  const read = (text: string) => (text === word ? word : urls.safeParse(list(text)).data)
  return z
    .string()
    .refine((text) => read(text) !== undefined, {
      error: `must be an http(s) URL, several by commas, or ${word}`,
    })
    .transform((text) => read(text) as Word | string[])
}
/**
 * Whether accounts of one kind are confirmed: at their public address, or at another that answers
 * alike.
 */
export const accountSource = urlOr('on', 'off').default('on')
/** Whether keys of Nostr are asked for, and at which relays. */
export const relays = z.union(
  [
    z.enum(['on', 'off']),
    z
      .string()
      .transform(list)
      .pipe(z.array(z.url({ protocol: /^wss?$/ })).min(1))
      .transform((urls) => urls.join(',')),
  ],
  { error: 'must be wss://…, several by commas, or on, or off' },
)
export const account = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address: 0x and 40 hex digits')
export const redisUrl = z.string().regex(/^rediss?:\/\//, 'must be redis://…')
export const hex32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits') as unknown as z.ZodType<
  `0x${string}`,
  string
>
/** Seeds of Ed25519 keys. */
export const signingKeys = z
  .string()
  .transform(list)
  .pipe(
    z.tuple([hex32], hex32, {
      error: 'must be 0x and 64 hex digits, or several of them by commas',
    }),
  )
export const fids = z
  .string()
  .transform(list)
  .pipe(z.array(whole(1)))

export const rpcByChain = z
  .string()
  .transform((text) => list(text).map((entry) => entry.split(/=(.*)/s).slice(0, 2)))
  .pipe(z.array(z.tuple([whole(1), webUrl]), { error: 'must be chainId=url,…' }))

/** A cache in front: `fastly=` or `cloudflare=` and a URL, or the URL of a Varnish. */
export const purgedCache = z
  .string()
  .transform((text) => {
    const [, kind = 'varnish', url = ''] = /^(?:(fastly|cloudflare)=)?(.*)$/s.exec(text) ?? []
    return { kind, url: url.replace(/\/$/, '') }
  })
  .pipe(z.object({ kind: z.enum(['varnish', 'fastly', 'cloudflare']), url: webUrl }))

/** `name=value,…`, percent-encoded, as the OpenTelemetry variables are. */
export const pairs = z.string().transform((text, context): Record<string, string> => {
  try {
    const entries = list(text).map((entry) => {
      const [name = '', value] = entry
        .split(/=(.*)/s)
        .map((part) => decodeURIComponent(part.trim()))
      if (!/^[\w.!#$&'*+^`|~-]+$/.test(name) || value === undefined || /[\r\n\0]/.test(value))
        throw new Error(name)
      return [name, value]
    })
    return Object.fromEntries(entries) as Record<string, string>
  } catch {
    context.addIssue('must be name=value,…, percent-encoded')
    return z.NEVER
  }
})

export const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('must be JSON')
    return z.NEVER
  }
})

/** `1.1.1.1`, `1.1.1.1:53`, `2606:4700::1111` or `[2606:4700::1111]:53`. */
export const isSocketAddress = (text: string): boolean => {
  const [, v6, v4] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(v6 ?? v4 ?? text) !== 0
}

export const accountAssociation = json.pipe(
  z.object({ header: z.string(), payload: z.string(), signature: z.string() }),
)

export const endorsements = json.pipe(
  z.record(
    z.string().min(1).max(60),
    z.union([
      z.literal('everybody'),
      z.object({ holdersOf: z.string().min(1) }).strict(),
      z.object({ fids: z.array(z.number().int().positive()) }).strict(),
    ]),
  ),
)

export const dnsServers = z
  .string()
  .transform(list)
  .refine(
    (servers) => servers.every((server) => isSocketAddress(server)),
    'must be address or address:port, …',
  )

export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be postgres://…')
