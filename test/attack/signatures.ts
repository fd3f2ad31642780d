import { recoverSigner } from '@whocast/contract/crypto.ts'
import { everyCrypto, signatureCases } from '../crypto/signatures.ts'
import type { Attack } from './attack.ts'

const SIGNATURES = 10_000

export const attack: Attack = {
  name: 'signatures',
  bars: [35],
  about: 'good and spoilt signatures, checked natively, by WebAssembly and in JavaScript',
  async run({ seed, scale, report }) {
    const all = await everyCrypto()
    const count = Math.round(SIGNATURES * scale)
    let differing = 0
    let accepted = 0
    for (const { digest, signature } of signatureCases(count, seed)) {
      const whole = new Set(all.map(([, crypto]) => recoverSigner(digest, signature, crypto)))
      // Without the rules of our own, each library is on its own: high `s` and all.
      const bare = new Set(
        signature.length >= 64
          ? all.map(([, { recoverPublicKey }]) =>
              String(recoverPublicKey(digest, signature.subarray(0, 64), 0)),
            )
          : [''],
      )
      if (whole.size > 1 || bare.size > 1) differing += 1
      if (!whole.has(null)) accepted += 1
    }
    report({
      bar: 35,
      what: `${count} signatures, good and spoilt in 21 ways, by ${all.map(([name]) => name).join(', ')}`,
      figure: `${differing} with differing verdicts; ${accepted} recovered a signer, ${count - accepted} none`,
      isHeld: differing === 0 && accepted > 0 && accepted < count,
    })
  },
}
