import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { packageRoot } from '../../src/root.ts'

export interface CompiledContract {
  abi: Abi
  bytecode: Hex
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

/**
 * Compiles every contract of `test/network/contracts` with solc from npm, once per state of the sources:
 * the result is kept in `node_modules/.cache`.
 *
 * @returns by contract name
 */
export function compileContracts(): Record<string, CompiledContract> {
  const folder = join(import.meta.dirname, 'contracts')
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .map((file) => [file, { content: readFileSync(join(folder, file), 'utf8') }] as const)
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      viaIR: true,
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'shanghai',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  })
  const cache = join(packageRoot, 'node_modules', '.cache', 'whocast')
  const file = join(cache, `contracts-${createHash('sha256').update(input).digest('hex').slice(0, 16)}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // not compiled yet
  }
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string }
  const output = JSON.parse(solc.compile(input)) as SolcOutput
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const compiled = Object.fromEntries(
    Object.values(output.contracts).flatMap((contracts) =>
      Object.entries(contracts).map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` as Hex }]),
    ),
  )
  // Several test workers may compile at once: the file appears whole or not at all.
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(compiled))
  renameSync(`${file}.${process.pid}`, file)
  return compiled
}

// `npm test` does this first: compiling takes half a minute of a core, which several workers at once would take from each other.
if (import.meta.main) compileContracts()
