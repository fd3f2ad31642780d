import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '../domain/error.ts'
import type { People } from '../domain/ports/people.ts'
import { SourceError } from '../domain/ports/source.ts'
import type { Cursors } from '../domain/ports/store.ts'
import type { Clock, Logger, Telemetry } from '../domain/ports/telemetry.ts'
import { type Finding, isEmptyFinding } from '../domain/profile.ts'
import {
  FARCASTER_CLIENT,
  type LinkPlatform,
  linkPlatforms,
  type ReadLinkPage,
  type ReportedLink,
} from '../farcaster/account-links.ts'
import { advance, type LinkPass, type LinkState, parseLinkState, startPass } from './link-state.ts'

/** What reading the client's lists of links needs. */
export interface LinkContext {
  /** Names the client in what is kept: its URL. */
  url: string
  readPage: ReadLinkPage
  people: Pick<People, 'save' | 'findings' | 'findingsBefore'>
  cursors: Cursors
  /** Whether all fids are stored: links of others are left out. */
  isComplete(): Promise<boolean>
  clock: Clock
  telemetry: Telemetry
  log: Logger
  /** In milliseconds: between requests; between looks for new links; between two passes over a list, and after one that was not whole. */
  timing: { pause: number; poll: number; lease: number; pass: number; retry: number; backoff: number }
}

/** @param perMinute requests */
export const linkTiming = (perMinute: number): LinkContext['timing'] => ({
  pause: 60_000 / perMinute,
  poll: 300_000,
  lease: 60_000,
  pass: 86_400_000,
  retry: 3_600_000,
  backoff: 5000,
})

/** How often it is looked whether all fids are stored. */
const LOOK_AGAIN_MS = 2000
const LONGEST_BACKOFF_MS = 600_000
/** Links that are taken off in one transaction. */
const SWEEP = 500
/** A list that has fewer entries than this share of the last one is not believed. */
const LEAST_SHARE = 0.5

const cursorOf = (platform: LinkPlatform) => `network:links:${platform}`
const prefixOf = (platform: LinkPlatform) => `client-${platform}@farcaster:`

/** Reads the client's lists of accounts again and again until `signal`, each in one process at a time; what one list lacks holds up no other. */
export const followLinks = async (context: LinkContext, signal: AbortSignal): Promise<void> => {
  await Promise.all(linkPlatforms.map((platform) => followList(context, platform, signal)))
}

async function followList(context: LinkContext, platform: LinkPlatform, signal: AbortSignal): Promise<void> {
  const { cursors, timing, log, clock, isComplete } = context
  const name = cursorOf(platform)
  const owner = randomUUID()
  // The budget is for all lists together.
  const pause = timing.pause * linkPlatforms.length
  let failures = 0
  while (!signal.aborted) {
    let wait = timing.lease / 3
    try {
      if (!(await isComplete())) wait = Math.min(wait, LOOK_AGAIN_MS)
      else if (await cursors.lease(name, owner, timing.lease + pause)) {
        wait = (await linkStep(context, platform, signal)) ? pause : Math.max(pause, timing.poll)
        failures = 0
      }
    } catch (error) {
      if (signal.aborted) break
      failures += 1
      const isKnown = error instanceof SourceError || error instanceof ServiceError
      log[isKnown ? 'warn' : 'error'](
        { err: isKnown ? undefined : error, platform, reason: String(error), at: clock() },
        'the list of linked accounts could not be read',
      )
      wait = Math.min(LONGEST_BACKOFF_MS, timing.backoff * 2 ** Math.min(failures - 1, 10)) * (0.5 + Math.random() / 2)
    }
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {})
  }
  await cursors.release(name, owner).catch(() => {})
}

/** One request or one batch. Returns whether there is more to do at once. */
async function linkStep(context: LinkContext, platform: LinkPlatform, signal: AbortSignal): Promise<boolean> {
  const { url, cursors, clock } = context
  const was = await cursors.get(cursorOf(platform))
  const state = parseLinkState(was, url)
  const pass = state.pass ?? (clock() >= state.nextAt ? startPass(clock()) : null)
  const step = { platform, state, was, signal }
  if (pass === null) await readNewest(context, step)
  else if (pass.sweptTo === null) await readNext(context, step, pass)
  else await sweep(context, step, pass, pass.sweptTo)
  return pass !== null
}

interface Step {
  platform: LinkPlatform
  state: LinkState
  was: string | null
  signal: AbortSignal
}

