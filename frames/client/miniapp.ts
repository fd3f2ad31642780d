/**
 * Inside a Farcaster client this page is a Mini App: it says that it is ready, or the splash would stay, and
 * shares and opens profiles by the client's own means. Elsewhere nothing of it is loaded.
 */
const isEmbedded = window.parent !== window || 'ReactNativeWebView' in window

if (isEmbedded) void start()

async function start(): Promise<void> {
  // `sdk.actions.ready()` and its like are calls of this host. The SDK's front door adds wallets, sign-in and schemas, which
  // nobody here uses, and with them 830 kB that would stand between a cast and its page.
  const { miniAppHost } = await import('@farcaster/miniapp-sdk/dist/miniAppHost.js')
  const patience = new Promise<null>((resolve) => setTimeout(resolve, 1000, null))
  // A frame that is no Farcaster client, such as our debugger's, never answers.
  const context = await Promise.race([miniAppHost.context, patience]).catch(() => null)
  if (!context) return
  document.documentElement.dataset.miniapp = 'true'

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const share = event.target.closest<HTMLElement>('[data-compose]')
    const person = event.target.closest<HTMLElement>('[data-fid]')
    const outside = event.target.closest<HTMLAnchorElement>('a[href^="http"]')
    if (share) {
      event.preventDefault()
      void miniAppHost.composeCast({ text: share.dataset.text ?? '', embeds: [share.dataset.compose ?? location.href] })
    } else if (person) {
      event.preventDefault()
      void miniAppHost.viewProfile({ fid: Number(person.dataset.fid) })
    } else if (outside && outside.origin !== location.origin) {
      event.preventDefault()
      void miniAppHost.openUrl(outside.href)
    }
  })
  await miniAppHost.ready({})
}
