/**
 * `npm run drift [-- --installed] [-- --save]`: compares what Whocast depends on with its source, and
 * prints what changed since the recorded state and which of our files is affected. Exits with 1 where
 * something changed.
 *
 * `--installed` reads the installed packages alone; `--save` records the state.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mainnet, optimism } from 'viem/chains'
import { readFact, report, type State } from './drift/compare.ts'
import { facts } from './drift/facts.ts'
import { createUpstream } from './drift/upstream.ts'

const { values } = parseArgs({
  options: {
    installed: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    state: { type: 'string', default: resolve(import.meta.dirname, 'drift/state.json') },
  },
})

const { ETH_RPC_URL, OP_RPC_URL } = process.env
const upstream = createUpstream({
  raw: 'https://raw.githubusercontent.com',
  api: 'https://api.github.com',
  npm: 'https://registry.npmjs.org',
  rpc: new Map([
    [1, ETH_RPC_URL || mainnet.rpcUrls.default.http[0]],
    [10, OP_RPC_URL || optimism.rpcUrls.default.http[0]],
  ]),
})

const recorded = JSON.parse(readFileSync(values.state, 'utf8')) as State
const readings = []
for (const fact of facts) readings.push(await readFact(fact, values.installed ? null : upstream))
const { lines, hasChanged, state } = report(readings, recorded)
process.stdout.write(`${lines.join('\n')}\n`)
if (values.save) writeFileSync(values.state, `${JSON.stringify(state, null, 2)}\n`)
process.exitCode = hasChanged && !values.save ? 1 : 0
