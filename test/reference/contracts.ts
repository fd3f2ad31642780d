import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Abi } from 'viem'

const require = createRequire(import.meta.url)

export interface Artifact {
  abi: Abi
  bytecode: string
}

/** A contract as a package publishes it, compiled by its authors. */
export const loadArtifact = (path: string): Artifact => require(path) as Artifact

interface Compiler {
  compile(
    input: string,
    callbacks?: { import(path: string): { contents: string } | { error: string } },
  ): string
}

/**
 * The compiler of Solidity: standard JSON in, standard JSON out. `imports` finds what sources
 * import by other names. It is loaded by the first call, as that takes half a second.
 */
export const compileSolidity: Compiler['compile'] = (input, callbacks) =>
  (require('solc') as Compiler).compile(input, callbacks)

/** The file of a Solidity import of OpenZeppelin's contracts. */
export const resolveImport = (path: string): string => require.resolve(path)

const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`

/**
 * anvil's binary for this platform, inside the optional dependency of its package: no install
 * script is needed.
 */
export function anvilBinary(): string {
  const meta = require.resolve('@foundry-rs/anvil/package.json')
  const folder = dirname(createRequire(meta).resolve(`@foundry-rs/anvil-${platform}/package.json`))
  return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
}
