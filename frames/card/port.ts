import type { Profile } from '@whocast/contract/profile.ts'

export type CardSubject =
  | { kind: 'profile'; profile: Profile; handle: string }
  | { kind: 'not-found'; asked: string }
  /** A handle that answers for no one person: several hold it, or it is only claimed. */
  | { kind: 'people'; asked: string; holders: number; claimants: number }
  | { kind: 'home' }
  | { kind: 'error'; message: string }

export interface CardOptions {
  ratio: '3:2' | '1.91'
  theme: 'light' | 'dark'
  format: 'png' | 'webp'
}

export interface AvatarOptions {
  /** Edge in pixels. */
  size: number
  format: 'png' | 'webp'
}

export interface Picture {
  bytes: Uint8Array
  contentType: string
  /** Quoted, strong; the same for the same picture. */
  etag: string
  /** Of an avatar: initials, as the person has none or it cannot be had. */
  isPlaceholder?: true
  /** It was not cached: this request, or one at the same time, had it drawn. */
  isDrawn?: true
}

export interface Renderer {
  card(subject: CardSubject, options: CardOptions): Promise<Picture>
  /** The avatar alone, square, re-encoded; the initials where it has none or it cannot be had. */
  avatar(profile: Profile, options: AvatarOptions): Promise<Picture>
  /**
   * The accent of a profile's card as `#rrggbb` when it is known already, without waiting for
   * anything; else null.
   */
  accent(profile: Profile): string | null
  close(): Promise<void>
}
