import { Renderer } from '@takumi-rs/core'
import { describe, expect, it } from 'vitest'
import { createFonts, drawable } from './fonts.ts'
import { box, paragraph } from './nodes.ts'
import { cleanText, initialsOf, lineCount, textWidth } from './text.ts'

describe('cleanText', () => {
  it('takes out what steers text', () => expect(cleanText('a\u202eb\u200bc\u0000d\u2066e\ufeff', 20)).toBe('abcde'))
  it('keeps joiners of emoji and scripts', () => expect(cleanText('👩‍💻 می‌خواهم', 20)).toBe('👩‍💻 می‌خواهم'))
  it('folds white space and lines', () => expect(cleanText('  a \n\n b\t c ', 20)).toBe('a b c'))
  it('limits stacked marks', () => expect(cleanText(`g${'\u0336'.repeat(50)}o`, 20)).toBe(`g${'\u0336'.repeat(4)}o`))
  it('cuts between graphemes', () => expect(cleanText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…'))
  it('is quick with a megabyte', () => expect(cleanText('x'.repeat(1_000_000), 10)).toBe('xxxxxxxxx…'))
})

describe('initialsOf', () => {
  it.each([
    ['Mira Oyelaran', 'MO'],
    ['mira.eth', 'ME'],
    ['madonna', 'M'],
    ['Jean-Luc van der Berg', 'JB'],
    ['山田さくら', '山'],
    ['김민준', '김'],
    ['ليلى عبد الرحمن', 'ل'],
    ['🦊 Foxy', '🦊'],
    ['👩‍💻', '👩‍💻'],
    ['  "Quoted" name', 'QN'],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
  it.each(['', '···', '0xAb58…eC9B'])('of %j are none', (name) => expect(initialsOf(name)).toBeNull())
})

describe('drawable', () => {
  it.each([
    'Mira',
    'ليلى',
    'נועם',
    'आरव',
    'สมชาย',
    '山田さくら',
    '김민준',
    '王小明',
    '🦊👩‍💻🇯🇵❤️',
    '𝓿𝓲𝓫𝓮𝓼',
    'ქართული',
    'Ελλάδα Кириллица',
  ])('leaves %s as it is', (text) => expect(drawable(text)).toBe(text))
  it('leaves out letters that no font has, with a sign for them where one name must not pass for another', () => {
    expect(drawable('vit\u{12000}\u{12001}alik')).toBe('vitalik')
    expect(drawable('vit\u{12000}\u{12001}alik', '…')).toBe('vit…alik')
  })
})

const takumi = new Renderer()
const fonts = createFonts(takumi)

/** How wide the renderer makes a line of text, in pixels. */
async function drawnWidth(text: string, fontSize: number): Promise<number> {
  const style = { fontFamily: 'Inter', fontSize, fontWeight: 600, whiteSpace: 'nowrap' } as const
  const { children } = await takumi.measure(box({ alignItems: 'flex-start' }, [paragraph(text, style)]), {
    width: 6000,
    height: 400,
    fontFamilies: await fonts.forText(text),
  })
  return children[0]?.width ?? Number.NaN
}

describe('measures', () => {
  it('of ASCII are those of Inter', () => expect(textWidth('Ab', 100)).toBeCloseTo(73 + 62))
  it('of wide letters are a little over an em', () => expect(textWidth('山', 100)).toBe(102))
  it.each([
    'Größenwahn',
    'कौशल: इंजीनियरिंग',
    'দক্ষতা: প্রকৌশল',
    'திறன்: பொறியியல்',
    'నైపుణ్యం: ఇంజనీరింగ్',
    'ಕೌಶಲ್ಯ: ಎಂಜಿನಿಯರಿಂಗ್',
    'വൈദഗ്ദ്ധ്യം: എഞ്ചിനീയറിംഗ്',
    'કૌશલ્ય: એન્જિનિયરિંગ',
    'ਹੁਨਰ: ਇੰਜੀਨੀਅਰਿੰਗ',
    'කුසලතාව: ඉංජිනේරු',
    'ଦକ୍ଷତା: ଇଞ୍ଜିନିୟରିଂ',
    'ทักษะ: วิศวกรรม',
    'ທັກສະ: ວິສະວະກຳ',
    'ជំនាញ: វិស្វកម្ម',
    'ကျွမ်းကျင်မှု',
    'مهارة: هندسة البرمجيات',
    'מפתח מאומת',
    'უნარი: ინჟინერია',
    'Հմտություն: Ճարտարագիտություն',
    'ክህሎት: ምህንድስና',
    'Навык: инженерия',
    'Δεξιότητα: Μηχανική',
    'スキル：エンジニアリング',
    '기술: 엔지니어링',
    'Kỹ năng: Kỹ thuật',
    'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ',
    'ހުނަރު: އިންޖިނޭރު',
  ])('are wide enough for %s as it is drawn, and not much too wide', async (text) => {
    const ratio = textWidth(text, 100) / (await drawnWidth(text, 100))
    expect(ratio).toBeGreaterThanOrEqual(1)
    expect(ratio).toBeLessThan(1.4)
  })
  it('counts lines by words, and breaks where a script does', () => {
    expect(lineCount('', 30, 700)).toBe(0)
    expect(lineCount('one two', 30, 700)).toBe(1)
    expect(lineCount('word '.repeat(40).trim(), 30, 700)).toBeGreaterThan(3)
    expect(lineCount('字'.repeat(50), 30, 700)).toBe(3)
    expect(lineCount('x'.repeat(200), 30, 700)).toBeGreaterThan(4)
  })
})
