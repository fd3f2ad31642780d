import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { implementationSlot, universalResolver } from '@whocast/evidence/ens-contracts.ts'
import { mainnet } from 'viem/chains'
import {
  enumMembers,
  readDeprecatedCalls,
  readDeprecatedNames,
  readEngineVersions,
  readEnum,
  readScopes,
  type Values,
} from './read.ts'
import {
  installedFolder,
  installedVersion,
  loadInstalled,
  OfflineError,
  type Upstream,
} from './upstream.ts'

/** Something that Whocast depends on and that others change. */
export interface Fact {
  name: string
  /** Our files that state it, or that a change affects. */
  files: readonly string[]
  live(upstream: Upstream): Promise<Values>
  /** The same by the installed packages, where they state it. */
  installed?: () => Values
}

const node = 'farcasterxyz/snapchain'
const messages = 'packages/evidence/src/forms/farcaster-message-schema.ts'
const core = () => loadInstalled('@farcaster/core')

const enumFact = (
  name: string,
  { file, type, prefix, files }: { file: string; type: string; prefix: string; files: string[] },
): Fact => ({
  name,
  files,
  live: async ({ file: read }) =>
    readEnum(await read(node, `proto/definitions/${file}.proto`), type),
  installed: () => enumMembers(core()[type] as object, prefix),
})

const toValues = (names: readonly string[], value = 'listed'): Values =>
  Object.fromEntries(names.map((name) => [name, value]))

const packages = [
  '@ensdomains/ens',
  '@ensdomains/resolver',
  '@ethereum-attestation-service/eas-contracts',
  '@ethereum-attestation-service/eas-sdk',
  '@farcaster/core',
  '@farcaster/miniapp-core',
  '@farcaster/miniapp-sdk',
  '@modelcontextprotocol/server',
  '@neynar/nodejs-sdk',
  'frog',
  'viem',
]

const ethereum = 1

/** Proxies on Ethereum whose implementation decides what our code reads. */
const proxies: Readonly<Record<string, string>> = {
  'Universal Resolver': universalResolver,
  'ERC-8004 registry': '0x8004a169fb4a3325136eb29fa0ceb6d2e539a432',
}

async function readImplementations({ rpc }: Upstream): Promise<Values> {
  const values: Values = {}
  for (const [name, address] of Object.entries(proxies)) {
    const input = [address, implementationSlot, 'latest']
    values[name] = String(await rpc(ethereum, 'eth_getStorageAt', input))
  }
  return values
}

/** Calls of Neynar's SDK that src/sources/neynar uses. */
const neynarTypes = 'build/api/apis/user-api.d.ts'

function readInstalledDeprecations(): Values {
  const text = (name: string, path: string) =>
    readFileSync(resolve(installedFolder(name), path), 'utf8')
  return toValues(
    [
      ...readDeprecatedNames(text('@farcaster/core', 'dist/index.d.ts')),
      ...readDeprecatedNames(text('@neynar/nodejs-sdk', neynarTypes)),
    ],
    'deprecated',
  )
}

/** THE table of what is compared. */
export const facts: readonly Fact[] = [
  {
    name: 'packages',
    files: ['package.json', 'test/reference/package.json'],
    async live({ version }) {
      const values: Values = {}
      for (const name of packages) values[name] = await version(name)
      return values
    },
    installed: () => Object.fromEntries(packages.map((name) => [name, installedVersion(name)])),
  },
  enumFact('message types', {
    file: 'message',
    type: 'MessageType',
    prefix: 'MESSAGE_TYPE_',
    files: [messages, 'packages/evidence/src/forms/farcaster-message.ts'],
  }),
  enumFact('user data types', {
    file: 'message',
    type: 'UserDataType',
    prefix: 'USER_DATA_TYPE_',
    files: [messages, 'src/farcaster/fields.ts'],
  }),
  enumFact('events of nodes', {
    file: 'hub_event',
    type: 'HubEventType',
    prefix: 'HUB_EVENT_TYPE_',
    files: ['src/farcaster/follow/events.ts'],
  }),
  {
    name: 'scopes of app keys',
    files: ['packages/evidence/src/forms/key-message.ts', 'docs/evidence.md'],
    live: async ({ file }) => toValues(readScopes(await file(node, 'src/core/validations/key.rs'))),
    installed() {
      const { ADMISSIBLE_KEY_ADD_SCOPES: scopes, MessageType: types } = core()
      const names = types as Record<number, string>
      return toValues((scopes as number[]).map((scope) => names[scope] ?? String(scope)))
    },
  },
  {
    name: 'versions of the Farcaster engine',
    files: [
      'packages/evidence/src/forms/farcaster-message.ts',
      'src/farcaster',
      'docs/evidence.md',
    ],
    live: async ({ file }) => readEngineVersions(await file(node, 'src/version/version.rs')),
  },
  {
    name: 'deprecated calls',
    files: ['src/farcaster/client.ts', 'src/farcaster/signers.ts', 'src/sources/neynar/api.ts'],
    live: async ({ file }) =>
      toValues(readDeprecatedCalls(await file(node, 'proto/definitions/rpc.proto')), 'deprecated'),
    installed: readInstalledDeprecations,
  },
  {
    name: 'contracts',
    files: [
      'packages/evidence/src/ens-contracts.ts',
      'packages/evidence/src/chain-state.ts',
      'src/sources/agents/registry.ts',
      'docs/evidence.md',
    ],
    live: readImplementations,
    installed: () => ({
      'Universal Resolver': mainnet.contracts.ensUniversalResolver.address,
      'ID Registry': String(core().ID_REGISTRY_ADDRESS),
      'Key Registry': String(core().KEY_REGISTRY_ADDRESS),
    }),
  },
  {
    name: 'ENSIPs',
    files: ['src/sources/ens', 'packages/evidence/src/ens-registration.ts', 'docs/evidence.md'],
    async live({ folder }) {
      const files = [...(await folder('ensdomains/ensips', 'ensips'))]
      const numbered = files.filter(([name]) => /^\d+\.md$/.test(name))
      if (numbered.length === 0) throw new OfflineError('no ENSIP is listed')
      return Object.fromEntries(
        numbered.map(([name, hash]) => [`ENSIP-${name.replace('.md', '')}`, hash]),
      )
    },
    installed: () => ({
      '@adraffy/ens-normalize': installedVersion('@adraffy/ens-normalize'),
    }),
  },
]
