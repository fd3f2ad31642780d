import { randomUUID } from 'node:crypto'
import { contentOf, type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import type { Cursors } from '../../db/port.ts'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { People } from '../../people/port.ts'
import {
  FARCASTER_CLIENT,
  type LinkPage,
  type LinkPlatform,
  linkPlatforms,
  type ReadLinkPage,
  type ReportedLink,
} from '../account-links.ts'
import { advance, type LinkPass, type LinkState, parseLinkState, startPass } from './link-state.ts'
import { type ListedLinks, listedCursor, readListedLinks, writeListed } from './listed-links.ts'
import { repeat } from './repeat.ts'

interface LinkContext {
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
  /** Ms between requests, looks for new links, passes over a list, and after a broken pass. */
  timing: {
    pause: number
    poll: number
    lease: number
    pass: number
    retry: number
    backoff: number
  }
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
const MAX_BACKOFF_MS = 600_000
/** Links that are taken off in one transaction. */
const SWEEP = 500
/**
 * A list with fewer readable entries than this share of the last one, less a few, is believed after
 * a week. It may be cut off, or written in another form.
 */
const LEAST_SHARE = 0.99
const FEW = 10
const SHORT_MS = 7 * 86_400_000

const cursorOf = (platform: LinkPlatform) => `network:links:${platform}`
const prefixOf = (platform: LinkPlatform) => `client-${platform}@farcaster:`

/** Reads the client's lists again and again until `signal`, each in one process at a time. */
export const followLinks = async (context: LinkContext, signal: AbortSignal): Promise<void> => {
  await Promise.all(linkPlatforms.map((platform) => followList(context, platform, signal)))
}

async function followList(
  context: LinkContext,
  platform: LinkPlatform,
  signal: AbortSignal,
): Promise<void> {
  const { cursors, timing, log, isComplete } = context
  const name = cursorOf(platform)
  const owner = randomUUID()
  // The budget is for all lists together.
  const pause = timing.pause * linkPlatforms.length
  const memory: Memory = { told: null }
  await repeat(
    {
      log,
      message: 'the list of linked accounts could not be read',
      about: { platform },
      backoff: timing.backoff,
      maxBackoff: MAX_BACKOFF_MS,
    },
    async (onSuccess) => {
      if (!(await isComplete())) return Math.min(timing.lease / 3, LOOK_AGAIN_MS)
      if (!(await cursors.lease(name, owner, timing.lease + pause))) return timing.lease / 3
      const isPass = await linkStep(context, { platform, memory, signal })
      onSuccess()
      return isPass ? pause : Math.max(pause, timing.poll)
    },
    signal,
  )
  await cursors.release(name, owner).catch(() => {})
}

interface Memory {
  told: ListedLinks | null
}

async function linkStep(
  context: LinkContext,
  list: Pick<Step, 'platform' | 'memory' | 'signal'>,
): Promise<boolean> {
  const { url, cursors, clock, timing, log } = context
  const { platform, memory } = list
  const was = await cursors.get(cursorOf(platform))
  const state = parseLinkState(was, url)
  const pass = state.pass ?? (clock() >= state.nextAt ? startPass(clock()) : null)
  const step = { ...list, state, was }
  if (pass === null) {
    await readNewest(context, step)
    return false
  }
  memory.told = await readListedLinks(cursors, platform, pass, memory.told)
  if (!memory.told) {
    log.info(
      { platform },
      'it is no longer known what the list of linked accounts told so far; it is read again',
    )
    await store(context, step, [], { ...state, pass: null, nextAt: clock() + timing.retry })
  } else if (pass.sweptTo === null) await readNext(context, step, pass, memory.told)
  else await sweep(context, step, pass, { after: pass.sweptTo, told: memory.told.fids })
  return true
}

interface Step {
  platform: LinkPlatform
  memory: Memory
  state: LinkState
  was: string | null
  signal: AbortSignal
}

async function store(
  { people }: LinkContext,
  { platform, was }: Pick<Step, 'platform' | 'was'>,
  findings: Finding[],
  next: LinkState,
  marks: readonly { name: string; value: string }[] = [],
): Promise<void> {
  const cursor = { name: cursorOf(platform), value: JSON.stringify(next), was }
  await people.save(findings, { refreshAt: null, cursor, marks })
}

/** Reads the next page of a pass. Stored links are not written again: the page's row lists them. */
async function readNext(
  context: LinkContext,
  step: Step,
  pass: LinkPass,
  listed: ListedLinks,
): Promise<void> {
  const { platform, memory, signal } = step
  const page = await context.readPage(platform, pass.cursor, { signal })
  context.telemetry.count('network_link_pages', { platform })
  const { findings, fids } = await toFindings(context, platform, page.links, listed.fids)
  const marks = [
    { name: listedCursor(platform, pass.pages), value: writeListed(pass.startedAt, fids) },
  ]
  await store(context, step, findings, stateAfter(context, step, pass, page), marks)
  for (const fid of fids) listed.fids.add(fid)
  memory.told = { ...listed, pages: pass.pages + 1 }
}

/** Where a page leads: on, to the removal of what is missing, or to another pass. */
function stateAfter(
  { clock, log, timing }: LinkContext,
  { platform, state }: Step,
  pass: LinkPass,
  page: LinkPage,
): LinkState {
  if (page.next !== null) {
    const next = advance(pass, page.next, page.links.length)
    if (next === null)
      log.warn(
        { platform },
        'the list of linked accounts leads back to a page that was read; what it lacks is kept',
      )
    return next
      ? { ...state, pass: next }
      : { ...state, pass: null, nextAt: clock() + timing.retry }
  }
  const seen = pass.seen + page.links.length
  const shortSince = seen < state.count * LEAST_SHARE - FEW ? (state.shortSince ?? clock()) : null
  if (shortSince !== null && clock() - shortSince < SHORT_MS) {
    log.warn(
      { platform, seen, before: state.count },
      'the list of linked accounts is much shorter than before; what it lacks is kept',
    )
    return { ...state, shortSince, pass: null, nextAt: clock() + timing.retry }
  }
  return {
    ...state,
    count: seen,
    shortSince: null,
    pass: { ...pass, seen, pages: pass.pages + 1, sweptTo: prefixOf(platform) },
  }
}

async function sweep(
  context: LinkContext,
  step: Step,
  pass: LinkPass,
  { after, told: listed }: { after: string; told: ReadonlySet<number> },
): Promise<void> {
  const { people, clock, timing } = context
  const { platform, state } = step
  const before = Math.floor(pass.startedAt / 1000)
  const prefix = prefixOf(platform)
  const old = await people.findingsBefore(FARCASTER_CLIENT, { prefix, before, after, limit: SWEEP })
  const isGone = (finding: Finding) =>
    !isEmptyFinding(finding) && !listed.has(Number(finding.scope.slice(prefix.length)))
  const gone = old.filter(isGone).map(({ scope }) => toFinding(scope, [], clock()))
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
  await store(
    context,
    step,
    (await toFindings(context, platform, page.links, null)).findings,
    state,
  )
}

/**
 * Returns the links of a page that must be stored: of known fids, each fid's newest.
 *
 * @param listed the fids that earlier pages listed, where a whole list is read: a later page has
 *   older links; null: what is newer counts
 * @returns also the fids whose link is stored now
 */
async function toFindings(
  { people, clock }: LinkContext,
  platform: LinkPlatform,
  links: readonly ReportedLink[],
  listed: ReadonlySet<number> | null,
): Promise<{ findings: Finding[]; fids: number[] }> {
  const newest = new Map<number, ReportedLink>()
  for (const link of links)
    if (link.since >= (newest.get(link.fid)?.since ?? 0)) newest.set(link.fid, link)
  const wanted = [...newest.values()]
  const scopes = wanted.map(({ fid }) => `${prefixOf(platform)}${fid}`)
  const [known, current] = await Promise.all([
    people.findings(
      'snapchain',
      wanted.map(({ fid }) => `farcaster:${fid}`),
    ),
    people.findings(FARCASTER_CLIENT, scopes),
  ])
  const findings: Finding[] = []
  const fids: number[] = []
  for (const [at, link] of wanted.entries()) {
    const before = current[at]
    const since = before?.channels[0]?.since ?? 0
    if (
      !known[at] ||
      (listed === null ? link.since < since : listed.has(link.fid) && link.since <= since)
    )
      continue
    fids.push(link.fid)
    const finding = toFinding(scopes[at] ?? '', [link], clock())
    if (!before || contentOf(before) !== contentOf(finding)) findings.push(finding)
  }
  return { findings, fids }
}

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
    ...(type === 'discord' && platformId !== ''
      ? { metadata: [{ name: 'discord_id', value: platformId }] }
      : {}),
    proof: { method: 'reported', by: FARCASTER_CLIENT },
  })),
})
