import { Renderer } from '@takumi-rs/core'
import { describe, expect, it } from 'vitest'
import { createFonts } from './fonts.ts'
import { box, paragraph } from './nodes.ts'
import { textWidth } from './text-width.ts'

const takumi = new Renderer()
const fonts = createFonts(takumi)

/** How wide the renderer makes a line of text, in pixels. */
async function drawnWidth(text: string, fontSize: number): Promise<number> {
  const style = { fontFamily: 'Inter', fontSize, fontWeight: 600, whiteSpace: 'nowrap' } as const
  const { children } = await takumi.measure(
    box({ alignItems: 'flex-start' }, [paragraph(text, style)]),
    {
      width: 6000,
      height: 400,
      fontFamilies: await fonts.forText(text),
    },
  )
  return children[0]?.width ?? Number.NaN
}

describe('textWidth', () => {
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
    'معرض الحروف ٢٠٢٥',
    'مصممة خطوط',
    'مهندس سابق، يبحث عن عمل',
    'طراحی صفحه و چاپ',
    'سافٹ ویئر انجینئر',
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
})
