/**
 * Sign In With Farcaster by a relay (FIP-11): the page shows a code, the person's phone signs, and
 * the relay passes the signature on.
 */
import { attempt, call, onPress, say } from './service.ts'

const POLL_MS = 1500
/** A nonce of the service lasts ten minutes. */
const PATIENCE_MS = 9 * 60_000

interface Channel {
  channelToken: string
  url: string
}
interface Status {
  state: 'pending' | 'completed'
  message?: string
  signature?: string
}

/** Offers the sign-in where the page names a relay; calls back when the person has signed in. */
export function offerRelay(onSignedIn: () => void): void {
  const section = document.querySelector<HTMLElement>('[data-relay]')
  const code = section?.querySelector<HTMLElement>('[data-relay-code]')
  const relay = section?.dataset.relay
  if (!code || relay === undefined) return
  onPress('[data-relay-start]', async () => {
    const channel = await openChannel(relay)
    await showCode(code, channel.url)
    say('Scan the code with your phone, and approve in Farcaster.')
    void waitForSignature(relay, channel).then(
      (signed) =>
        attempt(async () => {
          await call('POST', '/session', signed)
          onSignedIn()
        }),
      (error: Error) => {
        code.hidden = true
        say(error.message)
      },
    )
  })
}

async function openChannel(relay: string): Promise<Channel> {
  const { nonce, domain, uri } = await call('GET', '/session/nonce')
  const response = await fetch(`${relay}/v1/channel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siweUri: uri, domain, nonce, acceptAuthAddress: true }),
  }).catch(() => null)
  if (!response?.ok) throw new Error('The Farcaster relay is unreachable. Try again later.')
  return (await response.json()) as Channel
}

async function showCode(code: HTMLElement, url: string): Promise<void> {
  const { default: encodeQR } = await import('qr')
  const image = code.querySelector('img')
  const link = code.querySelector('a')
  const svg = encodeQR(url, 'svg', { ecc: 'medium', border: 2 })
  if (image) image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  // The relay chooses the address: only links to apps and web pages are followed.
  if (link && /^(https|farcaster|warpcast):/i.test(url)) link.href = url
  code.hidden = false
}

/** @throws Error if there is no signature in time, or the relay fails */
async function waitForSignature(
  relay: string,
  { channelToken }: Channel,
): Promise<{ message: string; signature: string }> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const response = await fetch(`${relay}/v1/channel/status`, {
      headers: { authorization: `Bearer ${channelToken}` },
    }).catch(() => null)
    const status = response?.ok ? ((await response.json()) as Status) : null
    if (status?.state === 'completed' && status.message && status.signature)
      return { message: status.message, signature: status.signature }
    if (response && response.status >= 400) break
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('The code has expired. Press the button for a new one.')
}
