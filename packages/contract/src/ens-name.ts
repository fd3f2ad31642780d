import { normalize } from 'viem/ens'

/** The longest name that is looked at, in UTF-8 bytes. */
const MAX_NAME_BYTES = 255

/**
 * Names that ENSIP-15 only lower-cases. Its tables take a quarter of a second to unpack: most names
 * never need them.
 */
const plainName = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/i

/**
 * Normalises an ENS name by ENSIP-15, which rejects names that mix scripts or look like others.
 *
 * @returns null where it is no ENS name of at least two labels, or longer than 255 bytes
 */
export function normaliseEnsName(text: string): string | null {
  if (text.length > MAX_NAME_BYTES) return null
  if (plainName.test(text)) return text.toLowerCase()
  try {
    const name = normalize(text)
    const labels = name.split('.')
    const isLong = new TextEncoder().encode(name).length > MAX_NAME_BYTES
    return labels.length < 2 || labels.includes('') || isLong ? null : name
  } catch {
    return null
  }
}
