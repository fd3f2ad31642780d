/**
 * Returns what the author of a Markdown text says: its lines without quotations and code, by
 * CommonMark and by the tags of HTML.
 */
export const ownLines = (markdown: string): string[] =>
  withoutQuotingTags(
    withoutBlocks(markdown)
      .split(/\n\s*\n/)
      .map(withoutCodeSpans)
      .join('\n\n'),
  ).split('\n')

/** A line of a quotation, which may be in a list. */
const quoteStart = /^ {0,3}(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>/
/** Lines that end a paragraph; any other one continues a quoted paragraph without `>`. */
const blockStart =
  /^ {0,3}(?:$|#{1,6}(?:\s|$)|(?:[-*+]|1[.)])\s+\S|(?:[-*_][ \t]*){3,}$|<!--|<\/?(?:blockquote|center|details|div|h\d|hr|ol|p|pre|table|ul)\b)/i

/** Empties lines of quotations, of fenced and of indented code. */
function withoutBlocks(markdown: string): string {
  let fence = ''
  let isQuoted = false
  const isOwn = (line: string): boolean => {
    const [start = '', mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    const rest = line.slice(start.length)
    if (fence !== '') {
      // Only a line of as many of the same signs ends it.
      if (mark.startsWith(fence) && rest.trim() === '') fence = ''
      return false
    }
    if (!(mark.startsWith('`') && rest.includes('`'))) fence = mark
    const quote = quoteStart.exec(line)?.[0]
    if (quote !== undefined)
      isQuoted = !blockStart.test(line.slice(quote.length).replace(/^[ \t>]+/, ''))
    else isQuoted &&= fence === '' && line.trim() !== '' && !blockStart.test(line)
    return fence === '' && quote === undefined && !isQuoted && !/^(?: {4}|\t)/.test(line)
  }
  return markdown
    .split(/\r?\n/)
    .map((line) => (isOwn(line) ? line : ''))
    .join('\n')
}

/** Removes code spans of a paragraph: each ends at the next run of as many backticks. */
function withoutCodeSpans(paragraph: string): string {
  const runs = [...paragraph.matchAll(/`+/g)]
  const next = new Map<number, number>()
  const ends = runs.map(() => -1)
  for (const [at, { 0: run }] of [...runs.entries()].reverse()) {
    ends[at] = next.get(run.length) ?? -1
    next.set(run.length, at)
  }
  let own = ''
  let from = 0
  for (let at = 0; at < runs.length; at += 1) {
    const end = runs[ends[at] ?? -1]
    if (end === undefined) continue
    own += paragraph.slice(from, runs[at]?.index)
    from = end.index + end[0].length
    at = ends[at] ?? at
  }
  return own + paragraph.slice(from)
}

/** Removes what is between tags of quotations and code; after one that is not closed, the rest. */
function withoutQuotingTags(text: string): string {
  let [own, from, depth, isComment] = ['', 0, 0, false]
  for (const { 0: mark, 1: end, index } of text.matchAll(
    /<!--|-->|<(\/?)(?:blockquote|code|kbd|pre|q|samp)(?![\w-])[^<>]*>/gi,
  )) {
    if (end === undefined) isComment = mark === '<!--'
    else if (!isComment && end === '') {
      if (depth === 0) own += text.slice(from, index)
      depth += 1
    } else if (!isComment && depth > 0) {
      depth -= 1
      from = index + mark.length
    }
  }
  return depth === 0 ? own + text.slice(from) : own
}
