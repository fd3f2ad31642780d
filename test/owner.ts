import type { Address, Hex } from 'viem'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'

/** Sends a request of a page of the service, or of whatever the headers say. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Whatever signs a text: an account of viem, for one. */
export interface Signer {
  address: Address
  signMessage(given: { message: string }): Promise<Hex>
}

/** What a browser with a wallet does at a service: signs in, and keeps the cookie. */
export interface OwnerBrowser {
  cookie: string
  /** A request of the page, with its cookie. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** A message with a new nonce. */
  message(more?: Partial<SiweMessage>): Promise<string>
  /** Signs in; the answer. */
  signIn(more?: Partial<SiweMessage>): Promise<Response>
}

/**
 * A browser of one owner.
 *
 * @param baseUrl the service's public origin
 */
export function ownerBrowser(send: Send, baseUrl: string, wallet: Signer): OwnerBrowser {
  const browser: OwnerBrowser = {
    cookie: '',
    async send(method, path, body, headers = {}) {
      const response = await send(path, {
        method,
        headers: {
          ...(method === 'GET' ? {} : { origin: baseUrl }),
          ...(browser.cookie === '' ? {} : { cookie: browser.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const set = response.headers.get('set-cookie')
      if (set !== null) browser.cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
      return response
    },
    async message(more = {}) {
      const response = await browser.send('GET', '/session/nonce')
      const given = (await response.json()) as {
        nonce: string
        domain: string
        uri: string
        issuedAt: string
      }
      return createSiweMessage({
        address: wallet.address,
        chainId: 1,
        domain: given.domain,
        uri: given.uri,
        nonce: given.nonce,
        version: '1',
        issuedAt: new Date(given.issuedAt),
        ...more,
      })
    },
    async signIn(more = {}) {
      const message = await browser.message(more)
      return browser.send('POST', '/session', {
        message,
        signature: await wallet.signMessage({ message }),
      })
    },
  }
  return browser
}

/** Signs a change of what is shown, and puts it in force; the answer. */
export async function change(
  browser: OwnerBrowser,
  wallet: Signer,
  changes: object,
): Promise<Response> {
  const asked = await browser.send('POST', '/me/statement', changes)
  if (asked.status !== 200) return asked
  const { message } = (await asked.json()) as { message: string }
  const method = 'isLeaving' in changes ? 'DELETE' : 'PATCH'
  return browser.send(method, '/me', { message, signature: await wallet.signMessage({ message }) })
}
