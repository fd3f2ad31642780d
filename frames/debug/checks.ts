import { SNAP_MAX_HEIGHT, snapHeight } from '../snap/height.ts'
import { type Snap, snapSchema } from '../snap/schema.ts'
import { domainManifestSchema, safeParseMiniAppEmbed } from '../vendor/miniapp-core/index.js'

/** A public origin for checks of tags: schemas reject http and localhost. */
const PUBLIC_ORIGIN = 'https://whocast.example.com'

export interface Finding {
  isGood: boolean
  text: string
}

/** Parses JSON; null if it is invalid. */
export const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

type Issues = { issues: { path: PropertyKey[]; message: string }[] } | undefined

const issues = (error: Issues): string =>
  error?.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ') ?? ''

const schemaFinding = ({ success, error }: { success: boolean; error?: Issues }): Finding => ({
  isGood: success,
  text: success ? 'The schema accepts it at a public origin.' : issues(error),
})

/** Checks a page's Mini App tag by the official schema, here and at a public origin. */
export function checkEmbed(tag: string | undefined, baseUrl: string): Finding[] {
  if (tag === undefined) return [{ isGood: false, text: 'There is no fc:miniapp tag.' }]
  const here = safeParseMiniAppEmbed(parse(tag))
  const there = safeParseMiniAppEmbed(parse(tag.replaceAll(baseUrl, PUBLIC_ORIGIN)))
  const text = `Here it is rejected, as expected: ${issues(here.error)}`
  return [schemaFinding(there), ...(here.success ? [] : [{ isGood: true, text }])]
}

/** Checks the manifest by the official schema. */
export function checkManifest(json: string, baseUrl: string): Finding[] {
  const value = parse(json.replaceAll(baseUrl, PUBLIC_ORIGIN)) as Record<string, unknown> | null
  const isClaimed = value !== null && 'accountAssociation' in value
  const whole = isClaimed
    ? value
    : { ...value, accountAssociation: { header: 'e30', payload: 'e30', signature: 'AA' } }
  return [
    schemaFinding(domainManifestSchema.safeParse(whole)),
    {
      isGood: isClaimed,
      text: isClaimed
        ? 'It carries an account association.'
        : 'No account association: set FARCASTER_ACCOUNT_ASSOCIATION to own the app.',
    },
  ]
}

/** Checks a Snap by our schema, with its use of each limit. */
export function checkSnap(json: string): { findings: Finding[]; snap: Snap | null } {
  const parsed = snapSchema.safeParse(parse(json))
  if (!parsed.success)
    return { findings: [{ isGood: false, text: issues(parsed.error) }], snap: null }
  const { root, elements } = parsed.data.ui
  const childrenOf = (id: string): string[] => {
    const element = elements[id]
    return element && 'children' in element ? (element.children ?? []) : []
  }
  const depthOf = (id: string): number => 1 + Math.max(0, ...childrenOf(id).map(depthOf))
  return {
    findings: [
      heightFinding(parsed.data),
      { isGood: true, text: `${Object.keys(elements).length} of 64 elements` },
      { isGood: true, text: `${childrenOf(root).length} of 7 at the root` },
      { isGood: true, text: `${depthOf(root)} of 5 deep` },
      { isGood: true, text: `${json.length} bytes` },
    ],
    snap: parsed.data,
  }
}

/** Clients fold what is below 500 px. */
function heightFinding(snap: Snap): Finding {
  const [wide, narrow] = [snapHeight(snap, 480), snapHeight(snap)]
  return {
    isGood: narrow <= SNAP_MAX_HEIGHT,
    text: `At most ${wide} px high, ${narrow} on a narrow phone, of ${SNAP_MAX_HEIGHT}`,
  }
}
