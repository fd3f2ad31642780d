import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each(['', ' \u00a0', '\u200b\u200d', '\u3164', '\u2800 \ufe0f', '\u202e\u0007'])(
  'takes %j for no text, as nothing of it can be seen',
  (text) => expect(cleanText(text)).toBeUndefined(),
)

it.each(['Ada', '👩‍💻', '名前', '.'])('keeps %s', (text) => expect(cleanText(text)).toBe(text))
