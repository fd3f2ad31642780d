import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCredential } from '@whocast/contract/credential.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { verifyEvidence } from '@whocast/evidence/answer.ts'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createLog } from '../../src/main/observability/log.ts'
import { importPeople } from '../../src/main/people-file/import.ts'
import { openStore } from '../../src/main/stores.ts'
import { sourcePrecedence } from '../../src/main/wiring/store.ts'
import type { Source } from '../../src/people/source-port.ts'
import { createUpstreamSource } from '../../src/sources/upstream/upstream.ts'
import { startUpstream } from '../network/upstream.ts'
import { createTestService, type TestService } from '../service.ts'
import { type Attack, type AttackOptions, createRandom } from './attack.ts'
import { byChain } from './lib/lying-chain.ts'
import { byFarcaster } from './lib/lying-farcaster.ts'
import { byWebhook } from './lib/lying-webhook.ts'

/**
 * Liars write import files, answer as another service, and store credentials: none of it changes
 * who answers for an identifier.
 */

const VICTIMS = 40
const LIES = 400
/** Victims with a liar each on Farcaster. */
const FARCASTER_PAIRS = 60
const NOW = 1_795_000_000

const wallet = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const liar = (number: number): Address =>
  privateKeyToAccount(`0x${(number + 1).toString(16).padStart(64, 'a')}`).address
const fidRow = (fid: number, value: string) => ({
  type: 'farcaster',
  value,
  isVerified: true,
  metadata: [{ name: 'fid', value: String(fid) }],
})

/** What the sources of the service found about a victim. */
const found = (number: number): Finding[] => [
  {
    source: 'snapchain',
    scope: `farcaster:${number}`,
    checkedAt: NOW - 1000,
    fields: { displayName: `Victim ${number}` },
    channels: [
      fidRow(number, `victim${number}`),
      { type: 'wallet', value: wallet(number), isVerified: true },
    ] as Finding['channels'],
  },
  {
    source: 'ens',
    scope: `ens:${wallet(number)}`,
    checkedAt: NOW - 1000,
    fields: {},
    channels: [
      { type: 'wallet', value: wallet(number), isVerified: true, grade: { grade: 'confirmed' } },
      {
        type: 'ens',
        value: `victim${number}.eth`,
        isVerified: true,
        grade: { grade: 'confirmed' },
      },
    ],
  },
]

const identifiers = (number: number) => [
  `/fid/${number}`,
  `/fname/victim${number}`,
  `/eth/${wallet(number)}`,
  `/ens/victim${number}.eth`,
]

/** Rows that claim what is a victim's, beside a liar's own. */
function lie(random: () => number, number: number): Record<string, unknown>[] {
  const own = { type: 'wallet', value: liar(number), isVerified: true }
  const theirs = { type: 'wallet', value: wallet(number), isVerified: true }
  const fid = fidRow(number, `victim${number}`)
  const name = { type: 'ens', value: `victim${number}.eth`, isVerified: true }
  const other = fidRow(900_000 + number, `victim${number}`)
  const proof = {
    method: 'farcaster-verification',
    message: { dataBytes: '0x12', hash: '0x12', signature: '0x12', signer: '0x12' },
  }
  const sets = [
    [own, fid],
    [fid, own, theirs],
    [own, theirs],
    [own, name],
    [other, theirs, name],
    [other, { ...own, proof }, { ...theirs, proof }],
    [fid, fidRow(((number + 1) % VICTIMS) + 1, `victim${number}`), own],
    [{ ...own, ['__proto__']: { type: 'ens' } }, name],
  ]
  return sets[Math.floor(random() * sets.length)] ?? []
}

