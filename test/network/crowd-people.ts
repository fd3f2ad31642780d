import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { blake3 } from '@noble/hashes/blake3.js'
import { keccak256, registerCrypto } from '@whocast/contract/crypto.ts'
import {
  encodeMessageData,
  type MessageData,
  messageTypes,
  toFarcasterTime,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { typedDataDigest } from '@whocast/evidence/forms/typed-data.ts'
import native from 'secp256k1/bindings.js'
import type { Address, Hex } from 'viem'
import { loadCrypto } from '../../src/farcaster/crypto/crypto.ts'
import { crowdName } from './crowd-names.ts'

registerCrypto(await loadCrypto())

/** One person of a crowd as a node holds them: the JSON of its answers, every signature real. */
export interface CrowdPerson {
  fid: number
  userData: object[]
  verifications: object[]
  proofs: object[]
  signers: object[]
  registration: object
}

/** One row of the fname registry. */
export interface CrowdTransfer {
  id: number
  timestamp: number
  username: string
  owner: Address
  from: number
  to: number
  user_signature: string
  server_signature: string
}

const digestOf = (text: string) => createHash('sha256').update(`whocast crowd: ${text}`).digest()
const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

interface AppKey {
  key: KeyObject
  publicKey: Hex
}

/** Keys are made from the fid, and kept for a while. */
const appKeys = new Map<string, AppKey>()

export function appKeyOf(fid: number, number = 0): AppKey {
  const name = `app key ${fid} ${number}`
  const held = appKeys.get(name)
  if (held) return held
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    digestOf(name),
  ])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = hex(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  if (appKeys.size > 2000) appKeys.clear()
  appKeys.set(name, { key, publicKey })
  return { key, publicKey }
}

/** An Ethereum account, made from its name. */
export function accountOf(name: string): {
  address: Address
  sign(digest: Uint8Array): Uint8Array
} {
  const key = digestOf(`account ${name}`)
  const { ecdsaSign, publicKeyCreate } = native as unknown as SigningSecp256k1
  return {
    address: `0x${keccak256(publicKeyCreate(key, false).subarray(1)).slice(26)}`,
    sign(digest) {
      const { signature, recid } = ecdsaSign(digest, key)
      return Uint8Array.from([...signature, 27 + recid])
    },
  }
}

interface SigningSecp256k1 {
  ecdsaSign(digest: Uint8Array, key: Uint8Array): { signature: Uint8Array; recid: number }
  publicKeyCreate(key: Uint8Array, isCompressed: boolean): Uint8Array
}

/** Who signs the crowd's fnames. */
export const crowdRegistry = accountOf('fname registry')

const typeNames: Record<number, string> = {
  [messageTypes.userDataAdd]: 'MESSAGE_TYPE_USER_DATA_ADD',
  [messageTypes.verificationAddAddress]: 'MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS',
}
const userDataNames: Record<number, string> = {
  1: 'USER_DATA_TYPE_PFP',
  2: 'USER_DATA_TYPE_DISPLAY',
  3: 'USER_DATA_TYPE_BIO',
  6: 'USER_DATA_TYPE_USERNAME',
  8: 'USER_DATA_TYPE_TWITTER',
}

/** A signed message as a node's HTTP server writes it. */
function signed(data: MessageData, body: object, { key, publicKey }: AppKey): object {
  const hash = blake3(encodeMessageData(data), { dkLen: 20 })
  const { type, fid, timestamp } = data
  return {
    data: { type: typeNames[type], fid, timestamp, network: 'FARCASTER_NETWORK_MAINNET', ...body },
    hash: hex(hash),
    hashScheme: 'HASH_SCHEME_BLAKE3',
    signature: base64(sign(null, hash, key)),
    signatureScheme: 'SIGNATURE_SCHEME_ED25519',
    signer: publicKey,
  }
}

/** A fid says something of itself. @param at unix seconds */
export function userData(
  fid: number,
  type: number,
  value: string,
  at: number,
  key = appKeyOf(fid),
): object {
  const data = {
    type: messageTypes.userDataAdd,
    fid,
    timestamp: toFarcasterTime(at),
    network: 1,
    userDataBody: { type, value },
  }
  return signed(data, { userDataBody: { type: userDataNames[type], value } }, key)
}

const claimDomain = {
  name: 'Farcaster Verify Ethereum Address',
  version: '2.0.0',
  salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
}
const claimStruct = {
  type: 'VerificationClaim',
  fields: [
    { name: 'fid', type: 'uint256' },
    { name: 'address', type: 'address' },
    { name: 'blockHash', type: 'bytes32' },
    { name: 'network', type: 'uint8' },
  ],
}

/** A fid and a wallet say that they belong together. @param wallet the name of the account */
export function verification(fid: number, wallet: string, at: number, key = appKeyOf(fid)): object {
  const account = accountOf(wallet)
  const blockHash = hex(digestOf(`block ${fid}`))
  const claim = { fid, address: account.address, blockHash, network: 1 }
  const claimSignature = account.sign(typedDataDigest(claimDomain, claimStruct, claim))
  const body = {
    address: account.address,
    claimSignature: hex(claimSignature),
    blockHash,
    verificationType: 0,
    chainId: 0,
    protocol: 0,
  }
  const data = {
    type: messageTypes.verificationAddAddress,
    fid,
    timestamp: toFarcasterTime(at),
    network: 1,
    verificationAddAddressBody: body,
  }
  const json = {
    ...body,
    claimSignature: base64(claimSignature),
    type: 0,
    protocol: 'PROTOCOL_ETHEREUM',
  }
  return signed(data, { verificationAddAddressBody: json }, key)
}

