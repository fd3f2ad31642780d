import { make, state, table } from './dom.ts'

/** As the API writes a trace. */
export interface WireTrace {
  key: string
  from: 'store' | 'sources'
  sources: {
    source: string
    outcome: string
    reason?: string
    at?: string
    tookMs?: number
    isForThisAnswer: boolean
  }[]
  profiles: { profileID: string; findings: WireFinding[] }[]
}

interface WireFinding {
  source: string
  scope: string
  checkedAt: string
  fields: string[]
  isHearsay: boolean
  channels: { type: string; value?: string; verdict: string; why: string; grade?: string }[]
}

const verdicts: Record<string, string> = {
  joined: 'joined',
  shown: 'shown',
  claim: 'claim',
  'left-out': 'left out',
}

/** A trace: who was asked, then what each source said of each profile, and what became of it. */
export function traceParts({ key, from, sources, profiles }: WireTrace): HTMLElement[] {
  return [
    make(
      'p',
      'note',
      `${key}: ${from === 'store' ? 'what was stored was fresh enough' : 'the sources were asked for this answer'}.`,
    ),
    table(
      'Sources of this answer',
      ['Source', 'Outcome', 'When', 'Took'],
      sources.map(({ source, outcome, reason, at, tookMs, isForThisAnswer }) => [
        source,
        make(
          'span',
          '',
          outcome === 'failed' ? state(false, 'failed') : outcome.replace('-', ' '),
          reason ? `: ${reason}` : null,
        ),
        at === undefined
          ? '–'
          : `${at.slice(0, 19).replace('T', ' ')} UTC${isForThisAnswer ? '' : ', before this answer'}`,
        tookMs === undefined ? '–' : `${tookMs} ms`,
      ]),
    ),
    ...(profiles.length === 0 ? [make('p', 'empty', 'No one is stored by this identifier.')] : []),
    ...profiles.flatMap(({ profileID, findings }) => [
      make('h3', '', `Profile ${profileID}`),
      ...findings.map(findingPart),
    ]),
  ]
}

function findingPart({
  source,
  scope,
  checkedAt,
  fields,
  isHearsay,
  channels,
}: WireFinding): HTMLElement {
  const said = fields.length === 0 ? '' : `; fields: ${fields.join(', ')}`
  return make(
    'div',
    'finding',
    make(
      'p',
      '',
      make('b', '', source),
      ` of ${scope}, ${checkedAt.slice(0, 19).replace('T', ' ')} UTC${isHearsay ? ', hearsay' : ''}${said}`,
    ),
    channels.length === 0
      ? null
      : table(
          `What ${source} said of ${scope}`,
          ['Account', 'Verdict', 'Grade', 'Why'],
          channels.map((one) => [
            `${one.type}: ${one.value ?? 'not published'}`,
            verdicts[one.verdict] ?? one.verdict,
            one.grade ?? '–',
            one.why,
          ]),
        ),
  )
}
