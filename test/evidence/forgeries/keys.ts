import { lower } from '@whocast/contract/lower.ts'
import type { SignedMessage } from '@whocast/contract/proof.ts'
import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import {
  type KeyGrant,
  type KeyMessageInput,
  keyAddBody,
  keyRemoveBody,
} from '../../network/key-messages.ts'
import { ada, mallory, walletRow } from '../documents.ts'
import { appKeyOf, DAY, farcasterState, NOW, publicKeyOf, say, verify } from '../people.ts'
import { type Status, type Vector, vector } from './vector.ts'

/** Added by a message: the Key Registry does not know it. */
const gasless = appKeyOf('ada gasless')
const ADDED = NOW - 60 * DAY
const granted = { scopes: [messageTypes.verificationAddAddress], ttl: 30 * DAY }

type AddInput = Partial<KeyMessageInput & KeyGrant> & { envelopedAt?: number; by?: Hex }

const inputOf = (input: AddInput) => ({
  fid: ada.fid,
  custody: ada.custody,
  appKey: gasless,
  nonce: 1,
  at: ADDED,
  ...granted,
  ...input,
})

async function keyAdd(input: AddInput = {}): Promise<SignedMessage> {
  const { fid, appKey, at, ...rest } = inputOf(input)
  const body = await keyAddBody({ fid, appKey, at, ...rest })
  const data = { type: messageTypes.keyAdd, keyAddBody: body }
  return say(fid, input.by ?? appKey, data, input.envelopedAt ?? at)
}

async function keyRemove(
  input: Partial<KeyMessageInput> & { isByItself?: boolean },
): Promise<SignedMessage> {
  const { fid, appKey, at, ...rest } = inputOf(input)
  const body = await keyRemoveBody({ fid, appKey, at, ...rest })
  return say(fid, appKey, { type: messageTypes.keyRemove, keyRemoveBody: body }, at)
}

/** A wallet that the key verified at a time, with messages about the key as the evidence. */
async function keyVector(
  name: string,
  about: string,
  expected: Status,
  messages: SignedMessage[],
  { at = ADDED + DAY, custody = ada.custody.address as Hex, hasCustody = true } = {},
): Promise<Vector> {
  const registered = await farcasterState([
    { fid: ada.fid, keys: { [ada.key]: 1 }, custody, absentKeys: [gasless] },
  ])
  const key = publicKeyOf(gasless)
  const appKeys = messages.map((message) => ({
    fid: ada.fid,
    key,
    method: 'custody-signature',
    message,
  }))
  const { state, blocks } = hasCustody ? registered : { state: [], blocks: [] }
  const row = walletRow(ada.wallet.address, await verify(ada.fid, gasless, ada.wallet, { at }))
  return vector(name, about, [expected], { channels: [row], evidence: { appKeys, state, blocks } })
}

/** App keys that messages added and removed (FIP-272). */
export const keyVectors = async (): Promise<Vector[]> => [
  ...(await added()),
  ...(await removed()),
  ...(await removedOnChain()),
]

const added = async (): Promise<Vector[]> =>
  Promise.all([
    keyVector('valid-key-add', 'A key that the custody address added by a message.', 'holds', [
      await keyAdd(),
    ]),
    keyVector(
      'valid-key-add-last-second',
      'Signed in the last second of the time for which the key was added.',
      'holds',
      [await keyAdd()],
      { at: ADDED + 30 * DAY },
    ),
    keyVector(
      'key-add-expired',
      'A second later: use alone extends it.',
      'unchecked',
      [await keyAdd()],
      {
        at: ADDED + 30 * DAY + 1,
      },
    ),
    keyVector('key-add-later', 'Signed before the key was added.', 'unchecked', [await keyAdd()], {
      at: ADDED - 1,
    }),
    keyVector('key-add-scope', 'The key may sign casts, not verifications.', 'unchecked', [
      await keyAdd({ scopes: [messageTypes.castAdd] }),
    ]),
    keyVector(
      'key-add-altered-scope',
      'The key itself widened what the custody address let it sign.',
      'unchecked',
      [
        say(
          ada.fid,
          gasless,
          {
            type: messageTypes.keyAdd,
            keyAddBody: {
              ...(await keyAddBody(inputOf({ scopes: [messageTypes.castAdd] }))),
              scopes: granted.scopes,
            },
          },
          ADDED,
        ),
      ],
    ),
    keyVector(
      'key-add-former-custody',
      'The address that added the key does not hold the fid now.',
      'unchecked',
      [await keyAdd()],
      { custody: lower(mallory.custody.address) },
    ),
    keyVector('key-add-stranger', 'A stranger added the key.', 'unchecked', [
      await keyAdd({ custody: mallory.custody }),
    ]),
    keyVector('key-add-another-fid', 'The key was added to another fid.', 'unchecked', [
      await keyAdd({ fid: mallory.fid, custody: mallory.custody }),
    ]),
    keyVector('key-add-another-key', 'Another key was added.', 'unchecked', [
      await keyAdd({ appKey: mallory.key }),
    ]),
    keyVector('key-add-envelope', 'The message is by another key than it adds.', 'unchecked', [
      await keyAdd({ by: ada.key }),
    ]),
    keyVector('key-add-deadline', 'Used after the deadline of the signature.', 'unchecked', [
      await keyAdd({ deadline: ADDED - 1 }),
    ]),
    keyVector('key-add-too-long', 'A key for more than 90 days.', 'unchecked', [
      await keyAdd({ ttl: 90 * DAY + 1 }),
    ]),
    keyVector('key-add-adds-keys', 'A key that may add keys, which no key may.', 'unchecked', [
      await keyAdd({ scopes: [...granted.scopes, messageTypes.keyAdd] }),
    ]),
    keyVector(
      'key-add-custody-word',
      'Who holds the fid is not shown.',
      'unchecked',
      [await keyAdd()],
      { hasCustody: false },
    ),
  ])

