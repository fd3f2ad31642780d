import { expect, it } from 'vitest'
import { readFragment, readIdentity } from './html.ts'

const SIZE = 256 * 1024
const fill = (text: string) => text.repeat(Math.floor(SIZE / text.length))
const numbered = (write: (n: number) => string) => {
  const parts: string[] = []
  for (let n = 0, size = 0; size < SIZE; n += 1)
    size += parts[parts.push(write(n)) - 1]?.length ?? 0
  return parts.join('')
}

it.each([
  ['elements in one another', fill('<div>')],
  ['end tags without an element', '<svg>'.repeat(150) + fill('</x>')],
  ['attributes of one element', `<a ${numbered((n) => `a${n} `)}>`],
  ['attributes of repeated elements', numbered((n) => `<html a${n}>`)],
  [
    'formatting that is repeated',
    `<p>${numbered((n) => `<b a${n}>`).slice(0, 2500)}</p>${fill('<p>x')}`,
  ],
  ['text before a table', `<table>${fill('x<a>')}`],
])('rejects a page of too many %s before it takes long', (_what, html) => {
  expect(() => readIdentity(html)).toThrow('its HTML is too deep')
})

it('rejects a fragment by the same bounds', () => {
  expect(() => readFragment(fill('<b>'))).toThrow('its HTML is too deep')
})

it('reads a large page as any other', () => {
  const row = '<li><a class="h-card" href="https://example.com/x">A <b>bold</b> <i>word</i></a><br>'
  const links = '<link rel="me" href="https://example.com/@ada">'
  const html = `<!doctype html><html><body class=x>${'<div>'.repeat(100)}${row.repeat(2500)}${links}`
  expect(html.length).toBeGreaterThan(200_000)
  expect(readIdentity(html)).toEqual(['https://example.com/@ada'])
  expect(
    readFragment('<p>one <b>two</b></p><pre>three</pre><a href="https://x.example">four</a>'),
  ).toEqual(['one two', 'https://x.example', 'four'])
})
