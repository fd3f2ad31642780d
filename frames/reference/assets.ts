/** The script of the reference: search, language, requests to this instance. */
export const referenceScript = `const body = document.querySelector('.body')
const find = document.querySelector('[data-find]')
const nav = document.querySelector('.contents')

find?.addEventListener('input', () => {
  const terms = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let found = 0
  for (const item of nav.querySelectorAll('li')) {
    const link = item.querySelector('a')
    const text = (link.textContent + ' ' + (link.dataset.terms ?? '')).toLowerCase()
    item.hidden = !terms.every((term) => text.includes(term))
    if (!item.hidden) found += 1
  }
  for (const group of nav.querySelectorAll('h2'))
    group.hidden = terms.length > 0 && !group.nextElementSibling?.querySelector('li:not([hidden])')
  for (const fold of nav.querySelectorAll('details')) fold.open = terms.length > 0
  nav.querySelector('[data-nothing]').hidden = found > 0
})
find?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  nav.querySelector('li:not([hidden]) a')?.click()
})

const chooseLanguage = (language) => {
  body.dataset.language = language
  for (const button of document.querySelectorAll('[data-choose]'))
    button.ariaPressed = String(button.dataset.choose === language)
}
for (const button of document.querySelectorAll('[data-choose]'))
  button.addEventListener('click', () => {
    const { top } = button.getBoundingClientRect()
    chooseLanguage(button.dataset.choose)
    scrollBy(0, button.getBoundingClientRect().top - top)
  })

for (const code of document.querySelectorAll('[data-copyable]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy-code'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const shown = [...code.querySelectorAll('pre')].find((one) => one.checkVisibility())
    await navigator.clipboard.writeText(shown?.textContent ?? '').then(
      () => { button.textContent = 'Copied' },
      () => { button.textContent = 'Not allowed' },
    )
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  code.append(button)
}

const pathOf = (form) => {
  const query = new URLSearchParams()
  let path = form.dataset.path
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') path = path.replace('{' + name + '}', encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  return path + (query.size > 0 ? '?' + query : '')
}

async function show(place, url) {
  const status = place.querySelector('p')
  const text = place.querySelector('pre')
  status.textContent = 'Sending …'
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    const answer = await response.text()
    status.textContent = response.status + ' ' + url
    text.textContent = answer.startsWith('{') ? JSON.stringify(JSON.parse(answer), null, 2) : answer
  } catch {
    status.textContent = 'The service did not respond. Try again.'
  }
}

for (const form of document.querySelectorAll('form.try')) {
  const operation = form.closest('.operation')
  const place = operation.querySelector('[data-answer]')
  form.addEventListener('input', () => {
    for (const slot of operation.querySelectorAll('[data-url]'))
      slot.textContent = location.origin + pathOf(form)
    for (const slot of operation.querySelectorAll('[data-slot]'))
      slot.textContent = form.elements[slot.dataset.slot]?.value ?? ''
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    delete place.dataset.live
    void show(place, pathOf(form))
  })
}

// Examples are fetched when they come into sight, each once.
const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watcher.unobserve(target)
    if (target.dataset.live) void show(target, target.dataset.live)
  }
})
for (const place of document.querySelectorAll('[data-live]')) watcher.observe(place)

// A link to an object opens it.
const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
}
addEventListener('hashchange', openTarget)
openTarget()
`