/** Stores what a step found, and where it leads, together. */
async function store({ people }: LinkContext, { platform, was }: Step, findings: Finding[], next: LinkState): Promise<void> {
  await people.save(findings, { refreshAt: null, cursor: { name: cursorOf(platform), value: JSON.stringify(next), was } })
}

/** The next page of a whole reading. */
async function readNext(context: LinkContext, step: Step, pass: LinkPass): Promise<void> {
  const { clock, log, timing } = context
  const { platform, state, signal } = step
  const page = await context.readPage(platform, pass.cursor, { signal })
  context.telemetry.count('network_link_pages', { platform })
  const findings = await toFindings(context, platform, page.links, Math.floor(pass.startedAt / 1000))
  if (page.next !== null) {
    const next = advance(pass, page.next, page.count)
    if (next === null)
      log.warn({ platform }, 'the list of linked accounts leads back to a page that was read; what it lacks is kept')
    return store(
      context,
      step,
      findings,
      next ? { ...state, pass: next } : { ...state, pass: null, nextAt: clock() + timing.retry },
    )
  }
  const seen = pass.seen + page.count
  if (seen < state.count * LEAST_SHARE) {
    log.warn(
      { platform, seen, before: state.count },
      'the list of linked accounts is much shorter than before; what it lacks is kept',
    )
    return store(context, step, findings, { ...state, pass: null, nextAt: clock() + timing.retry })
  }
  return store(context, step, findings, { ...state, count: seen, pass: { ...pass, sweptTo: prefixOf(platform) } })
}

/** Takes off what the list no longer has. */
async function sweep(context: LinkContext, step: Step, pass: LinkPass, after: string): Promise<void> {
  const { people, clock, timing } = context
  const { platform, state } = step
  const before = Math.floor(pass.startedAt / 1000)
  const prefix = prefixOf(platform)
  const old = await people.findingsBefore(FARCASTER_CLIENT, { prefix, before, after, limit: SWEEP })
  const gone = old.filter((finding) => !isEmptyFinding(finding)).map(({ scope }) => toFinding(scope, [], clock()))
  const last = old.at(-1)
  const next = last
    ? { ...state, pass: { ...pass, sweptTo: last.scope } }
    : { ...state, pass: null, nextAt: pass.startedAt + timing.pass }
  await store(context, step, gone, next)
}

/** The first page has what is new. */
async function readNewest(context: LinkContext, step: Step): Promise<void> {
  const { platform, state, signal } = step
  const page = await context.readPage(platform, null, { signal })
  context.telemetry.count('network_link_pages', { platform })
  await store(context, step, await toFindings(context, platform, page.links, null), state)
}

/**
 * What is to be stored of a page: links of fids that are known, each fid's newest.
 *
 * @param since unix seconds: what was stored before then is stored again, as it was told again; null: what differs alone
 */
async function toFindings(
  { people, clock }: LinkContext,
  platform: LinkPlatform,
  links: readonly ReportedLink[],
  since: number | null,
): Promise<Finding[]> {
  const newest = new Map<number, ReportedLink>()
  for (const link of links) if (link.since >= (newest.get(link.fid)?.since ?? 0)) newest.set(link.fid, link)
  const wanted = [...newest.values()]
  const scopes = wanted.map(({ fid }) => `${prefixOf(platform)}${fid}`)
  const [known, held] = await Promise.all([
    people.findings(
      'snapchain',
      wanted.map(({ fid }) => `farcaster:${fid}`),
    ),
    people.findings(FARCASTER_CLIENT, scopes),
  ])
  return wanted.flatMap((link, at) => {
    const [before] = held[at]?.channels ?? []
    const isOlder = (before?.since ?? 0) > link.since
    const isTold = since === null ? before?.value === link.value : (held[at]?.checkedAt ?? 0) >= since && !isNewer(link, before)
    if (!known[at] || isTold || (isOlder && since === null)) return []
    return [toFinding(scopes[at] ?? '', [link], clock())]
  })
}

const isNewer = ({ since }: ReportedLink, before: { since?: number } | undefined) => since > (before?.since ?? 0)

const toFinding = (scope: string, links: readonly ReportedLink[], now: number): Finding => ({
  source: FARCASTER_CLIENT,
  scope,
  checkedAt: Math.floor(now / 1000),
  fields: {},
  channels: links.map(({ type, value, since, platformId }) => ({
    type,
    value,
    isVerified: true,
    since,
    ...(type === 'discord' && platformId !== '' ? { metadata: [{ name: 'discord_id', value: platformId }] } : {}),
    proof: { method: 'reported', by: FARCASTER_CLIENT },
  })),
})
