import { expect, test } from 'vitest'
import type { ChannelType } from './channel.ts'
import { channelUrl } from './channel-url.ts'

test.each([
  ['mastodon', 'ada@fosstodon.example', 'https://fosstodon.example/@ada'],
  ['discord', '80351110224678912', 'https://discord.com/users/80351110224678912'],
  ['discord', 'ada', undefined],
  ['whatsapp', '+4915112345678', 'https://wa.me/4915112345678'],
  ['custom', 'https://ada.example/path?x=1', 'https://ada.example/path?x=1'],
  ['calendar', 'HTTPS://cal.example/ada', 'https://cal.example/ada'],
  ['custom', 'javascript:alert(1)', undefined],
  ['custom', 'https://user:secret@ada.example', undefined],
  ['custom', 'https://', undefined],
  ['signal', 'ada.42', undefined],
  ['github', 'https://github.com/Ada-L', 'https://github.com/Ada-L'],
  ['codeberg', 'https://codeberg.org/ada/', 'https://codeberg.org/ada'],
  [
    'hackernews',
    'https://news.ycombinator.com/user?id=Ada_L',
    'https://news.ycombinator.com/user?id=Ada_L',
  ],
  ['youtube', 'ada', 'https://www.youtube.com/@ada'],
  ['youtube', 'https://youtube.com/channel/UCb-1', 'https://www.youtube.com/channel/UCb-1'],
  ['lens', 'lens/ada', 'https://hey.xyz/u/lens/ada'],
  ['website', 'https://www.ada.example/', 'https://ada.example'],
  ['npm', '@ada', 'https://www.npmjs.com/~ada'],
  ['twitter', 'ada$&', 'https://x.com/ada%24%26'],
] as [ChannelType, string, string | undefined][])('the page of %s %s', (type, value, url) => {
  expect(channelUrl(type, value)).toBe(url)
})

test('Discord’s number may stand beside the handle', () => {
  expect(channelUrl('discord', 'ada', [{ name: 'id', value: '80351110224678912' }])).toBe(
    'https://discord.com/users/80351110224678912',
  )
  expect(channelUrl('discord', 'ada', [{ name: 'id', value: '../../evil' }])).toBeUndefined()
})
