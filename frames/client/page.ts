/** Small comforts of every page; all of it works without. */

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    const label = button.querySelector('span')
    const before = label?.textContent ?? ''
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? location.href)
      if (label) label.textContent = 'Copied'
    } catch {
      if (label) label.textContent = 'Copying is not allowed here'
    }
    setTimeout(() => {
      if (label) label.textContent = before
    }, 2000)
  })
}

// The system's own share sheet, where there is one. In a Farcaster client its composer is opened
// instead (miniapp.ts).
for (const link of document.querySelectorAll<HTMLElement>('[data-compose]')) {
  link.addEventListener('click', (event) => {
    if (document.documentElement.dataset.miniapp || !navigator.share) return
    event.preventDefault()
    // Rejects when the sheet is closed without sharing.
    void navigator
      .share({ text: link.dataset.text ?? '', url: link.dataset.compose ?? location.href })
      .catch(() => {})
  })
}

// A menu closes like a menu: by Escape, and by a press elsewhere.
const menus = document.querySelectorAll<HTMLDetailsElement>('[data-menu]')
document.addEventListener('click', ({ target }) => {
  for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
})
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of menus) {
    if (menu.open && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
})

// "/" goes to the search box, as people know it from elsewhere.
document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, [contenteditable]')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const box = document.querySelector<HTMLInputElement>('[data-search]')
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
})
