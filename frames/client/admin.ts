/**
 * The operator's page `/admin`. The key is in this tab's session storage and is sent as a bearer
 * token, never in a URL or a cookie. Pages of other sites can neither read it nor use it.
 */
import type { Overview } from '../../src/api/admin/overview.ts'
import { make, terms } from './admin/dom.ts'
import { overviewParts } from './admin/overview.ts'
import { traceParts, type WireTrace } from './admin/trace.ts'

const STORED = 'whocast-admin-key'
const find = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[data-${name}]`)
const keyForm = find<HTMLFormElement>('key-form')
const overview = find('overview')

const say = (text: string) => {
  const status = find('status')
  if (status) status.textContent = text
}

class Refused extends Error {}

/** @throws Refused where the key does not open this page; Error with the problem's detail */
async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/v1/admin${path}`, {
    method,
    cache: 'no-store',
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${sessionStorage.getItem(STORED) ?? ''}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json().catch(() => ({}))) as T & { detail?: string }
  if (response.status === 401 || response.status === 403)
    throw new Refused(answer.detail ?? 'the key was rejected')
  if (!response.ok) throw new Error(answer.detail ?? `The service returned ${response.status}.`)
  return answer
}

/** Shows the parts for who has a key, or the form for it. */
function setOpen(isOpen: boolean): void {
  keyForm?.toggleAttribute('hidden', isOpen)
  find('signed-in')?.toggleAttribute('hidden', !isOpen)
  find('tools')?.toggleAttribute('hidden', !isOpen)
  if (isOpen) return
  sessionStorage.removeItem(STORED)
  overview?.replaceChildren()
  for (const name of ['trace', 'forget']) find(name)?.replaceChildren()
}

/** Runs work, and shows its error. */
async function attempt(work: () => Promise<string>): Promise<void> {
  try {
    say(await work())
  } catch (error) {
    if (error instanceof Refused) setOpen(false)
    say(error instanceof Error ? error.message : 'The request failed. Try again.')
  }
}

async function refresh(): Promise<string> {
  const shown = await call<Overview>('GET', '')
  const act = (path: string, body: object, done: string) =>
    attempt(async () => {
      await call('POST', path, body)
      await refresh()
      return done
    })
  overview?.replaceChildren(
    ...overviewParts(shown, {
      replay: (body) => act('/replay', body, 'Queued again.'),
      revoke: (id) => act('/revoke', { id }, `Revoked ${id}.`),
    }),
  )
  setOpen(true)
  return `As of ${new Date().toLocaleTimeString('en-GB')}.`
}

keyForm?.addEventListener('submit', (event) => {
  event.preventDefault()
  const input = keyForm.querySelector('input')
  sessionStorage.setItem(STORED, input?.value.trim() ?? '')
  if (input) input.value = ''
  void attempt(refresh)
})
find('refresh')?.addEventListener('click', () => void attempt(refresh))
find('forget-key')?.addEventListener('click', () => {
  setOpen(false)
  say('The key was removed from this tab.')
})

const textOf = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim()

find<HTMLFormElement>('trace-form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const q = textOf(event.currentTarget as HTMLFormElement, 'q')
  void attempt(async () => {
    find('trace')?.replaceChildren('Asking …')
    try {
      const { trace } = await call<{ trace: WireTrace }>('GET', `/trace?q=${encodeURIComponent(q)}`)
      find('trace')?.replaceChildren(...traceParts(trace))
      return ''
    } catch (error) {
      find('trace')?.replaceChildren()
      throw error
    }
  })
})

type Removal = Record<'people' | 'credentials' | 'given' | 'mentions' | 'claims', number> & {
  identifiers: string[]
}

find<HTMLFormElement>('forget-form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const identifier = textOf(event.currentTarget as HTMLFormElement, 'who')
  void attempt(async () => {
    const { removal } = await call<{ removal: Removal }>('POST', '/forget', {
      who: identifier,
      isConfirmed: false,
    })
    find('forget')?.replaceChildren(removalPart(removal), forgetButton(identifier))
    return ''
  })
})

const removalPart = ({
  people,
  identifiers,
  credentials,
  given,
  mentions,
  claims,
}: Removal): HTMLElement =>
  terms([
    ['People', String(people)],
    ['Blocked from now on', identifiers.join(', ') || 'this identifier'],
    ['Credentials about them', String(credentials)],
    ['Credentials that they gave', String(given)],
    ['Mentions of the bot', String(mentions)],
    ['Claims of others', String(claims)],
  ])

function forgetButton(identifier: string): HTMLElement {
  const button = make('button', 'button danger', `Delete ${identifier}`) as HTMLButtonElement
  button.type = 'button'
  button.addEventListener('click', () => {
    if (!confirm(`Delete ${identifier} permanently? This cannot be undone.`)) return
    void attempt(async () => {
      await call('POST', '/forget', { who: identifier, isConfirmed: true })
      find('forget')?.replaceChildren()
      await refresh()
      return 'Deleted. `whocast forget --scrub` overwrites the deleted bytes.'
    })
  })
  return button
}

if (sessionStorage.getItem(STORED)) void attempt(refresh)
