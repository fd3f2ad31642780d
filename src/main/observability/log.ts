import { type DestinationStream, type Level, type Logger as Pino, pino } from 'pino'
import { type AccessLog, type AddressStyle, createAccessLog } from '../../http/access-log.ts'
import { tokenPattern } from '../../http/keys/api-key.ts'
import { redactPath } from '../../http/redact-path.ts'
import { createLogSink, type LogSink } from '../../kit/log-sink.ts'
import { readableLines } from '../../kit/readable-lines.ts'

interface LogOptions {
  level: Level | 'silent'
  /** Values to redact from every line: keys, secrets, passwords, URLs that contain one. */
  secrets?: readonly (string | undefined)[]
  /** Fields of every line: which trace it belongs to. */
  fields?: (() => object | undefined) | undefined
  /** Standard output by default. */
  stream?: DestinationStream
  /**
   * Whether lines may wait a moment for others. True by default; a process that may be frozen after
   * each answer must not.
   */
  isBuffered?: boolean
  /** Whether other processes write to standard output too. */
  isShared?: boolean
  /** How much of a client's address the access log shows. `cut` by default. */
  addresses?: AddressStyle
  /** Readable lines instead of JSON. By default if standard output is a terminal. */
  isReadable?: boolean
}

/** Fields whose value is never written. */
const secretField =
  /"(authorization|token|apiKey|api_key|x-api-key|password|secret|privateKey|cookie)":("(?:[^"\\]|\\.)*"|[^,}\]]+)/gi

const REMOVED = '[removed]'

/** Shorter values are no secrets, and would take ordinary words out of the log. */
const MIN_SECRET_LENGTH = 8

export type Log = Pino & { access: AccessLog; sink: Pick<LogSink, 'flush' | 'lost' | 'isWriting'> }

/**
 * The process's log: one JSON object a line, or on a terminal a line to read. Lines are buffered
 * unless told otherwise; errors and the end of the process flush them.
 */
export function createLog(options: LogOptions): Log {
  const secrets = (options.secrets ?? [])
    .flatMap((secret) => (secret === undefined ? [] : [secret, ...partsOf(secret)]))
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
  const unique = [...new Set(secrets)]
  const isBuffered = options.isBuffered ?? true
  const { isShared = false } = options
  const sink: LogSink | null = options.stream
    ? null
    : createLogSink({ fd: 1, isBuffered, isShared })
  const target = options.stream ?? (sink as LogSink)
  const isReadable = options.isReadable ?? (sink !== null && process.stdout.isTTY === true)
  const isColoured = isReadable && sink !== null && process.stdout.hasColors()
  const stream = isReadable
    ? { write: (lines: string) => target.write(readableLines(lines, { isColoured })) }
    : target

  const { fields } = options
  const log = pino(
    {
      ...(fields ? { mixin: () => fields() ?? {} } : {}),
      level: options.level,
      base: null,
      serializers: { err: serializeError },
      hooks: {
        streamWrite(line) {
          let clean = line
          for (const secret of unique)
            if (clean.includes(secret)) clean = clean.replaceAll(secret, REMOVED)
          if (clean.includes('whocast_')) clean = clean.replace(tokenPattern, REMOVED)
          return clean.replace(secretField, `"$1":"${REMOVED}"`)
        },
      },
    },
    stream,
  )
  const access = log.isLevelEnabled('info')
    ? createAccessLog({
        write: (lines) => stream.write(lines),
        isBuffered,
        redactPath: (path) => redactPath(path, REMOVED),
        addresses: options.addresses ?? 'cut',
      })
    : () => {}
  return Object.assign(log, {
    access,
    sink: sink ?? { flush: async () => {}, lost: () => 0, isWriting: () => false },
  })
}

/** Returns the secrets in a URL: the password, and keys that providers put into the path. */
function partsOf(secret: string): string[] {
  // The host of a PostgreSQL behind a socket is empty, which no URL may be.
  const url = URL.parse(secret) ?? URL.parse(secret.replace('@/', '@socket/'))
  if (!url) return []
  const { password, pathname } = url
  return [
    password,
    decodeURIComponent(password),
    ...pathname.split('/').filter((part) => part.length >= 16),
  ]
}

/** Errors of a chain of causes that are written at most. */
const MAX_CAUSES = 8

/**
 * Type, messages and stacks of an error and its causes; never the requests, configurations and
 * headers that libraries hang onto them or add to their messages after an empty line.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const chain: Error[] = []
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (chain.length === MAX_CAUSES || chain.includes(one)) break
    chain.push(one)
  }
  const code = codeOf(error)
  return {
    type: error.constructor.name,
    // Libraries repeat the message of the cause.
    message: [...new Set(chain.map(headlineOf))].join(': '),
    ...(code === undefined ? {} : { code }),
    stack: chain.map(stackOf).join('\ncaused by: '),
  }
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Some have no message: a connection that was tried at several addresses. */
const headlineOf = (error: Error): string =>
  error.message.split('\n\n')[0] || (codeOf(error) ?? error.name)

const stackOf = (error: Error): string => {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return [`${error.name}: ${headlineOf(error)}`, ...frames].join('\n')
}
