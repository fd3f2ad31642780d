/**
 * A text for each plural category of the language (`Intl.PluralRules`); `other` is required.
 * `{n}` is the number.
 */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The sentences of the bot in one language. `{name}` and the like are filled in. */
export interface Replies {
  verifiedAccounts: Plural
  credentials: Plural
  noVerifiedAccounts: string
  /** A person without a name: `This wallet`. */
  thisWallet: string
  /** `{list}` and `{n}` more. */
  more: string
  /** Joins the last of several choices: `{list}` or `{last}`. */
  or: string
  also: string
  notFoundList: string
  notConfiguredList: string
  /** Nobody has this name; says what to write instead. */
  notFound: string
  /** This service has no source for it. */
  notConfigured: string
  /** A source did not respond. */
  unreachable: string
  /** The author has used up the replies of an hour. */
  limited: string
  /** Which of several is meant; they are numbered. */
  which: string
  help: string
  /** `{name}` cannot be looked up, before the help text. */
  notAName: string
  fid: string
  /** `{label}` is a channel, `{value}` the handle, `{grade}` how well it is known. */
  account: string
  wallet: string
  /** `{name}` has no `{label}`. */
  lacks: string
  /** The owner of a wallet: `{name}`, `{grade}`, `{date}`. */
  owner: string
  since: string
  holds: string
  hasCredential: string
  lacksCredential: string
  verifiedBy: string
  notVerified: string
  samePerson: string
  differentPeople: string
  /** `{name}` has more proof of a name like this. */
  impostor: string
  endorse: string
  grades: Record<'proven' | 'confirmed' | 'reported' | 'claimed', string>
}

/** Fills in the values of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : whole,
  )
}

/** Chooses the form of a text for a number, and fills the number in. */
export function pluralText(code: string, forms: Plural, n: number): string {
  const form = forms[new Intl.PluralRules(code).select(n)] ?? forms.other
  return fill(form, { n })
}
