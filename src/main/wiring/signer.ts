import { type AnswerSigner, createAnswerSigner } from '../../http/answer-signer.ts'
import type { Base } from './base.ts'

/** Creates the signer of responses, if the operator has a key for it. */
export function createSignerOf({
  config,
  clock,
}: Pick<Base, 'config' | 'clock'>): AnswerSigner | undefined {
  const { RESPONSE_SIGNING_KEY: seeds, BASE_URL: baseUrl } = config
  return seeds && createAnswerSigner({ seeds, baseUrl, clock })
}
