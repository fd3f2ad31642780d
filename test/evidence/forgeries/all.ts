import { accountVectors } from './accounts.ts'
import { castVectors, partVectors, wordVectors } from './credentials.ts'
import { contractVectors, ensVectors } from './ens.ts'
import { honestVectors } from './honest.ts'
import { keyVectors } from './keys.ts'
import { movedProofVectors, openVectors } from './moved-proofs.ts'
import { nameVectors, spellingVectors } from './names.ts'
import { schemaVectors } from './schemas.ts'
import { messageVectors, signatureVectors } from './signatures.ts'
import { ageVectors, stateVectors } from './state.ts'
import { strangersVectors } from './strangers.ts'
import type { Vector } from './vector.ts'

/** Every vector: what an honest service answers, and every way to forge that is known. */
export const allVectors = async (): Promise<Vector[]> => [
  ...(await honestVectors()),
  ...(await strangersVectors()),
  ...(await movedProofVectors()),
  ...(await openVectors()),
  ...(await signatureVectors()),
  ...(await messageVectors()),
  ...(await nameVectors()),
  ...(await spellingVectors()),
  ...(await ensVectors()),
  ...(await contractVectors()),
  ...(await stateVectors()),
  ...(await ageVectors()),
  ...(await keyVectors()),
  ...(await wordVectors()),
  ...(await partVectors()),
  ...(await castVectors()),
  ...(await schemaVectors()),
  ...(await accountVectors()),
]
