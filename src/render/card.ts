import type { ContainerNode, Node } from '@takumi-rs/core'
import { brandName, brandTagline, markPath } from '../domain/brand.ts'
import { iconPaths } from '../domain/icons.ts'
import type { CardOptions } from '../domain/ports.ts'
import type { Square } from './avatar.ts'
import type { Palette } from './colour.ts'
import { box, icon, line, paragraph, pixels, type Style } from './nodes.ts'
import { type Direction, directionOf, initialsOf, lineCount, textWidth } from './text.ts'
import type { BadgeView, CardView, ChannelView, ProfileView } from './view.ts'

/**
 * The measures of a card, in pixels. A coloured side holds the picture and the hard facts; the
 * paper beside it holds the words. Everything sits on a grid of 4.
 */
interface Measures {
  width: number
  height: number
  side: number
  sidePadding: number
  avatar: number
  top: number
  bottom: number
  inner: number
  outer: number
  /** Sizes for a name on one line, the largest first; the last one may take two lines. */
  names: readonly number[]
  /** Sizes for a bio: the first when there is room for it. */
  bios: readonly number[]
  rows: number
}

const measuresOf: Record<CardOptions['ratio'], Measures> = {
  '3:2': {
    width: 1200,
    height: 800,
    side: 360,
    sidePadding: 48,
    avatar: 264,
    top: 34,
    bottom: 52,
    inner: 60,
    outer: 60,
    names: [92, 80, 68, 58],
    bios: [36, 31],
    rows: 4,
  },
  '1.91': {
    width: 1200,
    height: 630,
    side: 320,
    sidePadding: 44,
    avatar: 232,
    top: 32,
    bottom: 44,
    inner: 52,
    outer: 52,
    names: [80, 68, 58, 50],
    bios: [32, 28],
    rows: 3,
  },
}

/** The size of a card in pixels. */
export const cardSize = (ratio: CardOptions['ratio']) => {
  const { width, height } = measuresOf[ratio]
  return { width, height }
}

export interface CardInput {
  view: CardView
  avatar: Square | null
  palette: Palette
  ratio: CardOptions['ratio']
}

/** The whole card as takumi draws it. */
export function cardNode({ view, avatar, palette, ratio }: CardInput): ContainerNode {
  const m = measuresOf[ratio]
  switch (view.kind) {
    case 'profile':
      return profileCard(view, avatar, palette, m)
    case 'not-found':
      return noteCard(m, palette, {
        sign: 'unknown',
        title: 'Nobody here yet',
        about: view.asked,
        text: 'No verified account leads to anybody under this name. Is it yours? Verify an address on Farcaster, or set it as your primary ENS name.',
      })
    case 'error':
      return noteCard(m, palette, { sign: 'warning', title: 'Not this time', about: '', text: view.message })
    case 'home':
      return homeCard(m, palette)
    default:
      return view satisfies never
  }
}

/** Every letter that a card draws: the renderer loads fonts by it. */
export function cardText(view: CardView): string {
  switch (view.kind) {
    case 'profile':
      return [
        view.name,
        view.handle,
        view.role,
        view.bio,
        view.location,
        ...[...view.verified, ...view.claimed].map((channel) => channel.text),
        ...view.credentials.map((badge) => badge.name),
      ].join('\n')
    case 'not-found':
      return view.asked
    case 'error':
      return view.message
    case 'home':
      return ''
    default:
      return view satisfies never
  }
}

// ─── Frame ──────────────────────────────────────────────────────────────────────────────────

const text = 'Inter'
const display = 'Inter Display'
const mono = 'JetBrains Mono'

/** The card's two parts; for a right-to-left name the side moves to the right. */
function frame(m: Measures, palette: Palette, dir: Direction, side: Node, words: Node): ContainerNode {
  return box(
    {
      width: m.width,
      height: m.height,
      flexDirection: dir === 'rtl' ? 'row-reverse' : 'row',
      backgroundColor: palette.paper,
      color: palette.ink,
      fontFamily: text,
      fontSize: 28,
    },
    [side, words],
  )
}

