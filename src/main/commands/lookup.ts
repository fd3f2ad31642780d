import { dateText, gradeText, handleOf, nameOf } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Trace, TracedChannel, TracedSource } from '../../api/trace.ts'
import { expectAtMost, formatTime, parseCommand, UsageError } from '../../kit/command-line.ts'
import { hasSamples, loadSamples } from '../people-file/samples.ts'
import type { Command } from './command.ts'

const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '')

export const lookupCommand: Command = {
  summary: 'look a person up, and explain the result',
  help: `
Usage: whocast lookup <who> [--explain] [--claims] [--json]

Looks a person up as the service does: fresh stored profiles are used as they are, otherwise the configured sources are queried and their
responses are stored.

<who> is what the search box takes: vitalik.eth, 0x…, fid:3, @dwr, twitter:jack, or the URL of a profile.

  --explain  which sources were queried, their responses, and what joined the profile, was only shown, or was left out, and why
  --claims   of a social handle, also the people who only claim it
  --json     one JSON document in place of text

Exit code: 0 found, 1 no match or the sources are unreachable.

  npm run whocast -- lookup @dwr --explain
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, {
      explain: { type: 'boolean' },
      claims: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    expectAtMost(positionals, 1)
    const [subject] = positionals
    if (subject === undefined) throw new UsageError('say who: whocast lookup <who>')
    const identifier = requested(subject)
    const { compose } = await import('../compose.ts')
    const config = context.config()
    const app = await compose(config, { logStream: process.stderr })
    try {
      if (hasSamples(config)) await loadSamples(app.store, config.BASE_URL)
      const { answer, trace } = await app.trace({
        identifier,
        options: { include: { claims: values.claims === true } },
      })
      if (values.json) {
        const { profiles, isStale, failedSources } = answer
        context.out(
          JSON.stringify(
            { profiles, isStale, failedSources, ...(values.explain ? { trace } : {}) },
            null,
            2,
          ),
        )
      } else {
        for (const line of [
          ...answer.profiles.flatMap(profileLines),
          ...(values.explain ? traceLines(trace) : []),
        ])
          context.out(printable(line))
      }
      if (answer.profiles.length === 0) context.err(`no match for ${subject}`)
      return answer.profiles.length > 0 ? 0 : 1
    } finally {
      await app.close()
    }
  },
}

function requested(identifier: string) {
  try {
    return readIdentifier(identifier)
  } catch (error) {
    if (error instanceof ServiceError) throw new UsageError(error.detail)
    throw error
  }
}

function profileLines(profile: Profile): string[] {
  const { channels, credentials, updatedAt } = profile
  return [
    `${nameOf(profile)} (${handleOf(profile)}), profile ${profile.profileID}`,
    ...channels.map((channel) => {
      const grade = channel.verification ? gradeText(channel.verification) : 'Claimed'
      return `  ${channel.type.padEnd(12)} ${channel.value}  ${grade}, ${channel.source}`
    }),
    `  ${credentials.length} credentials${updatedAt === undefined ? '' : `, last checked on ${dateText(updatedAt)}`}`,
  ]
}

function traceLines({ key, from, sources, profiles }: Trace): string[] {
  return [
    '',
    `${key}: ${from === 'store' ? 'stored, and fresh enough to need no source' : 'the sources were queried'}`,
    ...sources.map(sourceLine),
    ...profiles.flatMap(({ profileID, findings }) => [
      '',
      `Stored about ${profileID}:`,
      ...findings.flatMap(
        ({ source, scope, checkedAt, fields, channels, isHearsay: isRelayed }) => [
          `  ${source} of ${scope}, ${formatTime(checkedAt)}${isRelayed ? ', hearsay' : ''}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`,
          ...channels.map(channelLine),
        ],
      ),
    ]),
  ]
}

function sourceLine({
  source,
  outcome,
  reason,
  at,
  tookMs,
  isForThisAnswer,
}: TracedSource): string {
  if (outcome === 'not-asked') return `  ${source}: not queried`
  const when =
    at === undefined
      ? ''
      : ` at ${formatTime(Math.floor(at / 1000))} in ${Math.round(tookMs ?? 0)} ms`
  return `  ${source}: ${outcome}${reason === undefined ? '' : ` (${reason})`}${when}${isForThisAnswer ? '' : ', before'}`
}

const channelLine = ({ type, value, verdict, why, grade }: TracedChannel): string =>
  `    ${verdict.padEnd(9)} ${type} ${value ?? '(not published)'}: ${why}${grade === undefined ? '' : ` [${grade}]`}`