/** A service that trusts its sources in the order in which production does. */
async function startService(
  sources: Source[] = [],
): Promise<TestService & { stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'whocast-spoofs-'))
  const store = await openStore({
    dataDir,
    precedence: sourcePrecedence,
    clock: Date.now,
    log: createLog({ level: 'error', secrets: [] }),
  })
  const service = await createTestService({ store, sources })
  return {
    ...service,
    async stop() {
      await service.close()
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(service: TestService): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  for (let number = 1; number <= VICTIMS; number += 1) {
    for (const path of identifiers(number)) {
      const { profiles } = (await (await service.request(path)).json()) as {
        profiles: { profileID: string; displayName?: string }[]
      }
      said.set(
        path,
        profiles.map(({ profileID, displayName }) => `${profileID} ${displayName}`).join(),
      )
    }
  }
  return said
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([path, said]) => after.get(path) !== said).length

async function byImport(service: TestService, random: () => number, lies: number): Promise<void> {
  const lines = Array.from({ length: lies }, (_, at) => {
    const number = (at % VICTIMS) + 1
    const channels = lie(random, number)
    const head = { displayName: 'Liar', updatedAt: NOW + 10 ** 9, channels }
    if (random() < 0.5) return { ...head, profileID: `liar${String(at).padStart(17, '0')}` }
    const learned = {
      source: random() < 0.5 ? 'snapchain' : 'evil',
      scope: `farcaster:${number}`,
      checkedAt: NOW + 10 ** 9,
    }
    return {
      profileID: `liar${String(at).padStart(17, '0')}`,
      learned: [{ ...learned, displayName: 'Liar', channels }],
    }
  })
  await importPeople({
    store: service.store,
    input: (async function* () {
      yield new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))
    })(),
    now: NOW,
    onRejected: () => {},
  })
}

/**
 * How many of the liars' wallets answer with a victim once another service has been asked about
 * them.
 */
async function byUpstream(
  random: () => number,
  lies: number,
): Promise<{ changed: number; joined: number }> {
  const upstream = await startUpstream({ hasBulk: false })
  for (let at = 0; at < lies; at += 1) {
    const number = (at % VICTIMS) + 1
    const profile = {
      profileID: `liar${String(at).padStart(17, '0')}`,
      displayName: 'Liar',
      channels: lie(random, number),
      credentials: [],
    }
    for (const path of [...identifiers(number), `/eth/${liar(number)}`])
      upstream.profiles.set(path.toLowerCase(), [profile])
  }
  const source = createUpstreamSource({ baseUrl: upstream.baseUrl })
  const service = await startService([source])
  for (let number = 1; number <= VICTIMS; number += 1)
    await service.store.people.save(found(number), { refreshAt: NOW })
  const before = new Map<string, string>()
  for (let number = 1; number <= VICTIMS; number += 1)
    for (const path of identifiers(number)) {
      const key = path
        .replace('/eth/', 'eth:')
        .replace('/fid/', 'fid:')
        .replace('/fname/', 'fname:')
        .replace('/ens/', 'ens:')
      const [stored] = await service.store.people.find(key)
      before.set(path, `${stored?.profile.profileID} ${stored?.profile.displayName}`)
    }
  const victims = new Set([...before.values()].map((said) => said.split(' ')[0] ?? ''))
  let joined = 0
  for (let number = 1; number <= VICTIMS; number += 1) {
    for (const path of [...identifiers(number), `/eth/${liar(number)}`]) await service.request(path)
    const { profiles } = (await (await service.request(`/eth/${liar(number)}`)).json()) as {
      profiles: { profileID: string }[]
    }
    if (profiles.some(({ profileID }) => victims.has(profileID))) joined += 1
  }
  const after = await answers(service)
  await service.stop()
  await source.close()
  await upstream.close()
  return { changed: changed(before, after), joined }
}

/** How many stored credentials name as attester one who signed nothing. */
async function byPut(service: TestService, lies: number): Promise<number> {
  const { token } = await service.issueKey({ name: wallet(1), attester: wallet(2) })
  for (let at = 0; at < lies; at += 1) {
    const body = {
      name: `Lie ${at}`,
      attesteeAddress: wallet((at % VICTIMS) + 1),
      attesterAddress: wallet(1),
    }
    const headers = { 'x-api-key': token, 'content-type': 'application/json' }
    await service.request('/credentials', { method: 'PUT', headers, body: JSON.stringify(body) })
  }
  let spoofed = 0
  for (let number = 1; number <= VICTIMS; number += 1) {
    const [stored] = await service.store.people.find(`eth:${wallet(number)}`)
    spoofed +=
      stored?.profile.credentials.filter(({ attester }) => /^(0x|fid:)/.test(attester)).length ?? 0
  }
  return spoofed
}

/**
 * What is stored of credentials: how many rest on evidence, and of how many that evidence is false.
 */