function sidePanel(m: Measures, palette: Palette, dir: Direction, children: (Node | false | null)[]): ContainerNode {
  return box(
    {
      width: m.side,
      height: m.height,
      flexDirection: 'column',
      alignItems: dir === 'rtl' ? 'flex-end' : 'flex-start',
      padding: m.sidePadding,
      paddingBottom: m.bottom,
      backgroundColor: palette.side,
      color: '#ffffff',
      position: 'relative',
      overflow: 'hidden',
    },
    [
      ...waves(m.side / 2, m.sidePadding + m.avatar / 2, palette.sideRaised),
      ...children.filter((child): child is Node => Boolean(child)),
    ],
  )
}

/** The broadcast wave of our mark, running out from behind the picture; what lies over it is positioned as well. */
function waves(x: number, y: number, colour: string): Node[] {
  return [1, 2, 3, 4, 5].map((ring) => {
    const radius = 128 + ring * 74
    const alpha = Math.round(255 * 0.5 * 0.7 ** (ring - 1))
    return box({
      position: 'absolute',
      left: x - radius,
      top: y - radius,
      width: 2 * radius,
      height: 2 * radius,
      borderRadius: radius,
      border: `28px solid ${colour}${alpha.toString(16).padStart(2, '0')}`,
    })
  })
}

const mark = { viewBox: '0 0 24 24', path: markPath }

const signature = (dir: Direction): ContainerNode =>
  box({ position: 'relative', flexDirection: dir === 'rtl' ? 'row-reverse' : 'row', alignItems: 'center', gap: 12 }, [
    icon(mark, 36, '#ffffff'),
    paragraph(brandName, { fontFamily: display, fontWeight: 700, fontSize: 29, letterSpacing: '-0.01em' }),
  ])

// ─── A person ───────────────────────────────────────────────────────────────────────────────

function profileCard(view: ProfileView, avatar: Square | null, palette: Palette, m: Measures): ContainerNode {
  const { dir } = view
  const side = sidePanel(m, palette, dir, [
    portrait(view, avatar, palette, m.avatar),
    facts(view, m),
    box({ flexGrow: 1 }),
    signature(dir),
  ])
  return frame(m, palette, dir, side, words(view, palette, m))
}

const portraitRadius = 44

function portrait(view: ProfileView, avatar: Square | null, palette: Palette, edge: number): Node {
  return face(view.name, avatar, palette, edge, portraitRadius)
}

/** An avatar alone, without a frame; the initials where there is none. */
export function avatarNode(name: string, avatar: Square | null, palette: Palette, edge: number): ContainerNode {
  return face(name, avatar, palette, edge, 0)
}

function face(name: string, avatar: Square | null, palette: Palette, edge: number, borderRadius: number): ContainerNode {
  const shape: Style = {
    position: 'relative',
    width: edge,
    height: edge,
    borderRadius,
    backgroundColor: palette.sideRaised,
    color: '#ffffff',
    fontFamily: display,
    alignItems: 'center',
    justifyContent: 'center',
  }
  if (avatar) {
    const image = { width: avatar.edge, height: avatar.edge, data: avatar.rgba }
    return box(shape, [pixels(image, edge, edge, { borderRadius })])
  }
  const initials = initialsOf(name)
  if (initials === null) return box(shape, [icon(mark, edge / 2, '#ffffff')])
  const size = Math.round(Math.min(edge * 0.44, (edge * 0.72 * 100) / Math.max(1, textWidth(initials, 100))))
  return box(shape, [paragraph(initials, { fontWeight: 700, fontSize: size, letterSpacing: '-0.03em' }, directionOf(initials))])
}

