import type { ContainerNode, Node } from '@takumi-rs/core'
import { brandName, brandTagline, markPath } from '../domain/brand.ts'
import { iconPaths } from '../domain/icons.ts'
import type { CardOptions } from '../domain/ports.ts'
import type { Avatar } from './avatar.ts'
import type { Palette } from './colour.ts'
import { box, drawing, icon, line, paragraph, pixels, type Style } from './nodes.ts'
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
    top: 56,
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
    top: 44,
    bottom: 40,
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
  avatar: Avatar | null
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
  const centre = m.sidePadding + m.avatar / 2
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
      drawing(waves(m.side, m.height, m.side / 2, centre), m.side, m.height, { position: 'absolute', left: 0, top: 0 }),
      ...children.filter((child): child is Node => Boolean(child)),
    ],
  )
}

/** The broadcast wave of our mark, running out from behind the picture. White, so that one raster serves every colour. */
function waves(width: number, height: number, x: number, y: number): string {
  const rings = [1, 2, 3, 4, 5, 6, 7].map(
    (ring) => `<circle cx="${x}" cy="${y}" r="${150 + ring * 74}" stroke-opacity="${(0.13 - ring * 0.014).toFixed(3)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#ffffff" stroke-width="30">${rings.join('')}</svg>`
}

const mark = { viewBox: '0 0 24 24', path: markPath }

const signature = (dir: Direction): ContainerNode =>
  box({ flexDirection: dir === 'rtl' ? 'row-reverse' : 'row', alignItems: 'center', gap: 12 }, [
    icon(mark, 36, '#ffffff'),
    paragraph(brandName, { fontFamily: display, fontWeight: 700, fontSize: 29, letterSpacing: '-0.01em' }),
  ])

// ─── A person ───────────────────────────────────────────────────────────────────────────────

function profileCard(view: ProfileView, avatar: Avatar | null, palette: Palette, m: Measures): ContainerNode {
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

function portrait(view: ProfileView, avatar: Avatar | null, palette: Palette, edge: number): Node {
  return box({ width: edge, height: edge, borderRadius: portraitRadius, overflow: 'hidden' }, [
    face(view.name, avatar, palette, edge, portraitRadius),
  ])
}

/** An avatar alone, without a frame; the initials where there is none. */
export function avatarNode(name: string, avatar: Avatar | null, palette: Palette, edge: number): ContainerNode {
  return face(name, avatar, palette, edge, 0)
}

function face(name: string, avatar: Avatar | null, palette: Palette, edge: number, borderRadius: number): ContainerNode {
  const shape: Style = {
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
    return box(shape, [pixels(image, edge, edge, { borderRadius, objectFit: 'cover' })])
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
  const place: Style = { fontSize: 27, fontWeight: 500, maxWidth: width, lineHeight: 1.25, lineClamp: 2 }
  return box({ flexDirection: 'column', alignItems: align, gap: 22, marginTop: 32 }, [
    view.fid !== '' && fact('FID', number(view.fid)),
    view.location !== '' && fact('LOCATION', paragraph(view.location, place, directionOf(view.location))),
    view.wallet !== '' && (view.fid === '' || m.height > 700) && fact('WALLET', number(view.wallet)),
  ])
}

const ROW = 48
const ROW_GAP = 14
const BADGE = 48
const BADGE_GAP = 12
const HEADING = 32
const HEADING_GAP = 18

/** How much of each part is shown: what is needed, as far as the height goes, in turns. */
interface Plan {
  nameSize: number
  nameLines: number
  bioSize: number
  bioLines: number
  rows: number
  badgeRows: BadgeRow[]
}

interface BadgeRow {
  badges: (BadgeView & { width: number })[]
  /** Badges that found no room, told at the end of the last row. */
  more: number
}

function plan(view: ProfileView, m: Measures, width: number): Plan {
  const channels = view.verified.length + view.claimed.length
  const rowsWanted = Math.ceil(channels / 2)
  const oneLine = m.names.find((size) => textWidth(view.name, size) * 0.97 <= width)
  const nameSize = oneLine ?? m.names.at(-1) ?? 58
  const nameLines = oneLine === undefined ? 2 : 1

  const sectionGap = 34
  const header = nameLines * nameSize * 1.12 + (view.handle || view.role ? 56 : 0)
  let left = m.height - m.top - m.bottom - header
  const take = (height: number) => {
    if (height > left) return false
    left -= height
    return true
  }

  const result: Plan = { nameSize, nameLines, bioSize: m.bios.at(-1) ?? 31, bioLines: 0, rows: 0, badgeRows: [] }
  const bioLine = result.bioSize * 1.42
  const bioWanted = lineCount(view.bio, result.bioSize, width) + (view.bio.length > 60 ? 1 : 0)
  const addRow = () => {
    const cost = ROW + (result.rows === 0 ? sectionGap + HEADING + HEADING_GAP : ROW_GAP)
    if (result.rows < rowsWanted && result.rows < m.rows + 2 && take(cost)) result.rows++
  }
  const addBioLine = () => {
    if (result.bioLines < bioWanted && take(bioLine + (result.bioLines === 0 ? 24 : 0))) result.bioLines++
  }
  let badgeRowCount = 0
  const addBadgeRow = () => {
    if (take(BADGE + (badgeRowCount === 0 ? sectionGap : BADGE_GAP))) badgeRowCount++
  }

  for (let turn = 0; turn < 2; turn++) {
    addRow()
    addBioLine()
  }
  if (view.credentials.length > 0) addBadgeRow()
  addBioLine()
  for (let turn = 0; turn < m.rows; turn++) {
    addRow()
    if (turn % 2 === 0) addBioLine()
  }
  if (badgeRowCount > 0 && packBadges(view.credentials, width, 1).at(-1)?.more) addBadgeRow()
  for (let turn = 0; turn < 3; turn++) {
    addBioLine()
    addRow()
  }
  if (badgeRowCount > 0) result.badgeRows = packBadges(view.credentials, width, badgeRowCount)

  // A short bio on an airy card is set larger.
  const large = m.bios[0] ?? result.bioSize
  const largeLines = lineCount(view.bio, large, width)
  if (result.bioLines > 0 && left > 70 && largeLines <= 3 && largeLines * large * 1.42 - result.bioLines * bioLine < left) {
    result.bioSize = large
    result.bioLines = largeLines + 1
  }
  return result
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
          lineHeight: 1.12,
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
            marginTop: 24,
            fontSize: p.bioSize,
            lineHeight: 1.42,
            lineClamp: p.bioLines,
            textAlign: directionOf(view.bio) === 'rtl' ? 'right' : 'left',
            wordBreak: 'break-word',
          },
          directionOf(view.bio),
        ),
      box({ flexGrow: 1 }),
      p.rows > 0 && accounts(view, palette, width, p.rows),
      p.badgeRows.length > 0 && credentials(p.badgeRows, palette, isRtl),
    ],
  )
}