const nameDomain = {
  name: 'Farcaster name verification',
  version: '1',
  chainId: 1,
  verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
}
const nameStruct = {
  type: 'UserNameProof',
  fields: [
    { name: 'name', type: 'string' },
    { name: 'timestamp', type: 'uint256' },
    { name: 'owner', type: 'address' },
  ],
}

export const custodyOf = (fid: number): Address => accountOf(`custody ${fid}`).address

/**
 * The registry gives an fname: the proof as nodes hold it, and the registry's own row. @param to 0
 * takes it away
 */
export function nameGiven(id: number, username: string, from: number, to: number, at: number) {
  const owner = custodyOf(to)
  const signature = crowdRegistry.sign(
    typedDataDigest(nameDomain, nameStruct, { name: username, timestamp: at, owner }),
  )
  const proof = {
    timestamp: at,
    name: username,
    owner,
    signature: base64(signature),
    fid: to,
    type: 'USERNAME_TYPE_FNAME',
  }
  const transfer: CrowdTransfer = {
    id,
    timestamp: at,
    username,
    owner,
    from,
    to,
    user_signature: hex(signature),
    server_signature: hex(signature),
  }
  return { proof, transfer }
}

/** An event of a registry on chain. */
const chainEvent = (fid: number, type: string, logIndex: number, body: object) => ({
  type,
  chainId: 10,
  blockNumber: 100_000_000 + fid,
  blockHash: `0x${'0b'.repeat(32)}`,
  blockTimestamp: BEGINNING,
  transactionHash: `0x${'0c'.repeat(32)}`,
  logIndex,
  fid,
  ...body,
  txIndex: 0,
  version: 0,
})

export const registrationOf = (fid: number, custody = custodyOf(fid)) =>
  chainEvent(fid, 'EVENT_TYPE_ID_REGISTER', 0, {
    idRegisterEventBody: {
      to: custody,
      eventType: 'ID_REGISTER_EVENT_TYPE_REGISTER',
      from: '0x',
      recoveryAddress: '0x',
    },
  })

export const signerOf = (fid: number, number = 0) =>
  chainEvent(fid, 'EVENT_TYPE_SIGNER', 1 + number, {
    signerEventBody: {
      key: appKeyOf(fid, number).publicKey,
      keyType: 1,
      eventType: 'SIGNER_EVENT_TYPE_ADD',
      metadata: '',
      metadataType: 1,
    },
  })

/** When the crowd was made: 2024-01-01, unix seconds. */
export const BEGINNING = 1_704_067_200

const nameOf = (fid: number) => crowdName(digestOf(`name ${fid}`))

/** The fname that a fid begins with: it ends with the fid. */
export const fnameOf = (fid: number) => `${nameOf(fid).first.slice(0, 8)}${fid}`

/** The name that a fid begins with. */
export function displayNameOf(fid: number): string {
  const { first, last } = nameOf(fid)
  return [first, last].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The handle at X that a fid begins with, if it types one. */
export const handleOf = (fid: number) => `${nameOf(fid).last.slice(0, 7)}_${fid}`

const kindOf = (fid: number) => digestOf(`kind ${fid}`).readUInt32BE() % 100

/** Whether a fid begins with more than a key. */
export const saysSomething = (fid: number): boolean => kindOf(fid) >= 55

/** Whether a fid begins with a wallet of theirs. */
export const hasWallet = (fid: number): boolean => kindOf(fid) >= 75

/**
 * A person as they begin. Of a hundred, as on the network: 55 have a key and nothing else, 20 a
 * name, 15 also a wallet, a bio and a picture, 10 two wallets and a handle that they typed.
 */
export function makePerson(fid: number): { person: CrowdPerson; transfer?: CrowdTransfer } {
  const kind = kindOf(fid)
  let signers: object[] | undefined
  const person: CrowdPerson = {
    fid,
    userData: [],
    verifications: [],
    proofs: [],
    // Made when it is asked for: of most nobody asks.
    get signers() {
      signers ??= [signerOf(fid)]
      return signers
    },
    set signers(latest) {
      signers = latest
    },
    registration: registrationOf(fid),
  }
  if (kind < 55) return { person }
  const at = BEGINNING + 60
  const { bio } = nameOf(fid)
  const { proof, transfer } = nameGiven(fid, fnameOf(fid), 0, fid, at)
  person.proofs.push(proof)
  person.userData.push(userData(fid, 6, fnameOf(fid), at), userData(fid, 2, displayNameOf(fid), at))
  if (kind < 75) return { person, transfer }
  person.userData.push(
    userData(fid, 3, bio, at),
    userData(fid, 1, `https://pictures.example/${fid}.png`, at),
  )
  person.verifications.push(verification(fid, `${fid} 0`, at))
  if (kind < 90) return { person, transfer }
  person.userData.push(userData(fid, 8, handleOf(fid), at))
  person.verifications.push(verification(fid, `${fid} 1`, at + 1))
  return { person, transfer }
}
