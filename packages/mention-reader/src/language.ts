import type { Replies } from './replies.ts'

/** The languages that the reader knows, by BCP 47 code. */
export type LanguageCode =
  | 'en'
  | 'es'
  | 'pt'
  | 'fr'
  | 'de'
  | 'ja'
  | 'zh-Hans'
  | 'zh-Hant'
  | 'ko'
  | 'it'
  | 'tr'
  | 'id'
  | 'ru'
  | 'vi'

/**
 * Everything that the reader and the bot need to know of one language. To add a language, write
 * one file with a value of this type, and add it to `languages.ts`.
 */
export interface Language {
  code: LanguageCode
  grammar: Grammar
  vocabulary: Vocabulary
  replies: Replies
  /** Casts in this language and their meaning: the tests of this file. */
  phrases: readonly Phrase[]
}

/**
 * A language of `other-languages`: the reader knows a few words of it, and the bot does not reply
 * in it.
 */
export interface OtherLanguage {
  code: string
  grammar: Grammar
  vocabulary: Partial<Omit<Vocabulary, 'ordinals'>>
}

export interface Grammar {
  /**
   * Letters that only this language has, or that its script has: they decide which language a
   * cast is in before words do.
   */
  letters?: RegExp
  /** Whether an article may precede a name: `quem é o jack`, `wer ist der jack`. */
  hasArticleBeforeNames?: true
  /** Whether the endings of words vary, so that a word may continue after every entry. */
  isAgglutinative?: true
}

/**
 * The roles of words in a cast. Each value is a list of phrases, separated by `|`, in any letter
 * case and with or without accents. `*` at the end of a phrase stands for any ending of its last
 * word. A phrase may have several roles.
 */
export interface Vocabulary {
  /** Asks for a person: `who is`, `who's behind`. A name may stand next to it. */
  interrogative: string
  /**
   * The entries of `interrogative` before a verb, not a name: `who won`; `who is` is copular. Empty
   * where a language has no copula.
   */
  interrogativeSubject: string
  /** Begins other questions: what, where, is, does. */
  question: string
  /** Asks for something to be shown, found or explained. `show me` is one phrase. */
  request: string
  /** Precedes the subject of a question: about, of, on. */
  about: string
  /** The aspects of a person that may be requested. */
  fid: string
  wallet: string
  ens: string
  /** Attestations and badges. */
  credentials: string
  /** Has, holds: before the name of a credential. */
  holds: string
  /** The verifiers or attesters of a person. */
  verifiers: string
  /** Trustworthy, genuine, a scam, a bot. */
  trust: string
  /** Accounts, socials, links, handles. */
  accounts: string
  /** Profile, card, biography, and other things that only people have. */
  profile: string
  /** Nouns for a person: guy, user, account. */
  person: string
  /** Refers to a person in the conversation: this, he, her, the author. */
  pointing: string
  /** Points at a person and nothing else: he, she, this guy, the author. */
  he: string
  /** The author of the cast as subject or object: I, me, myself. */
  self: string
  /** Something of the author: my, mine. */
  my: string
  /** The account that is spoken to: you, your. */
  you: string
  /** Precedes a name that is left out: not, except, instead of. */
  not: string
  /** Follows a name that is left out. */
  notAfter: string
  /** Corrects what was said before: I meant, sorry, wrong one. */
  correction: string
  yes: string
  no: string
  /** Takes all choices: all, both. */
  every: string
  /** Words for the first, second, third and last of several choices, in this order. */
  ordinals: readonly [first: string, second: string, third: string, last: string]
  /** Compares: versus, difference between. */
  compare: string
  and: string
  or: string
  /** Asks how the bot works; the whole cast says little else. */
  help: string
  thanks: string
  /** Praise, blame and reactions. */
  praise: string
  /** Wishes and greetings that are addressed to people: good morning, congratulations. */
  greeting: string
  /** Hello, please, fillers: words without meaning here. */
  courtesy: string
  /** Marks a statement: I met, we built, is my friend. */
  statement: string
  /**
   * Shows that a question wants no reply: everybody knows, who would have thought, as if, do not
   * tell me.
   */
  rhetorical: string
  /** Leaves out all others than the person next to it: only, just, alone. */
  only: string
  /** People and animals that belong to a person: brother, boss, cat. The bot knows none of them. */
  relative: string
  /** Is, are: after a name it states something. Empty where a language has no such word. */
  copula: string
  article: string
  /** Belongs to the word before it: `jack的推特`, `jack'in`. Empty where there is none. */
  possessiveAfter: string
  /** Belongs to the word behind it: `twitter de jack`. */
  possessiveBefore: string
  /** On, at, from: between a handle and its platform. */
  on: string
  /** Asks to store or withdraw an endorsement. */
  endorse: string
  /** Calls the account before it: `{ada} ơi`. Empty where there is no such word. */
  callAfter: string
  /** Other common words of the language, which are never names. */
  common: string
}

export type Role = Exclude<keyof Vocabulary, 'ordinals'> | 'first' | 'second' | 'third' | 'last'

/** Where a phrase is written: as its own cast, or in reply to another. */
export type PhraseContext = 'top' | 'reply' | 'quote' | 'reply-to-bot' | 'reply-to-bot-question'

/**
 * A cast and what it asks for. `@whocast` is the bot, `{rish}` (fid 194) and `{ada}` (616) are
 * mentions; the author has fid 77, the author of the parent cast 5, of the quoted cast 6. In
 * `reply-to-bot` the parent is the card of fid 616; in `reply-to-bot-question` it asks which of
 * farcaster:ted, ted.eth and github:ted is meant.
 *
 * The meaning is a list of identifier keys (`fid:194`, `fname:jack`), `name:Dan Romero`, `help`,
 * `nothing`, `choose` or `endorse`.
 */
export type Phrase = readonly [text: string, meaning: string, context?: PhraseContext]
