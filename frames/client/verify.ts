/**
 * "Check this yourself": fetches the proofs of this page from our own API and checks every part of them here. The checker
 * is the same that the command `whocast verify` runs; it comes when somebody presses the button.
 */
import type { EvidenceStatus, Verdict } from '../../src/evidence/verdict.ts'

const words: Record<EvidenceStatus, string> = { holds: 'Holds:', fails: 'Fails:', unchecked: 'Rests on a word:' }

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
        import('../../src/evidence/answer.ts'),
      ])
      const profileID = section.dataset.profile
      // Whom the page is about is what was asked for: its own address, never what the answer says.
      const verdicts = (await verifyAnswer(answer, { for: location.pathname, ...samplesOf(section) })).filter(
        (verdict) => verdict.profileID === undefined || verdict.profileID === profileID,
      )
      for (const verdict of verdicts) show(verdict)
      outcome.textContent = summary(verdicts)
      outcome.dataset.done = 'true'
    } catch {
      outcome.textContent = 'The proofs could not be fetched just now. Please try again.'
    } finally {
      button.disabled = false
    }
  })
}

/** Sample people have a registry of their own and are checked as of the day that they were made; only their pages say so. */
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
  const rows = document.querySelectorAll<HTMLElement>(verdict.subject === 'channel' ? '[data-channel]' : '[data-credential]')
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

function summary(verdicts: Verdict[]): string {
  const count = (status: EvidenceStatus) => verdicts.filter((verdict) => verdict.status === status).length
  const claims = verdicts.filter(({ grade }) => grade === 'claimed').length
  const said = `${count('holds')} hold, ${count('fails')} fail, ${count('unchecked') - claims} rest on a word. Claims were not checked.`
  const trust = [...new Set(verdicts.flatMap(({ leftToTrust }) => leftToTrust))]
  return trust.length === 0 ? said : `${said} Left to trust: ${trust.join('; ')}.`
}
