import { identifierKey } from '@whocast/contract/identifier.ts'
import { expect, test, vi } from 'vitest'
import { type Cast, type Segment, segmentsByPositions, segmentsByRanges } from './cast.ts'
import { readMention } from './mention.ts'

const BOT = 999

/** Look-ups of one cast: about 20 ms on a slow machine. */
const MAX_WORK = 100_000

const bot = { fid: BOT, username: 'whocast' }
const dwr = { fid: 3, username: 'dwr' }

const cast = (content: Segment[], more: Partial<Cast> = {}): Cast => ({
  hash: '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  author: { fid: 77, username: 'asker' },
  content,
  threadHash: '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  timestamp: 0,
  ...more,
})

const parent = { parent: { fid: 5, hash: '0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb' as const } }

const meaning = (content: Segment[], more?: Partial<Cast>) => {
  const { intent } = readMention(cast(content, more), bot)
  switch (intent.kind) {
    case 'lookup':
    case 'compare': {
      const [first] = intent.subjects
      const how = first?.kind === 'identifier' ? first.how : 'display'
      const keys = intent.subjects.map((one) =>
        one.kind === 'name' ? one.name : identifierKey(one.identifier),
      )
      return `${how} ${keys.join(' ')}`
    }
    case 'choose':
      return `choose ${'word' in intent ? intent.word : intent.among.map(identifierKey)}`
    case 'help':
      return `help${intent.named === undefined ? '' : ` ${intent.named}`}`
    case 'none':
      return intent.reason
    default:
      return intent.kind
  }
}

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each<[string, Segment[], string]>([
  ['an ENS name', [bot, ' vitalik.eth'], 'named ens:vitalik.eth'],
  [
    'an ENS name in a sentence',
    ['gm ', bot, ', who is Vitalik.ETH? thanks'],
    'named ens:vitalik.eth',
  ],
  ['a full-width ENS name, folded', [bot, ' ｖｉｔａｌｉｋ.ｅｔｈ'], 'named ens:vitalik.eth'],
  ['a Basename', [bot, ' jesse.base.eth'], 'named ens:jesse.base.eth'],
  ['an address', [bot, ` who is ${address}?`], `named eth:${address.toLowerCase()}`],
  ['fid and a number', [bot, ' fid 3'], 'named fid:3'],
  ['fid:3', [bot, ' fid:3'], 'named fid:3'],
  ['fid with a sign', [bot, ' fid #3!'], 'named fid:3'],
  ['a written @name', [bot, ' @dwr'], 'named fname:dwr'],
  ['a written @name in a question', [bot, ' who is @dwr?'], 'named fname:dwr'],
  ['a bare name', [bot, ' dwr'], 'bare fname:dwr'],
  ['a bare name in a question', [bot, ' who is dwr?'], 'bare fname:dwr'],
  ['tell me about', [bot, ' tell me about dwr please'], 'bare fname:dwr'],
  ['an ordinary word', [bot, ' vegan?'], 'bare fname:vegan'],
  ['an ordinary word in a question', [bot, ' who is vegan'], 'bare fname:vegan'],
  ['an ordinary word with its sign', [bot, ' who is @vegan'], 'named fname:vegan'],
  ['an ordinary word with its type', [bot, ' farcaster:vegan'], 'named fname:vegan'],
  ['two words', [bot, ' vegan vs baker'], 'bare fname:vegan fname:baker'],
  ['a DNS name alone', [bot, ' nick.xyz'], 'bare ens:nick.xyz'],
  ['a social handle', [bot, ' twitter:jack'], 'named twitter:jack'],
  ['a social handle by an alias', [bot, ' x:jack?'], 'named twitter:jack'],
  ['a profile URL', [bot, ' https://whocast.example/ens/vitalik.eth'], 'named ens:vitalik.eth'],
  ['a Farcaster URL', [bot, ' https://farcaster.xyz/dwr'], 'named fname:dwr'],
  ['another person mentioned', [bot, ' who is ', dwr, '?'], 'named fid:3'],
  ['another person spoken to', [dwr, ' have you seen ', bot], 'for-another'],
  ['a name beside a mention', [bot, ' ', dwr, ' vitalik.eth'], 'named fid:3 ens:vitalik.eth'],
  ['me', [bot, ' me'], 'self fid:77'],
  ['who am I', [bot, ' Who am I?'], 'self fid:77'],
  ['nothing but the mention', [bot], 'self fid:77'],
  ['chatter', [bot, ' what a lovely day today'], 'chatter'],
  ['a sentence with a dot in it', [bot, ' nice.Thanks for all of it'], 'chatter'],
  ['thanks behind a name', [bot, ' vitalik.eth thanks'], 'named ens:vitalik.eth'],
  [
    'thanks behind two names',
    [bot, ' vitalik.eth and dwr.eth, thank you'],
    'named ens:vitalik.eth ens:dwr.eth',
  ],
  ['thanks before a name', [bot, ' ok thanks, vitalik.eth'], 'chatter'],
  ['thanks to another person', [bot, ' ', dwr, ' thanks'], 'chatter'],
  ['a name that nothing is joined to', [bot, ' dwr plus'], 'bare fname:dwr'],
  ['help', [bot, ' help'], 'help'],
  ['help!', [bot, ' Help!'], 'help'],
  ['half an address', [bot, ' 0x1234'], 'help 0x1234'],
  ['mixed scripts', [bot, ' vіtalik.eth'], 'help vіtalik.eth'],
  ['a zero-width space, folded', [bot, ' vit\u200balik.eth'], 'named ens:vitalik.eth'],
  ['a zero-width joiner', [bot, ' vit\u200dalik.eth'], 'named ens:vitalik.eth'],
  ['an unknown channel type', [bot, ' myspace:tom'], 'help myspace:tom'],
  [
    'a name that cannot be one',
    [bot, ' this-name-is-far-too-long'],
    'help this-name-is-far-too-long',
  ],
  ['a link that is nobody', [bot, ' https://example.com/a/b'], 'help'],
  ['no mention of us', ['who is ', dwr], 'not-mentioned'],
])('reads %s', (_what, content, expected) => {
  expect(meaning(content)).toBe(expected)
})

