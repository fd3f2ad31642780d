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

/**
 * Returns a trace: the requested sources, then what each returned about each profile, and how it
 * was used.
 */
export function traceParts({ key, from, sources, profiles }: WireTrace): HTMLElement[] {
  return [
    make(
      'p',
      'note',
      `${key}: ${from === 'store' ? 'the stored profile was fresh enough' : 'the sources were requested for this response'}.`,
    ),
    table(
      'Sources of this response',
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
          : `${at.slice(0, 19).replace('T', ' ')} UTC${isForThisAnswer ? '' : ', before this response'}`,
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

function findingPart({
  source,
  scope,
  checkedAt,
  fields,
  isHearsay: isRelayed,
  channels,
}: WireFinding): HTMLElement {
  const fieldsText = fields.length === 0 ? '' : `; fields: ${fields.join(', ')}`
  return make(
    'div',
    'finding',
    make(
      'p',
      '',
      make('b', '', source),
      ` of ${scope}, ${checkedAt.slice(0, 19).replace('T', ' ')} UTC${isRelayed ? ', relayed' : ''}${fieldsText}`,
    ),
    channels.length === 0
      ? null
      : table(
          `Data of ${source} about ${scope}`,
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
