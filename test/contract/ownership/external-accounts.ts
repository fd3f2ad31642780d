import { agentHandle, registrationKey } from '@whocast/contract/agent.ts'
import type { Address } from 'viem'
import { silentTelemetry } from '../../../src/kit/telemetry.ts'
import { createHosts } from '../../../src/net/host-budgets.ts'
import { createReader } from '../../../src/net/page-reader.ts'
import type { People } from '../../../src/people/port.ts'
import { createBluesky } from '../../../src/sources/accounts/bluesky.ts'
import { createGithub } from '../../../src/sources/accounts/github.ts'
import { createLinkKeeper, type LinkKeeper } from '../../../src/sources/accounts/keeper.ts'
import { createLens } from '../../../src/sources/accounts/lens.ts'
import { createMastodon } from '../../../src/sources/accounts/mastodon.ts'
import { createWebsite } from '../../../src/sources/accounts/website.ts'
import { json } from '../../accounts/fixture.ts'
import { type LensChain, startLensChain } from '../../accounts/lens.ts'
import { type Site, startSites } from '../../accounts/sites.ts'
import type { Chain } from '../../network/chain.ts'
import { silentLogger } from '../../silent.ts'

/** The public origin of the services of the suite. */
const ORIGIN = 'https://whocast.test'
const BASE = 8453

/** The public profile of an account. */
export interface AccountPage {
  /** The platform's identifier of the account; another number is another account. */
  id: number
  text: string
  /** Mastodon: the account that replaces this one. */
  movedTo?: string
}

/** External accounts on their platforms; each can be given to another holder, or removed. */
export interface ExternalAccounts {
  /** By type and handle, `github:ada`. */
  pages: Map<string, AccountPage>
  lens: LensChain
  agentRegistry: Address
  /** Gives the token of an agent, whose file names an ENS name. */
  giveAgent(id: number, to: Address, ensName: string): Promise<unknown>
  /** The handle of an agent, and the text record that confirms it. */
  agent(id: number): { handle: string; record: string }
  /** Makes what confirms accounts for one service. */
  createKeeper(people: People, clock: () => number): LinkKeeper
  close(): Promise<unknown>
}

const didOf = (id: number) =>
  `did:plc:${String(id)
    .replaceAll(/\d/g, (d) => 'abcdefghij'[+d] ?? 'a')
    .padEnd(24, 'x')}`

/** Starts the platforms. */
export async function startExternalAccounts(
  chain: Chain,
  now: () => number,
): Promise<ExternalAccounts> {
  const pages: ExternalAccounts['pages'] = new Map()
  const [sites, lens, registry] = await Promise.all([
    startSites(),
    startLensChain({ now }),
    chain.deploy('AgentRegistry'),
  ])
  const agentRegistry = registry.address.toLowerCase() as Address
  for (const [host, site] of Object.entries(createSites(pages))) sites.hosts.set(host, site)
  // Websites have hosts of their own.
  const find = sites.hosts.get.bind(sites.hosts)
  sites.hosts.get = (host) => find(host) ?? websiteAt(pages, host)
  const kinds = [
    createGithub({ baseUrl: 'https://api.github.com' }),
    createMastodon(null),
    createBluesky('https://plc.directory'),
    createWebsite(null),
    createLens(lens.rpc.url),
  ]
  return {
    pages,
    lens,
    agentRegistry,
    giveAgent: (id, to, ensName) =>
      chain.anvil.write(agentRegistry, registry.abi, 'give', [BigInt(id), to, fileOf(ensName)]),
    agent(id) {
      const entry = { chainId: BASE, registry: agentRegistry, agentId: String(id) }
      return { handle: agentHandle(entry), record: registrationKey(entry) }
    },
    createKeeper(people, clock) {
      const hosts = createHosts({ clock })
      return createLinkKeeper({
        kinds,
        people,
        createReader: (type) =>
          createReader({
            fetch: type === 'lens' ? lens.fetch : sites.fetch,
            socket: sites.socket,
            resolveTxt: async (name) => txtOf(pages, name),
            hosts,
            clock,
          }),
        origin: ORIGIN,
        clock,
        telemetry: silentTelemetry,
        log: silentLogger,
      })
    },
    close: () => Promise.all([sites.server.close(), lens.close()]),
  }
}

