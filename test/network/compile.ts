import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { packageRoot } from '../../src/kit/root.ts'
import { compileSolidity, resolveImport } from '../reference/contracts.ts'

export interface CompiledContract {
  abi: Abi
  bytecode: Hex
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

/**
 * Compiles every contract of `test/network/contracts` with solc, once per state of the sources: the
 * result is kept in `node_modules/.cache`.
 *
 * @returns by contract name
 */
export function compileContracts(): Record<string, CompiledContract> {
  const folder = join(import.meta.dirname, 'contracts')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol'))
    .map(
      (file) =>
        [
          file.replaceAll('\\', '/'),
          { content: readFileSync(join(folder, file), 'utf8') },
        ] as const,
    )
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'shanghai',
      remappings: ['@ensdomains/ens-contracts/contracts/resolvers/=ens-offchain-resolver/'],
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  })
  const cache = join(packageRoot, 'node_modules', '.cache', 'whocast')
  const file = join(
    cache,
    `contracts-${createHash('sha256').update(input).digest('hex').slice(0, 16)}.json`,
  )
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // not compiled yet
  }
  const output = JSON.parse(compileSolidity(input, { import: findImport })) as SolcOutput
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const compiled = Object.fromEntries(
    Object.values(output.contracts).flatMap((contracts) =>
      Object.entries(contracts).map(([name, { abi, evm }]) => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}` as Hex },
      ]),
    ),
  )
  // Several test workers may compile at once: the file appears whole or not at all.
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(compiled))
  renameSync(`${file}.${process.pid}`, file)
  return compiled
}

/** The source of an import that is not among ours. */
function findImport(path: string): { contents: string } | { error: string } {
  if (!path.startsWith('@openzeppelin/contracts/')) return { error: `no package for ${path}` }
  return { contents: readFileSync(resolveImport(path), 'utf8') }
}

if (import.meta.main) compileContracts()
