import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Fact } from './facts.ts'
import type { Values } from './read.ts'
import { OfflineError, type Upstream } from './upstream.ts'

/** Live values and those of installed packages have other forms: each is compared with its own. */
export type Source = 'live' | 'installed'

/** The last recorded values, by source and fact. */
export type State = Record<Source, Record<string, Values>>

export interface Reading {
  fact: Fact
  source: Source
  values: Values
  /** Why the network was not used. */
  offline?: string
}

export interface Failure {
  fact: Fact
  why: string
}

/**
 * Reads a fact from the network, else from the installed packages.
 *
 * @param upstream null: only the installed packages are read
 */
export async function readFact(fact: Fact, upstream: Upstream | null): Promise<Reading | Failure> {
  let offline: string | undefined
  try {
    if (upstream) return { fact, source: 'live', values: await fact.live(upstream) }
  } catch (error) {
    if (!(error instanceof OfflineError)) return { fact, why: String(error) }
    offline = error.message
  }
  if (!fact.installed) return { fact, why: offline ?? 'no installed package states it' }
  try {
    const values = fact.installed()
    return { fact, source: 'installed', values, ...(offline ? { offline } : {}) }
  } catch (error) {
    return { fact, why: String(error) }
  }
}

/** Returns what changed between two records: the name of each value, and how it did. */
export function findChanges(before: Values, now: Values): (readonly [name: string, how: string])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  return names.flatMap((name): [string, string][] => {
    const [old, value] = [before[name], now[name]]
    if (old === value) return []
    if (old === undefined) return [[name, `new, ${value}`]]
    if (value === undefined) return [[name, `gone, was ${old}`]]
    return [[name, `${old} → ${value}`]]
  })
}

const root = resolve(import.meta.dirname, '../..')
const MAX_FILES = 8

/** Returns our files that name a value: as it is, and as calls of nodes are named. */
export function filesNaming(name: string): string[] {
  const call = name.replace(/^Get/, '')
  const words = [name, call.charAt(0).toLowerCase() + call.slice(1)]
  const found = globSync('{src,packages/*/src,frames}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => {
      const text = readFileSync(resolve(root, path), 'utf8')
      return words.some((word) => text.includes(word))
    })
    .sort()
  const more = found.length - MAX_FILES
  return more > 0 ? [...found.slice(0, MAX_FILES), `${more} more`] : found
}

export interface Report {
  lines: string[]
  /** Whether something changed, or is no longer where it was. */
  hasChanged: boolean
  state: State
}

/** Compares readings with the recorded state. */
export function report(readings: readonly (Reading | Failure)[], recorded: State): Report {
  const state: State = { live: { ...recorded.live }, installed: { ...recorded.installed } }
  const lines: string[] = []
  let hasChanged = false
  for (const reading of readings) {
    const { name, files } = reading.fact
    if ('why' in reading) {
      // Facts without an installed form cannot be read offline.
      const isOffline = reading.fact.installed === undefined && !reading.why.startsWith('Error')
      lines.push(`${isOffline ? 'skipped' : 'FAILED'}  ${name}: ${reading.why}`)
      hasChanged ||= !isOffline
      continue
    }
    const { source, values, offline } = reading
    const before = recorded[source][name]
    const changes = before === undefined ? [] : findChanges(before, values)
    state[source][name] = values
    const how = offline === undefined ? source : `${source}, ${offline}`
    const count = Object.keys(values).length
    if (before === undefined) lines.push(`first  ${name} (${how}): ${count} values`)
    else if (changes.length === 0) lines.push(`same  ${name} (${how}): ${count} values`)
    else {
      hasChanged = true
      lines.push(`CHANGED  ${name} (${how}); see ${files.join(', ')}`)
      for (const [value, change] of changes) {
        const named = filesNaming(value)
        lines.push(
          `  ${value}: ${change}${named.length > 0 ? `; named in ${named.join(', ')}` : ''}`,
        )
      }
    }
  }
  return { lines, hasChanged, state }
}
