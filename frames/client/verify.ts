/**
 * "Check it yourself": fetches the proofs of this page from our own API and checks every part of
 * them here. The checker is the same as in the command `whocast verify`; it is loaded when the
 * button is pressed.
 */
import type { CheckedDocument } from '@whocast/evidence/document.ts'
import type { EvidenceStatus, Verdict } from '@whocast/evidence/verdict.ts'

const section = document.querySelector<HTMLElement>('[data-check]')
const button = section?.querySelector<HTMLButtonElement>('[data-verify]')
const outcome = section?.querySelector<HTMLElement>('[data-outcome]')

if (section && button && outcome) {
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return
    // Not `disabled`: the button would lose the focus.
    button.ariaDisabled = 'true'
    section.querySelector<HTMLElement>('[data-before]')?.remove()
    outcome.textContent = 'Checking …'
    try {
      const [answer, { checkDocument }] = await Promise.all([
        fetchAnswer(section.dataset.check ?? ''),
        import('@whocast/evidence/document.ts'),
      ])
      const profileID = section.dataset.profile
      // The page's own address names the subject, never the response.
      const options = { for: location.pathname, ...samplesOf(section) }
      const checked = await checkDocument(ofProfile(answer, profileID), options)
      const { verdicts } = checked
      for (const verdict of verdicts) markRow(verdict)
      outcome.replaceChildren(
        ...(section.dataset.one ? summaryOfOne(section.dataset.one, verdicts) : summary(verdicts)),
        proven(checked),
      )
      outcome.className = `outcome ${verdicts.some(isFailing) ? 'bad' : 'good'}`
      outcome.dataset.done = 'true'
    } catch {
      outcome.textContent = 'Fetching the proofs failed. Try again.'
    } finally {
      button.ariaDisabled = null
    }
  })
}

/**
 * Returns the options for sample people: their own registry, and the day that they were made. Only
 * their pages declare it.
 */
const samplesOf = ({ dataset }: HTMLElement) => ({
  ...(dataset.fnameRegistry ? { fnameRegistry: dataset.fnameRegistry as `0x${string}` } : {}),
  ...(dataset.now ? { now: Number(dataset.now) } : {}),
})

/** Returns a response with only the profile of this page. */
function ofProfile(answer: unknown, profileID: string | undefined): unknown {
  const { profiles } = answer as { profiles?: { profileID?: unknown }[] }
  if (!Array.isArray(profiles) || profileID === undefined) return answer
  return { profiles: profiles.filter((one) => one.profileID === profileID) }
}

async function fetchAnswer(path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`the API returned ${response.status}`)
  return response.json()
}

const isFailing = ({ status }: Verdict) => status === 'fails'

/** Marks the row of a verdict in place; only a failing one shows its reason there. */
function markRow(verdict: Verdict): void {
  const rows = document.querySelectorAll<HTMLElement>(
    verdict.subject === 'channel' ? '[data-channel]' : '[data-credential]',
  )
  const name = verdict.subject === 'channel' ? `${verdict.label}:${verdict.value}` : verdict.value
  for (const row of rows) {
    if ((row.dataset.channel ?? row.dataset.credential) !== name) continue
    row.dataset.checked = verdict.status
    const place = row.querySelector<HTMLElement>('[data-verdict]')
    if (!place || verdict.status !== 'fails') continue
    const word = document.createElement('b')
    word.textContent = 'Fails:'
    place.replaceChildren(word, ' ', ...withoutHex(verdict.reason))
    place.className = 'verdict fails'
    place.hidden = false
  }
}

/** Returns the result of the checks in one line, with the folded reasons of all rows. */
function summary(verdicts: Verdict[]): Node[] {
  const proven = verdicts.filter(({ status }) => status === 'holds')
  const failed = verdicts.filter(isFailing)
  const reports = verdicts.filter(
    ({ status, grade }) => status === 'unchecked' && grade !== 'claimed',
  )
  const claims = verdicts.filter(({ grade }) => grade === 'claimed')
  const first =
    failed.length > 0
      ? `${rows(failed)} ${failed.length === 1 ? 'fails' : 'fail'} the check: do not rely on ${failed.length === 1 ? 'it' : 'them'}.`
      : proven.length > 0
        ? `${proven.length === 1 ? 'The proven row is' : `All ${proven.length} proven rows are`} verified.`
        : 'No row of this page can be checked by signatures or chain state.'
  const rest = [
    ...(failed.length > 0 && proven.length > 0 ? [`${rows(proven)} verified.`] : []),
    ...(reports.length > 0
      ? [`${rows(reports)} ${reports.length === 1 ? 'relies' : 'rely'} on the source named there.`]
      : []),
    ...(claims.length > 0
      ? [`${claims.length} ${claims.length === 1 ? 'claim was' : 'claims were'} not checked.`]
      : []),
  ].join(' ')
  const line = element('p', first)
  const note = element('p', rest)
  note.className = 'rest'
  return [line, ...(rest === '' ? [] : [note]), reasons(verdicts)]
}

/** The document with only what holds, and the members without evidence, folded. */
function proven({ document: shown, notCovered }: CheckedDocument): HTMLElement {
  const folded = document.createElement('details')
  const [profile] = shown.profiles ?? []
  const text = JSON.stringify(profile ?? shown.credential ?? {}, null, 2)
  folded.append(
    element('summary', 'What is proven, as data'),
    element('pre', text),
    element('p', `Without evidence, and not in it: ${notCovered.length} other values.`),
  )
  return folded
}

/** The reason of each row, and what a reader still has to trust. */
function reasons(verdicts: Verdict[]): HTMLElement {
  const made = document.createElement('ul')
  for (const { status, label, value, reason, grade, subject } of verdicts) {
    if (grade === 'claimed') continue
    const item = document.createElement('li')
    const name = subject === 'channel' ? `${label} ${value}` : label
    item.append(element('b', `${statusTexts[status]}: `), ...withoutHex(`${name}: ${reason}`))
    made.append(item)
  }
  const trust = [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))]
  const folded = document.createElement('details')
  folded.append(element('summary', 'Reasons'), made, ...trustList(trust))
  return folded
}

const statusTexts: Record<EvidenceStatus, string> = {
  holds: 'Verified',
  fails: 'Fails',
  unchecked: 'Not checked',
}

const trustList = (trust: string[]): Node[] =>
  trust.length === 0 ? [] : [element('p', 'You still rely on:'), list(trust)]

/** Returns the same for a page about one credential. */
function summaryOfOne(noun: string, verdicts: Verdict[]): Node[] {
  const [verdict] = verdicts
  if (!verdict) return [element('p', `Checking this ${noun} failed.`)]
  const texts: Record<EvidenceStatus, string> = {
    holds: `This ${noun} is verified: the signed data matches this page.`,
    fails: `This ${noun} fails the check: do not rely on it.`,
    unchecked: `Not all of this ${noun} can be checked here: the rest relies on its source.`,
  }
  return [element('p', texts[verdict.status]), reasons(verdicts)]
}

/** Shortens long hexadecimal data to its ends; the whole is in the tooltip. */
function withoutHex(text: string): Node[] {
  return text.split(/(0x[0-9a-f]{16,})/i).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part)
    const code = element('code', `${part.slice(0, 8)}…${part.slice(-6)}`)
    code.title = part
    return code
  })
}

const rows = ({ length }: Verdict[]): string => (length === 1 ? '1 row' : `${length} rows`)

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function list(texts: string[]): HTMLElement {
  const made = document.createElement('ul')
  for (const text of texts) {
    const item = document.createElement('li')
    item.append(...withoutHex(text))
    made.append(item)
  }
  return made
}
