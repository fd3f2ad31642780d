/**
 * "Check it yourself": fetches the proofs of this page from our own API and checks every part of
 * them here. The checker is the same as in the command `whocast verify`; it is loaded when the
 * button is pressed.
 */
import type { EvidenceStatus, Verdict } from '@whocast/evidence/verdict.ts'

const words: Record<EvidenceStatus, string> = {
  holds: 'Holds:',
  fails: 'Fails:',
  unchecked: 'Rests on a word:',
}

const section = document.querySelector<HTMLElement>('[data-check]')
const button = section?.querySelector<HTMLButtonElement>('[data-verify]')
const outcome = section?.querySelector<HTMLElement>('[data-outcome]')

if (section && button && outcome) {
  button.addEventListener('click', async () => {
    button.disabled = true
    outcome.textContent = 'Checking …'
    try {
      const [answer, { verifyAnswer }] = await Promise.all([
        fetchAnswer(section.dataset.check ?? ''),
        import('@whocast/evidence/answer.ts'),
      ])
      const profileID = section.dataset.profile
      // Whom the page is about is what was asked for: its own address, never what the answer says.
      const verdicts = (
        await verifyAnswer(answer, { for: location.pathname, ...samplesOf(section) })
      ).filter((verdict) => verdict.profileID === undefined || verdict.profileID === profileID)
      for (const verdict of verdicts) show(verdict)
      outcome.replaceChildren(
        ...(section.dataset.one ? summaryOfOne(section.dataset.one, verdicts) : summary(verdicts)),
      )
      section.querySelector<HTMLElement>('[data-before]')?.remove()
      outcome.dataset.done = 'true'
    } catch {
      outcome.textContent = 'The proofs could not be fetched just now. Please try again.'
    } finally {
      button.disabled = false
    }
  })
}

/**
 * Sample people have a registry of their own and are checked as of the day that they were made;
 * only their pages say so.
 */
const samplesOf = ({ dataset }: HTMLElement) => ({
  ...(dataset.fnameRegistry ? { fnameRegistry: dataset.fnameRegistry as `0x${string}` } : {}),
  ...(dataset.now ? { now: Number(dataset.now) } : {}),
})

async function fetchAnswer(path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  return response.json()
}

function show(verdict: Verdict): void {
  const rows = document.querySelectorAll<HTMLElement>(
    verdict.subject === 'channel' ? '[data-channel]' : '[data-credential]',
  )
  const name = verdict.subject === 'channel' ? `${verdict.label}:${verdict.value}` : verdict.value
  for (const row of rows) {
    if ((row.dataset.channel ?? row.dataset.credential) !== name) continue
    const place = row.querySelector<HTMLElement>('[data-verdict]')
    if (!place) continue
    // That a claim proves nothing stands there already.
    if (row.classList.contains('claim') && verdict.status === 'unchecked') continue
    const word = document.createElement('b')
    word.textContent = words[verdict.status]
    place.replaceChildren(word, ` ${verdict.reason}`)
    place.className = `verdict ${verdict.status}`
    place.hidden = false
  }
}

/**
 * What the checks mean, in sentences: what holds, what fails, what rests on whose word, and what is
 * left to trust.
 */
function summary(verdicts: Verdict[]): Node[] {
  const held = verdicts.filter(({ status }) => status === 'holds')
  const failed = verdicts.filter(({ status }) => status === 'fails')
  const words = verdicts.filter(
    ({ status, grade }) => status === 'unchecked' && grade !== 'claimed',
  )
  const claims = verdicts.filter(({ grade }) => grade === 'claimed')
  const first =
    failed.length > 0
      ? `${rows(failed)} ${failed.length === 1 ? 'fails' : 'fail'} the check: do not rely on ${failed.length === 1 ? 'it' : 'them'}.`
      : held.length > 0
        ? `${rows(held)} ${held.length === 1 ? 'holds' : 'hold'}: signatures and chain state agree with the address of this page.`
        : 'No row of this page can be checked by signatures or chain state.'
  const rest = [
    ...(failed.length > 0 && held.length > 0
      ? [`${rows(held)} ${held.length === 1 ? 'holds' : 'hold'}.`]
      : []),
    ...(words.length > 0
      ? [
          `${rows(words)} ${words.length === 1 ? 'rests' : 'rest'} on the word of the source that is named there.`,
        ]
      : []),
    ...(claims.length === 1 ? ['1 claim proves nothing and was not checked.'] : []),
    ...(claims.length > 1 ? [`${claims.length} claims prove nothing and were not checked.`] : []),
  ].join(' ')
  const trust = [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))]
  return [
    element('p', first),
    ...(rest === '' ? [] : [element('p', rest)]),
    ...(trust.length === 0 ? [] : [element('p', 'Left to trust:'), list(trust)]),
  ]
}

/** The same of a page about one thing, whose verdict stands below it. */
function summaryOfOne(noun: string, verdicts: Verdict[]): Node[] {
  const [verdict] = verdicts
  if (!verdict) return [element('p', `This ${noun} could not be checked.`)]
  const words: Record<EvidenceStatus, string> = {
    holds: `This ${noun} holds: what was signed says what this page says.`,
    fails: `This ${noun} fails the check: do not rely on it.`,
    unchecked: `Not all of this ${noun} can be checked here: the rest is someone's word.`,
  }
  const { leftToTrust } = verdict
  return [
    element('p', words[verdict.status]),
    ...(leftToTrust.length === 0 ? [] : [element('p', 'Left to trust:'), list(leftToTrust)]),
  ]
}

const rows = ({ length }: Verdict[]): string => (length === 1 ? '1 row' : `${length} rows`)

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function list(texts: string[]): HTMLElement {
  const made = document.createElement('ul')
  made.append(...texts.map((text) => element('li', text)))
  return made
}
