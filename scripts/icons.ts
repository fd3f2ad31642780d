/**
 * Writes the icons of `packages/contract/src/icons.ts`: one path for each icon that a channel row
 * or the table below names, from the packages `simple-icons` (brands, CC0-1.0) and
 * `@phosphor-icons/core` (everything else, MIT). Run it where both are installed:
 *
 * npm install --prefix /tmp/icons --ignore-scripts simple-icons@16.37.0 @phosphor-icons/core@2.1.1
 * npx tsx scripts/icons.ts /tmp/icons/node_modules
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { channelTable } from '@whocast/contract/channel.ts'

/** Brands whose file in simple-icons has another name than the icon. */
const brandFiles: Record<string, string> = { readcv: 'readdotcv' }

/**
 * Channel types without a freely licensed brand icon, and the faces' own signs: `weight/name` in
 * Phosphor.
 */
const phosphor: Record<string, string> = {
  agent: 'fill/robot-fill',
  calendar: 'fill/calendar-dots-fill',
  colinks: 'fill/circles-three-fill',
  link: 'bold/link-bold',
  daimo: 'fill/hand-coins-fill',
  deca: 'fill/diamonds-four-fill',
  dune: 'fill/chart-pie-slice-fill',
  email: 'fill/envelope-simple-fill',
  farcards: 'fill/cards-fill',
  friendtech: 'fill/users-three-fill',
  gallery: 'fill/images-fill',
  interface: 'fill/squares-four-fill',
  linkedin: 'fill/linkedin-logo-fill',
  link3: 'fill/tree-structure-fill',
  literal: 'fill/book-open-text-fill',
  luma: 'fill/star-four-fill',
  mirror: 'fill/pen-nib-fill',
  nftd: 'fill/hexagon-fill',
  nostr: 'fill/broadcast-fill',
  paragraph: 'bold/paragraph-bold',
  partiful: 'fill/confetti-fill',
  phone: 'fill/phone-fill',
  portrait: 'fill/user-square-fill',
  researchhub: 'fill/flask-fill',
  rodeo: 'fill/horse-fill',
  superrare: 'fill/diamond-fill',
  talentprotocol: 'fill/rocket-launch-fill',
  tenfold: 'fill/stack-fill',
  wallet: 'fill/wallet-fill',
  website: 'bold/globe-bold',
  xmtp: 'fill/chats-circle-fill',
  // Signs that are no channel.
  verified: 'fill/seal-check-fill',
  claimed: 'bold/circle-dashed-bold',
  location: 'fill/map-pin-fill',
  credential: 'fill/medal-fill',
  signed: 'fill/shield-check-fill',
  reported: 'bold/quotes-bold',
  user: 'fill/user-fill',
  unknown: 'bold/user-bold',
  search: 'bold/magnifying-glass-bold',
  share: 'bold/share-network-bold',
  external: 'bold/arrow-square-out-bold',
  copy: 'bold/copy-bold',
  check: 'bold/check-bold',
  cross: 'bold/x-bold',
  warning: 'fill/warning-fill',
  info: 'fill/info-fill',
  clock: 'bold/clock-bold',
  briefcase: 'fill/briefcase-fill',
  moon: 'fill/moon-fill',
  sun: 'fill/sun-fill',
}

/** Ours: the round sign with a slot, by which Base names are known. */
const drawn: Record<string, { viewBox: string; path: string }> = {
  basename: {
    viewBox: '0 0 24 24',
    path: 'M12 22a10 10 0 1 0-9.96-10.9h13.2v1.8H2.04A10 10 0 0 0 12 22Z',
  },
}

function readSvg(file: string): { viewBox: string; path: string } {
  const svg = readFileSync(file, 'utf8')
  const viewBox = svg.match(/viewBox="([^"]+)"/)?.[1]
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('')
  const others = svg.match(/<(circle|rect|polygon|line|ellipse|g)\b/)
  if (!viewBox || !path || others) throw new Error(`${file} is not made of plain paths`)
  return { viewBox, path }
}

const folder = process.argv[2]
if (!folder)
  throw new Error(
    'usage: tsx scripts/icons.ts <node_modules with simple-icons and @phosphor-icons/core>',
  )

const names = new Set([
  ...Object.values(channelTable).map((row) => row.icon),
  ...Object.keys(phosphor),
])
const entries = [...names].sort().map((name) => {
  const brand = join(folder, 'simple-icons/icons', `${brandFiles[name] ?? name}.svg`)
  const own = drawn[name]
  if (own) return [name, own] as const
  if (phosphor[name])
    return [
      name,
      readSvg(join(folder, '@phosphor-icons/core/assets', `${phosphor[name]}.svg`)),
    ] as const
  if (existsSync(brand)) return [name, readSvg(brand)] as const
  throw new Error(`no icon for ${name}`)
})

const lines = entries.map(
  ([name, { viewBox, path }]) =>
    `  ${/^[a-z]\w*$/.test(name) ? name : `'${name}'`}: { viewBox: '${viewBox}', path: '${path}' },`,
)
const file = join(import.meta.dirname, '../packages/contract/src/icons.ts')
const rows = /(?<=^const icons = \{\n)[\s\S]*?(?=^\}$)/m
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(rows, () => `${lines.join('\n')}\n`),
)