/** The registration file of an agent. */
function fileOf(ensName: string): string {
  const file = {
    type: 'https://eips.ethereum.org/EIPS/eip-8004#registration-v1',
    name: 'Agent',
    services: [{ name: 'ENS', endpoint: ensName, version: 'v1' }],
  }
  return `data:application/json;base64,${Buffer.from(JSON.stringify(file)).toString('base64')}`
}

function txtOf(pages: ExternalAccounts['pages'], name: string): string[] {
  const page = pages.get(`bluesky:${name.replace('_atproto.', '')}`)
  return page && name.startsWith('_atproto.') ? [`did=${didOf(page.id)}`] : []
}

function createSites(pages: ExternalAccounts['pages']): Record<string, Site> {
  return {
    'api.github.com': ({ path }) => githubSite(pages, path),
    'social.example': ({ path }) => mastodonSite(pages, path),
    'plc.directory': ({ path }) => plcSite(pages, path),
    'pds.example': ({ path }) => pdsSite(pages, path),
  }
}

/** GitHub's REST API. */
function githubSite(pages: ExternalAccounts['pages'], path: string) {
  const [, login = '', rest] = /^\/users\/([^/]+)(\/social_accounts)?$/.exec(path) ?? []
  const page = pages.get(`github:${login}`)
  if (!page) return null
  return rest ? json([]) : json({ login, id: page.id, type: 'User', bio: page.text, blog: '' })
}

/** WebFinger and the actors of one Mastodon server. */
function mastodonSite(pages: ExternalAccounts['pages'], path: string) {
  const [, asked] = /^\/\.well-known\/webfinger\?resource=acct:(.+)$/.exec(path) ?? []
  const [, user] = /^\/ap\/([^/]+)\/\d+$/.exec(path) ?? []
  const handle = asked ?? `${user}@social.example`
  const page = pages.get(`mastodon:${handle}`)
  if (!page) return null
  const id = `https://social.example/ap/${handle.split('@')[0]}/${page.id}`
  if (asked !== undefined)
    return json(
      {
        subject: `acct:${handle}`,
        links: [{ rel: 'self', type: 'application/activity+json', href: id }],
      },
      'application/jrd+json',
    )
  return json(
    {
      id,
      type: 'Person',
      preferredUsername: user,
      summary: `<p>${page.text}</p>`,
      attachment: [],
      ...(page.movedTo === undefined ? {} : { movedTo: page.movedTo }),
    },
    'application/activity+json',
  )
}

const accountsOn = (pages: ExternalAccounts['pages'], type: string) =>
  [...pages].flatMap(([key, page]) =>
    key.startsWith(`${type}:`) ? [{ handle: key.slice(type.length + 1), ...page }] : [],
  )

/** The directory of `did:plc`. */
function plcSite(pages: ExternalAccounts['pages'], path: string) {
  const found = accountsOn(pages, 'bluesky').find(({ id }) => path === `/${didOf(id)}`)
  if (!found) return null
  return json({
    id: didOf(found.id),
    alsoKnownAs: [`at://${found.handle}`],
    service: [
      {
        id: '#atproto_pds',
        type: 'AtprotoPersonalDataServer',
        serviceEndpoint: 'https://pds.example',
      },
    ],
  })
}

/** A personal data server of AT Protocol. */
function pdsSite(pages: ExternalAccounts['pages'], path: string) {
  const did = new URL(path, 'https://pds.example').searchParams.get('repo')
  const found = accountsOn(pages, 'bluesky').find(({ id }) => didOf(id) === did)
  if (!found || !path.includes('com.atproto.repo.getRecord')) return null
  const uri = `at://${did}/app.bsky.actor.profile/self`
  return json({ uri, cid: 'bafy', value: { description: found.text } })
}

const websiteAt = (pages: ExternalAccounts['pages'], host: string): Site | undefined => {
  const page = pages.get(`website:${host}`)
  if (!page) return undefined
  return ({ path }) =>
    path === '/'
      ? {
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: `<!doctype html><title>Site</title><meta name="whocast" content="${page.text}">`,
        }
      : null
}
