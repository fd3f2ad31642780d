import type { ContainerNode, Node } from '@takumi-rs/core'
import { directionOf } from '@whocast/contract/direction.ts'
import { iconPaths } from '@whocast/contract/icons.ts'
import { markIcons } from '../../person.ts'
import type { Palette } from '../colour.ts'
import type { DecodedAvatar } from '../decode-avatar.ts'
import { textForms, withFit } from '../fit.ts'
import { box, column, type Drawing, icon, line, paragraph, row, type Style } from '../nodes.ts'
import { textWidth } from '../text-width.ts'
import type { ProfileView } from '../view.ts'
import { accounts, badges } from './accounts.ts'
import {
  family,
  frame,
  identifierLine,
  type Measures,
  mark,
  portraitRadius,
  sidePanel,
  signature,
  sparseMeasures,
  wordsPanel,
  wordsWidth,
} from './frame.ts'
import { BIO_GAP, BIO_LINE, HANDLE, NAME_LINE, PROOF, plan, SECTION_GAP } from './plan.ts'
import { portrait } from './portrait.ts'

/** Draws the card of a person: name and picture dominate, one line summarizes the proofs. */
export function profileCard(
  view: ProfileView,
  { avatar, palette, host }: { avatar: DecodedAvatar | null; palette: Palette; host: string },
  measures: Measures,
): Drawing {
  const { dir } = view
  const m = isSparse(view) ? sparseMeasures(measures) : measures
  const side = sidePanel(m, dir, [
    portrait(view.name, avatar !== null, palette, { edge: m.avatar, radius: portraitRadius }),
    facts(view, m),
    box({ flexGrow: 1 }),
    signature(dir, host, m),
  ])
  return frame(m, palette, dir, { side, words: words(view, palette, m), avatar })
}

const isSparse = (view: ProfileView) => view.bio === '' && view.credentials.length === 0

function facts(view: ProfileView, m: Measures): Node {
  const width = m.side - 2 * m.sidePadding
  const place: Style = {
    fontSize: 29,
    fontWeight: 500,
    lineHeight: 1.25,
    wordBreak: 'break-word',
  }
  const sample: Style = {
    fontSize: 24,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    padding: 6,
    paddingLeft: 16,
    paddingRight: 16,
    borderRadius: 24,
    border: '2px dashed #ffffffb0',
  }
  return column(view.dir === 'rtl', { gap: 18, marginTop: 26 }, [
    view.isSample && paragraph('INVENTED SAMPLE', sample),
    view.warning !== '' &&
      box({ padding: 6, paddingLeft: 16, borderRadius: 24, border: '3px solid #ffffff', width }, [
        withFit(
          paragraph(view.warning, { fontWeight: 600, lineHeight: 1.2, wordBreak: 'break-word' }),
          { forms: textForms([24, 20], 3), maxWidth: width - 38, cut: 'middle' },
        ),
      ]),
    view.location !== '' &&
      withFit(paragraph(view.location, place, directionOf(view.location)), {
        forms: textForms([29, 25], 2),
        maxWidth: width,
        cut: 'end',
      }),
    view.location === '' &&
      view.fid !== '' &&
      paragraph(`FID ${view.fid}`, {
        fontFamily: family.mono,
        fontSize: 27,
        letterSpacing: '-0.02em',
      }),
  ])
}

function words(view: ProfileView, palette: Palette, m: Measures): ContainerNode {
  const width = wordsWidth(m)
  const isRtl = view.dir === 'rtl'
  const p = plan(view, m, width)
  return wordsPanel(m, palette, view.dir, [
    isSparse(view) && box({ flexGrow: 1 }),
    withFit(
      paragraph(
        view.name,
        {
          fontFamily: family.display,
          fontWeight: 700,
          lineHeight: NAME_LINE,
          letterSpacing: isCased(view.name) ? '-0.025em' : 0,
          textAlign: isRtl ? 'right' : 'left',
          wordBreak: 'break-word',
        },
        view.dir,
      ),
      { forms: p.name, maxWidth: width, cut: isIdentifier(view.name) ? 'middle' : 'end' },
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
    view.proof !== '' && proofLine(view, palette, width),
    p.accounts.length > 0 && accounts(p.accounts, palette, width, isRtl),
    p.badges.length > 0 && badges(p, palette, isRtl),
  ])
}

/** Returns the summary of the accounts in one line: the best grade, and how many. */
function proofLine(view: ProfileView, palette: Palette, width: number): Node {
  const isChecked = view.mark === 'proven' || view.mark === 'confirmed'
  const color = isChecked ? palette.verified : palette.muted
  const style = { gap: 12, height: PROOF, width, marginTop: SECTION_GAP }
  return row(view.dir === 'rtl', style, [
    icon(iconPaths[markIcons[view.mark]] ?? mark, 32, color),
    line(view.proof, { fontSize: 28, fontWeight: 600, color, maxWidth: width - 44 }, 'ltr', {
      smaller: [25],
    }),
  ])
}

/** Returns true for names without a space: they are mostly identifiers, which differ at the end. */
const isIdentifier = (name: string) => !name.includes(' ')

/** Tight setting suits scripts with case, but breaks joined and full-width ones and emoji. */
const isCased = (name: string) =>
  !/\p{Extended_Pictographic}/u.test(name) &&
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    name,
  )

function handleLine(view: ProfileView, palette: Palette, width: number): Node | false {
  const { handle, role } = view
  if (handle === '' && role === '') return false
  const roleWidth = width - Math.min(textWidth(handle, 40) + 4, width) - 40
  const hasRole = role !== '' && roleWidth > 120
  const style = { marginTop: 8, gap: 14, maxWidth: width, height: HANDLE - 8 }
  return row(view.dir === 'rtl', style, [
    handle !== '' && identifierLine(handle, palette, width),
    handle !== '' &&
      hasRole &&
      box({ width: 6, height: 6, borderRadius: 3, backgroundColor: palette.muted }),
    hasRole &&
      line(
        role,
        { fontSize: 32, color: palette.muted, maxWidth: handle === '' ? width : roleWidth },
        directionOf(role),
      ),
  ])
}