function facts(view: ProfileView, m: Measures): Node {
  const align = view.dir === 'rtl' ? 'flex-end' : 'flex-start'
  const width = m.side - 2 * m.sidePadding
  const fact = (label: string, value: Node) =>
    box({ flexDirection: 'column', alignItems: align, gap: 4 }, [
      paragraph(label, { fontSize: 18, fontWeight: 600, letterSpacing: '0.09em', color: '#ffffffb0' }),
      value,
    ])
  const number = (value: string) => paragraph(value, { fontFamily: mono, fontSize: 29, letterSpacing: '-0.02em' })
  const place: Style = { fontSize: 27, fontWeight: 500, maxWidth: width, lineHeight: 1.25, lineClamp: 2, wordBreak: 'break-word' }
  return box({ position: 'relative', flexDirection: 'column', alignItems: align, gap: 22, marginTop: 32 }, [
    view.fid !== '' && fact('FID', number(view.fid)),
    view.location !== '' && fact('LOCATION', paragraph(view.location, place, directionOf(view.location))),
    view.wallet !== '' && view.wallet !== view.name && (view.fid === '' || m.height > 700) && fact('WALLET', number(view.wallet)),
  ])
}

/** How an account is set: roomy with its label where few have the card to themselves. */
interface Cell {
  row: number
  gap: number
  icon: number
  size: number
  hasLabel: boolean
}

const compact: Cell = { row: 46, gap: 13, icon: 26, size: 27, hasLabel: false }
const roomy: Cell = { row: 66, gap: 18, icon: 34, size: 30, hasLabel: true }

const BADGE = 46
const BADGE_GAP = 12
const HEADING = 32
const HEADING_GAP = 18
const SECTION_GAP = 30
const BIO_GAP = 24
const BIO_LINE = 1.42
const NAME_LINE = 1.12

/** How much of each part is shown. */
interface Plan {
  nameSize: number
  nameLines: number
  bioSize: number
  bioLines: number
  cell: Cell
  rows: number
  badgeRows: BadgeRow[]
  /** Nothing was left out or cut. */
  isWhole: boolean
}

interface BadgeRow {
  badges: (BadgeView & { width: number })[]
  /** Badges that found no room, told at the end of the last row. */
  more: number
}

/** The most generous setting in which everything has room; else the one that shows the most. */
function plan(view: ProfileView, m: Measures, width: number): Plan {
  const fitting = m.names.filter((size) => textWidth(view.name, size) * 0.98 <= width)
  const names = fitting.length > 0 ? fitting.slice(0, 3) : m.names.slice(-1)
  const nameLines = fitting.length > 0 ? 1 : 2
  const isFew = view.verified.length + view.claimed.length <= 6
  const settings = [
    ...(isFew ? m.bios.map((bioSize) => ({ nameSize: names[0], cell: roomy, bioSize })) : []),
    ...names.map((nameSize) => ({ nameSize, cell: compact, bioSize: m.bios.at(-1) })),
  ]
  let best: Plan | undefined
  for (const { nameSize = 58, cell, bioSize = 31 } of settings) {
    const next = fill(view, m, width, { nameSize, nameLines, cell, bioSize })
    if (next.isWhole) return next
    // A smaller name is worth it only where more is shown for it.
    if (cell === compact && shownParts(next) > shownParts(best)) best = next
  }
  return best ?? fill(view, m, width, { nameSize: 58, nameLines, cell: compact, bioSize: 31 })
}

const shownParts = (plan: Plan | undefined): number =>
  plan === undefined ? 0 : plan.bioLines + plan.rows + plan.badgeRows.reduce((sum, row) => sum + row.badges.length, 1)