/** Styles of the reference, in addition to those of all pages. */
export const referenceStyle = `.reference, body:has(.contents) :is(.top, .bottom) { max-width: 90rem; }
.reference:has(.contents) { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 2.5rem; align-items: start; }
.reference h1 { font-size: 2.2rem; margin-block: 1rem .75rem; }
.reference .body h2 { margin-block: 2.5rem .75rem; font-size: 1.5rem; }
.reference h3 { font-size: 1.1rem; margin: 0 0 .5rem; }
.reference p, .reference li { margin-block: .4rem; }
.reference .body a, .reference:not(:has(.contents)) a { color: var(--accent); }
.reference .lead { text-align: start; margin-inline: 0; max-width: 46rem; }
.reference section, .reference h2, .reference h3, .form { scroll-margin-top: 1rem; }
.contents { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding-block: 1rem 2rem; font-size: .9rem; }
.contents input { width: 100%; min-height: 40px; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 10px; background: var(--panel); color: inherit; font: inherit; }
.contents h2 { margin: 1.1rem 0 .2rem; font-size: .95rem; }
.contents a { display: block; min-height: 28px; padding: .2rem .4rem; border-radius: 6px; text-decoration: none; }
.contents a:hover { background: var(--accent-soft); }
.contents li { margin: 0 !important; }
.contents summary { min-height: 28px; margin-top: 1rem; font-weight: 700; cursor: pointer; }
.method { display: inline-block; min-width: 2.6rem; padding: .05rem .35rem; border-radius: 5px; background: var(--accent-soft); color: var(--accent-strong); font-size: .68rem; font-weight: 700; text-align: center; vertical-align: .1em; }
.method.delete { color: var(--problem); }
.lock { display: inline-flex; align-items: center; gap: .25rem; margin-inline-start: .5rem; color: var(--muted); font-size: .85rem; white-space: nowrap; }
.operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: 1.5rem; margin-block: 1rem; padding-block: 1.25rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.operation dl, .form dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: .3rem 1rem; margin-block: .75rem 0; }
.operation dd, .form dd { margin: 0; color: var(--muted); }
.operation small, .form small { color: var(--muted); font-weight: 400; }
.statuses summary { min-height: 28px; color: var(--muted); cursor: pointer; }
.samples { display: grid; gap: .9rem; align-content: start; min-width: 0; }
.code { position: relative; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); overflow: hidden; }
.code pre { max-height: 22rem; padding: .8rem 1rem; overflow: auto; font-size: .8rem; white-space: pre; overflow-wrap: normal; }
.code > p { padding: .45rem 1rem; margin: 0 !important; border-bottom: 1px solid var(--line); color: var(--muted); font-size: .85rem; }
[data-copyable]:not(:has(.languages)) pre { padding-inline-end: 5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
[data-sample] { white-space: pre-wrap !important; overflow-wrap: anywhere !important; }
.response pre { max-height: 18rem; }
.languages { display: flex; gap: .25rem; padding: .3rem; border-bottom: 1px solid var(--line); }
.languages button, .copy-code { min-height: 28px; padding: .1rem .6rem; border: 0; border-radius: 7px; background: none; color: var(--muted); font-size: .8rem; }
.languages button[aria-pressed=true] { background: var(--accent-soft); color: var(--accent-strong); }
.copy-code { position: absolute; top: .3rem; right: .3rem; background: var(--panel); }
[data-sample] { display: none; }
[data-language=curl] [data-sample=curl], [data-language=typescript] [data-sample=typescript], [data-language=python] [data-sample=python] { display: block; }
.form { border-top: 1px solid var(--line); padding-block: .5rem; }
.form summary { min-height: 32px; cursor: pointer; }
.form summary h3 { display: inline; }
.try, .try details { display: grid; gap: .35rem; }
.try summary { min-height: 32px; color: var(--muted); cursor: pointer; }
.try details input { width: 100%; }
.try label { margin-top: .4rem; }
.try label > span { display: block; font-weight: 600; }
.try input { min-height: 40px; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
.try .button { justify-self: start; margin-top: .5rem; }
@media (width < 64rem) { .operation { grid-template-columns: minmax(0, 1fr); } }
@media (width < 52rem) {
  .reference:has(.contents) { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .contents { position: static; max-height: 15rem; padding: .75rem; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
}
@media (width < 40rem) { .operation dl, .form dl { grid-template-columns: 1fr; } }
`
