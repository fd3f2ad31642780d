/**
 * The page `/me`: signs in by a wallet, a Farcaster client or a link; has the wallet sign what the
 * service writes, and sends it back.
 */
import { startAccounts } from './me/accounts.ts'
import { startEditor } from './me/editor.ts'
import { signByClient } from './me/farcaster.ts'
import { offerRelay } from './me/relay.ts'
import { attempt, call, say } from './me/service.ts'
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
/** Addresses that may sign for the signed-in person. */
const signers = page?.dataset.signers?.split(' ').filter(Boolean) ?? []

findWallets((wallet) => {
  document.querySelector('[data-no-wallet]')?.setAttribute('hidden', '')
  const { name } = wallet.info
  list?.append(createButton(`Sign in with ${name}`, () => attempt(() => signIn(wallet))))
  choice?.append(createButton(`Sign with ${name}`, async () => chooseWallet(wallet)))
})

function createButton(label: string, work: () => Promise<void>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'me-wallet'
  button.textContent = label
  button.addEventListener('click', () => void work())
  return button
}

function chooseWallet(wallet: Wallet): void {
  choose(wallet)
  choice?.setAttribute('hidden', '')
  say(`${wallet.info.name} is now used to sign.`)
}

/** Reloads the page. */
const show = () => location.assign('/me')

async function signIn(wallet: Wallet): Promise<void> {
  const { address, chainId } = await accountOf(wallet, [])
  const { message = '' } = await call('GET', `/session/nonce?address=${address}&chainId=${chainId}`)
  await call('POST', '/session', { message, signature: await sign(wallet, message, address) })
  choose(wallet)
  show()
}

/** Returns the wallet that signs; with several, the person chooses. */
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

async function change(changes: Record<string, unknown>): Promise<void> {
  const wallet = signingWallet()
  const { address } = await accountOf(wallet, signers)
  const { message = '' } = await call('POST', '/me/statement', { ...changes, address })
  const signature = await sign(wallet, message, address)
  const answer = await call(changes.isLeaving ? 'DELETE' : 'PATCH', '/me', { message, signature })
  if (changes.isLeaving) return showReceipt(answer)
  sessionStorage.setItem('whocast-done', 'Saved. Your changes are active.')
  show()
}

function showReceipt({ receipt }: Record<string, unknown>): void {
  const { at, people, credentials, identifiers } = receipt as Record<string, string>
  for (const element of [...(page?.children ?? [])])
    if (element.tagName !== 'H1' && !element.hasAttribute('data-status')) element.remove()
  say(
    `You left at ${at}. Removed: ${people} profile, ${credentials} credentials; ${identifiers} identifiers are blocked.`,
  )
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-change]')) {
  button.addEventListener(
    'click',
    () => void attempt(() => change(JSON.parse(button.dataset.change ?? '{}'))),
  )
}
document
  .querySelector<HTMLElement>('[data-messages]')
  ?.addEventListener('click', ({ currentTarget }) => {
    const isOn = (currentTarget as HTMLElement).dataset.messages === 'on'
    void attempt(async () => {
      await call('POST', '/me/notifications', { isOn })
      sessionStorage.setItem('whocast-done', isOn ? 'Messages are on.' : 'Messages are off.')
      show()
    })
  })
document.querySelector('[data-sign-out]')?.addEventListener(
  'click',
  () =>
    void attempt(async () => {
      await call('DELETE', '/session')
      show()
    }),
)
document.querySelector('[data-end-others]')?.addEventListener(
  'click',
  () =>
    void attempt(async () => {
      await call('DELETE', '/session?others=true')
      sessionStorage.setItem('whocast-done', 'All other sessions were ended.')
      show()
    }),
)
startEditor((changes) =>
  attempt(async () => {
    const form = document.querySelector('[data-editor]')
    if (form) form.ariaBusy = 'true'
    await change({ ...changes }).finally(() => {
      if (form) form.ariaBusy = null
    })
  }),
)
offerRelay(show)

startAccounts(async (account) => {
  const wallet = signingWallet()
  const { address } = await accountOf(wallet, signers)
  const { message = '' } = await call('POST', '/me/statement', { account, address })
  return call('POST', '/me/accounts', { message, signature: await sign(wallet, message, address) })
})

/**
 * Offers to sign in by a link. Only its button uses the link up, because programs open links to
 * preview them.
 */
function offerLink(token: string): void {
  history.replaceState(null, '', '/me')
  const panel = document.querySelector<HTMLElement>('[data-link]')
  const button = panel?.querySelector('button')
  if (!panel || !button) return
  button.textContent = `Sign in as fid ${fidOf(token)}`
  button.addEventListener(
    'click',
    () =>
      void attempt(async () => {
        await call('POST', '/session', { link: token })
        show()
      }),
  )
  panel.hidden = false
}

/** Returns the fid of a token, for display only: the service verifies the token. */
function fidOf(token: string): number {
  const text = token.split('.')[0] ?? ''
  return Number((JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) as unknown[])[0])
}

const token = /^#link=([\w-]+\.[\w-]+)$/.exec(location.hash)?.[1]
if (token) offerLink(token)

/**
 * Connects to the Farcaster client around a web view: its account signs in, and its wallet signs.
 */
async function joinClient(): Promise<void> {
  const { miniAppHost: host } = await import('./mini-app-host.ts')
  const patience = new Promise<null>((resolve) => setTimeout(resolve, 1000, null))
  if (!(await Promise.race([host.context, patience]).catch(() => null))) return
  // The client itself signs: no code for another device is needed.
  document.querySelector('[data-relay]')?.remove()
  list?.prepend(
    createButton('Sign in with Farcaster', () =>
      attempt(async () => {
        await call('POST', '/session', await signByClient(host))
        show()
      }),
    ),
  )
  let calls = 0
  const provider = {
    async request(given: { method: string; params?: unknown[] }) {
      calls += 1
      const { result, error } = await host.ethProviderRequestV2({
        jsonrpc: '2.0',
        id: calls,
        ...given,
      })
      if (error)
        throw Object.assign(new Error(error.message ?? 'The wallet rejected the request.'), {
          code: error.code,
        })
      return result
    },
  }
  addWallet({
    info: { uuid: 'farcaster', name: 'the Farcaster wallet', rdns: 'xyz.farcaster' },
    provider,
  })
}
if ('ReactNativeWebView' in window) void joinClient()

const done = sessionStorage.getItem('whocast-done')
if (done) say(done)
sessionStorage.removeItem('whocast-done')
