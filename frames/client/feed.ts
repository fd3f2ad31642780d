/** The bot's feed of `npm run dev`: shows what is new without losing what is being written. */

for (const place of document.querySelectorAll<HTMLElement>('[data-list]')) {
  let shown = ''
  setInterval(async () => {
    if (document.hidden) return
    const html = await fetch(place.dataset.list ?? '').then(
      (response) => (response.ok ? response.text() : shown),
      // The service is restarting: the next poll reaches it.
      () => shown,
    )
    if (html === shown) return
    shown = html
    place.innerHTML = html
  }, 1000)
}