async function countStored({ store }: TestService, kind: string) {
  let shown = 0
  let unfounded = 0
  let proven = 0
  for await (const record of store.credentials.all()) {
    if (record.kind !== kind) continue
    shown += 1
    const { revocation: _, ...said } = JSON.parse(JSON.stringify(record)) as Record<string, unknown>
    if ((await verifyEvidence(said)).status === 'fails') unfounded += 1
    if (toCredential(record).verification.grade === 'proven') proven += 1
  }
  return { shown, unfounded, proven }
}

/** An RPC of EAS and the bot's webhook, one after the other. */
async function byChainAndWebhook(
  service: TestService,
  random: () => number,
  lies: number,
  before: Map<string, string>,
  report: AttackOptions['report'],
) {
  const numbers = Array.from({ length: VICTIMS }, (_, at) => at + 1)
  const { consistent } = await byChain(service.store, random, lies, {
    victims: numbers.map(wallet),
    attesters: numbers.map(liar),
  })
  const onchain = await countStored(service, 'eas-onchain')
  const ofChain = changed(before, await answers(service))
  report({
    bar: 33,
    what: `an RPC of EAS with ${lies} attestations that the contract never made`,
    figure: `${ofChain} of ${before.size} identifiers changed, ${onchain.proven} stored as proven, ${onchain.unfounded} under a uid that is not theirs; ${onchain.shown} of ${consistent} consistent ones kept as the RPC's word`,
    isHeld:
      ofChain === 0 &&
      onchain.proven === 0 &&
      onchain.unfounded === 0 &&
      onchain.shown === consistent,
  })
  const { refused, made } = await byWebhook(service.store, random, lies, numbers)
  const casts = await countStored(service, 'farcaster-cast')
  const ofWebhook = changed(before, await answers(service))
  report({
    bar: 33,
    what: `the bot's webhook with ${lies} casts, most of them in others' names`,
    figure: `${ofWebhook} of ${before.size} identifiers changed, ${casts.shown - made} kept as signed beside the ${made} that were made, ${casts.unfounded} with false evidence; ${refused} refused at the door`,
    isHeld: ofWebhook === 0 && casts.shown === made && casts.unfounded === 0 && refused > 0,
  })
}

export const attack: Attack = {
  name: 'spoofs',
  bars: [33],
  about:
    'imports, another service, issuers, a Farcaster node, Neynar, its webhook and an RPC that lie about who somebody is',
  async run({ seed, scale, report }) {
    const random = createRandom(seed)
    const lies = Math.max(VICTIMS, Math.round(LIES * scale))
    const service = await startService()
    for (let number = 1; number <= VICTIMS; number += 1)
      await service.store.people.save(found(number), { refreshAt: null })
    const before = await answers(service)
    await byImport(service, random, lies)
    const imported = changed(before, await answers(service))
    const spoofed = await byPut(service, lies)
    const put = changed(before, await answers(service))
    await byChainAndWebhook(service, random, lies, before, report)
    await service.stop()
    const upstream = await byUpstream(random, lies)
    const farcaster = await byFarcaster(
      random,
      Math.max(8, Math.round(FARCASTER_PAIRS * scale)),
      startService,
    )
    for (const [who, { changed: others, identifiers: all, shown }] of Object.entries({
      'a Farcaster node that lies': farcaster.node,
      'a Neynar that lies, beside a node that lies': farcaster.neynar,
    }))
      report({
        bar: 33,
        what: who,
        figure: `${others} of ${all} identifiers changed, ${shown} rows of liars show what is another's as proven or confirmed`,
        isHeld: others === 0 && shown === 0,
      })
    const of = `of ${before.size} identifiers`
    report({
      bar: 33,
      what: `who answers after an import of ${lies} lies`,
      figure: `${imported} ${of} changed`,
      isHeld: imported === 0,
    })
    report({
      bar: 33,
      what: `another service with ${lies} lies`,
      figure: `${upstream.changed} ${of} changed, ${upstream.joined} wallets of liars answer with a victim`,
      isHeld: upstream.changed === 0 && upstream.joined === 0,
    })
    report({
      bar: 33,
      what: `${lies} credentials that name an attester who signed nothing`,
      figure: `${spoofed} show one, ${put} ${of} changed`,
      isHeld: spoofed === 0 && put === 0,
    })
  },
}
