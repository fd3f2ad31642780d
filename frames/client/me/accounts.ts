/** "Prove an account": what is claimed, what to write where, and a watch until it is there. */
import { type ChannelType, trimHandle } from '@whocast/contract/channel.ts'
import { make, makeButton } from '../lib/dom.ts'
import { attempt, call, say } from './service.ts'
import { watchPause } from './watch-pause.ts'

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
type Account = Pick<Claim, 'type' | 'value'>

type SendStatement = (account: object) => Promise<unknown>

const area = document.querySelector<HTMLElement>('[data-claims]')
const form = document.querySelector<HTMLFormElement>('[data-prove]')
let send: SendStatement
let watched: {
  claim: Claim
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
} | null = null

const claimOf = ({ claims }: Answer, account: Account) =>
  claims.find(({ type, value }) => type === account.type && value === account.value)

/** Shows the section, and answers its buttons. */
export function startAccounts(sendStatement: SendStatement): void {
  if (!area || !form) return
  send = sendStatement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const given = new FormData(form)
    void attempt(async () => {
      const type = String(given.get('type')) as ChannelType
      const account = { type, value: trimHandle(type, String(given.get('value'))) }
      const answer = (await send(account)) as Answer
      const claim = claimOf(answer, account)
      if (claim) watch(claim)
      showOutcome(account, answer)
    })
  })
  // On returning to this tab, the person has most likely edited the account.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && watched) void look(watched.claim)
  })
  void call('GET', '/me/accounts').then(
    (answer) => show(answer as unknown as Answer),
    () => {},
  )
}

function watch(claim: Claim): void {
  clearTimeout(watched?.timer)
  watched = { claim, since: Date.now(), timer: undefined }
  again()
}

function again(): void {
  if (!watched) return
  const { claim, since } = watched
  clearTimeout(watched.timer)
  watched.timer = setTimeout(() => void look(claim), watchPause(Date.now() - since))
}

async function look({ type, value }: Account): Promise<void> {
  clearTimeout(watched?.timer)
  try {
    const answer = await call('POST', '/me/accounts', { type, value })
    showOutcome({ type, value }, answer as unknown as Answer)
  } catch (error) {
    say((error as Error).message)
    again()
  }
}

const outcomeTexts: Record<string, string> = {
  'not-named': 'does not name you yet. It is checked again in a moment.',
  several: 'names other profiles, too. Remove their links, and it is checked again.',
  pending: 'names you, but was confirmed for another profile. It is checked again in 24 hours.',
  unreadable: 'could not be fetched. It is retried in a moment.',
}

function showOutcome(account: Account, answer: Answer): void {
  const { value } = account
  const text = outcomeTexts[answer.outcome ?? '']
  const claim = claimOf(answer, account)
  if (claim?.isConfirmed) {
    clearTimeout(watched?.timer)
    watched = null
    say(`${value} is confirmed. It is on your page.`)
  } else {
    if (text) say(`${value} ${text}`)
    if (claim && !watched) watch(claim)
    else again()
  }
  show(answer)
}

const button = (label: string, work: () => Promise<void>) =>
  makeButton('me-switch', label, () => void attempt(work))

function show({ claims, words }: Answer): void {
  const help = make(
    'p',
    'note',
    'Write one of these on the public profile of the account, as a separate word: ',
    ...words
      .slice(0, 4)
      .flatMap((word, index) => [index > 0 ? ' or ' : '', make('code', '', word)]),
  )
  area?.replaceChildren(
    ...(claims.length > 0 ? [make('ul', 'me-rows', ...claims.map(rowOf))] : []),
    ...(claims.some(({ isConfirmed }) => !isConfirmed) ? [help] : []),
  )
}

function stateOf(claim: Claim): string {
  if (claim.isConfirmed) return 'Confirmed'
  if (claim.pendingSince) return 'Names you; counts after a second check in 24 hours'
  if (claim.lapsedAt) return 'No longer confirmed'
  return claim.unreadableReason
    ? `Cannot be read: ${claim.unreadableReason}`
    : 'Waiting for your token on the account'
}

function rowOf(claim: Claim): HTMLElement {
  const { type, value, url, nextCheckAt } = claim
  const name = url
    ? Object.assign(make('a', '', value), { href: url, rel: 'noopener', target: '_blank' })
    : make('bdi', '', value)
  const next = nextCheckAt ? `. Next check after ${new Date(nextCheckAt).toLocaleString()}` : ''
  const state = make('small', '', stateOf(claim) + next)
  return make(
    'li',
    '',
    make('span', 'me-what', make('b', '', type), ' ', name, state),
    !claim.isConfirmed && button(`Check ${value} now`, () => look(claim)),
    button(`Withdraw ${value}`, async () => {
      const answer = (await send({ type, value, isWithdrawn: true })) as Answer
      if (watched?.claim.value === value) watched = null
      say(`You no longer claim ${value}.`)
      show(answer)
    }),
  )
}
