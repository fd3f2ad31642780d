/**
 * "Check this yourself": fetches the proofs of this page from our own API and checks every signature here. The checker
 * is the same that the command `whocast verify` runs; it comes when somebody presses the button.
 */
import type { EvidenceStatus, Verdict } from '../../src/evidence/verdict.ts'

const words: Record<EvidenceStatus, string> = { holds: 'Holds:', fails: 'Fails:', unchecked: 'Not checkable here:' }

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
      const verdicts = (await verifyAnswer(answer)).filter(
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
  const claims = document.querySelectorAll('[data-channel].claim').length
  const unchecked = Math.max(0, count('unchecked') - claims)
  return `${count('holds')} hold, ${count('fails')} fail, ${unchecked} cannot be checked without asking somebody. Claims were not checked.`
}
