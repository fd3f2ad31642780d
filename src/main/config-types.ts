import { isIP } from 'node:net'
import { linkedTypes } from '@whocast/contract/account-link.ts'
import { hex32, webUrl } from '@whocast/contract/schemas.ts'
import { z } from 'zod'

/** The items of a comma-separated text, without empty ones. */
export const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

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
      error: `must be an http(s) URL, several comma-separated, or ${word}`,
    })
    .transform((text) => read(text) as Word | string[])
}
/** A URL without user, path, query and fragment. */
export const webOrigin = webUrl.refine(
  (url) => new URL(url).href === `${new URL(url).origin}/`,
  'must be an origin such as https://who.example, without a path',
)
export const account = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address: 0x and 40 hex digits')
export const redisUrl = z.string().regex(/^rediss?:\/\//, 'must be redis://…')
/** Seeds of Ed25519 keys. */
export const signingKeys = z
  .string()
  .transform(list)
  .pipe(
    z.tuple([hex32], hex32, {
      error: 'must be 0x and 64 hex digits, or several, comma-separated',
    }),
  )
export const fids = z
  .string()
  .transform(list)
  .pipe(z.array(whole(1)))

/** Reads a part of a value; its problems become those of the whole. */
function readPart<Part extends z.ZodType>(
  schema: Part,
  part: unknown,
  context: z.RefinementCtx,
): z.output<Part> {
  const read = schema.safeParse(part)
  if (read.success) return read.data
  for (const { message } of read.error.issues) context.addIssue(message)
  return z.NEVER
}

/** A cache in front: `fastly=` or `cloudflare=` and a URL, or the URL of a Varnish. */
export const purgedCache = z
  .string()
  .transform((text) => {
    const [, kind = 'varnish', url = ''] = /^(?:(fastly|cloudflare)=)?(.*)$/s.exec(text) ?? []
    return { kind, url: url.replace(/\/$/, '') }
  })
  .pipe(z.object({ kind: z.enum(['varnish', 'fastly', 'cloudflare']), url: webUrl }))

const chainUrls = z.array(z.tuple([whole(1), webUrl]))

/** `chainId=url,…`, with at most one `option=value`. Returns URLs by chain ID, and the option. */
export const rpcByChain = <Option extends z.ZodType>(option: string, schema: Option) =>
  z.string().transform((text, context) => {
    const entries = list(text).map((entry) => entry.split(/=(.*)/s).slice(0, 2))
    const isOption = ([name]: string[]) => name === option
    const urls = chainUrls.safeParse(entries.filter((entry) => !isOption(entry)))
    if (!urls.success) context.addIssue('must be chainId=url,…')
    return {
      urls: urls.data ?? [],
      option: readPart(schema, entries.find(isOption)?.[1], context),
    }
  })

interface NumberSetting {
  schema: z.ZodType<number, string>
  otherwise: number
}

/** `name=number,…`; a number alone counts for the first name. Absent names have defaults. */
export const numbers = <Name extends string>(table: Record<Name, NumberSetting>) =>
  z
    .string()
    .default('')
    .transform((text, context): Record<Name, number> => {
      const names = Object.keys(table) as Name[]
      const values = Object.fromEntries(names.map((name) => [name, table[name].otherwise]))
      for (const entry of list(text)) {
        const [name, value] = entry.includes('=') ? entry.split('=', 2) : [names[0], entry]
        const read = names.includes(name as Name)
          ? table[name as Name].schema.safeParse(value || undefined)
          : undefined
        if (read?.success) values[name as Name] = read.data
        else context.addIssue(`must be name=number,… with the names ${names.join(', ')}`)
      }
      return values as Record<Name, number>
    })

/** A text and, after a comma, one option `name=value`. */
export const withOption = <Value extends z.ZodType, Option extends z.ZodType>(
  name: string,
  value: Value,
  option: Option,
) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const entries = list(text ?? '')
      const isOption = (entry: string) => entry.startsWith(`${name}=`)
      const rest = entries.filter((entry) => !isOption(entry)).join(',')
      const given = entries.find(isOption)?.slice(name.length + 1)
      return {
        value: readPart(value, rest === '' ? undefined : rest, context),
        option: readPart(option, given, context),
      }
    })

/** The secret of purges, and the tokens of the caches that have an API. */
export const purgeSecret = withOption(
  'fastly',
  withOption('cloudflare', text(16).optional(), text(8).optional()),
  text(8).optional(),
)

const relayUrl = z.url({ protocol: /^wss?$/ })
/** Kinds that are read at addresses which the account names itself. */
const anyHost = ['website', 'mastodon']

/**
 * Which kinds of accounts are confirmed: `on`, `off`, or exceptions, `-reddit,github=https://…`.
 * Returns the address of each exception, or `off`; several addresses are comma-separated.
 */
export const accounts = z
  .string()
  .default('on')
  .transform((text, context): 'off' | Record<string, string> => {
    if (text === 'off') return 'off'
    const exceptions: Record<string, string> = {}
    for (const entry of list(text)) {
      if (entry === 'on') continue
      const [, minus, type = '', address] = /^(-?)([a-z]+)(?:=(.+))?$/.exec(entry) ?? []
      const schema = type === 'nostr' ? relayUrl : webUrl
      const isKnown = (linkedTypes as readonly string[]).includes(type)
      const isAddress = !minus && !anyHost.includes(type) && schema.safeParse(address).success
      if (isKnown && minus && address === undefined) exceptions[type] = 'off'
      else if (isKnown && isAddress)
        exceptions[type] = [exceptions[type], address].filter(Boolean).join(',')
      else context.addIssue('must be on, off, or -kind and kind=url, comma-separated')
    }
    return exceptions
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
const isSocketAddress = (text: string): boolean => {
  const [, v6, v4] = /^(?:\[(.+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(v6 ?? v4 ?? text) !== 0
}

export const accountAssociation = json.pipe(
  z.object({
    header: z.string(),
    payload: z.string(),
    signature: z.string(),
    baseBuilder: account.optional(),
  }),
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

/** A URL of PostgreSQL, whose host may be empty where `host=` names a socket. */
const isPostgresUrl = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/'))

export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be postgres://…, with / ? # and % of the password percent-encoded')

/** Whether a node is followed, and with how many requests a second at most; 0 for no bound. */
export const follow = z
  .string()
  .default('false')
  .transform((text, context): false | { perSecond: number } => {
    const [, rate] = /^(\d{1,6})\/s$/.exec(text) ?? []
    const isFollowed = rate === undefined ? flag.safeParse(text) : { success: true, data: true }
    if (!isFollowed.success) context.addIssue('must be true, false, or 50/s')
    return isFollowed.data === true && { perSecond: Number(rate ?? 0) }
  })

/** `1`, or `1,traceparent`: how many proxies are trusted, and whether with the trace they name. */
export const trustProxy = z
  .string()
  .default('')
  .transform((text, context) => {
    const parts = list(text)
    const count = parts.filter((part) => part !== 'traceparent').join(',')
    return {
      count: readPart(whole(0, 10).optional(), count === '' ? undefined : count, context),
      isParentTrusted: parts.includes('traceparent'),
    }
  })