test.each<[string, Segment[], string]>([
  ['nothing but the mention', [bot], 'pointed fid:5'],
  ['who is this', [bot, ' who is this?'], 'pointed fid:5'],
  ['who is this, with filling words', [bot, ' ok who exactly is this again'], 'pointed fid:5'],
  ['whether this is real', [bot, ' is this seriously legit'], 'pointed fid:5'],
  ['chatter', ['look ', bot, ' nice one'], 'chatter'],
  ['me', [bot, ' me'], 'self fid:77'],
  ['a name', [bot, ' vitalik.eth'], 'named ens:vitalik.eth'],
  ['another person', [bot, ' ', dwr], 'named fid:3'],
])('reads %s in a reply', (_what, content, expected) => {
  expect(meaning(content, parent)).toBe(expected)
})

test.each<[string, Partial<Cast>, Segment[], string]>([
  ['a quote alone', { quotes: [{ fid: 6 }] }, [bot], 'pointed fid:6'],
  [
    'a quote in a reply',
    { ...parent, quotes: [{ fid: 6 }] },
    [bot, ' who is this?'],
    'pointed fid:6',
  ],
  [
    'a profile that it embeds',
    { links: ['https://example.com/cat.png', 'https://x.com/jack'] },
    [bot],
    'named twitter:jack',
  ],
  ['a picture alone', { links: ['https://example.com/cat.png'] }, [bot], 'chatter'],
  ['a picture under praise', { links: ['https://x.com/jack'] }, [bot, ' love it'], 'chatter'],
  [
    'a reply to the bot without a mention',
    { parent: { fid: BOT } },
    ['and vitalik.eth?'],
    'named ens:vitalik.eth',
  ],
  ['its own name as text', { parent: { fid: BOT } }, ['@whocast rish'], 'bare fname:rish'],
])('reads %s', (_what, more, content, expected) => {
  expect(meaning(content, more)).toBe(expected)
})

test('reads any text in linear time', () => {
  for (const text of [
    'a'.repeat(10_000),
    '?'.repeat(10_000),
    'who is '.repeat(2000),
    '/'.repeat(10_000),
    "'s".repeat(5000),
    '。'.repeat(10_000),
    '@'.repeat(9999),
    '. '.repeat(5000),
    '👀'.repeat(5000),
    'a.'.repeat(5000),
    '誰'.repeat(5000),
  ]) {
    expect(['help', 'chatter']).toContain(meaning([bot, ` ${text}`]).split(' ')[0])
  }
})

