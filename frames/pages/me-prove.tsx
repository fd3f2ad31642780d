import { linkedTypes } from '@whocast/contract/account-link.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { Section } from './section.tsx'

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
