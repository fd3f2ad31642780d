import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPageCache, keyOfPage } from './page-cache.ts'

const text = (page: { packed: Uint8Array }) => gunzipSync(page.packed).toString()

it('renders a page once, until the cache is cleared', async () => {
  const pages = createPageCache({ maxBytes: 100_000 })
  let written = 0
  const write = async () => `page ${++written}`
  expect(text(await pages.finish('a', write))).toBe('page 1')
  expect(text(await pages.finish('a', write))).toBe('page 1')
  expect(text(await pages.finish('b', write))).toBe('page 2')
  pages.clear()
  expect(text(await pages.finish('a', write))).toBe('page 3')
})

it('does not cache a page that was being rendered while the cache was cleared', async () => {
  const pages = createPageCache({ maxBytes: 100_000 })
  let end = (_: string) => {}
  const first = pages.finish('a', () => new Promise((resolve) => (end = resolve)))
  pages.clear()
  end('of a person who was removed')
  expect(text(await first)).toBe('of a person who was removed')
  expect(text(await pages.finish('a', async () => 'without them'))).toBe('without them')
})

it('stays within its memory limit', async () => {
  const pages = createPageCache({ maxBytes: 2000 })
  let written = 0
  for (const key of ['a', 'b', 'c', 'd', 'a'])
    await pages.finish(key, async () => `page ${++written}`)
  expect(written).toBe(5)
})

it('does not cache a page that failed', async () => {
  const pages = createPageCache({ maxBytes: 2000 })
  await expect(pages.finish('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text(await pages.finish('a', async () => 'yes'))).toBe('yes')
})

it('distinguishes pages by each value that they show', () => {
  const shown = [
    ['a', 'b'],
    ['ab', ''],
    ['a', ['b']],
    ['a', { b: 1 }],
    ['a', { b: '1' }],
  ]
  expect(new Set(shown.map((values) => keyOfPage(...values))).size).toBe(shown.length)
})