/** Gives the height to the parts in turns: each gets its least before any gets more. */
function fill(
  view: ProfileView,
  m: Measures,
  width: number,
  setting: Pick<Plan, 'nameSize' | 'nameLines' | 'cell' | 'bioSize'>,
): Plan {
  const { nameSize, nameLines, cell, bioSize } = setting
  const rowsWanted = Math.ceil((view.verified.length + view.claimed.length) / 2)
  const bioWanted = lineCount(view.bio, bioSize, width)
  let left = m.height - m.top - m.bottom - nameLines * nameSize * NAME_LINE - (view.handle || view.role ? 56 : 0)
  let rows = 0
  let bioLines = 0
  let badgeRows: BadgeRow[] = []

  const take = (height: number) => {
    if (height > left) return false
    left -= height
    return true
  }
  const addRows = (upTo: number) => {
    while (rows < Math.min(upTo, rowsWanted)) {
      if (!take(cell.row + (rows === 0 ? SECTION_GAP + HEADING + HEADING_GAP : cell.gap))) return
      rows++
    }
  }
  const addBioLines = (upTo: number) => {
    while (bioLines < Math.min(upTo, bioWanted)) {
      if (!take(bioSize * BIO_LINE + (bioLines === 0 ? BIO_GAP : 0))) return
      bioLines++
    }
  }
  const addBadgeRow = () => {
    const isNeeded = view.credentials.length > 0 && (badgeRows.at(-1)?.more ?? 1) > 0
    if (isNeeded && take(BADGE + (badgeRows.length === 0 ? SECTION_GAP : BADGE_GAP)))
      badgeRows = packBadges(view.credentials, width, badgeRows.length + 1)
  }

  addRows(1)
  addBioLines(2)
  addBadgeRow()
  addRows(2)
  addBioLines(3)
  addRows(3)
  addBadgeRow()
  addRows(m.rows)
  addBioLines(9)
  addRows(m.rows + 2)
  const isBadgesWhole = view.credentials.length === 0 || badgeRows.at(-1)?.more === 0
  const isWhole = rows === rowsWanted && bioLines === bioWanted && isBadgesWhole
  // The estimate of lines errs by one now and then: where there is room for it, let the renderer decide.
  if (bioLines > 0 && bioLines === bioWanted && take(bioSize * BIO_LINE)) bioLines++
  return { ...setting, bioLines, rows, badgeRows, isWhole }
}

function words(view: ProfileView, palette: Palette, m: Measures): ContainerNode {
  const width = m.width - m.side - m.inner - m.outer
  const isRtl = view.dir === 'rtl'
  const p = plan(view, m, width)
  const align = isRtl ? 'flex-end' : 'flex-start'
  return box(
    {
      flexDirection: 'column',
      alignItems: align,
      width: m.width - m.side,
      height: m.height,
      paddingTop: m.top,
      paddingBottom: m.bottom,
      paddingLeft: isRtl ? m.outer : m.inner,
      paddingRight: isRtl ? m.inner : m.outer,
    },
    [
      paragraph(
        view.name,
        {
          fontFamily: display,
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
      p.badgeRows.length > 0 && credentials(p.badgeRows, palette, isRtl),
    ],
  )
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

// ─── Accounts ───────────────────────────────────────────────────────────────────────────────

function accounts(view: ProfileView, palette: Palette, width: number, rows: number, cell: Cell): ContainerNode {
  const isRtl = view.dir === 'rtl'
  const direction = isRtl ? 'row-reverse' : 'row'
  const columnGap = 28
  const column = (width - columnGap) / 2
  const all = [
    ...view.verified.map((channel) => ({ channel, isVerified: true })),
    ...view.claimed.map((channel) => ({ channel, isVerified: false })),
  ]
  const cells = rows * 2
  const shown = all.length <= cells ? all : all.slice(0, cells - 1)
  const rest = all.length - shown.length
  const nodes = [
    ...shown.map(({ channel, isVerified }) => account(channel, isVerified, palette, column, isRtl, cell)),
    ...(rest > 0 ? [moreAccounts(rest, palette, column, isRtl, cell)] : []),
  ]
  const lines: Node[] = []
  for (let at = 0; at < nodes.length; at += 2)
    lines.push(box({ flexDirection: direction, gap: columnGap, height: cell.row }, nodes.slice(at, at + 2)))
  return box(
    { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: cell.gap, marginTop: SECTION_GAP, width },
    [
      box(
        { flexDirection: direction, alignItems: 'center', gap: 10, height: HEADING, marginBottom: HEADING_GAP - cell.gap, width },
        [
          ...heading(view, palette),
          box({ flexGrow: 1, height: 2, backgroundColor: palette.line, marginLeft: isRtl ? 0 : 10, marginRight: isRtl ? 10 : 0 }),
        ],
      ),
      ...lines,
    ],
  )
}

function heading(view: ProfileView, palette: Palette): Node[] {
  const style: Style = { fontSize: 24, fontWeight: 600 }
  const verified = view.verified.length
  const claimed = view.claimed.length
  return [
    ...(verified > 0
      ? [
          icon(iconPaths.verified ?? mark, 30, palette.verified),
          paragraph(`${verified} verified`, { ...style, color: palette.verified }),
        ]
      : []),
    ...(claimed > 0
      ? [
          icon(iconPaths.claimed ?? mark, 26, palette.muted, { marginLeft: verified > 0 ? 12 : 0 }),
          paragraph(`${claimed} claimed`, { ...style, fontWeight: 500, color: palette.muted }),
        ]
      : []),
  ]
}

/** Verified: a filled tile and dark text. Claimed: a dashed tile and grey text. */
function account(channel: ChannelView, isVerified: boolean, palette: Palette, width: number, isRtl: boolean, cell: Cell): Node {
  const sign = iconPaths[channel.icon] ?? iconPaths.link ?? mark
  const edge = cell.row
  const gap = Math.round(edge * 0.3)
  const room = width - edge - gap
  const tile: Style = {
    width: edge,
    height: edge,
    borderRadius: Math.round(edge * 0.3),
    alignItems: 'center',
    justifyContent: 'center',
  }
  const handle = line(
    channel.text,
    {
      fontSize: cell.size,
      lineHeight: 1.25,
      fontWeight: isVerified ? 600 : 400,
      color: isVerified ? palette.ink : palette.muted,
      maxWidth: room,
    },
    directionOf(channel.text),
  )
  const label = isVerified ? channel.label : `${channel.label} · claimed`
  return box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap, width, height: edge }, [
    isVerified
      ? box({ ...tile, backgroundColor: palette.tile }, [icon(sign, cell.icon, '#ffffff')])
      : box({ ...tile, border: `2px dashed ${palette.muted}` }, [icon(sign, cell.icon - 2, palette.muted)]),
    cell.hasLabel
      ? box({ flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: 1, width: room }, [
          line(label, { fontSize: 21, lineHeight: 1.25, color: palette.muted, maxWidth: room }),
          handle,
        ])
      : handle,
  ])
}

const moreAccounts = (count: number, palette: Palette, width: number, isRtl: boolean, { row }: Cell): Node =>
  box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', width, height: row }, [
    box(
      { height: row, borderRadius: 14, paddingLeft: 16, paddingRight: 16, alignItems: 'center', backgroundColor: palette.line },
      [paragraph(`+${count} more`, { fontSize: 25, fontWeight: 600, color: palette.ink })],
    ),
  ])

