import type { Profile } from '@whocast/contract/profile.ts'

export type CardSubject =
  | { kind: 'profile'; profile: Profile; handle: string }
  | { kind: 'not-found'; requested: string }
  /** A handle that answers for no one person: several hold it, or it is only claimed. */
  | { kind: 'people'; requested: string; holders: number; claimants: number }
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
  /** True for initials in place of an avatar that is missing or unavailable. */
  isPlaceholder?: true
  /** It was not cached: this request, or one at the same time, had it drawn. */
  isDrawn?: true
}
