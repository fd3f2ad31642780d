import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core'
import type { ChannelType } from '@whocast/contract/channel.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWholeRun } from '../../test/whole.ts'
import { cardDrawing, cardSize } from './card/card.ts'
import { paletteOf } from './colour.ts'
import { cutText, fitTexts } from './fit.ts'
import { createFonts } from './fonts.ts'
import { textOf } from './nodes.ts'
import { measureTexts } from './painter.ts'
import type { CardOptions } from './port.ts'
import { viewOf } from './view.ts'

const takumi = new Renderer()
const fonts = createFonts(takumi)
const palette = paletteOf({ hue: 180, chroma: 0.1 }, 'light')

interface DrawnText {
  text: string
  /** What the renderer sets, in the order of the page: from right to left it is another one. */
  runs: string
  left: number
  right: number
}

/** Pairs a tree with its measures and returns all texts. */
function textsOf(node: Node, measured: MeasuredNode | undefined): DrawnText[] {
  if (!measured) throw new Error('a node without a measure')
  if (node.type === 'text') {
    const left = measured.transform[4]
    const runs = measured.runs.map(({ text }) => text).join('')
    return [{ text: node.text, runs, left, right: left + measured.width }]
  }
  if (node.type !== 'container') return []
  return (node.children ?? []).flatMap((child, at) => textsOf(child, measured.children[at]))
}

interface Named {
  name: string
  handle: string
  accounts: string[]
}

/** Lays out a person's card as it is drawn and returns its texts. */
async function readCard({ name, handle, accounts }: Named, ratio: CardOptions['ratio']) {
  const types: ChannelType[] = ['ens', 'twitter', 'github', 'lens']
  const channels = accounts.map(
    (value, at): Channel => ({
      type: types[at % types.length] ?? 'ens',
      value,
      isVerified: true,
      verification: { grade: 'proven', checkedAt: 1 },
      source: 'test',
      checkedAt: 1,
    }),
  )
  const profile = { profileID: 'someone', displayName: name, channels, credentials: [] }
  const view = viewOf({ kind: 'profile', handle, profile })
  const { node } = cardDrawing({ view, avatar: null, palette, ratio, host: 'whocast.test' })
  const fontFamilies = await fonts.forText(textOf(node))
  await fitTexts(node, (texts) => measureTexts(takumi, texts, fontFamilies))
  const measured = await takumi.measure(node, { ...cardSize(ratio), fontFamilies })
  return textsOf(node, measured)
}

const letters = (text: string) => [...text.replace(/\s/gu, '')].sort().join('')

/** Whether a text reads as a name: whole, or with one ellipsis for what is left out. */
function readsAs(drawn: string, name: string): boolean {
  if (drawn === name) return true
  const parts = drawn.split('…')
  const [head = '', tail = ''] = parts
  return parts.length === 2 && head !== '' && name.startsWith(head) && name.endsWith(tail)
}

const label = (alphabet: string, most: number) =>
  fc
    .array(fc.constantFrom(...new Intl.Segmenter().segment(alphabet)), {
      minLength: 1,
      maxLength: most,
    })
    .map((parts) => parts.map(({ segment }) => segment).join(''))

const scripts = [
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghimw-_il',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'абвгдежзийклмнопрст',
  'αβγδεζηθικλμνξοπρστ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'אבגדהוזחטיכלמנסעפצקרשת',
  '山田太郎王小明李さくらサクラ김민준',
  'กขคงจฉชซญดตถทธนบปผ',
  'कखगघचछजझटठडढतथदधन',
  '🦊👩‍💻🇯🇵🐙🌊',
  'ÄÖÜßñçéèêåøœŵŷżźłğışv',
]
const word = fc.oneof(...scripts.map((alphabet) => label(alphabet, 30)))
const ending = fc.constantFrom('', '.eth', '.base.eth', '.example.com', '.xyz')
const identifier = fc.tuple(word, ending).map(([base, end]) => (base + end).normalize('NFC'))
const displayName = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').normalize('NFC'))
const person = fc.record({
  name: displayName,
  handle: identifier.map((name) => `@${name}`),
  accounts: fc.array(identifier, { minLength: 1, maxLength: 4 }),
})

const NAMES = isWholeRun ? 10_000 : 2500
/** A name, a handle and 2.5 accounts on each card. */
const NAMES_PER_CARD = 4.5

describe('names on cards', () => {
  it('read back as themselves or as cut, never as another name, and stay on the card', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(person, fc.constantFrom('3:2', '1.91'), async (named, ratio) => {
        const drawn = await readCard(named, ratio)
        const { name, handle, accounts } = named
        const own = new Set(['whocast.test', 'proven', ...'SJ'])
        for (const { text, runs, left, right } of drawn) {
          expect(letters(runs), `drawn of ${text}`).toBe(letters(text))
          expect(left, text).toBeGreaterThanOrEqual(0)
          expect(right, text).toBeLessThanOrEqual(cardSize(ratio).width)
        }
        const texts = drawn.map(({ text }) => text)
        for (const one of [name, handle])
          expect(
            texts.filter((text) => readsAs(text, one)),
            one,
          ).not.toEqual([])
        const known = [name, handle, ...accounts]
        const strange = texts.filter(
          (text) =>
            !own.has(text) &&
            !/ proven by signature$/.test(text) &&
            !known.some((one) => readsAs(text, one)),
        )
        // The initials stand where a picture is missing.
        expect(strange.length, JSON.stringify([strange, known])).toBeLessThanOrEqual(1)
        for (const text of strange)
          expect([...new Intl.Segmenter().segment(text)].length).toBeLessThan(5)
      }),
      { numRuns: Math.ceil(NAMES / NAMES_PER_CARD), seed: 35 },
    )
  })

  it('are set smaller before they are cut', async () => {
    const texts = await readCard(
      {
        name: 'Hanako',
        handle: '@sample-hanako',
        accounts: ['sample-hanako.eth', 'sample-hanako-x', 'a', 'b'],
      },
      '3:2',
    )
    expect(texts.map(({ text }) => text)).toContain('sample-hanako.eth')
    expect(texts.map(({ text }) => text)).toContain('sample-hanako-x')
  })
})

describe('cutText', () => {
  const cut = (text: string, keep: number, how: 'middle' | 'end') => cutText([...text], keep, how)
  it('keeps the last label of a name', () =>
    expect(cut('sample-hanako.eth', 13, 'middle')).toBe('sample-ha….eth'))
  it('keeps a third from the end of other identifiers', () =>
    expect(cut('the-committee-names', 9, 'middle')).toBe('the-co…mes'))
  it('cuts plain text at its end', () => expect(cut('Award of honour', 6, 'end')).toBe('Award…'))
  it('keeps one ellipsis of a shortened address', () =>
    expect(cut('0x1234…abcd', 9, 'middle')).toBe('0x1234…bcd'))
})