const removed = async (): Promise<Vector[]> => {
  const removal = { nonce: 2, at: ADDED + 10 * DAY }
  return Promise.all([
    keyVector('valid-key-remove', 'Signed before the key was removed.', 'holds', [
      await keyAdd(),
      await keyRemove(removal),
    ]),
    keyVector(
      'key-remove',
      'Signed after the custody address removed the key.',
      'unchecked',
      [await keyAdd(), await keyRemove(removal)],
      { at: removal.at + 1 },
    ),
    keyVector(
      'key-remove-first',
      'The same, the removal first.',
      'unchecked',
      [await keyRemove(removal), await keyAdd()],
      { at: removal.at + 1 },
    ),
    keyVector(
      'key-remove-later-first',
      'Signed between two removals, of which the later one comes first.',
      'unchecked',
      [
        await keyAdd(),
        await keyRemove({ nonce: 4, at: removal.at + 5 * DAY }),
        await keyRemove(removal),
      ],
      { at: removal.at + DAY },
    ),
    keyVector(
      'key-remove-by-itself',
      'Signed after the key removed itself.',
      'unchecked',
      [await keyAdd(), await keyRemove({ ...removal, isByItself: true })],
      { at: removal.at + 1 },
    ),
    keyVector(
      'valid-key-remove-stranger',
      'A stranger’s removal removes nothing.',
      'holds',
      [await keyAdd(), await keyRemove({ ...removal, custody: mallory.custody })],
      { at: removal.at + 1 },
    ),
    keyVector(
      'valid-key-add-again',
      'Removed, and added again by a later nonce.',
      'holds',
      [await keyAdd(), await keyRemove(removal), await keyAdd({ nonce: 3, at: removal.at + 60 })],
      { at: removal.at + DAY },
    ),
    keyVector(
      'key-add-replayed',
      'After the removal, the key used the message that added it again.',
      'unchecked',
      [
        await keyRemove(removal),
        await keyAdd({ deadline: ADDED + 30 * DAY, envelopedAt: removal.at + 60 }),
      ],
      { at: removal.at + DAY },
    ),
    keyVector('key-add-nonce-twice', 'The custody address signed one nonce twice.', 'unchecked', [
      await keyAdd(),
      await keyAdd({ appKey: mallory.key }),
    ]),
  ])
}

/** A key that the Key Registry has removed, under a block of ten minutes ago. */
const removedOnChain = async (): Promise<Vector[]> => {
  const key = ada.oldKey
  const stateAt = (state: 1 | 2, timestamp: number, number: number) =>
    farcasterState([{ fid: ada.fid, keys: { [key]: state }, custody: ada.custody.address }], {
      timestamp,
      number,
    })
  const now = await stateAt(2, NOW - 600, 144_000_000)
  const before = await stateAt(1, NOW - 10 * DAY, 143_000_000)
  const both = {
    state: [...now.state, ...before.state],
    blocks: [...now.blocks, ...before.blocks],
  }
  const one = async (
    name: string,
    about: string,
    at: number,
    expected: Status,
    evidence = both,
  ) => {
    const row = walletRow(ada.wallet.address, await verify(ada.fid, key, ada.wallet, { at }))
    return vector(name, about, [expected], { channels: [row], evidence })
  }
  return [
    await one('key-removed-today', 'A removed key signs today.', NOW - 60, 'unchecked'),
    await one(
      'key-removed-back-dated',
      'A removed key dates a message back; nothing shows that it was there then.',
      NOW - 20 * DAY,
      'unchecked',
      now,
    ),
    await one(
      'valid-key-removed',
      'Signed before a block under which the key was there.',
      NOW - 20 * DAY,
      'holds',
    ),
    await one(
      'key-removed-between',
      'Signed after that block, and before the one under which it is removed.',
      NOW - 5 * DAY,
      'unchecked',
    ),
  ]
}
