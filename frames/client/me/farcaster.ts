/** Sign In With Farcaster (FIP-11) by the client around a Mini App, without a relay. */
import type { Remote } from 'comlink'
import type { MiniAppHost } from '../mini-app-host.ts'
import { call } from './service.ts'

type Host = Pick<Remote<MiniAppHost>, 'signIn'>

/**
 * Has the client sign a message with a new nonce.
 *
 * @throws code 4001 if the person declines
 */
export async function signByClient(host: Host): Promise<{ message: string; signature: string }> {
  const { nonce = '' } = await call('GET', '/session/nonce')
  const { result, error } = await host.signIn({ nonce, acceptAuthAddress: true })
  if (error?.type === 'rejected_by_user') throw Object.assign(new Error('rejected'), { code: 4001 })
  if (!result) throw new Error('The Farcaster client did not sign.')
  return { message: result.message, signature: result.signature }
}

/** Returns a link that signs in once, in a browser: a frame has no cookies. */
export async function linkByClient(host: Host): Promise<string> {
  const { url = '' } = await call('POST', '/session/link', await signByClient(host))
  return url
}
