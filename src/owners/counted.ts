import type { Telemetry } from '../kit/telemetry.ts'
import type { Owners } from './port.ts'

/** Counts owners' actions, `whocast_owner_actions_total`: as audited, and `refused` repetitions. */
export function countActions(owners: Owners, telemetry: Pick<Telemetry, 'count'>): Owners {
  const count = (action: string) => telemetry.count('owner_actions', { action })
  const counted = async (isDone: Promise<boolean>, action: string): Promise<boolean> => {
    if (await isDone) count(action)
    return isDone
  }
  return {
    ...owners,
    open: async (...given) => {
      const isOpen = await owners.open(...given)
      count(isOpen ? 'signed-in' : 'refused')
      return isOpen
    },
    close: (hash) => counted(owners.close(hash), 'signed-out'),
    decide: (...given) => counted(owners.decide(...given), 'decided'),
    record: async (entry) => {
      await owners.record(entry)
      count(entry.action)
    },
  }
}
