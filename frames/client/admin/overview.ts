import type { Overview } from '../../../src/api/admin/overview.ts'
import {
  confirmed,
  lengthText,
  make,
  type Part,
  section,
  state,
  table,
  terms,
  timeText,
} from './dom.ts'

/** The actions of the overview's buttons; each reloads the overview. */
interface Actions {
  replay(body: object): Promise<void>
  revoke(id: string): Promise<void>
}

/** Returns the sections of the overview. */
export function overviewParts(shown: Overview, actions: Actions): HTMLElement[] {
  return [
    service(shown),
    advice(shown),
    sources(shown),
    network(shown),
    mentions(shown, actions),
    webhooks(shown, actions),
    keys(shown, actions),
    section(
      'Forgotten',
      make(
        'p',
        '',
        `${shown.forgotten.removals} removals; ${shown.forgotten.identifiers} identifiers are blocked.`,
      ),
    ),
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
  const { connections } = database
  const limits = Object.entries(facts.limits).map(
    ([name, limit]) => `${limitNames[name] ?? name}: ${limit === 0 ? 'none' : limit}`,
  )
  return section(
    'Service',
    terms([
      [
        'Version',
        `${facts.version}, Node.js ${facts.runtime}${facts.isProduction ? '' : ', not in production mode'}`,
      ],
      ['Running for', lengthText(Date.now() - facts.startedAt)],
      [
        'Database',
        make(
          'span',
          '',
          state(database.isReachable, database.isReachable ? 'reachable' : 'not reachable'),
          ` ${facts.database}`,
        ),
      ],
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

const advice = ({ facts }: Overview): HTMLElement =>
  section(
    'Configuration',
    facts.advice.length === 0
      ? make('p', 'empty', 'No problems were found.')
      : make(
          'ul',
          'plain',
          ...facts.advice.map((sentence) => make('li', '', state(false, 'look'), ` ${sentence}`)),
        ),
  )

const sources = ({ sources: all }: Overview): HTMLElement =>
  section(
    'Sources',
    table(
      'Sources',
      ['Source', 'State', 'Answered', 'Failed', 'Last response', 'Last failure'],
      all.map(({ name, isOn, why, health }) => {
        const isFailing =
          health?.failedAt !== undefined && health.failedAt > (health.answeredAt ?? 0)
        const word = isOn ? (isFailing ? state(false, 'failing') : state(true, 'on')) : 'off'
        return [
          name,
          make('span', '', word, why ? make('small', '', ` ${why}`) : null),
          String(health?.answered ?? 0),
          String(health?.failed ?? 0),
          health?.answeredAt === undefined
            ? '–'
            : `${timeText(health.answeredAt)}, ${health.tookMs ?? 0} ms`,
          health?.failedAt === undefined
            ? '–'
            : `${timeText(health.failedAt)}: ${health.reason ?? 'no reason given'}`,
        ]
      }),
    ),
  )

function network({
  network: { isFollowed, isCurrent, fids, expected, at, shards },
}: Overview): HTMLElement {
  if (!isFollowed) return section('Farcaster', make('p', 'empty', 'No node is followed.'))
  const lag = (time: number | null) =>
    time === null ? 'not begun' : `${lengthText(Date.now() - time)} behind`
  return section(
    'Farcaster',
    make(
      'p',
      '',
      state(isCurrent, isCurrent ? 'current' : 'behind'),
      ` ${fids} of ${expected} fids, ${lag(at)}`,
    ),
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

function mentions(
  { mentions: { queued, dead, oldestAt, letters } }: Overview,
  { replay }: Actions,
): HTMLElement {
  const oldest = oldestAt === null ? '' : `, the oldest for ${lengthText(Date.now() - oldestAt)}`
  const all =
    dead > 0 &&
    confirmed('Queue all again', `Queue ${dead} dead letters again?`, () =>
      replay({ queue: 'mentions' }),
    )
  return section(
    'Mentions of the bot',
    make('p', '', `${queued} waiting${oldest}; `, state(dead === 0, `${dead} given up`), ' ', all),
    letters.length > 0 &&
      table(
        'Dead letters of the bot',
        ['Cast', 'Author', 'Received', 'Attempts', 'Why', 'Action'],
        letters.map(({ castHash, authorFid, receivedAt, attempts, reason }): Part[] => [
          make('code', '', castHash),
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

function webhooks(
  { webhooks: { pending, dead, failing } }: Overview,
  { replay }: Actions,
): HTMLElement {
  return section(
    'Webhooks',
    make('p', '', `${pending} deliveries waiting; `, state(dead === 0, `${dead} given up`)),
    failing.length > 0 &&
      table(
        'Failing webhooks',
        ['Webhook', 'Owner', 'Receiver', 'Given up', 'Failures', 'Turned off', 'Action'],
        failing.map((one): Part[] => [
          make('code', '', one.id),
          one.owner,
          one.origin,
          String(one.dead),
          String(one.failures),
          one.disabledReason ?? '–',
          confirmed('Replay', `Send ${one.dead} deliveries of ${one.id} again?`, () =>
            replay({ queue: 'webhooks', owner: one.owner, id: one.id }),
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
        const ends = expiresAt === null ? '' : ` until ${timeText(expiresAt * 1000)}`
        return [
          name,
          make('code', '', id),
          scopes.join(', '),
          ratePerMinute === null ? 'default' : String(ratePerMinute),
          timeText(createdAt * 1000),
          isLive
            ? `live${ends}`
            : revokedAt === null
              ? 'expired'
              : `revoked ${timeText(revokedAt * 1000)}`,
          isLive &&
            confirmed('Revoke', `Revoke the key ${id} of ${name}? This cannot be undone.`, () =>
              revoke(id),
            ),
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
      lines.map(({ at, action, who: actor }) => [
        timeText(at * 1000),
        action,
        make('code', '', actor),
      ]),
    ),
  )
