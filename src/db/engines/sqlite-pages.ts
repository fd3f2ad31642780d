import { readSync } from 'node:fs'

/** How a database file is divided into pages, by its header. */
export interface PageLayout {
  pageSize: number
  /** Bytes of a page that SQLite uses. */
  usableSize: number
}

/** The header of a page in a b-tree: its type, its rows and where they begin. */
interface PageHeader {
  /** The end of the list of rows. */
  listEnd: number
  /** The start of the rows, which fill a page from its end. */
  contentStart: number
}

const FILE_HEADER_BYTES = 100
/** The byte at which SQLite locks files; the page with it holds nothing. */
const LOCK_BYTE = 0x4000_0000
/** The sizes of page headers by the type of the page: interior pages name one page more. */
const headerBytes = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
])
/**
 * The most pages of a file with distinguishable pages. Pages outside of b-trees begin with the
 * number of a page, whose first byte in a larger file could be the type of a b-tree's page.
 */
export const MAX_PAGES = 0x0200_0000
const zeros = Buffer.alloc(65_536)

/** Reads the layout from the header of the file. */
export function readLayout(descriptor: number): PageLayout {
  const header = Buffer.alloc(FILE_HEADER_BYTES)
  readSync(descriptor, header, 0, FILE_HEADER_BYTES, 0)
  const size = header.readUInt16BE(16)
  const pageSize = size === 1 ? 65_536 : size
  return { pageSize, usableSize: pageSize - header.readUInt8(20) }
}

/**
 * Overwrites the unallocated space of pages in memory.
 *
 * @param bytes consecutive pages of the file
 * @param first the index of the first page in the file
 * @returns the ranges of `bytes` that were not clear
 */
export function clearGaps(
  bytes: Buffer,
  layout: PageLayout,
  first: number,
): [from: number, to: number][] {
  const ranges: [number, number][] = []
  const { pageSize } = layout
  for (let start = 0; start + pageSize <= bytes.length; start += pageSize) {
    const index = first + start / pageSize
    if (index === Math.floor(LOCK_BYTE / pageSize)) continue
    const page = bytes.subarray(start, start + pageSize)
    const header = findHeader(page, layout, index === 0 ? FILE_HEADER_BYTES : 0)
    if (header === null) continue
    const gap = page.subarray(header.listEnd, header.contentStart)
    if (gap.equals(zeros.subarray(0, gap.length))) continue
    gap.fill(0)
    ranges.push([start + header.listEnd, start + header.contentStart])
  }
  return ranges
}

/** Returns the header of a page that belongs to a b-tree; null for any other page. */
function findHeader(page: Buffer, { usableSize }: PageLayout, at: number): PageHeader | null {
  const size = headerBytes.get(page.readUInt8(at))
  if (size === undefined) return null
  const rows = page.readUInt16BE(at + 3)
  const contentStart = page.readUInt16BE(at + 5) || 65_536
  const listEnd = at + size + 2 * rows
  return listEnd <= contentStart && contentStart <= usableSize ? { listEnd, contentStart } : null
}
