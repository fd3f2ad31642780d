import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Store } from '../../../src/main/stores.ts'
import { baseCoinType, type Chain } from '../../network/chain.ts'
import {
  addPerson,
  addressOf,
  blockHashOf,
  claimSignature,
  type Person,
  type PersonInput,
  type Transfer,
  transferFname,
  verification,
  verificationRemoval,
  type World,
  wallet,
} from '../../network/people.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import type { ModeName, Upstreams } from './modes.ts'

/** Unix seconds when the suites begin. */
export const START = 1_760_000_000

/** Who is expected behind an identifier: a fid, a wallet without a fid, or nobody. */
export type Holder = number | Address | null

/** Who holds an identifier. */
export interface Expected {
  before: Holder
  after: Holder
  /**
   * Who is found in place of `after` by a live node that is asked for this identifier alone: nodes
   * have no index from wallets to the fids that verified them.
   */
  unindexed?: Holder
  /**
   * Who is also found until the next holder was read twice, and by those who ask for this identifier
   * alone: no source leads from it to its next holder.
   */
  waiting?: Holder
  /** The first holder is found until the identifier is read again, after these seconds. */
  recheckSeconds?: number
  /** The first holder is never found again. */
  isImmediate?: boolean
}

/** One event in the life of identifiers, with people of its own. */
export interface OwnershipEvent {
  name: string
  /** Runs only by `SUITES=whole`: another event of the default run has the same cause. */
  isWhole?: boolean
  /** The modes in which a source reports it; absent: all. */
  modes?: readonly ModeName[]
  before(stage: Stage): Promise<void>
  change(stage: Stage): Promise<void>
  /** What happens at the same time at each service. */
  onStore?(stage: Stage, store: Store): Promise<void>
  /** Expected holder by identifier key, before and after the change. */
  expected(stage: Stage): Record<string, Expected>
  /** Exclusive keys that more than one person shows as verified. */
  shared?(stage: Stage): string[]
}

/** The world of one event: Farcaster people, ENS names, and what is done to them. */
export class Stage {
  readonly world: World
  readonly chain: Chain
  readonly accounts: ExternalAccounts
  /** Distinguishes the people and names of this event. */
  readonly n: number
  readonly people = new Map<string, Person>()
  #time = START - 1000

  constructor({ world, chain, accounts }: Upstreams, n: number) {
    this.world = world
    this.chain = chain
    this.accounts = accounts
    this.n = n
  }

  /** Unix seconds, later at each call. */
  now(): number {
    this.#time += 1
    return this.#time
  }

  /** Moves the time of the world, for what happens after the first lookups. */
  advance(seconds: number): void {
    this.#time = Math.max(this.#time, seconds)
  }

  /** A name of this event. */
  name(label: string): string {
    return `${label}${this.n}`
  }

  wallet(label: string): PrivateKeyAccount {
    return wallet(this.name(label))
  }

  address(label: string): Address {
    return this.wallet(label).address.toLowerCase() as Address
  }

  /** The fid of a person of this event: `S` seller, `B` buyer, `T` third. */
  fid(label: 'S' | 'B' | 'T'): number {
    return 10_000 + this.n * 10 + { S: 1, B: 2, T: 3 }[label]
  }

  async add(label: 'S' | 'B' | 'T', input: Omit<PersonInput, 'fid' | 'name'>): Promise<Person> {
    const person = await addPerson(this.world, {
      ...input,
      fid: this.fid(label),
      name: this.name(label),
      ...(input.wallets ? { wallets: input.wallets.map((one) => this.name(one)) } : {}),
    })
    this.people.set(label, person)
    return person
  }

  person(label: 'S' | 'B' | 'T'): Person {
    const person = this.people.get(label)
    if (!person) throw new Error(`no person ${label}`)
    return person
  }

  /** The custody address that a person was registered with. */
  custodyOf(label: 'S' | 'B' | 'T'): Address {
    return addressOf(`custody of ${this.name(label)}`)
  }

  /** The registry gives an fname to a person. */
  async giveFname(fname: string, to: Person): Promise<void> {
    const before = this.world.transfers.findLast(({ username }) => username === fname)
    await transferFname(this.world, fname, to, this.now())
    const former = this.world.people.get(before?.to ?? 0)
    if (former && former !== to && former.shown.username === fname)
      former.shown.username = `!${former.fid}`
    to.shown.username = fname
  }

  /** The registry takes an fname back. */
  releaseFname(fname: string): void {
    const { world } = this
    const before = world.transfers.findLast(({ username }) => username === fname)
    const former = world.people.get(before?.to ?? 0)
    if (!before || !former) throw new Error(`nobody has ${fname}`)
    const transfer: Transfer = {
      ...before,
      id: world.transfers.length + 1,
      timestamp: this.now(),
      from: former.fid,
      to: 0,
      owner: `0x${'00'.repeat(20)}`,
    }
    world.transfers.push(transfer)
    former.proofs = former.proofs.filter(({ name }) => name !== fname)
    former.shown.username = `!${former.fid}`
  }

  /** A person verifies a wallet, dated `at`. */
  async link(person: Person, label: string, at = this.now()): Promise<void> {
    const owner = this.wallet(label)
    const blockHash = blockHashOf(`${person.fid} ${label} ${at}`)
    const signature = await claimSignature(person.fid, owner, blockHash)
    const { fid, appKey } = person
    const input = { fid, appKey, address: owner.address, signature, blockHash, at }
    person.messages.push(await verification(input))
    person.wallets.push(owner)
  }

  /** A person removes the verification of a wallet. */
  async unlink(person: Person, label: string): Promise<void> {
    const { address } = this.wallet(label)
    const { fid, appKey } = person
    person.messages.push(await verificationRemoval(fid, appKey, address, this.now()))
    person.wallets = person.wallets.filter((one) => one.address !== address)
  }

  /** A wallet's primary name, both ways. */
  async nameWallet(name: string, label: string, texts: Record<string, string> = {}): Promise<void> {
    await this.chain.registerName(name, { address: this.address(label), primary: true, texts })
  }

  /** The same on Base. */
  async nameOnBase(name: string, label: string): Promise<void> {
    const address = this.address(label)
    await this.chain.registerOffchainName(name, { address, addresses: { [baseCoinType]: address } })
    await this.chain.setBaseReverse(address, name)
  }
}
