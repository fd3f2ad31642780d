import {
  countedText,
  credentialCountOf,
  markOf,
  marks,
  orderChannels,
} from '@whocast/contract/display.ts'
import { findLookalikeWallets } from '@whocast/contract/primary-wallet.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { sampleFnameRegistry } from '@whocast/contract/samples.ts'
import { Icon } from '../parts.tsx'
import { byGrade, markIcons, nounFor } from '../person.ts'
import { gradesPath, gradeTexts } from './grades.tsx'
import type { Shown } from './profile.tsx'
import { ChannelRow } from './rows.tsx'
import { Checker, FoldedRows } from './section.tsx'

const MAX_CHECKED = 8
const MAX_REPORTED = 2

/** The accounts, best proven first, with the checker that runs in the browser. */
export function Accounts({ shown: { profile, path, baseUrl } }: { shown: Shown }) {
  const lookalikes = findLookalikeWallets(profile.channels)
  const row = (channel: Channel) => (
    <ChannelRow channel={channel} lookalikeOf={lookalikes.get(channel.value)} />
  )
  const rows = Map.groupBy(byGrade(profile.channels), markOf)
  const [proven = [], confirmed = [], reported = [], claimed = []] = marks.map((mark) =>
    rows.get(mark)?.map(row),
  )
  const checked = [...proven, ...confirmed]
  const evidence = `/api/v1${path}?include=proof`
  return (
    <section class="block accounts" aria-labelledby="accounts-title">
      <div class="heading">
        <h2 id="accounts-title">Accounts</h2>
        <Tally profile={profile} />
      </div>
      {checked.length + reported.length === 0 ? (
        <p class="empty">No account is proven to belong to this person yet.</p>
      ) : null}
      <FoldedRows items={checked} most={MAX_CHECKED} noun="checked account" />
      <FoldedRows
        items={reported}
        most={checked.length === 0 ? MAX_CHECKED : MAX_REPORTED}
        noun="reported account"
      />
      <Checker
        id="check"
        evidence={evidence}
        isSample={profile.isSample === true}
        note="Your browser fetches the proofs and checks them, without trusting this page."
        data={{
          'data-profile': profile.profileID,
          'data-fname-registry': profile.isSample ? sampleFnameRegistry : undefined,
        }}
      >
        <noscript>
          <p class="note">
            Check it without script:{' '}
            <code>npm run whocast -- verify {`${baseUrl}${evidence}`}</code>
          </p>
        </noscript>
      </Checker>
      {claimed.length > 0 ? (
        <details class="fold claims">
          <summary>
            <span>
              <b>{claimed.length}</b> claimed, not verified
            </span>
          </summary>
          <p class="note">
            Written by this person in a public profile. Nothing proves that these accounts are
            theirs.
          </p>
          <ul class="rows">{claimed}</ul>
        </details>
      ) : null}
    </section>
  )
}

/** How many accounts have each mark: also the legend of the marks. */
function Tally({ profile }: { profile: Profile }) {
  const credentials = credentialCountOf(profile)
  const rows = Map.groupBy(orderChannels(profile.channels), markOf)
  return (
    <ul class="tally">
      {marks.map((mark) =>
        rows.has(mark) ? (
          <li class={`mark-${mark}`}>
            <a href={gradesPath(mark)} title={gradeTexts[mark].short}>
              <Icon name={markIcons[mark]} />
              <span>
                <b>{rows.get(mark)?.length}</b> {mark}
              </span>
            </a>
          </li>
        ) : null,
      )}
      {credentials === 0 ? null : (
        <li>
          <a href="#credentials-title">
            <Icon name="credential" />
            <span>
              <b>{countedText(credentials)}</b> {nounFor(credentials, 'credential')}
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
