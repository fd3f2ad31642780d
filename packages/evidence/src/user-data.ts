import { type Fields, list } from '@whocast/contract/untrusted.ts'
import { keyStanding } from './app-key.ts'
import type { Context } from './authorities.ts'
import { messageTypes, userDataTypes } from './forms/farcaster-message.ts'
import type { Graph } from './graph.ts'
import { readSignedMessage } from './message.ts'
import { fidNode, type Node } from './subject.ts'
import { Broken, date, type EvidenceVerdict, holds, unchecked } from './verdict.ts'

/** Members of a profile that a fid's user data may be: name, text and picture. */
const signedMembers = {
  displayName: userDataTypes.display,
  bio: userDataTypes.bio,
  avatarUrl: userDataTypes.pfp,
} as const

/** More than a profile has. */
const MAX_MESSAGES = 16

/**
 * Checks the members of a profile that are said in messages of its fid, which are
 * `evidence.userData`. Members that no message says are left out.
 *
 * @param asked the node of the requested identifier
 */
export async function checkUserData(
  profile: Fields,
  { context, graph, asked }: { context: Context; graph: Graph; asked: Node | null },
): Promise<Map<string, EvidenceVerdict>> {
  const found = new Map<string, EvidenceVerdict>()
  if (asked === null) return found
  for (const given of list(context.evidence.userData).slice(0, MAX_MESSAGES)) {
    const said = readOrNull(given, context.now)
    const { type, value } = said?.data.userDataBody ?? {}
    if (said?.data.type !== messageTypes.userDataAdd || value === undefined) continue
    const tie = graph.tie(asked, fidNode(said.fid))
    if (!tie) continue
    for (const [member, dataType] of Object.entries(signedMembers)) {
      if (dataType !== type || !isShown(dataType, value, profile[member])) continue
      const key = await keyStanding(context, { ...said, type: said.data.type })
      const words = [...(key.word === undefined ? [] : [key.word]), ...tie.words]
      const reason = `signed by fid ${said.fid} on ${date(said.at)}`
      const taken = `that fid ${said.fid} has not changed it since ${date(said.at)}`
      const verdict =
        words.length > 0
          ? unchecked([reason, ...words].join('; '))
          : holds([reason, ...tie.reasons].join('; '), [...key.trust, ...tie.trust, taken])
      if (found.get(member)?.status !== 'holds') found.set(member, verdict)
    }
  }
  return found
}

function readOrNull(given: unknown, now: number) {
  try {
    return readSignedMessage(given, now)
  } catch (error) {
    if (error instanceof Broken) return null
    throw error
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: services take these characters out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Services may cut longer texts. */
const MIN_CUT = 200

/** Returns true if a member shows a signed value: without control characters, maybe cut. */
function isShown(type: number, value: string, shown: unknown): boolean {
  if (typeof shown !== 'string' || shown === '') return false
  if (type === userDataTypes.pfp) {
    const url = value.trim()
    return URL.canParse(url) && new URL(url).href === shown
  }
  const text = value.replace(controls, '').trim()
  return text === shown || (shown.length >= MIN_CUT && text.startsWith(shown))
}
