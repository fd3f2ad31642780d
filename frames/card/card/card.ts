import type { Palette } from '../colour.ts'
import type { DecodedAvatar } from '../decode-avatar.ts'
import type { Drawing } from '../nodes.ts'
import type { CardOptions } from '../port.ts'
import type { CardView } from '../view.ts'
import { measuresOf } from './frame.ts'
import { homeCard, noteCard } from './notes.ts'
import { profileCard } from './person.ts'

/** Returns the size of a card in pixels. */
export const cardSize = (ratio: CardOptions['ratio']) => {
  const { width, height } = measuresOf[ratio]
  return { width, height }
}

interface CardInput {
  view: CardView
  avatar: DecodedAvatar | null
  palette: Palette
  ratio: CardOptions['ratio']
  /** Host of the service, where readers can check the card. */
  host: string
}

/** Returns the whole card, ready to be painted. */
export function cardDrawing({ view, avatar, palette, ratio, host }: CardInput): Drawing {
  const m = measuresOf[ratio]
  const note = (texts: { sign?: string; title: string; about: string; text: string }) =>
    noteCard(m, palette, host, { sign: 'unknown', ...texts })
  switch (view.kind) {
    case 'profile':
      return profileCard(view, { avatar, palette, host }, m)
    case 'not-found':
      return note({
        title: 'Nobody here yet',
        about: view.requested,
        text: 'No verified account has this name. Is it yours? Verify an address on Farcaster, or set it as your primary ENS name.',
      })
    case 'people':
      return note({ title: view.title, about: view.requested, text: view.text })
    case 'error':
      return note({ sign: 'warning', title: 'Not this time', about: '', text: view.message })
    case 'home':
      return homeCard(m, palette)
    default:
      return view satisfies never
  }
}