/** Tight setting suits large Latin, Greek and Cyrillic; joined and full-width scripts it would break. */
const isCased = (name: string) =>
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

function accounts(view: ProfileView, palette: Palette, width: number, rows: number): ContainerNode {
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
    ...shown.map(({ channel, isVerified }) => account(channel, isVerified, palette, column, isRtl)),
    ...(rest > 0 ? [moreAccounts(rest, palette, column, isRtl)] : []),
  ]
  const lines: Node[] = []
  for (let at = 0; at < nodes.length; at += 2)
    lines.push(box({ flexDirection: direction, gap: columnGap, height: ROW }, nodes.slice(at, at + 2)))
  return box({ flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: ROW_GAP, marginTop: 34, width }, [
    box(
      { flexDirection: direction, alignItems: 'center', gap: 10, height: HEADING, marginBottom: HEADING_GAP - ROW_GAP, width },
      [
        ...heading(view, palette),
        box({ flexGrow: 1, height: 2, backgroundColor: palette.line, marginLeft: isRtl ? 0 : 10, marginRight: isRtl ? 10 : 0 }),
      ],
    ),
    ...lines,
  ])
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
function account(
  { icon: name, text: value }: ChannelView,
  isVerified: boolean,
  palette: Palette,
  width: number,
  isRtl: boolean,
): Node {
  const sign = iconPaths[name] ?? iconPaths.link ?? mark
  const tile: Style = { width: ROW, height: ROW, borderRadius: 14, alignItems: 'center', justifyContent: 'center' }
  return box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap: 14, width, height: ROW }, [
    isVerified
      ? box({ ...tile, backgroundColor: palette.tile }, [icon(sign, 26, '#ffffff')])
      : box({ ...tile, border: `2px dashed ${palette.muted}` }, [icon(sign, 24, palette.muted)]),
    line(
      value,
      {
        fontSize: 27,
        fontWeight: isVerified ? 600 : 400,
        color: isVerified ? palette.ink : palette.muted,
        maxWidth: width - ROW - 14,
      },
      directionOf(value),
    ),
  ])
}

