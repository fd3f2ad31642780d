import type { FoundChannel } from '@whocast/contract/profile.ts'
import { cleanText } from '../clean-text.ts'

/** Protocols that ENSIP-26 names; a resolver cannot list others. */
const protocols = ['mcp', 'a2a', 'web'] as const

/** The text records of ENSIP-26. */
export const agentKeys: readonly string[] = [
  'agent-context',
  ...protocols.map((protocol) => `agent-endpoint[${protocol}]`),
]

/** Makes the claim of a name that describes itself as an agent, with how it is reached. */
export function agentClaim(name: string, texts: ReadonlyMap<string, string>): FoundChannel[] {
  const context = cleanText(texts.get('agent-context'))
  const metadata = [
    ...(context === undefined ? [] : [{ name: 'context', value: context }]),
    ...protocols.flatMap((protocol) => {
      const value = toEndpoint(cleanText(texts.get(`agent-endpoint[${protocol}]`)))
      return value === null ? [] : [{ name: protocol, value }]
    }),
  ]
  return metadata.length === 0 ? [] : [{ type: 'agent', value: name, isVerified: false, metadata }]
}

/** Returns the text records that a claim of {@link agentClaim} shows. */
export const agentTexts = ({ type, metadata = [] }: FoundChannel): [string, string][] =>
  type === 'agent'
    ? metadata.map(({ name, value }) => [
        name === 'context' ? 'agent-context' : `agent-endpoint[${name}]`,
        value,
      ])
    : []

/** A URL of a kind that ENSIP-26 names, without a password. */
function toEndpoint(text: string | undefined): string | null {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  if (
    url === null ||
    !/^(https?|ipfs):$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== ''
  )
    return null
  return url.href
}
