/**
 * Inside a Farcaster client this page is a Mini App. It reports that it is ready, which hides the
 * splash screen. Links, sharing and profiles open in the client, its back button works here, and
 * "You" leads to the viewer. Elsewhere none of this is loaded.
 */
import type { MiniAppHost } from './mini-app-host.ts'

const isEmbedded = window.parent !== window || 'ReactNativeWebView' in window

const PATIENCE_MS = 1000

if (isEmbedded) void start()

type HostContext = MiniAppHost['context']

async function start(): Promise<void> {
  const { miniAppHost } = await import('./mini-app-host.ts')
  // A client that is slow to describe itself still hides its splash screen.
  const patience = setTimeout(() => void miniAppHost.ready({}), PATIENCE_MS)
  const context = await miniAppHost.context
  if (!context) return
  document.documentElement.dataset.miniapp = 'true'
  showViewer(context)
  keepSafe(context)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const share = event.target.closest<HTMLElement>('[data-compose]')?.dataset
    const person = event.target.closest<HTMLElement>('[data-fid]')?.dataset
    const outside = event.target.closest<HTMLAnchorElement>('a[href^="http"]')
    const own = event.target.closest<HTMLAnchorElement>('a[href="/me"]')
    if (share) {
      const { text = '', compose = location.href } = share
      void miniAppHost.composeCast({ text, embeds: [compose] })
    } else if (person) void miniAppHost.viewProfile({ fid: Number(person.fid) })
    else if (own && window.parent !== window) void openOwnPage(miniAppHost)
    else if (outside && outside.origin !== location.origin) void miniAppHost.openUrl(outside.href)
    else return
    event.preventDefault()
  })
  onBack(() => history.back())
  // Every page is a document of its own: whether there is a page to go back to does not change
  // while it is shown.
  void miniAppHost.updateBackState({ visible: canGoBack() })
  clearTimeout(patience)
  await miniAppHost.ready({})
}

/** Opens `/me` in a browser, signed in by the client: frames have no cookies. */
async function openOwnPage(host: typeof import('./mini-app-host.ts').miniAppHost): Promise<void> {
  const { linkByClient } = await import('./me/farcaster.ts')
  const url = await linkByClient(host).catch(() => new URL('/me', location.href).href)
  await host.openUrl(url)
}

function showViewer({ user }: HostContext): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-you]')
  if (!link || !Number.isSafeInteger(user?.fid) || Number(user?.fid) < 1) return
  link.href = `/fid/${user?.fid}`
  link.hidden = false
}

function keepSafe({ client }: HostContext): void {
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const inset = client?.safeAreaInsets?.[side]
    if (typeof inset === 'number' && inset >= 0 && inset <= 200) {
      document.documentElement.style.setProperty(`--safe-${side}`, `${inset}px`)
    }
  }
}

function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack?: boolean } }
  if (typeof navigation?.canGoBack === 'boolean') return navigation.canGoBack
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}

/** Listens to the client's back button: a message of the outer frame, or an event of a web view. */
function onBack(work: () => void): void {
  window.addEventListener('message', ({ source, data }) => {
    if (
      source === window.parent &&
      data?.type === 'frameEvent' &&
      data.event?.event === 'back_navigation_triggered'
    )
      work()
  })
  document.addEventListener('FarcasterFrameEvent', (event) => {
    if (event instanceof MessageEvent && event.data?.event === 'back_navigation_triggered') work()
  })
}
