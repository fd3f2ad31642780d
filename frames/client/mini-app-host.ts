/**
 * The Farcaster client around a Mini App, as an object whose methods it answers: Comlink over
 * `postMessage` in a frame, and over the bridge of React Native in a web view
 * (https://miniapps.farcaster.xyz/docs/specification). The official SDK also includes a Solana
 * library and a vendor's token server.
 */
import { type Endpoint, windowEndpoint, wrap } from 'comlink'

export interface MiniAppHost {
  /** Not signed: it may lead somewhere, and proves nothing. */
  context: {
    user?: { fid?: number }
    client?: { safeAreaInsets?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>> }
  }
  /** Takes the splash away. */
  ready(options: object): void
  composeCast(cast: { text: string; embeds: string[] }): void
  viewProfile(person: { fid: number }): void
  openUrl(url: string): void
  updateBackState(state: { visible: boolean }): void
  /** Has the person sign a message of Sign In With Farcaster for this domain. */
  signIn(options: { nonce: string; acceptAuthAddress: boolean }): {
    result?: { message: string; signature: string }
    error?: { type: string }
  }
  /** Asks the client's wallet, by JSON-RPC. */
  ethProviderRequestV2(call: { jsonrpc: '2.0'; id: number; method: string; params?: unknown[] }): {
    result?: unknown
    error?: { code: number; message?: string }
  }
}

interface WebView {
  postMessage(message: string): void
}

/** Messages are sent as JSON, and arrive as events of the document. */
const webViewEndpoint = (webView: WebView): Endpoint => ({
  postMessage: (message) => webView.postMessage(JSON.stringify(message)),
  addEventListener: (_, listener, options) =>
    document.addEventListener('FarcasterFrameCallback', listener, options),
  removeEventListener: (_, listener, options) =>
    document.removeEventListener('FarcasterFrameCallback', listener, options),
})

const { ReactNativeWebView: webView } = window as { ReactNativeWebView?: WebView }

/** A frame that is no client never answers. */
export const miniAppHost = wrap<MiniAppHost>(
  webView ? webViewEndpoint(webView) : windowEndpoint(window.parent),
)
