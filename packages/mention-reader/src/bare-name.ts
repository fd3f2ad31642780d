import { type Identifier, parseEnsName, parseFname } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { isUnspaced } from './script.ts'

/** A word as a Farcaster username, a fid or a DNS name; null when it can be none of them. */
export function bareName(text: string): Identifier | null {
  if (isUnspaced(text) || text.length > 255) return null
  try {
    if (/^#?\d+$/.test(text)) return identify(text)
    if (text.includes('.'))
      return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text) ? parseEnsName(text) : null
    return parseFname(text)
  } catch {
    return null
  }
}
