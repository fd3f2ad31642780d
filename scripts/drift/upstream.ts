import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** No packet came through, as opposed to a response that has another form. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** The network, as facts are read from it. */
export interface Upstream {
  /** Reads a file of a public repository at its main branch. */
  file(repository: string, path: string): Promise<string>
  /** Lists the files of a folder of a public repository, each with the hash of its content. */
  folder(repository: string, path: string): Promise<ReadonlyMap<string, string>>
  /** Calls a node of a chain. */
  rpc(chainId: number, method: string, params: readonly unknown[]): Promise<unknown>
  /** Returns the newest version of a package. */
  version(name: string): Promise<string>
}

interface UpstreamAddresses {
  raw: string
  api: string
  npm: string
  rpc: ReadonlyMap<number, string>
}

const TIMEOUT_MS = 15_000

/** Reads from the network. */
export function createUpstream({ raw, api, npm, rpc }: UpstreamAddresses): Upstream {
  return {
    file: async (repository, path) => (await open(`${raw}/${repository}/HEAD/${path}`)).text(),
    async folder(repository, path) {
      const entries = await (await open(`${api}/repos/${repository}/contents/${path}`)).json()
      return new Map(
        (entries as { name: string; sha: string }[]).map(({ name, sha }) => [name, sha]),
      )
    },
    async rpc(chainId, method, params) {
      const url = rpc.get(chainId)
      if (url === undefined) throw new OfflineError(`no node of chain ${chainId}`)
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await (await open(url, { method: 'POST', headers, body })).json()
      const { result } = answer as { result?: unknown }
      if (result === undefined) throw new Error(`${method} failed at chain ${chainId}`)
      return result
    },
    async version(name) {
      const input = ['view', name, 'version', '--json', '--fetch-retries=0', '--registry', npm]
      try {
        const { stdout } = await promisify(execFile)('npm', input, { timeout: TIMEOUT_MS })
        return String(JSON.parse(stdout))
      } catch (cause) {
        throw new OfflineError(`npm does not know the version of ${name}`, { cause })
      }
    },
  }
}

async function open(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new OfflineError(`${new URL(url).host} is unreachable`, { cause })
    },
  )
  if (response.status === 429 || response.status >= 500 || response.status === 403)
    throw new OfflineError(`${url} returned ${response.status}`)
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response
}

const root = resolve(import.meta.dirname, '../..')
const folders = [root, resolve(root, 'test/reference')]

/** Returns the folder of an installed package. */
export function installedFolder(name: string): string {
  for (const folder of folders) {
    const path = resolve(folder, 'node_modules', name)
    try {
      readFileSync(resolve(path, 'package.json'))
      return path
    } catch {
      // It may be installed in the other folder.
    }
  }
  throw new OfflineError(`${name} is not installed`)
}

/** Returns the version of an installed package. */
export const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(resolve(installedFolder(name), 'package.json'), 'utf8')).version

/** Loads an installed package. */
export const loadInstalled = (name: string): Record<string, unknown> =>
  createRequire(resolve(installedFolder(name), 'package.json'))(installedFolder(name))
