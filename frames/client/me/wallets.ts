/** The wallets of this browser (EIP-6963), and that of a Farcaster client. */
import { say } from './service.ts'

export interface Provider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>
}

export interface Wallet {
  info: { uuid: string; name: string; rdns: string }
  provider: Provider
}

const CHOSEN = 'whocast-wallet'
const wallets = new Map<string, Wallet>()
const listeners: ((wallet: Wallet) => void)[] = []

/** Adds a wallet that was found. */
export function addWallet(wallet: Wallet): void {
  if (!wallet?.provider || wallets.has(wallet.info.uuid)) return
  wallets.set(wallet.info.uuid, wallet)
  for (const listener of listeners) listener(wallet)
}

/** Detects wallets, and passes each to the callback. */
export function findWallets(onWallet: (wallet: Wallet) => void): void {
  listeners.push(onWallet)
  window.addEventListener('eip6963:announceProvider', (event) =>
    addWallet((event as CustomEvent<Wallet>).detail),
  )
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const { ethereum } = window as { ethereum?: Provider }
  // Wallets of before EIP-6963.
  if (wallets.size === 0 && ethereum)
    addWallet({
      info: { uuid: 'window', name: 'the wallet of this browser', rdns: 'window' },
      provider: ethereum,
    })
}

/** Stores the chosen wallet for this tab. */
export const choose = ({ info }: Wallet): void => sessionStorage.setItem(CHOSEN, info.rdns)

/** Returns the chosen wallet, or the only one; null if there are several. */
export function chosen(): Wallet | null {
  const rdns = sessionStorage.getItem(CHOSEN)
  const all = [...wallets.values()]
  return all.find(({ info }) => info.rdns === rdns) ?? (all.length === 1 ? (all[0] ?? null) : null)
}

/** Returns true if a wallet has announced itself (EIP-6963). */
export const hasWallets = (): boolean => wallets.size > 0

/**
 * Requests an account of a wallet.
 *
 * @param signers the addresses that may sign, in lower case; any where empty
 */
export async function accountOf(
  { provider }: Wallet,
  signers: readonly string[],
): Promise<{ address: string; chainId: number }> {
  const accounts = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
  const address =
    signers.length > 0 ? accounts.find((one) => signers.includes(one.toLowerCase())) : accounts[0]
  if (!address)
    throw new Error(
      signers.length > 0
        ? `Choose one of these in your wallet: ${signers.join(', ')}.`
        : 'The wallet returned no account.',
    )
  return { address, chainId: Number(await provider.request({ method: 'eth_chainId' })) }
}

const hex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Has a wallet sign a text (EIP-191). */
export const sign = ({ provider }: Wallet, message: string, address: string): Promise<unknown> => {
  say('Open your wallet and sign.')
  return provider.request({ method: 'personal_sign', params: [hex(message), address] })
}