// ─── Credentials ────────────────────────────────────────────────────────────────────────────

const badgeText = ({ name, count }: BadgeView) => (count > 1 ? `${name} ×${count}` : name)

/** Fills up to `rows` rows in order, with a later badge where the next one is too wide; what is left over is counted. */
function packBadges(badges: readonly BadgeView[], width: number, rows: number): BadgeRow[] {
  const waiting = badges.map((badge) => ({
    ...badge,
    width: Math.min(Math.ceil(textWidth(badgeText(badge), 24)) + 80, width * 0.6),
  }))
  const packed: BadgeRow[] = []
  while (packed.length < rows && waiting.length > 0) {
    const row: BadgeRow = { badges: [], more: 0 }
    let used = 0
    for (;;) {
      const isLastRow = packed.length === rows - 1
      const reserve = isLastRow && waiting.length > 1 ? textWidth(`+${waiting.length} more`, 24) + 24 : 0
      const at = waiting.findIndex((badge) => used + badge.width + reserve <= width)
      const [badge] = at === -1 ? [] : waiting.splice(at, 1)
      if (!badge) break
      used += badge.width + BADGE_GAP
      row.badges.push(badge)
    }
    if (row.badges.length === 0) break
    packed.push(row)
  }
  const last = packed.at(-1)
  if (last) last.more = waiting.length
  return packed
}

