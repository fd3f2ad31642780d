import type { Finding } from '@whocast/contract/profile.ts'
import type { Row } from '../../db/engines/engine.ts'
import type { Plan } from './regroup.ts'

/** Returns the key of the row that a finding replaces: one for each source and scope. */
export const anchor = ({ scope, source }: { scope: string; source: string }) => `${source} ${scope}`

interface Homes {
  /** The profile of each finding that speaks, by its {@link anchor}. */
  homeOfFinding: ReadonlyMap<string, string>
  homeOfScope: ReadonlyMap<string, string>
  /** Whether it is not stored as it is. */
  isChanged: (finding: Finding) => boolean
  /** The stored findings by anchor. */
  stored: ReadonlyMap<string, Row<'finding'>>
  /** Unix ms. */
  now: number
}

/** Plans the rows of findings. Rows that a newer refresh silenced go where their scope went. */
export function planFindings(
  plan: Plan,
  findings: Finding[],
  { homeOfFinding, homeOfScope, isChanged, stored, now }: Homes,
): void {
  for (const finding of findings) {
    const name = anchor(finding)
    const home = homeOfFinding.get(name) ?? homeOfScope.get(finding.scope)
    const before = stored.get(name)
    if (home === undefined) {
      if (before) plan.goneFindings.push({ scope: before.scope, source: before.source })
    } else if (isChanged(finding) || before?.profile_id !== home) {
      plan.findings.push({
        scope: finding.scope,
        source: finding.source,
        profile_id: home,
        checked_at: finding.checkedAt,
        created_at: before?.created_at ?? now,
        document: JSON.stringify(
          finding.credentials || finding.basedOn ? withoutPassing(finding) : finding,
        ),
      })
    }
  }
}

/** Without what is not kept of a finding. */
const withoutPassing = ({ credentials: _, basedOn: __, ...remaining }: Finding): Finding =>
  remaining
