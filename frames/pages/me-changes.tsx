import { linkedTypes } from '@whocast/contract/account-link.ts'
import { brandAccent } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { channelText } from '@whocast/contract/display.ts'
import { fieldRows, ownTextLimits, ownTextNames } from '@whocast/contract/profile-fields.ts'
import { channelKey } from '@whocast/evidence/forms/owner-decision.ts'
import { type ChannelRow, channelRows, type OwnersView } from '../../src/owners/held.ts'
import { Section } from './section.tsx'

/** Their own words, in place of what sources say. */
export function SayMore({ own: { decision, whose } }: { own: OwnersView }) {
  const fields: Record<string, unknown> = { ...whose.person?.fields }
  return (
    <Section
      id="say"
      title="Say more"
      note="In your own words, in place of what sources say, and marked as yours. Empty: what sources say."
    >
      <form class="me-form" data-says>
        {ownTextNames.map((name) => (
          <label>
            <span>{fieldRows[name].label}</span>
            <input
              name={name}
              maxlength={ownTextLimits[name]}
              value={decision.says[name] ?? ''}
              placeholder={typeof fields[name] === 'string' ? (fields[name] as string) : ''}
              autocomplete="off"
            />
          </label>
        ))}
        <button type="submit">Sign and save</button>
      </form>
    </Section>
  )
}

/** The accounts that are shown, to be put in the order that the person wants. */
export function Order({ own: { decision, whose } }: { own: OwnersView }) {
  const shown = channelRows(whose.person, decision).filter(({ isHidden }) => !isHidden)
  if (shown.length < 2) return null
  const places = new Map(decision.order.map((name, place) => [channelKey(name), place]))
  const placeOf = (row: ChannelRow) => places.get(channelKey(row)) ?? places.size
  return (
    <Section
      id="order"
      title="Order"
      note="Which accounts come first, on your page, your card and in answers. Verified ones stay before claims."
    >
      <ol class="me-rows" data-order>
        {shown
          .toSorted((a, b) => placeOf(a) - placeOf(b))
          .map((row) => (
            <li data-name={JSON.stringify({ type: row.type, value: row.value })}>
              <span class="me-what">
                <b>{channelRow(row.type).label}</b> <bdi>{channelText(row)}</bdi>
              </span>
              <button
                type="button"
                class="me-switch"
                data-up
                aria-label={`Move ${channelRow(row.type).label} ${row.value} up`}
              >
                Up
              </button>
            </li>
          ))}
      </ol>
      <p class="me-buttons">
        <button type="button" data-save-order>
          Sign and save the order
        </button>
        {decision.order.length === 0 ? null : (
          <button type="button" data-change={JSON.stringify({ order: [] })}>
            Usual order
          </button>
        )}
      </p>
    </Section>
  )
}

/** The colour of the card and the page. */
export const Accent = ({ accent }: { accent: string | null }) => (
  <Section
    id="accent"
    title="Colour"
    note="Of your page and your card. Without one it is that of your picture."
  >
    <form class="me-form" data-accent>
      <label>
        <span>Colour</span>
        <input type="color" name="accent" value={accent ?? brandAccent} />
      </label>
      <button type="submit">Sign and save the colour</button>
    </form>
    {accent === null ? null : (
      <p class="me-buttons">
        <button type="button" data-change={JSON.stringify({ accent: '' })}>
          As my picture
        </button>
      </p>
    )}
  </Section>
)

/** An account elsewhere is added by a statement, and by a word on the account itself. */
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