function credentials(rows: BadgeRow[], palette: Palette, isRtl: boolean): ContainerNode {
  const direction = isRtl ? 'row-reverse' : 'row'
  return box(
    { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: BADGE_GAP, marginTop: SECTION_GAP },
    rows.map(({ badges, more }) =>
      box({ flexDirection: direction, alignItems: 'center', gap: BADGE_GAP, height: BADGE }, [
        ...badges.map((badge) => badgeNode(badge, badge.width, palette, isRtl)),
        more > 0 &&
          paragraph(`+${more} more`, { fontSize: 24, fontWeight: 600, color: palette.muted, marginLeft: 6, marginRight: 6 }),
      ]),
    ),
  )
}

/** Signed ones wear a filled medal, reported ones quotation marks. */
function badgeNode(badge: BadgeView, width: number, palette: Palette, isRtl: boolean): Node {
  const isSigned = badge.kind !== 'reported'
  const sign = iconPaths[isSigned ? 'signed' : 'reported'] ?? mark
  return box(
    {
      flexDirection: isRtl ? 'row-reverse' : 'row',
      alignItems: 'center',
      gap: 10,
      height: BADGE,
      maxWidth: width,
      paddingLeft: isRtl ? 22 : 16,
      paddingRight: isRtl ? 16 : 22,
      borderRadius: BADGE / 2,
      backgroundColor: palette.panel,
      border: `2px solid ${palette.line}`,
    },
    [
      icon(sign, 26, isSigned ? palette.verified : palette.muted),
      line(badgeText(badge), { fontSize: 24, fontWeight: 500, maxWidth: width - 70 }, directionOf(badge.name)),
    ],
  )
}

// ─── Cards about nobody ─────────────────────────────────────────────────────────────────────

function noteCard(
  m: Measures,
  palette: Palette,
  note: { sign: string; title: string; about: string; text: string },
): ContainerNode {
  const width = m.width - m.side - m.inner - m.outer
  const side = sidePanel(m, palette, 'ltr', [
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
    signature('ltr'),
  ])
  const body = box(
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: m.width - m.side,
      height: m.height,
      paddingTop: m.top,
      paddingBottom: m.bottom,
      paddingLeft: m.inner,
      paddingRight: m.outer,
    },
    [
      paragraph(note.title, {
        fontFamily: display,
        fontWeight: 700,
        fontSize: m.names[1] ?? 80,
        lineHeight: NAME_LINE,
        letterSpacing: '-0.025em',
      }),
      note.about !== '' &&
        line(
          note.about,
          { marginTop: 18, fontSize: 40, fontWeight: 600, color: palette.accent, maxWidth: width },
          directionOf(note.about),
        ),
      box({ flexGrow: 1 }),
      paragraph(
        note.text,
        {
          width,
          fontSize: m.bios[0] ?? 36,
          lineHeight: 1.42,
          color: palette.muted,
          lineClamp: 6,
          wordBreak: 'break-word',
        },
        directionOf(note.text),
      ),
    ],
  )
  return frame(m, palette, 'ltr', side, body)
}

function homeCard(m: Measures, palette: Palette): ContainerNode {
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
      [icon(iconPaths[name] ?? mark, 28, '#ffffff'), paragraph(value, { fontSize: 28, fontWeight: 500 })],
    )
  return box(
    {
      width: m.width,
      height: m.height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding,
      position: 'relative',
      overflow: 'hidden',
      backgroundColor: palette.side,
      color: '#ffffff',
      fontFamily: text,
    },
    [
      ...waves(m.width - 190, m.height * 0.34, palette.sideRaised),
      box({ position: 'absolute', left: m.width - 300, top: m.height * 0.34 - 110 }, [icon(mark, 220, '#ffffff')]),
      box({ position: 'relative', alignItems: 'center', gap: 16 }, [
        icon(mark, 52, '#ffffff'),
        paragraph(brandName, { fontFamily: display, fontWeight: 700, fontSize: 42, letterSpacing: '-0.015em' }),
      ]),
      box({ position: 'relative', flexDirection: 'column', gap: 24 }, [
        paragraph('Who is this?', {
          fontFamily: display,
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
      box({ position: 'relative', gap: 16 }, [
        example('ens', 'vitalik.eth'),
        example('farcaster', '@dwr'),
        example('x', 'jack'),
        example('wallet', '0xd8dA…6045'),
      ]),
    ],
  )
}
