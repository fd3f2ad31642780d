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

// "/" goes to the search box, as people know it from elsewhere.
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const box = document.querySelector<HTMLInputElement>('[data-search]')
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
})
