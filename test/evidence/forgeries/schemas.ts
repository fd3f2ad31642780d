import { encodeAbiParameters, type Hex } from 'viem'
import { type Attesting, ada, attestedRow, type Json, walletRow } from '../documents.ts'
import { adaMessage, adaWallet, type Status, type Vector, vector } from './vector.ts'

const strings = (...values: string[]): Hex =>
  encodeAbiParameters(
    values.map(() => ({ type: 'string' })),
    values,
  )

/** Which of the texts that an attester signed may be the credential's name. */
export async function schemaVectors(): Promise<Vector[]> {
  const channels = [walletRow(ada.wallet.address, await adaMessage())]
  const one = async (name: string, about: string, expected: Status, attesting: Attesting) =>
    vector(name, about, ['holds', expected], {
      channels,
      credentials: [await attestedRow(adaWallet, 'Speaker', attesting)],
    })
  const texts = strings('Speaker', 'Gold')
  const flagged = encodeAbiParameters([{ type: 'string' }, { type: 'bool' }], ['Speaker', false])
  const hidden = `${strings('Speaker')}${'00'.repeat(31)}01` as Hex
  return Promise.all([
    one('valid-schema-title', 'The name is in the field title.', 'holds', {
      schema: 'string title,string note',
      data: texts,
    }),
    one('valid-schema-only-text', 'The name is in the only text field.', 'holds', {
      schema: 'string skill,bool isSure',
      data: flagged,
    }),
    one(
      'valid-schema-unknown-text',
      'The data is one text, of a schema that is not known.',
      'holds',
      {
        schema: 'string skill',
        data: strings('Speaker'),
        isDefined: false,
      },
    ),
    one('schema-other-field', 'The name is the text of a field that is no name.', 'unchecked', {
      schema: 'string rejectedAs,string note',
      data: texts,
    }),
    one('schema-second-field', 'The name is the text of another field than name.', 'unchecked', {
      schema: 'string name,string note',
      data: strings('Listener', 'Speaker'),
    }),
    one('schema-undefined', 'Several texts, of a schema that is not known.', 'unchecked', {
      data: texts,
      isDefined: false,
    }),
    one('schema-hidden-data', 'One text and more, of a schema that is not known.', 'unchecked', {
      data: hidden,
      isDefined: false,
    }),
    vector(
      'schema-false-definition',
      'A definition that the signed schema is not the hash of.',
      ['holds', 'unchecked'],
      {
        channels,
        credentials: [await withDefinition('string name,string note')],
      },
    ),
  ])
}

/** The attestation of a schema whose first field is no name, with another definition. */
async function withDefinition(definition: string): Promise<Json> {
  const row = await attestedRow(adaWallet, 'Speaker', { schema: 'string rejectedAs,string note' })
  const proof = row.proof as Json
  return { ...row, proof: { ...proof, schema: { ...(proof.schema as Json), definition } } }
}
