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
