import { type Finding, isShown, type ProfileFields } from '@whocast/contract/profile.ts'
import { channelKey } from '../forms/owner-decision.ts'
import type { StoredPerson } from './write-person.ts'

/** Returns a person without what is hidden or private; null where nothing is left to show. */
export function onlyShown({ decision: signed, ...person }: StoredPerson): StoredPerson | null {
  const decision = signed?.decision
  const isPublic = person.credentials.filter((one) => one.isPublic)
  if (!decision) {
    const findings = person.findings.map((finding) => ({
      ...finding,
      channels: finding.channels.filter(isShown),
    }))
    return { ...person, findings, credentials: isPublic }
  }
  if (decision.isHidden) return null
  const hidden = new Set(decision.channels.map(channelKey))
  const published = new Set(decision.publishes.map(channelKey))
  const wallets = new Set(
    decision.channels.flatMap(({ type, value }) =>
      type === 'wallet' ? [value.toLowerCase()] : [],
    ),
  )
  const fields = new Set<string>(decision.fields)
  return {
    profileID: person.profileID,
    findings: person.findings
      .filter(({ scope }) => !wallets.has(scope.slice(scope.indexOf(':') + 1)))
      .map(
        ({ evidence: _, ...finding }): Finding => ({
          ...finding,
          fields: Object.fromEntries(
            Object.entries(finding.fields).filter(([name]) => !fields.has(name)),
          ) as ProfileFields,
          channels: finding.channels.flatMap(({ proof: _proof, ...channel }) => {
            if (hidden.has(channelKey(channel))) return []
            // The statement that published it stays here.
            if (published.has(channelKey(channel))) return [{ ...channel, isPublished: true }]
            return isShown(channel) ? [channel] : []
          }),
        }),
      ),
    credentials: isPublic.filter(
      ({ uid, attestee }) =>
        !decision.credentials.includes(uid.toLowerCase()) &&
        !wallets.has(attestee.address?.toLowerCase() ?? ''),
    ),
  }
}
