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
      await check(section, outcome)
    } catch {
      outcome.textContent = 'Fetching the proofs failed. Try again.'
    } finally {
      button.ariaDisabled = null
    }
  })
}

async function check({ dataset }: HTMLElement, shown: HTMLElement): Promise<void> {
  const [answer, { checkDocument }] = await Promise.all([
    fetchAnswer(dataset.check ?? ''),
    import('@whocast/evidence/document.ts'),
  ])
  const checked = await checkDocument(ofProfile(answer, dataset.profile), {
    for: subjectOf(location),
    // Only pages of sample people declare their own registry, and the day that they were made.
    ...(dataset.fnameRegistry ? { fnameRegistry: dataset.fnameRegistry as `0x${string}` } : {}),
    ...(dataset.now ? { now: Number(dataset.now) } : {}),
  })
  const { verdicts } = checked
  verdicts.forEach(markRow)
  const parts = dataset.one ? summaryOfOne(dataset.one, verdicts) : summary(verdicts)
  shown.replaceChildren(...parts, proven(checked))
  shown.className = `outcome ${verdicts.some(isFailing) ? 'bad' : 'good'}`
  shown.dataset.done = 'true'
}

/** Returns the subject by the page's own address, never by the response. */
const subjectOf = ({ pathname, search }: Location): string =>
  pathname === '/share' ? `fid:${new URLSearchParams(search).get('castFid')}` : pathname

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

/** Not shared with other scripts: their chunk would be one more request of every profile. */
function make(name: string, className: string, ...parts: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...parts)
  return element
}

const isFailing = ({ status }: Verdict) => status === 'fails'

/** Marks the row of a verdict in place; only a failing one shows its reason there. */
function markRow({ subject, label, value, status, reason }: Verdict): void {
  const kind = subject === 'channel' ? 'channel' : 'credential'
  const name = kind === 'channel' ? `${label}:${value}` : value
  for (const row of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    if (row.dataset[kind] !== name) continue
    row.dataset.checked = status
    const place = row.querySelector<HTMLElement>('[data-verdict]')
    if (!place || status !== 'fails') continue
    place.replaceChildren(make('b', '', 'Fails:'), ' ', ...withoutHex(reason))
    place.className = 'verdict fails'
    place.hidden = false
  }
}

/** Returns the result of the checks in one line, with the folded reasons of all rows. */
function summary(verdicts: Verdict[]): Node[] {
  const verified = verdicts.filter(({ status }) => status === 'holds')
  const failed = verdicts.filter(isFailing)
  const claims = verdicts.filter(({ grade }) => grade === 'claimed')
  const reports = verdicts.filter(
    ({ status, grade }) => status === 'unchecked' && grade !== 'claimed',
  )
  const one = (rows: Verdict[], singular: string, plural: string) =>
    rows.length === 1 ? singular : plural
  const first =
    failed.length > 0
      ? `${rowsText(failed)} ${one(failed, 'fails', 'fail')} the check: do not rely on ${one(failed, 'it', 'them')}.`
      : verified.length > 0
        ? `${one(verified, 'The proven row is', `All ${verified.length} proven rows are`)} verified.`
        : 'No row of this page can be checked by signatures or chain state.'
  const rest = [
    failed.length > 0 && verified.length > 0 && `${rowsText(verified)} verified.`,
    reports.length > 0 &&
      `${rowsText(reports)} ${one(reports, 'relies', 'rely')} on the source named there.`,
    claims.length > 0 && `${claims.length} ${one(claims, 'claim was', 'claims were')} not checked.`,
  ].filter(Boolean)
  const notes = rest.length === 0 ? [] : [make('p', 'rest', rest.join(' '))]
  return [make('p', '', first), ...notes, reasons(verdicts)]
}

const fold = (title: string, ...parts: Node[]): HTMLElement =>
  make('details', '', make('summary', '', title), ...parts)

function proven({ document: shown, notCovered }: CheckedDocument): HTMLElement {
  const [profile] = shown.profiles ?? []
  return fold(
    'What is proven, as data',
    make('pre', '', JSON.stringify(profile ?? shown.credential ?? {}, null, 2)),
    make('p', '', `Without evidence, and not in it: ${notCovered.length} other values.`),
  )
}

function reasons(verdicts: Verdict[]): HTMLElement {
  const items = verdicts
    .filter(({ grade }) => grade !== 'claimed')
    .map(({ status, label, value, reason, subject }) => {
      const name = subject === 'channel' ? `${label} ${value}` : label
      const word = make('b', '', `${statusTexts[status]}: `)
      return make('li', '', word, ...withoutHex(`${name}: ${reason}`))
    })
  const trust = [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))].map((text) =>
    make('li', '', ...withoutHex(text)),
  )
  const left =
    trust.length === 0 ? [] : [make('p', '', 'You still rely on:'), make('ul', '', ...trust)]
  return fold('Reasons', make('ul', '', ...items), ...left)
}

const statusTexts: Record<EvidenceStatus, string> = {
  holds: 'Verified',
  fails: 'Fails',
  unchecked: 'Not checked',
}

function summaryOfOne(noun: string, verdicts: Verdict[]): Node[] {
  const [verdict] = verdicts
  if (!verdict) return [make('p', '', `Checking this ${noun} failed.`)]
  const texts: Record<EvidenceStatus, string> = {
    holds: `This ${noun} is verified: the signed data matches this page.`,
    fails: `This ${noun} fails the check: do not rely on it.`,
    unchecked: `Not all of this ${noun} can be checked here: the rest relies on its source.`,
  }
  return [make('p', '', texts[verdict.status]), reasons(verdicts)]
}

/** Shortens long hexadecimal data to its ends; the whole is in the tooltip. */
const withoutHex = (text: string): (Node | string)[] =>
  text.split(/(0x[0-9a-f]{16,})/i).map((part, at) => {
    if (at % 2 === 0) return part
    const code = make('code', '', `${part.slice(0, 8)}…${part.slice(-6)}`)
    code.title = part
    return code
  })

const rowsText = ({ length }: Verdict[]): string => (length === 1 ? '1 row' : `${length} rows`)
