/** The parts of the debugger that other components serve. */

for (const place of document.querySelectorAll<HTMLElement>('[data-json]')) {
  void fetch(place.dataset.json ?? '')
    .then((response) => response.json())
    .then((answer: unknown) => {
      place.textContent = JSON.stringify(answer, null, 2)
    })
    .catch((error: unknown) => {
      place.textContent = String(error)
    })
}

for (const section of document.querySelectorAll<HTMLElement>('[data-feed]')) {
  const source = section.dataset.feed ?? ''
  void fetch(source).then((response) => {
    if (!response.ok) return
    const frame = document.createElement('iframe')
    frame.src = source
    frame.title = section.querySelector('h2')?.textContent ?? ''
    section.append(frame)
    section.hidden = false
  })
}