/** Counts what the reader looks up, tests and cuts while it reads a cast. */
function workOf(text: string): number {
  const counted = [
    vi.spyOn(Map.prototype, 'get'),
    vi.spyOn(RegExp.prototype, 'test'),
    vi.spyOn(RegExp.prototype, 'exec'),
    vi.spyOn(String.prototype, 'slice'),
    vi.spyOn(String.prototype, 'normalize'),
  ]
  readMention(cast([bot, ` ${text}`]), bot)
  const work = counted.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const one of counted) one.mockRestore()
  return work
}

test.each([
  'URI: ',
  'a ',
  'ﷺ',
  '- \n',
  'ﷺ ',
  'abc ',
  'not @ada, ',
  'who ',
  '"a" ',
  'the Ada ',
  '한국 ',
  '私 ',
  '谁',
  "l'",
])('does the same work for 5,000 and for 10,000 characters of %j', (unit) => {
  workOf('who is ada?')
  const of = (length: number) => workOf(unit.repeat(length / unit.length))
  const most = of(10_000)
  expect(most).toBeLessThan(of(5000) * 1.1)
  expect(most).toBeLessThan(MAX_WORK)
})

test('reads the sentence that mentions the bot at the end of a long cast', () => {
  const tale = 'what a week this was, nobody told me about it. '.repeat(200)
  expect(meaning([tale, bot, ' who is ', dwr, '?'])).toBe('named fid:3')
})

test.each([
  ['a list', '@dwr '.repeat(2000)],
  ['sentences', '@dwr. '.repeat(1600)],
  ['questions', 'who is @dwr? '.repeat(800)],
])('reads the longest %s of names in linear time', (_what, text) => {
  expect(meaning([bot, ` ${text}`])).toBe('named fname:dwr')
})

test('never answers its own cast, and never looks itself up as a parent', () => {
  expect(meaning([bot, ' dwr'], { author: { fid: BOT } })).toBe('own-cast')
  expect(meaning([bot], { parent: { fid: BOT } })).toBe('self fid:77')
})

test('reads the protocol encoding, whose positions count bytes and whose text leaves mentions out', () => {
  const text = 'héllo 👋 , who is ?'
  const bytes = new TextEncoder().encode('héllo 👋 ').length
  const end = new TextEncoder().encode('héllo 👋 , who is ').length
  expect(segmentsByPositions(text, [bot, dwr], [bytes, end])).toEqual([
    'héllo 👋 ',
    bot,
    ', who is ',
    dwr,
    '?',
  ])
  expect(segmentsByPositions('', [bot], [0])).toEqual([bot])
  expect(segmentsByPositions('👋', [bot], [2])).toEqual([bot, '👋'])
  expect(segmentsByPositions('hi', [bot, dwr], [99, -4])).toEqual([dwr, 'hi', bot])
})

test('reads Neynar’s encoding by UTF-16 units, by bytes, and without ranges', () => {
  const text = '👋 @whocast who is @dwr?'
  const expected = ['👋 ', bot, ' who is ', dwr, '?']
  expect(
    segmentsByRanges(
      text,
      [bot, dwr],
      [
        { start: 3, end: 11 },
        { start: 19, end: 23 },
      ],
    ),
  ).toEqual(expected)
  expect(
    segmentsByRanges(
      text,
      [bot, dwr],
      [
        { start: 5, end: 13 },
        { start: 21, end: 25 },
      ],
    ),
  ).toEqual(expected)
  expect(segmentsByRanges(text, [bot, dwr], [])).toEqual(expected)
  expect(segmentsByRanges('gm @whocast', [bot], [{ start: 3, end: 11 }])).toEqual(['gm ', bot])
  // `İ` is longer in lower case.
  expect(segmentsByRanges('İİ @WHOCAST ada', [bot], [])).toEqual(['İİ ', bot, ' ada'])
  expect(segmentsByRanges('no names here', [bot], [{ start: 0, end: 2 }])).toEqual([
    'no names here',
    bot,
  ])
})
