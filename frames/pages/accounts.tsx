import {
  countedText,
  credentialCountOf,
  markOf,
  marks,
  orderChannels,
} from '@whocast/contract/display.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { Icon } from '../parts.tsx'
import { CheckControls } from './check-controls.tsx'
import type { Shown } from './profile.tsx'
import { ChannelRow, markIcons } from './rows.tsx'
import { Folded } from './section.tsx'

/** How many claims are shown before the others are folded. */
const MOST_CLAIMS = 5

/** The accounts, best proven first, with the checker that runs in the browser. */
export function Accounts({ shown }: { shown: Shown }) {
  const { profile } = shown
  const verified = orderChannels(profile.channels.filter(({ isVerified }) => isVerified)).sort(
    byMark,
  )
  const claimed = orderChannels(profile.channels.filter(({ isVerified }) => !isVerified))
  return (
    <section class="block accounts" aria-labelledby="accounts-title">
      <div class="heading">
        <h2 id="accounts-title">Accounts</h2>
        <Tally profile={profile} />
      </div>
      {verified.length === 0 ? (
        <p class="empty">No account is proven to belong to this person yet.</p>
      ) : null}
      {verified.length === 0 ? null : (
        <ul class="rows">
          {verified.map((channel) => (
            <ChannelRow channel={channel} />
          ))}
        </ul>
      )}
      <Checker shown={shown} />
      {claimed.length > 0 ? (
        <>
          <h3>Claimed, not verified</h3>
          <p class="note">
            Written by this person in a public profile. Nothing proves that these accounts are
            theirs.
          </p>
          <Folded
            items={claimed.map((channel) => <ChannelRow channel={channel} />)}
            most={MOST_CLAIMS}
            noun="claim"
          />
        </>
      ) : null}
    </section>
  )
}

/** Those that the person gave a place stay first. */
const byMark = (a: Channel, b: Channel) => markRank(a) - markRank(b)
const markRank = (channel: Channel) =>
  channel.place === undefined ? marks.indexOf(markOf(channel)) : -1

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
            <Icon name={markIcons[mark]} />
            <b>{amount}</b> {mark}
          </li>
        )
      })}
      {credentials === 0 ? null : (
        <li>
          <Icon name="credential" />
          <a href="#credentials-title">
            <b>{countedText(credentials)}</b> {credentials === 1 ? 'credential' : 'credentials'}
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
