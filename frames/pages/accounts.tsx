import {
  countedText,
  credentialCountOf,
  markOf,
  marks,
  orderChannels,
} from '@whocast/contract/display.ts'
import { findLookalikeWallets } from '@whocast/contract/primary-wallet.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { markIcons } from '../mark-icons.ts'
import { Icon } from '../parts.tsx'
import { byGrade } from '../person.ts'
import { CheckControls } from './check-controls.tsx'
import { gradesPath, gradeTexts } from './grades.tsx'
import type { Shown } from './profile.tsx'
import { ChannelRow } from './rows.tsx'
import { Folded } from './section.tsx'

/** Checked accounts that are shown before the others are folded. */
const MAX_CHECKED = 8
/** The same of accounts that others report; the rest is folded below them. */
const MAX_REPORTED = 2

/** The accounts, best proven first, with the checker that runs in the browser. */
export function Accounts({ shown }: { shown: Shown }) {
  const { profile } = shown
  const rows = Map.groupBy(byGrade(profile.channels), markOf)
  const [proven = [], confirmed = [], reported = [], claimed = []] = marks.map((mark) =>
    rows.get(mark),
  )
  const checked = [...proven, ...confirmed]
  const lookalikes = findLookalikeWallets(profile.channels)
  return (
    <section class="block accounts" aria-labelledby="accounts-title">
      <div class="heading">
        <h2 id="accounts-title">Accounts</h2>
        <Tally profile={profile} />
      </div>
      {checked.length + reported.length === 0 ? (
        <p class="empty">No account is proven to belong to this person yet.</p>
      ) : null}
      <FoldedRows
        channels={checked}
        lookalikes={lookalikes}
        most={MAX_CHECKED}
        noun="checked account"
      />
      <FoldedRows
        channels={reported}
        lookalikes={lookalikes}
        most={checked.length === 0 ? MAX_CHECKED : MAX_REPORTED}
        noun="reported account"
      />
      <Checker shown={shown} />
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
          <ul class="rows">
            {claimed.map((channel) => (
              <ChannelRow channel={channel} lookalikeOf={lookalikes.get(channel.value)} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

const FoldedRows = ({
  channels,
  lookalikes,
  ...how
}: {
  channels: readonly Channel[]
  lookalikes: ReadonlyMap<string, string>
  most: number
  noun: string
}) =>
  channels.length === 0 ? null : (
    <Folded
      items={channels.map((channel) => (
        <ChannelRow channel={channel} lookalikeOf={lookalikes.get(channel.value)} />
      ))}
      {...how}
    />
  )

/** How many accounts have each mark: also the legend of the marks. */
function Tally({ profile }: { profile: Profile }) {
  const credentials = credentialCountOf(profile)
  return (
    <ul class="tally">
      {marks.map((mark) => {
        const amount = orderChannels(profile.channels).filter(
          (channel) => markOf(channel) === mark,
        ).length
        return amount === 0 ? null : (
          <li class={`mark-${mark}`}>
            <a href={gradesPath(mark)} title={gradeTexts[mark].short}>
              <Icon name={markIcons[mark]} />
              <span>
                <b>{amount}</b> {mark}
              </span>
            </a>
          </li>
        )
      })}
      {credentials === 0 ? null : (
        <li>
          <a href="#credentials-title">
            <Icon name="credential" />
            <span>
              <b>{countedText(credentials)}</b> {credentials === 1 ? 'credential' : 'credentials'}
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}

/** The button that checks every row in the browser, and the place of its result. */
function Checker({ shown: { profile, path, baseUrl } }: { shown: Shown }) {
  return (
    <div
      class="check"
      id="check"
      data-check={`/api/v1${path}?include=proof`}
      data-profile={profile.profileID}
      data-fname-registry={profile.isSample ? sampleFnameRegistry : undefined}
      data-now={profile.isSample ? samplesMadeAt : undefined}
    >
      <CheckControls note="Your browser fetches the proofs and checks them, without trusting this page." />
      <noscript>
        <p class="note">
          Check it without script:{' '}
          <code>npm run whocast -- verify {`${baseUrl}/api/v1${path}?include=proof`}</code>
        </p>
      </noscript>
    </div>
  )
}
