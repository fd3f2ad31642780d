import type { ContainerNode, Node } from '@takumi-rs/core'
import type { Palette } from '../colour.ts'
import type { Square } from '../decode-avatar.ts'
import { box, line, paragraph, type Style } from '../nodes.ts'
import { directionOf, textWidth } from '../text.ts'
import type { ProfileView } from '../view.ts'
import { accounts } from './accounts.ts'
import { badges } from './badges.ts'
import { family, frame, type Measures, sidePanel, signature, wordsPanel, wordsWidth } from './frame.ts'
import { BIO_GAP, BIO_LINE, NAME_LINE, plan } from './plan.ts'
import { portrait } from './portrait.ts'

/** The card of a person. */
export function profileCard(view: ProfileView, avatar: Square | null, palette: Palette, m: Measures): ContainerNode {
  const { dir } = view
  const side = sidePanel(m, palette, dir, [
    portrait(view, avatar, palette, m.avatar),
    facts(view, m),
    box({ flexGrow: 1 }),
    signature(dir),
  ])
  return frame(m, palette, dir, side, words(view, palette, m))
}

function facts(view: ProfileView, m: Measures): Node {
  const align = view.dir === 'rtl' ? 'flex-end' : 'flex-start'
  const width = m.side - 2 * m.sidePadding
  const fact = (label: string, value: Node) =>
    box({ flexDirection: 'column', alignItems: align, gap: 4 }, [
      paragraph(label, { fontSize: 18, fontWeight: 600, letterSpacing: '0.09em', color: '#ffffffb0' }),
      value,
    ])
  const number = (value: string) => paragraph(value, { fontFamily: family.mono, fontSize: 29, letterSpacing: '-0.02em' })
  const place: Style = { fontSize: 27, fontWeight: 500, maxWidth: width, lineHeight: 1.25, lineClamp: 2, wordBreak: 'break-word' }
  return box({ position: 'relative', flexDirection: 'column', alignItems: align, gap: 22, marginTop: 32 }, [
    view.isSample &&
      paragraph('INVENTED SAMPLE', {
        fontSize: 18,
        fontWeight: 600,
        letterSpacing: '0.06em',
        paddingLeft: 14,
        paddingRight: 14,
        paddingTop: 5,
        paddingBottom: 5,
        borderRadius: 16,
        border: '2px dashed #ffffffb0',
      }),
    view.fid !== '' && fact('FID', number(view.fid)),
    view.location !== '' && fact('LOCATION', paragraph(view.location, place, directionOf(view.location))),
    view.wallet !== '' && view.wallet !== view.name && (view.fid === '' || m.height > 700) && fact('WALLET', number(view.wallet)),
  ])
}

function words(view: ProfileView, palette: Palette, m: Measures): ContainerNode {
  const width = wordsWidth(m)
  const isRtl = view.dir === 'rtl'
  const p = plan(view, m, width)
  return wordsPanel(m, view.dir, [
    paragraph(
      view.name,
      {
        fontFamily: family.display,
        fontWeight: 700,
        fontSize: p.nameSize,
        lineHeight: NAME_LINE,
        letterSpacing: isCased(view.name) ? '-0.025em' : 0,
        maxWidth: width,
        lineClamp: p.nameLines,
        textAlign: isRtl ? 'right' : 'left',
        wordBreak: 'break-word',
      },
      view.dir,
    ),
    handleLine(view, palette, width),
    p.bioLines > 0 &&
      paragraph(
        view.bio,
        {
          width,
          marginTop: BIO_GAP,
          fontSize: p.bioSize,
          lineHeight: BIO_LINE,
          lineClamp: p.bioLines,
          textAlign: directionOf(view.bio) === 'rtl' ? 'right' : 'left',
          // Korean breaks between words, unlike its neighbours.
          wordBreak: /\p{Script=Hangul}/u.test(view.bio) ? 'keep-all' : 'break-word',
          overflowWrap: 'anywhere',
        },
        directionOf(view.bio),
      ),
    box({ flexGrow: 1 }),
    p.rows > 0 && accounts(view, palette, width, p.rows, p.cell),
    p.badgeRows.length > 0 && badges(p.badgeRows, palette, isRtl),
  ])
}

/** Tight setting suits large Latin, Greek and Cyrillic; joined and full-width scripts and emoji it would break. */
const isCased = (name: string) =>
  !/\p{Extended_Pictographic}/u.test(name) &&
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name)

function handleLine(view: ProfileView, palette: Palette, width: number): Node | false {
  if (view.handle === '' && view.role === '') return false
  const isRtl = view.dir === 'rtl'
  const handleWidth = Math.min(textWidth(view.handle, 34) + 4, width)
  const roleWidth = width - handleWidth - 40
  return box(
    { flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', marginTop: 10, gap: 14, maxWidth: width, height: 46 },
    [
      view.handle !== '' &&
        line(view.handle, { fontSize: 34, fontWeight: 600, color: palette.accent, maxWidth: width }, directionOf(view.handle)),
      view.handle !== '' &&
        view.role !== '' &&
        roleWidth > 120 &&
        box({ width: 6, height: 6, borderRadius: 3, backgroundColor: palette.muted }),
      view.role !== '' &&
        roleWidth > 120 &&
        line(
          view.role,
          { fontSize: 30, color: palette.muted, maxWidth: view.handle === '' ? width : roleWidth },
          directionOf(view.role),
        ),
    ],
  )
}
