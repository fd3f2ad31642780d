import { expect, it } from 'vitest'
import { ownLines } from './own-lines.ts'

const says = (markdown: string) => ownLines(markdown).join('\n').includes('TOKEN')

it.each([
  '> quoted\nTOKEN',
  '> quoted\nmore\nTOKEN',
  '> > quoted\nTOKEN',
  '>quoted\r\nTOKEN\r\n',
  '- > quoted\n  TOKEN',
  '- > TOKEN',
  '1. - > TOKEN',
  '> quoted\n  TOKEN',
  '<pre>TOKEN</pre>',
  '<PRE class="a">\n\nTOKEN\n\n</PRE>',
  '<p>see <code>a TOKEN b</code></p>',
  '<blockquote>a <blockquote>b</blockquote> TOKEN</blockquote>',
  '<code>\nTOKEN',
  '<pre><code>a</code>\nTOKEN</pre>',
  'see `a TOKEN b`',
  'see ``a ` TOKEN\nb``',
  '`` <code> ``\n<code>TOKEN</code>',
  'an unclosed ` and <code>TOKEN</code>',
  '<!-- </code> --><code><!-- </code> -->TOKEN</code>',
])('%j says nothing of its own', (markdown) => {
  expect(says(markdown)).toBe(false)
})

it.each([
  'TOKEN',
  '> quoted\n\nTOKEN',
  '> quoted\n# Hello\nTOKEN',
  '> quoted\n- TOKEN',
  '> quoted\n---\nTOKEN',
  '>\nTOKEN',
  '> # Quoted\nTOKEN',
  '> quoted\n<div>TOKEN</div>',
  'see `<code>` and TOKEN',
  '<pre>a</pre> TOKEN',
  '<precious>TOKEN',
  '</code> TOKEN',
  '<!-- <code> -->\nTOKEN',
  '`a` TOKEN `b`',
  'an unclosed ` and TOKEN',
  'a `\n\nTOKEN `',
])('%j says it', (markdown) => {
  expect(says(markdown)).toBe(true)
})

it('reads a long text of marks in one pass', () => {
  for (const mark of ['`', '` ', '<!--', '<code>', '`a``b```c', '> a\n', '- '])
    expect(ownLines(mark.repeat(250_000 / mark.length)).length).toBeGreaterThan(0)
})
