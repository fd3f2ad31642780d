/**
 * The page `/me`: signs in by a wallet, a Farcaster client or a link; has the wallet sign what the
 * service writes, and sends it back.
 */
import { makeButton } from './lib/dom.ts'
import { startAccounts } from './me/accounts.ts'
import { startEditor } from './me/editor.ts'
import { signByClient } from './me/farcaster.ts'
import { offerRelay } from './me/relay.ts'
import { attempt, call, onPress, say } from './me/service.ts'
import {
  accountOf,
  addWallet,
  choose,
  chosen,
  findWallets,
  hasWallets,
  sign,
  type Wallet,
} from './me/wallets.ts'

const page = document.querySelector<HTMLElement>('.me')
const list = document.querySelector<HTMLElement>('[data-wallets]')
const choice = document.querySelector<HTMLElement>('[data-choose]')
const signers = page?.dataset.signers?.split(' ').filter(Boolean) ?? []

/** Shown by the page that is loaded next. */
const DONE = 'whocast-done'

const walletButton = (label: string, work: () => Promise<void>) =>
  makeButton('me-wallet', label, () => void attempt(work))

findWallets((wallet) => {
  document.querySelector('[data-no-wallet]')?.setAttribute('hidden', '')
  const { name } = wallet.info
  list?.append(walletButton(`Sign in with ${name}`, () => signIn(wallet)))
  choice?.append(
    walletButton(`Sign with ${name}`, async () => {
      choose(wallet)
      choice.setAttribute('hidden', '')
      say(`${name} is now used to sign.`)
    }),
  )
})

function reload(done?: string): void {
  if (done) sessionStorage.setItem(DONE, done)
  location.assign('/me')
}

async function signIn(wallet: Wallet): Promise<void> {
  const { address, chainId } = await accountOf(wallet, [])
  const { message = '' } = await call('GET', `/session/nonce?address=${address}&chainId=${chainId}`)
  await call('POST', '/session', { message, signature: await sign(wallet, message, address) })
  choose(wallet)
  reload()
}

function signingWallet(): Wallet {
  const wallet = chosen()
  if (wallet) return wallet
  if (!hasWallets())
    throw new Error(
      'No wallet was found in this browser. Open this page in the browser of your wallet.',
    )
  choice?.removeAttribute('hidden')
  throw new Error('Choose below which wallet signs, and try again.')
}

async function signStatement(content: object): Promise<{ message: string; signature: unknown }> {
  const wallet = signingWallet()
  const { address } = await accountOf(wallet, signers)
  const { message = '' } = await call('POST', '/me/statement', { ...content, address })
  return { message, signature: await sign(wallet, message, address) }
}

async function change(changes: Record<string, unknown>): Promise<void> {
  const statement = await signStatement(changes)
  if (changes.isLeaving) return showReceipt(await call('DELETE', '/me', statement))
  await call('PATCH', '/me', statement)
  reload('Saved. Your changes are active.')
}

function showReceipt({ receipt }: Record<string, unknown>): void {
  const { at, people, credentials, identifiers } = receipt as Record<string, string>
  for (const element of [...(page?.children ?? [])])
    if (element.tagName !== 'H1' && !element.hasAttribute('data-status')) element.remove()
  say(
    `You left at ${at}. Removed: ${people} profile, ${credentials} credentials; ${identifiers} identifiers are blocked.`,
  )
}

onPress('[data-change]', ({ dataset }) => change(JSON.parse(dataset.change ?? '{}')))
onPress('[data-messages]', async ({ dataset }) => {
  const isOn = dataset.messages === 'on'
  await call('POST', '/me/notifications', { isOn })
  reload(isOn ? 'Messages are on.' : 'Messages are off.')
})
onPress('[data-sign-out]', async () => {
  await call('DELETE', '/session')
  reload()
})
onPress('[data-end-others]', async () => {
  await call('DELETE', '/session?others=true')
  reload('All other sessions were ended.')
})
startEditor((changes) =>
  attempt(async () => {
    const form = document.querySelector('[data-editor]')
    if (form) form.ariaBusy = 'true'
    await change({ ...changes }).finally(() => {
      if (form) form.ariaBusy = null
    })
  }),
)
offerRelay(reload)
startAccounts(async (account) => call('POST', '/me/accounts', await signStatement({ account })))

/** Only the button uses the link up, because programs open links to preview them. */
function offerLink(token: string): void {
  history.replaceState(null, '', '/me')
  const panel = document.querySelector<HTMLElement>('[data-link]')
  const button = panel?.querySelector('button')
  if (!panel || !button) return
  button.textContent = `Sign in as fid ${fidOf(token)}`
  onPress('[data-link] button', async () => {
    await call('POST', '/session', { link: token })
    reload()
  })
  panel.hidden = false
}

/** Returns the fid of a token, for display only: the service verifies the token. */
function fidOf(token: string): number {
  const text = token.split('.')[0] ?? ''
  return Number((JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as unknown[])[0])
}

const token = /^#link=([\w-]+\.[\w-]+)$/.exec(location.hash)?.[1]
if (token) offerLink(token)

/** Connects to the Farcaster client around a web view: its account and wallet sign. */
async function joinClient(): Promise<void> {
  const { miniAppHost: host } = await import('./mini-app-host.ts')
  if (!(await host.context)) return
  // The client itself signs: no code for another device is needed.
  document.querySelector('[data-relay]')?.remove()
  list?.prepend(
    walletButton('Sign in with Farcaster', async () => {
      await call('POST', '/session', await signByClient(host))
      reload()
    }),
  )
  let calls = 0
  const provider = {
    async request(given: { method: string; params?: unknown[] }) {
      calls += 1
      const request = { jsonrpc: '2.0', id: calls, ...given } as const
      const { result, error } = await host.ethProviderRequestV2(request)
      if (!error) return result
      const { code, message = 'The wallet rejected the request.' } = error
      throw Object.assign(new Error(message), { code })
    },
  }
  addWallet({
    info: { uuid: 'farcaster', name: 'the Farcaster wallet', rdns: 'xyz.farcaster' },
    provider,
  })
}
if ('ReactNativeWebView' in window) void joinClient()

const done = sessionStorage.getItem(DONE)
if (done) say(done)
sessionStorage.removeItem(DONE)
