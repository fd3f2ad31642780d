/** The page `/me`: finds wallets (EIP-6963), has them sign what the service writes, and sends it back. */

interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>
}
interface Announced {
  info: { uuid: string; name: string; rdns: string }
  provider: Provider
}

const CHOSEN = 'whocast-wallet'
const wallets = new Map<string, Announced>()
const page = document.querySelector<HTMLElement>('.me')
const status = document.querySelector<HTMLElement>('[data-status]')
const list = document.querySelector<HTMLElement>('[data-wallets]')
const signedIn = page?.dataset.address

const say = (text: string) => {
  if (status) status.textContent = text
}

window.addEventListener('eip6963:announceProvider', (event) => {
  const { detail } = event as CustomEvent<Announced>
  if (!detail?.provider || wallets.has(detail.info.uuid)) return
  wallets.set(detail.info.uuid, detail)
  addButton(detail)
})
window.dispatchEvent(new Event('eip6963:requestProvider'))

const { ethereum } = window as { ethereum?: Provider }
// Wallets of before EIP-6963.
if (wallets.size === 0 && ethereum) {
  const old = { info: { uuid: 'window', name: 'the wallet of this browser', rdns: 'window' }, provider: ethereum }
  wallets.set('window', old)
  addButton(old)
}

function addButton(wallet: Announced): void {
  if (!list) return
  document.querySelector('[data-no-wallet]')?.setAttribute('hidden', '')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'me-wallet'
  button.textContent = `Sign in with ${wallet.info.name}`
  button.addEventListener('click', () => void attempt(() => signIn(wallet)))
  list.append(button)
}

/** The wallet that signed in, or the only one. */
function chosen(): Announced {
  const rdns = sessionStorage.getItem(CHOSEN)
  const all = [...wallets.values()]
  const wallet = all.find(({ info }) => info.rdns === rdns) ?? (all.length === 1 ? all[0] : undefined)
  if (!wallet) throw new Error('The wallet that signed in is not here. Sign out, and sign in again.')
  return wallet
}

async function call(method: string, path: string, body?: unknown): Promise<Record<string, string>> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(answer.detail ?? `The service answered ${response.status}.`)
  return answer
}

const hex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

const sign = ({ provider }: Announced, message: string, address: string) => {
  say('Look at your wallet, and sign.')
  return provider.request({ method: 'personal_sign', params: [hex(message), address] })
}

async function accountsOf({ provider }: Announced): Promise<{ address: string; chainId: number }> {
  const accounts = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
  const address = signedIn ? accounts.find((one) => one.toLowerCase() === signedIn) : accounts[0]
  if (!address) throw new Error(signedIn ? `Choose the account ${signedIn} in your wallet.` : 'The wallet gave no account.')
  return { address, chainId: Number(await provider.request({ method: 'eth_chainId' })) }
}

async function signIn(wallet: Announced): Promise<void> {
  const { address, chainId } = await accountsOf(wallet)
  const { message = '' } = await call('GET', `/session/nonce?address=${address}&chainId=${chainId}`)
  await call('POST', '/session', { message, signature: await sign(wallet, message, address) })
  sessionStorage.setItem(CHOSEN, wallet.info.rdns)
  location.reload()
}

async function change(changes: Record<string, unknown>): Promise<void> {
  const wallet = chosen()
  const { address } = await accountsOf(wallet)
  const { message = '' } = await call('POST', '/me/statement', changes)
  const signature = await sign(wallet, message, address)
  const answer = await call(changes.isLeaving ? 'DELETE' : 'PATCH', '/me', { message, signature })
  if (changes.isLeaving) return showReceipt(answer)
  sessionStorage.setItem('whocast-done', 'Done. It is in force.')
  location.reload()
}

function showReceipt({ receipt }: Record<string, unknown>): void {
  const { at, people, credentials, identifiers } = receipt as Record<string, string>
  for (const element of [...(page?.children ?? [])]) if (element.tagName !== 'H1' && element !== status) element.remove()
  say(`You left at ${at}. Removed: ${people} profile, ${credentials} credentials; ${identifiers} identifiers are kept out.`)
}

/** What goes wrong is said, and the page can be used again. */
async function attempt(work: () => Promise<void>): Promise<void> {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.me button')) button.disabled = true
  try {
    await work()
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string }
    // EIP-1193: the person said no.
    say(code === 4001 ? 'Nothing was signed, and nothing changed.' : (message ?? 'It did not work.'))
  } finally {
    for (const button of document.querySelectorAll<HTMLButtonElement>('.me button')) button.disabled = false
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-change]')) {
  button.addEventListener('click', () => void attempt(() => change(JSON.parse(button.dataset.change ?? '{}'))))
}
document.querySelector('[data-sign-out]')?.addEventListener(
  'click',
  () =>
    void attempt(async () => {
      await call('DELETE', '/session')
      location.reload()
    }),
)
document.querySelector<HTMLFormElement>('[data-says]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  const says = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement))
  void attempt(() => change({ says }))
})

const done = sessionStorage.getItem('whocast-done')
if (done) say(done)
sessionStorage.removeItem('whocast-done')
