import { make } from '../lib/dom.ts'
import { line, span, state, table } from './parts.ts'

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

const momentText = (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`

/** Returns a trace: the requested sources, then what each returned about each profile. */
export function traceParts({ key, from, sources, profiles }: WireTrace): HTMLElement[] {
  const origin =
    from === 'store'
      ? 'the stored profile was fresh enough'
      : 'the sources were requested for this response'
  return [
    make('p', 'note', `${key}: ${origin}.`),
    table(
      'Sources of this response',
      ['Source', 'Outcome', 'When', 'Took'],
      sources.map(({ source, outcome, reason, at, tookMs, isForThisAnswer }) => [
        source,
        span(
          outcome === 'failed' ? state(false, 'failed') : outcome.replace('-', ' '),
          reason ? `: ${reason}` : null,
        ),
        at === undefined ? '–' : momentText(at) + (isForThisAnswer ? '' : ', before this response'),
        tookMs === undefined ? '–' : `${tookMs} ms`,
      ]),
    ),
    ...(profiles.length === 0
      ? [make('p', 'empty', 'No profile is stored for this identifier.')]
      : []),
    ...profiles.flatMap(({ profileID, findings }) => [
      make('h3', '', `Profile ${profileID}`),
      ...findings.map(findingPart),
    ]),
  ]
}

function findingPart(finding: WireFinding): HTMLElement {
  const { source, scope, checkedAt, fields, isHearsay, channels } = finding
  const relayed = isHearsay ? ', relayed' : ''
  const named = fields.length === 0 ? '' : `; fields: ${fields.join(', ')}`
  return make(
    'div',
    'finding',
    line(make('b', '', source), ` of ${scope}, ${momentText(checkedAt)}${relayed}${named}`),
    channels.length > 0 &&
      table(
        `Data of ${source} about ${scope}`,
        ['Account', 'Verdict', 'Grade', 'Why'],
        channels.map(({ type, value, verdict, grade, why }) => [
          `${type}: ${value ?? 'not published'}`,
          verdict.replace('-', ' '),
          grade ?? '–',
          why,
        ]),
      ),
  )
}
