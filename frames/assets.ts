import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageRoot } from '../src/kit/root.ts'

interface Asset {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** Hash of the content. An asset whose address contains it is immutable. */
  version: string
}

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
}

export type Assets = ReturnType<typeof createAssets>

/**
 * Serves the files of one folder, reading each once.
 *
 * @param folder below the package's root, or absolute
 * @param prefix where they are served, with a trailing slash
 * @param isFixed false: read again on every request, for development
 */
export function createAssets(folder: string, prefix: string, isFixed = true) {
  const root = resolve(packageRoot, folder)
  const read = new Map<string, Asset>()
  /** Returns a file by its plain name; null if it is missing or the name is not plain. */
  const get = (name: string): Asset | null => {
    const known = read.get(name)
    if (known && isFixed) return known
    const contentType = contentTypes[name.split('.').at(-1) ?? '']
    const path = join(root, name)
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/.test(name) || !contentType || !existsSync(path))
      return null
    const bytes = new Uint8Array(readFileSync(path))
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
    const asset: Asset = { bytes, contentType, version }
    read.set(name, asset)
    return asset
  }
  /** Returns the address of a file with its version. */
  const url = (name: string): string => {
    const asset = get(name)
    return asset ? `${prefix}${name}?v=${asset.version}` : prefix + name
  }
  return { get, url }
}
