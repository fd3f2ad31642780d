import { lower } from '@whocast/contract/lower.ts'
import { type Address, bytesToHex, type Hex, hexToBytes, keccak256, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import {
  FarcasterNetwork,
  type Message,
  makeUserDataAdd,
  makeUserNameProofClaim,
  makeUsernameProof,
  makeVerificationAddEthAddress,
  makeVerificationAddressClaim,
  makeVerificationRemove,
  NobleEd25519Signer,
  Protocol,
  UserDataType,
  UserNameType,
  ViemLocalEip712Signer,
} from '../reference/farcaster-core.ts'

/**
 * A little world of invented people on Farcaster, with real keys and real signatures, for the
 * stand-ins of Snapchain, the fname registry and Neynar. Everything in it is made from the names
 * alone: the same in every run.
 */
export interface World {
  /** The fname registry's key. */
  registry: PrivateKeyAccount
  people: Map<number, Person>
  /** Every transfer of an fname, oldest first. */
  transfers: Transfer[]
  /** What ENS names and Basenames resolve to. */
  names: Map<string, Address>
}

export interface Person {
  fid: number
  custody: PrivateKeyAccount
  /** The app key that signs their messages. */
  appKey: Hex
  /** App keys that were added on chain, in order. */
  signers: { key: Hex; isRemoved?: boolean }[]
  /** App keys that were added without a transaction. */
  gaslessKeys?: GaslessKey[]
  /** `KEY_ADD` and `KEY_REMOVE` messages that a node merged, oldest first. */
  keyMessages?: Message[]
  /** User data, verifications and their removals, as merged by a hub. */
  messages: Message[]
  proofs: Proof[]
  wallets: PrivateKeyAccount[]
  /** What Neynar has seen them prove. */
  verifiedAccounts: { platform: 'x' | 'github'; username: string }[]
  /** As Neynar would render them. */
  shown: {
    username: string
    displayName?: string
    bio?: string
    pfpUrl?: string
    location?: { city: string; country: string }
  }
  primaryWallet?: Address
  score: number
  registeredAt: number
}

/** An app key that a message of the custody address added. Times are unix seconds. */
export interface GaslessKey {
  key: Hex
  /** Types of message that it may sign, `MESSAGE_TYPE_…`. */
  scopes: string[]
  /** Seconds that it lasts after its last use. */
  ttl: number
  addedAt: number
  lastUsedAt: number
}

export interface Proof {
  name: string
  owner: Address
  /** Unix seconds. */
  timestamp: number
  signature: Hex
  fid: number
  type: UserNameType
}

/** One row of the fname registry. */
export interface Transfer {
  id: number
  timestamp: number
  username: string
  owner: Address
  from: number
  to: number
  user_signature: Hex
  server_signature: Hex
}

/** What somebody sets about themselves. */
export interface PersonInput {
  fid: number
  /** Seeds every key of theirs. */
  name: string
  fname?: string
  /**
   * An ENS name or Basename that they prove; owned by their first wallet, or their custody address.
   */
  ensName?: string
  /** Which name they go by; the ENS name, else the fname, by default. `null`: none. */
  username?: string | null
  display?: string
  bio?: string
  url?: string
  location?: string
  pfp?: string
  banner?: string
  /** Handles that they type in: claims. */
  twitter?: string
  github?: string
  /** Names of wallets that they verify; each seeds a key. */
  wallets?: string[]
  primaryWallet?: string
  solana?: string
  verifiedAccounts?: Person['verifiedAccounts']
  score?: number
  /** Where Neynar places them. */
  place?: { city: string; country: string }
}

/** Farcaster counts from 2021-01-01. */
const EPOCH = 1_609_459_200
/** When the world was made: 2024-01-01. */
const BEGINNING = 1_704_067_200

const seed = (text: string): Hex => keccak256(toHex(`whocast stand-in: ${text}`))

/** The wallet of that name: the same in every run. */
export const wallet = (name: string): PrivateKeyAccount =>
  privateKeyToAccount(seed(`wallet ${name}`))

/** Its address, in lower case. */
export const addressOf = (name: string): Address => lower(wallet(name).address)

const dataOptions = (fid: number, unixSeconds: number) => ({
  fid,
  network: FarcasterNetwork.MAINNET,
  timestamp: unixSeconds - EPOCH,
})

const signerOf = (appKey: Hex) => new NobleEd25519Signer(hexToBytes(appKey))

/** An app key's public half. */
export async function publicKeyOf(appKey: Hex): Promise<Hex> {
  return bytesToHex((await signerOf(appKey).getSignerKey())._unsafeUnwrap())
}

/** A signed message in which a fid says something of itself. */
async function userData(
  fid: number,
  appKey: Hex,
  type: UserDataType,
  value: string,
  at = BEGINNING,
): Promise<Message> {
  return (
    await makeUserDataAdd({ type, value }, dataOptions(fid, at), signerOf(appKey))
  )._unsafeUnwrap()
}

/** A wallet's signature on the claim that it belongs to a fid. */
export async function claimSignature(
  fid: number,
  owner: PrivateKeyAccount,
  blockHash: Hex,
): Promise<Hex> {
  const claim = makeVerificationAddressClaim(
    fid,
    hexToBytes(owner.address),
    FarcasterNetwork.MAINNET,
    hexToBytes(blockHash),
    Protocol.ETHEREUM,
  )
  return bytesToHex(
    (
      await new ViemLocalEip712Signer(owner).signVerificationEthAddressClaim(
        claim._unsafeUnwrap(),
        0,
      )
    )._unsafeUnwrap(),
  )
}

export const blockHashOf = (name: string): Hex => seed(`block ${name}`)

/** A signed verification; each part can be made to lie. */
export async function verification(input: {
  fid: number
  appKey: Hex
  address: Address
  /** The claim's signature; see {@link claimSignature}. */
  signature: Hex
  blockHash: Hex
  at?: number
  /** 1 for a contract's. */
  type?: number
  chainId?: number
}): Promise<Message> {
  const {
    fid,
    appKey,
    address,
    signature,
    blockHash,
    at = BEGINNING,
    type = 0,
    chainId = 0,
  } = input
  const body = {
    address: hexToBytes(address),
    claimSignature: hexToBytes(signature),
    blockHash: hexToBytes(blockHash),
    verificationType: type,
    chainId,
    protocol: Protocol.ETHEREUM,
  }
  return (
    await makeVerificationAddEthAddress(body, dataOptions(fid, at), signerOf(appKey))
  )._unsafeUnwrap()
}

/** A signed removal of a verification. */
export async function verificationRemoval(
  fid: number,
  appKey: Hex,
  address: Address,
  at: number,
): Promise<Message> {
  const body = { address: hexToBytes(address), protocol: Protocol.ETHEREUM }
  return (
    await makeVerificationRemove(body, dataOptions(fid, at), signerOf(appKey))
  )._unsafeUnwrap()
}

async function signName(
  name: string,
  owner: Address,
  timestamp: number,
  by: PrivateKeyAccount,
): Promise<Hex> {
  const claim = makeUserNameProofClaim({ name, owner, timestamp })
  return bytesToHex(
    (await new ViemLocalEip712Signer(by).signUserNameProofClaim(claim))._unsafeUnwrap(),
  )
}

/** A name's proof, signed by whoever is told to: its owner by default. */
export async function nameProof(
  input: Omit<Proof, 'signature'> & { by: PrivateKeyAccount },
): Promise<Proof> {
  const { by, ...proof } = input
  return { ...proof, signature: await signName(proof.name, proof.owner, proof.timestamp, by) }
}

/** Gives an fname to a fid, as the registry does; whoever had it loses it. */
export async function transferFname(
  world: World,
  fname: string,
  to: Person,
  timestamp: number,
): Promise<void> {
  const from = world.transfers.findLast(({ username }) => username === fname)?.to ?? 0
  const owner = to.custody.address.toLowerCase() as Address
  const proof = {
    name: fname,
    owner,
    timestamp,
    fid: to.fid,
    type: UserNameType.USERNAME_TYPE_FNAME,
  }
  const server = await nameProof({ ...proof, by: world.registry })
  const user = await nameProof({ ...proof, by: to.custody })
  world.transfers.push({
    id: world.transfers.length + 1,
    timestamp,
    username: fname,
    owner,
    from,
    to: to.fid,
    user_signature: user.signature,
    server_signature: server.signature,
  })
  const before = world.people.get(from)
  if (before) before.proofs = before.proofs.filter(({ name }) => name !== fname)
  to.proofs.push(server)
}

/** Makes somebody and adds them to the world. */
export async function addPerson(world: World, input: PersonInput): Promise<Person> {
  const { fid, name } = input
  const custody = wallet(`custody of ${name}`)
  const appKey = seed(`app key of ${name}`)
  const wallets = (input.wallets ?? []).map(wallet)
  const at = BEGINNING + fid
  const username =
    input.username === null ? undefined : (input.username ?? input.ensName ?? input.fname)
  const primary =
    input.primaryWallet === undefined ? undefined : wallet(input.primaryWallet).address
  const person: Person = {
    fid,
    custody,
    appKey,
    signers: [{ key: await publicKeyOf(appKey) }],
    messages: [],
    proofs: [],
    wallets,
    verifiedAccounts: input.verifiedAccounts ?? [],
    shown: {
      username: username ?? `!${fid}`,
      ...(input.display === undefined ? {} : { displayName: input.display }),
      ...(input.bio === undefined ? {} : { bio: input.bio }),
      ...(input.pfp === undefined ? {} : { pfpUrl: input.pfp }),
      ...(input.place === undefined ? {} : { location: input.place }),
    },
    ...(primary === undefined ? {} : { primaryWallet: primary }),
    score: input.score ?? 0.9,
    registeredAt: at - 1000,
  }
  world.people.set(fid, person)

  if (input.fname !== undefined) await transferFname(world, input.fname, person, at)
  if (input.ensName !== undefined) {
    const owner = wallets[0] ?? custody
    const isBasename = input.ensName.endsWith('.base.eth')
    const type = isBasename
      ? UserNameType.USERNAME_TYPE_BASENAME
      : UserNameType.USERNAME_TYPE_ENS_L1
    const proof = await nameProof({
      name: input.ensName,
      owner: owner.address.toLowerCase() as Address,
      timestamp: at,
      fid,
      type,
      by: owner,
    })
    person.proofs.push(proof)
    person.messages.push(await usernameProofMessage(person, proof))
    world.names.set(input.ensName, proof.owner)
  }
  const said: [UserDataType, string | undefined][] = [
    [UserDataType.PFP, input.pfp],
    [UserDataType.DISPLAY, input.display],
    [UserDataType.BIO, input.bio],
    [UserDataType.URL, input.url],
    [UserDataType.USERNAME, username],
    [UserDataType.LOCATION, input.location],
    [UserDataType.TWITTER, input.twitter],
    [UserDataType.GITHUB, input.github],
    [UserDataType.BANNER, input.banner],
    [UserDataType.USER_DATA_PRIMARY_ADDRESS_ETHEREUM, primary],
    [UserDataType.USER_DATA_PRIMARY_ADDRESS_SOLANA, input.solana],
  ]
  for (const [type, value] of said) {
    if (value !== undefined) person.messages.push(await userData(fid, appKey, type, value, at))
  }
  for (const [index, owner] of wallets.entries()) {
    const blockHash = blockHashOf(`${name} ${index}`)
    const signature = await claimSignature(fid, owner, blockHash)
    person.messages.push(
      await verification({
        fid,
        appKey,
        address: owner.address,
        signature,
        blockHash,
        at: at + index,
      }),
    )
  }
  return person
}

async function usernameProofMessage({ fid, appKey }: Person, proof: Proof): Promise<Message> {
  const body = {
    ...proof,
    name: new TextEncoder().encode(proof.name),
    owner: hexToBytes(proof.owner),
    signature: hexToBytes(proof.signature),
  }
  return (
    await makeUsernameProof(body, dataOptions(fid, proof.timestamp), signerOf(appKey))
  )._unsafeUnwrap()
}

/** Nobody yet. */
export const emptyWorld = (): World => ({
  registry: wallet('the fname registry'),
  people: new Map(),
  transfers: [],
  names: new Map(),
})

/**
 * The people whom tests and `npm run dev` know. Their fids begin at 900,001, far from those of real
 * people.
 */
export async function createWorld(): Promise<World> {
  const world = emptyWorld()
  // Everything that one can say of oneself, and two wallets of which the second is the primary one.
  await addPerson(world, {
    fid: 900_001,
    name: 'ada',
    fname: 'ada-quill',
    display: 'Ada Quill',
    bio: 'Bookbinder. I press flowers and protocols.',
    url: 'https://ada.example',
    location: 'geo:52.52,13.40',
    pfp: 'https://pictures.example/ada.png',
    banner: 'https://pictures.example/ada-banner.png',
    twitter: 'adaquill',
    github: 'ada-quill',
    wallets: ['ada 1', 'ada 2'],
    primaryWallet: 'ada 2',
    solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    verifiedAccounts: [
      { platform: 'x', username: 'adaquill' },
      { platform: 'github', username: 'ada-quill' },
    ],
    score: 0.97,
    place: { city: 'Berlin', country: 'Germany' },
  })
  // Goes by an ENS name, and has an fname as well.
  await addPerson(world, {
    fid: 900_002,
    name: 'bo',
    fname: 'bo-lantern',
    ensName: 'bo-lantern.eth',
    display: 'Bo 🏮',
    bio: '灯を作ります。Lamps that remember.',
    pfp: 'https://pictures.example/bo.webp',
    wallets: ['bo 1'],
    score: 0.88,
  })
  // Goes by a Basename.
  await addPerson(world, {
    fid: 900_003,
    name: 'cy',
    ensName: 'cy-harbor.base.eth',
    display: 'سي هاربور',
    bio: 'Harbour pilot on the onchain sea.',
    wallets: ['cy 1'],
    verifiedAccounts: [{ platform: 'x', username: 'cyharbor' }],
    score: 0.7,
  })
  // Has verified no wallet: only the custody address is known.
  await addPerson(world, {
    fid: 900_004,
    name: 'dee',
    fname: 'dee-marsh',
    display: 'Dee Marsh',
    bio: 'New here.',
    score: 0.4,
  })
  // Has no name at all.
  await addPerson(world, {
    fid: 900_005,
    name: 'nameless',
    username: null,
    wallets: ['nameless 1'],
    score: 0.1,
  })
  // Two people who claim one X handle, which neither has proven.
  await addPerson(world, {
    fid: 900_006,
    name: 'eli',
    fname: 'eli-north',
    display: 'Eli North',
    twitter: 'thenorths',
    wallets: ['eli 1'],
    score: 0.6,
  })
  await addPerson(world, {
    fid: 900_007,
    name: 'fen',
    fname: 'fen-north',
    display: 'Fen North',
    twitter: 'thenorths',
    wallets: ['fen 1'],
    score: 0.6,
  })
  return world
}
