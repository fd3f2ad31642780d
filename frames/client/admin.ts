/**
 * The operator's page `/admin`. The key is in this tab's session storage and is sent as a bearer
 * token, never in a URL or a cookie. Pages of other sites can neither read it nor use it.
 */
import type { Overview } from '../../src/api/admin/overview.ts'
import { overviewParts } from './admin/overview.ts'
import { terms } from './admin/parts.ts'
import { traceParts, type WireTrace } from './admin/trace.ts'
import { makeButton } from './lib/dom.ts'

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

function setOpen(isOpen: boolean): void {
  keyForm?.toggleAttribute('hidden', isOpen)
  find('signed-in')?.toggleAttribute('hidden', !isOpen)
  find('tools')?.toggleAttribute('hidden', !isOpen)
  if (isOpen) return
  sessionStorage.removeItem(STORED)
  overview?.replaceChildren()
  for (const name of ['trace', 'forget']) find(name)?.replaceChildren()
}

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

/** Answers a form with one input, in the element of the same name. */
function answerForm(name: string, work: (text: string) => Promise<HTMLElement[]>): void {
  find<HTMLFormElement>(`${name}-form`)?.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = (event.currentTarget as HTMLFormElement).querySelector('input')?.value.trim()
    void attempt(async () => {
      find(name)?.replaceChildren('Asking …')
      const parts = await work(text ?? '').catch((error) => {
        find(name)?.replaceChildren()
        throw error
      })
      find(name)?.replaceChildren(...parts)
      return ''
    })
  })
}

answerForm('trace', async (q) => {
  const { trace } = await call<{ trace: WireTrace }>('GET', `/trace?q=${encodeURIComponent(q)}`)
  return traceParts(trace)
})

type Removal = Record<'people' | 'credentials' | 'given' | 'mentions' | 'claims', number> & {
  identifiers: string[]
}

answerForm('forget', async (identifier) => {
  const { removal } = await call<{ removal: Removal }>('POST', '/forget', {
    who: identifier,
    isConfirmed: false,
  })
  const button = makeButton('button danger', `Delete ${identifier}`, () => {
    if (!confirm(`Delete ${identifier} permanently? This cannot be undone.`)) return
    void attempt(async () => {
      await call('POST', '/forget', { who: identifier, isConfirmed: true })
      find('forget')?.replaceChildren()
      await refresh()
      return 'Deleted. `whocast forget --scrub` overwrites the deleted bytes.'
    })
  })
  return [removalPart(removal), button]
})

const removalPart = ({ identifiers, ...amounts }: Removal): HTMLElement =>
  terms([
    ['People', String(amounts.people)],
    ['Blocked from now on', identifiers.join(', ') || 'this identifier'],
    ['Credentials about them', String(amounts.credentials)],
    ['Credentials that they gave', String(amounts.given)],
    ['Mentions of the bot', String(amounts.mentions)],
    ['Claims of others', String(amounts.claims)],
  ])

if (sessionStorage.getItem(STORED)) void attempt(refresh)
