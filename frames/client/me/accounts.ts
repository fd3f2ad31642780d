/** "Prove an account": what is claimed, what to write where, and a watch until it is there. */
import { attempt, call, say } from './service.ts'

interface Claim {
  type: string
  value: string
  url?: string
  isConfirmed: boolean
  lapsedAt?: string
  pendingSince?: string
  unreadableReason?: string
  nextCheckAt?: string
}
interface Answer {
  outcome?: string
  claims: Claim[]
  words: string[]
}

/** Has a statement signed, and sends it. */
type SendStatement = (account: object) => Promise<unknown>

/** How often an account is looked at: more often while the person is likely to be writing there. */
const EVERY_MS = 5000
const LATER_MS = 30_000
const SOON_MS = 40_000

const area = document.querySelector<HTMLElement>('[data-claims]')
const form = document.querySelector<HTMLFormElement>('[data-prove]')
let watched: {
  claim: Claim
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
} | null = null

/** Shows the section, and answers its buttons. */
export function startAccounts(send: SendStatement): void {
  if (!area || !form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const given = new FormData(form)
    void attempt(async () => {
      const account = { type: String(given.get('type')), value: String(given.get('value')).trim() }
      const answer = (await send(account)) as Answer
      const claim = answer.claims.find(
        ({ type, value }) => type === account.type && value === account.value,
      )
      if (claim) watch(claim, send)
      showOutcome(account, answer, send)
    })
  })
  // On returning to this tab, the person has most likely edited the account.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && watched) void look(watched.claim, send)
  })
  void call('GET', '/me/accounts').then(
    (answer) => show(answer as unknown as Answer, send),
    () => {},
  )
}

function watch(claim: Claim, send: SendStatement): void {
  clearTimeout(watched?.timer)
  watched = { claim, since: Date.now(), timer: undefined }
  again(send)
}

function again(send: SendStatement): void {
  if (!watched) return
  const { claim, since } = watched
  watched.timer = setTimeout(
    () => void look(claim, send),
    Date.now() - since < SOON_MS ? EVERY_MS : LATER_MS,
  )
}

async function look(claim: Claim, send: SendStatement): Promise<void> {
  clearTimeout(watched?.timer)
  try {
    showOutcome(
      claim,
      (await call('POST', '/me/accounts', {
        type: claim.type,
        value: claim.value,
      })) as unknown as Answer,
      send,
    )
  } catch (error) {
    say((error as Error).message)
  }
}

const outcomeTexts: Record<string, string> = {
  'not-named': 'does not name you yet. It is checked again in a moment.',
  several: 'names other profiles, too. Remove their links, and it is checked again.',
  pending: 'names you, but was confirmed for another profile. It is checked again in 24 hours.',
  unreadable: 'could not be fetched. It is retried in a moment.',
}

function showOutcome(
  account: { type: string; value: string },
  answer: Answer,
  send: SendStatement,
): void {
  const { outcome } = answer
  const isHere = answer.claims.find(
    ({ type, value }) => type === account.type && value === account.value,
  )
  if (isHere?.isConfirmed) {
    clearTimeout(watched?.timer)
    watched = null
    say(`${account.value} is confirmed. It is on your page.`)
  } else {
    if (outcome && outcomeTexts[outcome]) say(`${account.value} ${outcomeTexts[outcome]}`)
    if (isHere && !watched) watch(isHere, send)
    else again(send)
  }
  show(answer, send)
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
) => {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

function button(label: string, work: () => Promise<void>): HTMLButtonElement {
  const made = element('button', label, 'me-switch')
  made.type = 'button'
  made.addEventListener('click', () => void attempt(work))
  return made
}

function show({ claims, words }: Answer, send: SendStatement): void {
  if (!area) return
  const list = element('ul', '', 'me-rows')
  for (const claim of claims) list.append(rowOf(claim, send))
  const open = claims.some(({ isConfirmed }) => !isConfirmed)
  const help = element(
    'p',
    'Write one of these on the public profile of the account, as a separate word: ',
    'note',
  )
  for (const [index, word] of words.slice(0, 4).entries())
    help.append(index > 0 ? ' or ' : '', element('code', word))
  area.replaceChildren(...(claims.length > 0 ? [list] : []), ...(open ? [help] : []))
}

function rowOf(claim: Claim, send: SendStatement): HTMLElement {
  const { type, value, url, isConfirmed, lapsedAt: endedAt } = claim
  const { pendingSince, unreadableReason, nextCheckAt } = claim
  const row = element('li')
  const what = element('span', '', 'me-what')
  const name = url
    ? Object.assign(element('a', value), { href: url, rel: 'noopener', target: '_blank' })
    : element('bdi', value)
  const state = isConfirmed
    ? 'Confirmed'
    : pendingSince
      ? 'Names you; counts after a second check in 24 hours'
      : endedAt
        ? 'No longer confirmed'
        : unreadableReason
          ? `Cannot be read: ${unreadableReason}`
          : 'Waiting for your token on the account'
  const next = nextCheckAt ? `. Next check after ${new Date(nextCheckAt).toLocaleString()}` : ''
  what.append(element('b', type), ' ', name, element('small', state + next))
  row.append(what)
  if (!isConfirmed) row.append(button(`Check ${value} now`, () => look(claim, send)))
  row.append(
    button(`Withdraw ${value}`, async () => {
      const answer = (await send({ type, value, isWithdrawn: true })) as Answer
      if (watched?.claim.value === value) watched = null
      say(`You no longer claim ${value}.`)
      show(answer, send)
    }),
  )
  return row
}
