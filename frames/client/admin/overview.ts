import type { Overview } from '../../../src/api/admin/overview.ts'
import { make, type Part } from '../lib/dom.ts'
import {
  confirmed,
  lengthText,
  line,
  section,
  span,
  state,
  table,
  terms,
  timeText,
} from './parts.ts'

interface Actions {
  replay(body: object): Promise<void>
  revoke(id: string): Promise<void>
}

const code = (text: string) => make('code', '', text)
const empty = (text: string) => make('p', 'empty', text)

/** Returns the sections of the overview. */
export function overviewParts(shown: Overview, actions: Actions): HTMLElement[] {
  const { removals, identifiers } = shown.forgotten
  return [
    service(shown),
    advice(shown),
    sources(shown),
    network(shown),
    mentions(shown, actions),
    webhooks(shown, actions),
    keys(shown, actions),
    section('Forgotten', line(`${removals} removals; ${identifiers} identifiers are blocked.`)),
    audit(shown),
  ]
}

const limitNames: Record<string, string> = {
  anon: 'API, per client',
  page: 'pages, per client',
  picture: 'pictures, per client',
  session: 'sign-in, per client',
  key: 'API, per key',
  put: 'PUTs, per key',
}

function service({ facts, database, amounts }: Overview): HTMLElement {
  const { connections, isReachable } = database
  const limits = Object.entries(facts.limits).map(
    ([name, limit]) => `${limitNames[name] ?? name}: ${limit === 0 ? 'none' : limit}`,
  )
  const version = `${facts.version}, Node.js ${facts.runtime}`
  const reachable = state(isReachable, isReachable ? 'reachable' : 'not reachable')
  return section(
    'Service',
    terms([
      ['Version', facts.isProduction ? version : `${version}, not in production mode`],
      ['Running for', lengthText(Date.now() - facts.startedAt)],
      ['Database', span(reachable, ` ${facts.database}`)],
      [
        'Connections',
        `${connections.open} open, ${connections.idle} idle, ${connections.waiting} waiting`,
      ],
      [
        'Other processes',
        `their writes were last read ${lengthText(database.changesSeenMsAgo)} ago`,
      ],
      ['Stored', `${amounts.people} people, ${amounts.accounts} verified accounts`],
      ['Limits a minute', limits.join(' · ')],
    ]),
  )
}

function advice({ facts }: Overview): HTMLElement {
  const items = facts.advice.map((text) => make('li', '', state(false, 'look'), ` ${text}`))
  return section(
    'Configuration',
    items.length === 0 ? empty('No problems were found.') : make('ul', 'plain', ...items),
  )
}

const sources = ({ sources: all }: Overview): HTMLElement =>
  section(
    'Sources',
    table(
      'Sources',
      ['Source', 'State', 'Answered', 'Failed', 'Last response', 'Last failure'],
      all.map(({ name, isOn, why, health = {} }) => {
        const { answered = 0, failed = 0, answeredAt, failedAt, tookMs = 0, reason } = health ?? {}
        const isFailing = failedAt !== undefined && failedAt > (answeredAt ?? 0)
        const word = isOn ? (isFailing ? state(false, 'failing') : state(true, 'on')) : 'off'
        return [
          name,
          span(word, why ? make('small', '', ` ${why}`) : null),
          String(answered),
          String(failed),
          answeredAt === undefined ? '–' : `${timeText(answeredAt)}, ${tookMs} ms`,
          failedAt === undefined ? '–' : `${timeText(failedAt)}: ${reason ?? 'no reason given'}`,
        ]
      }),
    ),
  )

function network({
  network: { isFollowed, isCurrent, fids, expected, at, shards },
}: Overview): HTMLElement {
  if (!isFollowed) return section('Farcaster', empty('No node is followed.'))
  const lag = (time: number | null) =>
    time === null ? 'not begun' : `${lengthText(Date.now() - time)} behind`
  const current = state(isCurrent, isCurrent ? 'current' : 'behind')
  return section(
    'Farcaster',
    line(current, ` ${fids} of ${expected} fids, ${lag(at)}`),
    table(
      'Shards',
      ['Shard', 'State', 'Fids', 'Lag', 'Not read'],
      shards.map((one) => [
        String(one.shard),
        one.state,
        `${one.fids} of ${one.expected}`,
        lag(one.at),
        String(one.unread),
      ]),
    ),
  )
}

function mentions({ mentions: shown }: Overview, { replay }: Actions): HTMLElement {
  const { queued, dead, oldestAt, letters } = shown
  const oldest = oldestAt === null ? '' : `, the oldest for ${lengthText(Date.now() - oldestAt)}`
  const queueAll = () => replay({ queue: 'mentions' })
  const all =
    dead > 0 && confirmed('Queue all again', `Queue ${dead} dead letters again?`, queueAll)
  return section(
    'Mentions of the bot',
    line(`${queued} waiting${oldest}; `, state(dead === 0, `${dead} given up`), ' ', all),
    letters.length > 0 &&
      table(
        'Dead letters of the bot',
        ['Cast', 'Author', 'Received', 'Attempts', 'Why', 'Action'],
        letters.map(({ castHash, authorFid, receivedAt, attempts, reason }): Part[] => [
          code(castHash),
          `FID ${authorFid}`,
          timeText(receivedAt),
          String(attempts),
          reason,
          confirmed('Queue again', `Queue ${castHash} again?`, () =>
            replay({ queue: 'mentions', castHash }),
          ),
        ]),
      ),
  )
}

function webhooks({ webhooks: shown }: Overview, { replay }: Actions): HTMLElement {
  const { pending, dead, failing } = shown
  return section(
    'Webhooks',
    line(`${pending} deliveries waiting; `, state(dead === 0, `${dead} given up`)),
    failing.length > 0 &&
      table(
        'Failing webhooks',
        ['Webhook', 'Owner', 'Receiver', 'Given up', 'Failures', 'Turned off', 'Action'],
        failing.map(({ id, owner, ...one }): Part[] => [
          code(id),
          owner,
          one.origin,
          String(one.dead),
          String(one.failures),
          one.disabledReason ?? '–',
          confirmed('Replay', `Send ${one.dead} deliveries of ${id} again?`, () =>
            replay({ queue: 'webhooks', owner, id }),
          ),
        ]),
      ),
  )
}

function keys({ keys: all }: Overview, { revoke }: Actions): HTMLElement {
  const now = Date.now() / 1000
  return section(
    'Keys',
    table(
      'API keys',
      ['Name', 'ID', 'Scopes', 'A minute', 'Created', 'State', 'Action'],
      all.map(({ id, name, scopes, ratePerMinute, createdAt, expiresAt, revokedAt }): Part[] => {
        const isLive = revokedAt === null && (expiresAt === null || expiresAt > now)
        const until = expiresAt === null ? 'live' : `live until ${timeText(expiresAt * 1000)}`
        const ended = revokedAt === null ? 'expired' : `revoked ${timeText(revokedAt * 1000)}`
        const question = `Revoke the key ${id} of ${name}? This cannot be undone.`
        return [
          name,
          code(id),
          scopes.join(', '),
          ratePerMinute === null ? 'default' : String(ratePerMinute),
          timeText(createdAt * 1000),
          isLive ? until : ended,
          isLive && confirmed('Revoke', question, () => revoke(id)),
        ]
      }),
    ),
  )
}

const audit = ({ audit: lines }: Overview): HTMLElement =>
  section(
    'Audit log',
    table(
      'Audit log',
      ['When', 'What', 'Who'],
      lines.map(({ at, action, who }) => [timeText(at * 1000), action, code(who)]),
    ),
  )
