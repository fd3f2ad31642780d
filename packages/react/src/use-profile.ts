'use client'
import { createWhocast, type Profile, type Whocast } from '@whocast/client/client.ts'
import { shownFields } from '@whocast/client/display.ts'
import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'

const Context = createContext<Whocast | null>(null)

export interface WhocastProviderProps {
  /** Client of the service. */
  baseUrl?: string | undefined
  /** In place of `baseUrl`: a client of your own. */
  client?: Whocast | undefined
  children?: ReactNode
}

/** Gives `useProfile` a service to ask. */
export function WhocastProvider({ baseUrl, client, children }: WhocastProviderProps): ReactElement {
  const provided = useMemo(
    () => client ?? (baseUrl === undefined ? null : createWhocast({ baseUrl })),
    [client, baseUrl],
  )
  if (provided === null) throw new TypeError('WhocastProvider needs a baseUrl or a client')
  return createElement(Context.Provider, { value: provided }, children)
}

/** The fields that `useProfile` asks for. */
export type HookProfile = Pick<Profile, 'profileID' | (typeof shownFields)[number]>

/** The state of a lookup. */
export type ProfileState =
  | { status: 'idle' | 'loading'; profile: null; profiles: []; error: null }
  /** `profile` is null where no one, or more than one, person answers for the identifier. */
  | { status: 'success'; profile: HookProfile | null; profiles: HookProfile[]; error: null }
  | { status: 'error'; profile: null; profiles: []; error: Error }

export interface UseProfileOptions {
  /** In place of the client of the {@link WhocastProvider}. */
  client?: Whocast | undefined
}

/** Answers are used again for as long as the service lets browsers keep them. */
const FRESH_MS = 60_000
const MAX_CACHED = 500

interface Cached {
  at: number
  answer: Promise<HookProfile[]>
}
const cachedByClient = new WeakMap<Whocast, Map<string, Cached>>()

/** Shares one request between all components with the same identifier; failures are not cached. */
function lookUp(client: Whocast, identifier: string): Promise<HookProfile[]> {
  const cached = cachedByClient.get(client) ?? new Map<string, Cached>()
  cachedByClient.set(client, cached)
  const known = cached.get(identifier)
  if (known && Date.now() - known.at < FRESH_MS) return known.answer
  const answer = client.lookup(identifier, { fields: shownFields })
  cached.delete(identifier)
  cached.set(identifier, { at: Date.now(), answer })
  const [oldest] = cached.keys()
  if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
  answer.catch(() => {
    if (cached.get(identifier)?.answer === answer) cached.delete(identifier)
  })
  return answer
}

const idle: ProfileState = { status: 'idle', profile: null, profiles: [], error: null }
const loading: ProfileState = { ...idle, status: 'loading' }

function found(profiles: HookProfile[]): ProfileState {
  const [first = null, ...others] = profiles
  return { status: 'success', profile: others.length === 0 ? first : null, profiles, error: null }
}

const failed = (error: unknown): ProfileState => ({
  ...idle,
  status: 'error',
  error: error instanceof Error ? error : new Error(String(error)),
})

/**
 * Looks a person up. For client components; on servers call the client itself.
 *
 * @param identifier anything that a lookup takes; null asks nothing
 * @example
 * const { profile, status } = useProfile('vitalik.eth')
 * @throws TypeError without a client
 */
export function useProfile(
  identifier: string | null,
  { client: own }: UseProfileOptions = {},
): ProfileState {
  const provided = useContext(Context)
  const client = own ?? provided
  if (client === null)
    throw new TypeError('useProfile needs a WhocastProvider around it, or a client')
  const [settled, setSettled] = useState<{
    client: Whocast
    identifier: string
    state: ProfileState
  } | null>(null)
  useEffect(() => {
    if (identifier === null) return
    let isCurrent = true
    const settle = (state: ProfileState) => {
      if (isCurrent) setSettled({ client, identifier, state })
    }
    lookUp(client, identifier).then(
      (profiles) => settle(found(profiles)),
      (error: unknown) => settle(failed(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [client, identifier])
  if (identifier === null) return idle
  // The result of another identifier is not shown for this one.
  return settled?.client === client && settled.identifier === identifier ? settled.state : loading
}
