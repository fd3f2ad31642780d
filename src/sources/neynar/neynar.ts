import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Address } from 'viem'
import { absentFid } from '../../farcaster/absent.ts'
import { SourceError } from '../../kit/source-error.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import type { AskOptions, Source, Subject, Widened } from '../../people/source-port.ts'
import {
  byAddresses,
  byFids,
  byUsername,
  byXUsername,
  createApi,
  type NeynarApi,
  type NeynarSettings,
  settle,
} from './api.ts'
import { isOf, type KnownUser, name, toFinding, toSubject } from './users.ts'

/** Creates the source of Farcaster through Neynar's SDK; calls are batched. */
export function createNeynarSource(settings: NeynarSettings): Source {
  const clock = settings.clock ?? Date.now
  const neynar: NeynarApi = {
    api: createApi(settings),
    telemetry: settings.telemetry ?? silentTelemetry,
  }
  const toFindings = (users: KnownUser[]) =>
    users.map((user) => toFinding(user, Math.floor(clock() / 1000)))

  return {
    name,
    canWiden: (identifier) => wantedFor(identifier).by !== 'nothing',
    // It knows an ENS name only where it is a username.
    isDecisive: ({ kind }) => kind !== 'ens',

    async widen(identifiers, options) {
      const answers = await ask(neynar, identifiers.map(wantedFor), options)
      return answers.map((users, index): Widened | null | SourceError => {
        if (users instanceof SourceError) return users
        const identifier = identifiers[index]
        if (users.length === 0 || !identifier) return null
        return { subject: toSubject(users, identifier), findings: toFindings(users) }
      })
    },

    async collect(subjects, options) {
      const answers = await ask(neynar, subjects.map(wantedAbout), options)
      return answers.map((users, index) => {
        if (users instanceof SourceError) return users
        const fid = subjects[index]?.fid
        // Stored data of a fid that no longer exists is removed.
        return users.length === 0 && fid !== undefined
          ? [absentFid(name, fid, Math.floor(clock() / 1000))]
          : toFindings(users)
      })
    },
  }
}

/** Asks about all of one kind at once; each entry gets those who are its own. */
function ask(
  neynar: NeynarApi,
  wanted: Wanted[],
  options: AskOptions,
): Promise<(KnownUser[] | SourceError)[]> {
  const fids = [...new Set(wanted.flatMap((one) => (one.by === 'fid' ? [one.fid] : [])))]
  const addresses = [
    ...new Set(wanted.flatMap((one) => (one.by === 'addresses' ? one.addresses : []))),
  ]
  const ofFids = byFids(neynar, fids, options)
  const ofAddresses = settle(
    addresses.length > 0 ? byAddresses(neynar, addresses, options) : Promise.resolve([]),
  )
  const each = wanted.map(async (one): Promise<KnownUser[] | SourceError> => {
    switch (one.by) {
      case 'fid':
        return (
          (await ofFids).failed.get(one.fid) ??
          keep((await ofFids).users, (user) => user.fid === one.fid)
        )
      case 'addresses':
        return keep(await ofAddresses, (user) =>
          one.addresses.some((address) => isOf(user, address)),
        )
      case 'username':
        return settle(byUsername(neynar, one.username, options))
      case 'x':
        return settle(byXUsername(neynar, one.handle, options))
      case 'nothing':
        return []
      default:
        return one satisfies never
    }
  })
  return Promise.all(each)
}

type Wanted =
  | { by: 'fid'; fid: number }
  | { by: 'addresses'; addresses: Address[] }
  | { by: 'username'; username: string }
  | { by: 'x'; handle: string }
  | { by: 'nothing' }

function wantedFor(identifier: Identifier): Wanted {
  switch (identifier.kind) {
    case 'fid':
      return { by: 'fid', fid: identifier.fid }
    case 'eth':
      return { by: 'addresses', addresses: [identifier.address] }
    case 'fname':
      return { by: 'username', username: identifier.fname }
    case 'social':
      return identifier.type === 'twitter'
        ? { by: 'x', handle: identifier.handle }
        : { by: 'nothing' }
    case 'ens':
      return { by: 'username', username: identifier.name }
    default:
      return identifier satisfies never
  }
}

function wantedAbout({ fid, fname, addresses }: Subject): Wanted {
  if (fid !== undefined) return { by: 'fid', fid }
  if (addresses.length > 0) return { by: 'addresses', addresses: addresses.slice(0, 10) }
  return fname === undefined ? { by: 'nothing' } : { by: 'username', username: fname }
}

const keep = (
  users: KnownUser[] | SourceError,
  isWanted: (user: KnownUser) => boolean,
): KnownUser[] | SourceError =>
  users instanceof SourceError ? users : uniqueByFid(users.filter(isWanted))

const uniqueByFid = (users: KnownUser[]): KnownUser[] => [
  ...new Map(users.map((user) => [user.fid, user])).values(),
]
