/**
 * Inside a Farcaster client this page is a Mini App: it says that it is ready, or the splash would stay, and
 * shares and opens profiles by the client's own means. Elsewhere nothing of it is loaded.
 */
const isEmbedded = window.parent !== window || 'ReactNativeWebView' in window

if (isEmbedded) void start()

async function start(): Promise<void> {
  const { sdk } = await import('@farcaster/miniapp-sdk')
  // A frame that is no Farcaster client, such as our debugger's, never answers.
  if (!(await sdk.isInMiniApp())) return
  document.documentElement.dataset.miniapp = 'true'

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const share = event.target.closest<HTMLElement>('[data-compose]')
    const person = event.target.closest<HTMLElement>('[data-fid]')
    const outside = event.target.closest<HTMLAnchorElement>('a[href^="http"]')
    if (share) {
      event.preventDefault()
      void sdk.actions.composeCast({ text: share.dataset.text ?? '', embeds: [share.dataset.compose ?? location.href] })
    } else if (person) {
      event.preventDefault()
      void sdk.actions.viewProfile({ fid: Number(person.dataset.fid) })
    } else if (outside && outside.origin !== location.origin) {
      event.preventDefault()
      void sdk.actions.openUrl(outside.href)
    }
  })
  await sdk.actions.ready()
}
