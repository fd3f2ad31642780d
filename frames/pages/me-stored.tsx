import { dateText, sourceName } from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { Session, StoredAboutPerson } from '../../src/owners/port.ts'
import { attesterOf } from '../../src/owners/stored-data.ts'
import { count } from '../person.ts'
import { FoldedList, Section } from './section.tsx'

/** Everything that is stored about the person, in plain language and as a download. */
export function StoredData({ data, muted }: { data: StoredAboutPerson; muted: readonly string[] }) {
  const { findings, credentials, changes, mentions } = data
  const hidden = credentials.filter(({ isPublic }) => !isPublic).length
  const silent = credentials.filter((one) => muted.includes(attesterOf(one))).length
  return (
    <Section id="stored" title="Stored data">
      <ul class="plain">
        {[...Map.groupBy(findings, ({ source }) => source)].map(([source, some]) => (
          <li>
            <b>From {sourceName(source)}:</b> {findingText(some)}
          </li>
        ))}
        <li>
          <b>Credentials:</b> {count(credentials.length, 'credential')}
          {partText(hidden, 'private')}
          {partText(silent, 'by muted issuers')}.
        </li>
        <li>
          <b>Change log:</b> {changes.length === 1 ? '1 entry' : `${changes.length} entries`},
          without the values that changed.
        </li>
        {mentions.length === 0 ? null : (
          <li>
            <b>Questions to the bot:</b> {count(mentions.length, 'mention')} by you.
          </li>
        )}
      </ul>
      <p class="me-buttons">
        <a class="button" href="/api/v1/me" download="whocast-me.json">
          Download all as JSON
        </a>
      </p>
    </Section>
  )
}

const partText = (amount: number, what: string) =>
  amount === 0 ? '' : `, ${amount} of them ${what}`

function findingText(findings: readonly Finding[]): string {
  const channels = findings.flatMap((one) => one.channels).length
  const fields = findings.flatMap((one) => Object.keys(one.fields ?? {})).length
  const checkedAt = Math.max(...findings.map((one) => one.checkedAt))
  return `${count(channels, 'account')} and ${count(fields, 'profile field')}, last read on ${dateText(checkedAt)}.`
}

interface SessionsProps {
  sessions: StoredAboutPerson['sessions']
  current: Session
}

/** Where the person is signed in. */
export function Sessions({ sessions, current }: SessionsProps) {
  const isCurrent = ({ createdAt, address, fid }: SessionsProps['sessions'][number]) =>
    createdAt === current.createdAt && address === current.address && fid === current.fid
  return (
    <Section id="sessions" title="Sessions" amount={sessions.length}>
      <ul class="plain">
        {sessions.map((one) => (
          <li>
            {isCurrent(one) ? <b>This browser: </b> : null}
            signed in on {dateText(one.createdAt)} with {signerText(one)}, ends on{' '}
            {dateText(one.expiresAt)}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p>
          <button type="button" class="me-switch" data-end-others>
            End all other sessions
          </button>
        </p>
      ) : null}
    </Section>
  )
}

function signerText({ address, fid }: Pick<Session, 'address' | 'fid'>): string {
  if (address === null) return `the Farcaster account ${fid}`
  return shortAddress(address) + (fid === null ? '' : ` for the Farcaster account ${fid}`)
}

const actionTexts: Record<string, string> = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  decided: 'Changed the settings',
  left: 'Left',
  returned: 'Came back',
  claimed: 'Claimed an account',
  withdrew: 'Withdrew a claim',
}

const MAX_LINES = 5

/** The actions in the person's name, newest first. */
export const AuditLog = ({ audit }: { audit: StoredAboutPerson['audit'] }) => (
  <Section
    id="audit"
    title="Activity"
    note="What was done in your name. If you did not do it, end all other sessions and move your accounts to another wallet."
  >
    <FoldedList
      items={audit.map(({ at, action, address }) => (
        <li>
          {dateText(at)}: {actionTexts[action] ?? action}
          {address === '' ? '' : `, signed by ${shortAddress(address)}`}
        </li>
      ))}
      most={MAX_LINES}
      class="plain"
      rest={(amount) => `${amount} earlier`}
    />
  </Section>
)