const moreAccounts = (count: number, palette: Palette, width: number, isRtl: boolean): Node =>
  box({ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', width, height: ROW }, [
    box(
      { height: ROW, borderRadius: 14, paddingLeft: 16, paddingRight: 16, alignItems: 'center', backgroundColor: palette.line },
      [paragraph(`+${count} more`, { fontSize: 25, fontWeight: 600, color: palette.ink })],
    ),
  ])

// ─── Credentials ────────────────────────────────────────────────────────────────────────────

const badgeText = ({ name, count }: BadgeView) => (count > 1 ? `${name} ×${count}` : name)

/** Fills up to `rows` rows from the left; what is left over is counted. */
function packBadges(badges: readonly BadgeView[], width: number, rows: number): BadgeRow[] {
  const packed: BadgeRow[] = []
  const moreWidth = 150
  let at = 0
  for (let row = 0; row < rows && at < badges.length; row++) {
    const current: BadgeRow = { badges: [], more: 0 }
    let used = 0
    while (at < badges.length) {
      const badge = badges[at]
      if (!badge) break
      const wide = Math.min(textWidth(badgeText(badge), 24) + 84, width * 0.62)
      const isLastRow = row === rows - 1
      const reserve = isLastRow && at < badges.length - 1 ? moreWidth : 0
      const gap = current.badges.length === 0 ? 0 : BADGE_GAP
      if (used + gap + wide + reserve > width) break
      used += gap + wide
      current.badges.push({ ...badge, width: wide })
      at++
    }
    if (current.badges.length === 0) break
    packed.push(current)
  }
  const last = packed.at(-1)
  if (last) last.more = badges.length - at
  return packed
}

function credentials(rows: BadgeRow[], palette: Palette, isRtl: boolean): ContainerNode {
  const direction = isRtl ? 'row-reverse' : 'row'
  return box(
    { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', gap: BADGE_GAP, marginTop: 34 },
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
        lineHeight: 1.12,
        letterSpacing: '-0.025em',
      }),
      note.about !== '' &&
        line(
          note.about,
          { marginTop: 18, fontSize: 40, fontWeight: 600, color: palette.accent, maxWidth: width },
          directionOf(note.about),
        ),
      paragraph(
        note.text,
        {
          marginTop: 28,
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
      drawing(waves(m.width, m.height, m.width - 190, m.height * 0.34), m.width, m.height, {
        position: 'absolute',
        left: 0,
        top: 0,
      }),
      box({ position: 'absolute', left: m.width - 300, top: m.height * 0.34 - 110 }, [icon(mark, 220, '#ffffff')]),
      box({ alignItems: 'center', gap: 16 }, [
        icon(mark, 52, '#ffffff'),
        paragraph(brandName, { fontFamily: display, fontWeight: 700, fontSize: 42, letterSpacing: '-0.015em' }),
      ]),
      box({ flexDirection: 'column', gap: 24 }, [
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
      box({ gap: 16 }, [
        example('ens', 'vitalik.eth'),
        example('farcaster', '@dwr'),
        example('x', 'jack'),
        example('wallet', '0xd8dA…6045'),
      ]),
    ],
  )
}
