import { linkedTypes } from '@whocast/contract/account-link.ts'
import { brandAccent } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { channelText, dateText, markOf } from '@whocast/contract/display.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import {
  fieldRows as fieldTable,
  ownTextLimits,
  ownTextNames,
} from '@whocast/contract/profile-fields.ts'
import { channelKey } from '@whocast/evidence/forms/owner-decision.ts'
import type { Child } from 'hono/jsx'
import {
  type ChannelRow,
  channelRows,
  fieldRows,
  type OwnersView,
} from '../../src/owners/stored-data.ts'
import { Icon } from '../parts.tsx'
import { methodText } from '../person.ts'
import { credentialSwitches, IssuerSwitches, Switch } from './me-credentials.tsx'
import { Grade } from './rows.tsx'
import { Section } from './section.tsx'

/** The person's own page, to be edited in place; all changes are signed once. */
export function Editor({ own }: { own: OwnersView }) {
  const { whose: owner, decision, held: stored } = own
  const channels = channelRows(owner.person, decision)
  const credentials = stored?.credentials ?? []
  return (
    <form class="me-editor" data-editor autocomplete="off">
      <Section id="page" title="Your page" note="Change anything, then sign all changes once.">
        <div class="me-card">
          <OwnTexts own={own} />
          {colorLine(decision.accent)}
        </div>
      </Section>
      <Section id="accounts" title="Accounts" amount={channels.length}>
        <p class="note">
          Drag an account, or press its arrows, to change the order. Proven accounts are listed
          before reported ones, and those before claims. A hidden account is shown nowhere, and
          nobody else can claim it.
        </p>
        <ol class="me-rows" data-order>
          {inOrder(channels, decision.order).map((row) =>
            accountRow(row, owner.person?.channels.find(sameAs(row))),
          )}
        </ol>
      </Section>
      {credentials.length === 0 ? null : (
        <Section id="credentials" title="Credentials" amount={credentials.length}>
          {credentialSwitches(credentials, decision)}
        </Section>
      )}
      <IssuerSwitches issuers={own.issuers ?? []} />
      <Section id="everything" title="Entire profile">
        <div class="me-line">
          <span>Whether you have a page and are found at all.</span>
          <Switch label="Entire profile" isOn={!decision.isHidden} data-everything="" />
        </div>
      </Section>
      <div class="me-bar" data-bar hidden>
        <details>
          <summary>
            <b data-count />
          </summary>
          <ul data-changes />
        </details>
        <button type="button" data-discard>
          Discard
        </button>
        <button type="submit" class="me-wallet">
          Sign and save
        </button>
      </div>
    </form>
  )
}

const sameAs = (row: ChannelRow) => (channel: Channel) => channelKey(channel) === channelKey(row)

function inOrder(rows: readonly ChannelRow[], order: OwnersView['decision']['order']) {
  const places = new Map(order.map((name, place) => [channelKey(name), place]))
  const placeOf = (row: ChannelRow) => places.get(channelKey(row)) ?? places.size
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function OwnTexts({ own: { whose: owner, decision } }: { own: OwnersView }) {
  const rows = fieldRows(owner.person, decision)
  const reported: Record<string, unknown> = { ...owner.person?.fields }
  const line = (name: keyof typeof fieldTable, children: Child) => {
    const { label } = fieldTable[name]
    const row = rows.find((one) => one.name === name)
    return (
      <div class="me-line">
        {children}
        {row ? <Switch label={label} isOn={!row.isHidden} data-field={name} /> : null}
      </div>
    )
  }
  const ownText = (name: (typeof ownTextNames)[number]) => {
    const source = textOf(reported[name])
    const shown = decision.says[name] ?? source
    const data = {
      id: `own-${name}`,
      name,
      maxlength: ownTextLimits[name],
      placeholder: source,
      'data-source': source,
    }
    return line(
      name,
      <label for={data.id}>
        <span>{fieldTable[name].label}</span>
        {name === 'bio' ? (
          <textarea {...data} rows={4}>
            {shown}
          </textarea>
        ) : (
          <input {...data} value={shown} />
        )}
      </label>,
    )
  }
  const others = rows.filter(({ name }) => !(ownTextNames as readonly string[]).includes(name))
  return (
    <>
      {ownTextNames.map(ownText)}
      {others.map(({ name, value }) =>
        line(
          name,
          <span>
            <b>{fieldTable[name].label}</b> <bdi>{textOf(value)}</bdi>
          </span>,
        ),
      )}
    </>
  )
}

const colorLine = (accent: string | null) => (
  <div class="me-line">
    <label class="me-color">
      <span>Color of your page and card</span>
      <input type="color" name="accent" value={accent ?? brandAccent} data-own={accent ?? ''} />
    </label>
    <label class="switch">
      <input type="checkbox" name="pictureColor" checked={accent === null} />
      <span>As my picture</span>
    </label>
  </div>
)

/** One account: the same status as on the public page, its place and its switch. */
function accountRow(row: ChannelRow, source: Channel | undefined) {
  const { type, value, isHidden, checkedAt } = row
  const { label, icon } = channelRow(type)
  const name = `${label} ${value}`
  const data = JSON.stringify({ type, value })
  return (
    <li class="row" data-name={data} draggable={true}>
      <span class="badge">
        <Icon name={icon} />
      </span>
      <div class="what">
        <span class="value">
          <bdi>{channelText(row)}</bdi>
        </span>
        <p class="how">
          {label} · {source ? methodText(source) : 'No longer named by any source'}
          {checkedAt === undefined ? '' : `, ${dateText(checkedAt)}`}
        </p>
      </div>
      <Grade mark={markOf(row)} />
      <span class="me-move">
        <button type="button" data-move="-1" aria-label={`Move ${name} up`}>
          ↑
        </button>
        <button type="button" data-move="1" aria-label={`Move ${name} down`}>
          ↓
        </button>
      </span>
      <Switch label={name} isOn={!isHidden} data-channel={data} />
    </li>
  )
}

/** The form that adds an external account: by a statement, and by a token on the account. */
export const ProveAccount = () => (
  <Section
    id="prove"
    title="Prove an account"
    note="You sign that it is yours, and write one of your names on its public profile. It is read until the name is there, and again from time to time."
  >
    <form class="me-form" data-prove>
      <label>
        <span>Where</span>
        <select name="type">
          {linkedTypes.map((type) => (
            <option value={type}>{channelRow(type).label}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Account</span>
        <input
          name="value"
          maxlength={255}
          required
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
        />
      </label>
      <button type="submit">Sign that it is mine</button>
    </form>
    <div data-claims />
  </Section>
)
