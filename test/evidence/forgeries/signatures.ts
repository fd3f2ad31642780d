import { lower } from '@whocast/contract/lower.ts'
import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { ada, fnameRow, mallory, usesName, walletRow } from '../documents.ts'
import { NOW, registry, say, signClaim, verify, verifySolana } from '../people.ts'
import { adaMessage, adaWallet, flipped, highS, type Vector, vector, withProof } from './vector.ts'

/** Signatures in another form, and over something else. */
export async function signatureVectors(): Promise<Vector[]> {
  const claim = await signClaim(ada.fid, ada.wallet)
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const solana = verifySolana(mallory.fid, mallory.key, 'mallory')
  const adaSolana = verifySolana(ada.fid, ada.key, 'ada')
  return Promise.all([
    vector(
      'truncated-claim',
      "The wallet's signature cut short, as if a contract had signed.",
      ['fails'],
      {
        channels: [
          walletRow(
            ada.wallet.address,
            await verify(ada.fid, ada.key, ada.wallet, { signature: claim.slice(0, -2) as Hex }),
          ),
        ],
      },
    ),
    vector('high-s-claim', "The wallet's signature in its other form.", ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          await verify(ada.fid, ada.key, ada.wallet, { signature: highS(claim) }),
        ),
      ],
    }),
    vector('low-v-claim', "The wallet's signature with v as 0 or 1.", ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          await verify(ada.fid, ada.key, ada.wallet, {
            signature: `${claim.slice(0, -2)}${claim.endsWith('1b') ? '00' : '01'}` as Hex,
          }),
        ),
      ],
    }),
    vector(
      'claim-for-another-fid',
      'The wallet signed for fid 666; the message is of fid 3.',
      ['fails'],
      {
        channels: [
          walletRow(
            mallory.wallet.address,
            await verify(ada.fid, ada.key, mallory.wallet, {
              signature: await signClaim(mallory.fid, mallory.wallet),
            }),
          ),
        ],
      },
    ),
    vector('truncated-fname', "The registry's signature cut short.", ['fails'], {
      channels: [withProof(fname, { signature: String(fname.proof?.signature).slice(0, -2) })],
    }),
    vector('solana-for-another-fid', 'A Solana wallet signed for fid 666.', ['fails'], {
      channels: [
        walletRow(solana.value, verifySolana(ada.fid, ada.key, 'mallory', mallory.fid).message),
      ],
    }),
    vector('valid-solana-row', 'A Solana wallet on a row of its own type.', ['holds'], {
      channels: [{ ...walletRow(adaSolana.value, adaSolana.message), type: 'solana' }],
    }),
  ])
}

/** Messages that were altered, are of another kind, or of the future. */
export async function messageVectors(): Promise<Vector[]> {
  const message = await adaMessage()
  const own = await verify(mallory.fid, mallory.key, mallory.wallet)
  const userData = usesName(ada.fid, ada.key, 'sold.eth')
  return Promise.all([
    vector('future-message', 'A message dated a day ahead of the clock.', ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          await verify(ada.fid, ada.key, ada.wallet, { at: NOW + 86_400 }),
        ),
      ],
    }),
    vector('future-fname', 'A name dated a day ahead of the clock.', ['fails'], {
      channels: [
        await fnameRow('ada', lower(ada.custody.address), ada.fid, registry, NOW + 86_400),
      ],
    }),
    vector('altered-message', 'One bit of the message.', ['fails'], {
      channels: [
        walletRow(ada.wallet.address, { ...message, dataBytes: flipped(message.dataBytes) }),
      ],
    }),
    vector('altered-hash', 'The hash of another message.', ['fails'], {
      channels: [walletRow(ada.wallet.address, { ...message, hash: own.hash })],
    }),
    vector('message-of-another-type', 'A message of the fid that verifies no wallet.', ['fails'], {
      channels: [walletRow(ada.wallet.address, userData)],
    }),
    vector('removal-as-proof', 'The message by which the fid took the wallet back.', ['fails'], {
      channels: [
        walletRow(
          ada.wallet.address,
          say(ada.fid, ada.key, {
            type: messageTypes.verificationRemove,
            verificationRemoveBody: { address: adaWallet },
          }),
        ),
      ],
    }),
  ])
}
