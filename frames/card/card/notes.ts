import { brandName, brandTagline } from '@whocast/contract/brand.ts'
import { directionOf } from '@whocast/contract/direction.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import type { Palette } from '../colour.ts'
import { box, type Drawing, icon, paragraph } from '../nodes.ts'
import {
  family,
  frame,
  identifierLine,
  type Measures,
  mark,
  portraitRadius,
  sidePanel,
  signature,
  wordsPanel,
  wordsWidth,
} from './frame.ts'
import { BIO_LINE, NAME_LINE } from './plan.ts'

/** Draws the card for a missing match or an error. */
export function noteCard(
  m: Measures,
  palette: Palette,
  host: string,
  note: { sign: string; title: string; about: string; text: string },
): Drawing {
  const width = wordsWidth(m)
  const side = sidePanel(m, 'ltr', [
    box(
      {
        width: m.avatar,
        height: m.avatar,
        borderRadius: portraitRadius,
        border: '4px dashed #ffffff70',
        alignItems: 'center',
        justifyContent: 'center',
      },
      [icon(iconPaths[note.sign] ?? mark, m.avatar * 0.44, '#ffffff')],
    ),
    box({ flexGrow: 1 }),
    signature('ltr', host, m),
  ])
  const body = wordsPanel(m, palette, 'ltr', [
    paragraph(note.title, {
      fontFamily: family.display,
      fontWeight: 700,
      fontSize: m.names[1] ?? 80,
      lineHeight: NAME_LINE,
      letterSpacing: '-0.025em',
    }),
    note.about !== '' && identifierLine(note.about, palette, width, { marginTop: 18 }),
    box({ flexGrow: 1 }),
    paragraph(
      note.text,
      {
        width,
        fontSize: m.bios[0] ?? 36,
        lineHeight: BIO_LINE,
        color: palette.muted,
        lineClamp: 6,
        wordBreak: 'break-word',
      },
      directionOf(note.text),
    ),
  ])
  return frame(m, palette, 'ltr', { side, words: body })
}

/** Draws the card of the home page. */
export function homeCard(m: Measures, palette: Palette): Drawing {
  const padding = m.sidePadding + 32
  const example = (name: string, value: string) =>
    box(
      {
        alignItems: 'center',
        gap: 14,
        height: 60,
        paddingLeft: 20,
        paddingRight: 26,
        borderRadius: 30,
        backgroundColor: palette.sideRaised,
      },
      [
        icon(iconPaths[name] ?? mark, 28, '#ffffff'),
        paragraph(value, { fontSize: 28, fontWeight: 500 }),
      ],
    )
  const centre = { x: m.width - 190, y: Math.round(m.height * 0.34) }
  const node = box(
    {
      width: m.width,
      height: m.height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding,
      color: '#ffffff',
      fontFamily: family.text,
    },
    [
      box({ position: 'absolute', left: centre.x - 110, top: centre.y - 110 }, [
        icon(mark, 220, '#ffffff'),
      ]),
      box({ alignItems: 'center', gap: 16 }, [
        icon(mark, 52, '#ffffff'),
        paragraph(brandName, {
          fontFamily: family.display,
          fontWeight: 700,
          fontSize: 42,
          letterSpacing: '-0.015em',
        }),
      ]),
      box({ flexDirection: 'column', gap: 24 }, [
        paragraph('Who is this?', {
          fontFamily: family.display,
          fontWeight: 700,
          fontSize: (m.names[0] ?? 92) * 1.3,
          lineHeight: 1.05,
          letterSpacing: '-0.03em',
        }),
        paragraph(brandTagline.replace(/^Who is this\? /, ''), {
          fontSize: 34,
          lineHeight: 1.35,
          width: 720,
          color: '#ffffffd0',
        }),
      ]),
      box({ gap: 16 }, [
        example('ens', 'vitalik.eth'),
        example('farcaster', '@dwr'),
        example('x', 'jack'),
        example('wallet', '0xd8dA…6045'),
      ]),
    ],
  )
  const { width, height } = m
  return {
    node,
    backdrop: {
      left: 0,
      top: 0,
      width,
      height,
      colour: palette.side,
      rings: { ...centre, colour: palette.sideRaised },
    },
  }
}
