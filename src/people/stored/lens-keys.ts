import type { StoredProfile } from '../port.ts'
import { MAX_PER_KEY } from './find-text.ts'

const lensKey = /^lens:(?:lens\/([a-z0-9_-]+)|([a-z0-9_-]+)\.lens|([a-z0-9_-]+))$/

/**
 * Returns the keys under which one account of Lens is stored, as records write `ada`, `lens/ada`
 * and `ada.lens`; null for any other key.
 */
export function lensKeys(key: string): string[] | null {
  const [, ...forms] = lensKey.exec(key) ?? []
  const name = forms.find((form) => form !== undefined)
  return name === undefined ? null : [`lens:${name}`, `lens:lens/${name}`, `lens:${name}.lens`]
}

/** Joins what was found by each key: verified first, each profile once. */
export function joinForms(found: readonly (readonly StoredProfile[])[]): StoredProfile[] {
  const byID = new Map<string, StoredProfile>()
  for (const one of found.flat().sort((a, b) => Number(b.isVerified) - Number(a.isVerified)))
    if (!byID.has(one.profile.profileID)) byID.set(one.profile.profileID, one)
  return [...byID.values()].slice(0, MAX_PER_KEY)
}
