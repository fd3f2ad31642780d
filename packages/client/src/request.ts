import { toWhocastError, WhocastError } from './error.ts'

/** `fetch`, or what does the same. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface RequestOptions {
  /** Without a slash at its end. */
  baseUrl: string
  key: string | undefined
  fetch: Fetch
  timeoutMs: number
  retries: number
  maxBytes: number
  /** From 0 to 1. */
  random: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface CallOptions {
  /** Ends the call; it rejects with the signal's own reason. */
  signal?: AbortSignal | undefined
  /** For this call alone. */
  timeoutMs?: number | undefined
}

export interface Call extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base URL, encoded. */
  path: string
  query?: Record<string, string | undefined>
  /** Sent as JSON. */
  body?: unknown
  /** In place of the client's: 0 for what must not be done twice. */
  retries?: number
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 4000
/** Timers with a longer delay end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Sends one call, with its retries; resolves to the JSON of the answer. */
export type Request = (call: Call) => Promise<unknown>

/**
 * Sends a request: timeout, key, retries, and parsing of the response.
 *
 * Every route may be retried: reads change nothing, and a repeated `PUT` stores the same once.
 *
 * @returns the parsed JSON
 * @throws WhocastError, or the reason of the caller's signal
 */
export function createRequest(options: RequestOptions): Request {
  const { baseUrl, key, fetch, maxBytes, random, wait } = options

  /** One attempt; what went wrong is returned, the end of the call's time is thrown. */
  async function attempt(
    url: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<{ body: unknown } | WhocastError> {
    try {
      const response = await fetch(url, init)
      return readAnswer(response, await readText(response, maxBytes), key)
    } catch (cause) {
      if (cause instanceof WhocastError) return cause
      init.signal.throwIfAborted()
      return new WhocastError('network', { detail: 'no whole answer came', cause })
    }
  }

  function delayBefore(retry: number, { retryAfter }: WhocastError): number {
    if (retryAfter !== undefined) return retryAfter * 1000 + random() * FIRST_DELAY_MS
    return Math.min(FIRST_DELAY_MS * 2 ** retry, MAX_DELAY_MS) * (0.5 + random() / 2)
  }

  return async ({
    method = 'GET',
    path,
    query = {},
    body,
    retries = options.retries,
    signal,
    timeoutMs = options.timeoutMs,
  }) => {
    signal?.throwIfAborted()
    const ending = new AbortController()
    // Not everything that fetches heeds its signal.
    const ended = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true })
    })
    ended.catch(() => {})
    const timedOut = new WhocastError('timeout', { detail: `no answer within ${timeoutMs} ms` })
    const end = () => ending.abort(signal?.reason)
    const timer = setTimeout(() => ending.abort(timedOut), Math.min(timeoutMs, MAX_TIMER_MS))
    signal?.addEventListener('abort', end, { once: true })
    const deadline = Date.now() + timeoutMs
    const init = {
      method,
      headers: {
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: ending.signal,
    }
    try {
      for (let retry = 0; ; retry += 1) {
        const answer = await Promise.race([attempt(baseUrl + path + search(query), init), ended])
        if (!(answer instanceof WhocastError)) return answer.body
        const delay = delayBefore(retry, answer)
        // A required wait beyond the deadline fails at once.
        if (retry >= retries || !isTransient(answer) || Date.now() + delay >= deadline) throw answer
        await wait(delay, ending.signal)
      }
    } catch (error) {
      // Some fetches reject with an error of their own.
      ending.signal.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }
}

/** Returns true for a failure that passes by itself: no answer, overload, a restart. */
export const isTransient = ({ code, status = 0 }: WhocastError) =>
  code === 'network' ||
  code === 'timeout' ||
  (code !== 'not-configured' && [429, 502, 503, 504].includes(status))

function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) {
    // Not everything that fetches has streams.
    const text = await response.text()
    if (text.length > maxBytes) throw tooLarge(response, maxBytes)
    return text
  }
  const decoder = new TextDecoder()
  let text = ''
  await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}

const tooLarge = ({ status }: Response, maxBytes: number) =>
  new WhocastError('bad-response', {
    status,
    detail: `the answer is larger than ${maxBytes} bytes`,
    cause: new RangeError('too many bytes'),
  })

/**
 * Passes a body on as it comes.
 *
 * @throws WhocastError when it is larger than that; nothing more of it is read then
 */
export async function readChunks(
  response: Response,
  maxBytes: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (!response.body) return
  const reader = response.body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw tooLarge(response, maxBytes)
    }
    take(value)
  }
}

function readAnswer(
  { ok, status, headers }: Response,
  text: string,
  key: string | undefined,
): { body: unknown } | WhocastError {
  // Some services repeat the key that they refuse.
  const body = ok || key === undefined ? parse(text) : parse(text.replaceAll(key, '…'))
  if (body instanceof SyntaxError) {
    if (!ok) return toWhocastError(status, headers, undefined)
    return new WhocastError('bad-response', {
      status,
      detail: 'the answer is no JSON',
      cause: body,
    })
  }
  // Some services with this API answer 404 when there is no match.
  if (ok || (status === 404 && Array.isArray((body as { profiles?: unknown } | null)?.profiles)))
    return { body }
  return toWhocastError(status, headers, body)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The engine's own error would repeat what came.
    return new SyntaxError('no JSON')
  }
}

/** Waits, unless the signal ends it before. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
