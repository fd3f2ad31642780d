import { easAbi, easChains } from '@whocast/evidence/forms/eas.ts'
import { type Abi, type Address, type Hex, parseEventLogs, zeroAddress, zeroHash } from 'viem'
import { loadArtifact } from '../reference/contracts.ts'
import type { Anvil } from './anvil.ts'

/** The real EAS on a local chain, at the address where the chain of that ID has it. */
export interface Eas {
  contract: Address
  registry: Address
  abi: Abi
  /** Registers a schema; its uid. */
  register(definition: string, revocable?: boolean): Promise<Hex>
  /** Attests from any address, with or without a key; the uid. */
  attest(from: Address, input: AttestInput): Promise<Hex>
  /** Many attestations of one schema in one transaction; their uids. */
  attestMany(from: Address, schema: Hex, inputs: Omit<AttestInput, 'schema'>[]): Promise<Hex[]>
  revoke(from: Address, schema: Hex, uid: Hex): Promise<void>
  revokeOffchain(from: Address, uid: Hex): Promise<void>
}

export interface AttestInput {
  schema: Hex
  recipient: Address
  data: Hex
  /** Unix seconds; never by default. */
  expirationTime?: bigint
  revocable?: boolean
}

const artifact = (name: string) =>
  loadArtifact(
    `@ethereum-attestation-service/eas-contracts/artifacts/contracts/${name}.sol/${name}.json`,
  )

/** Deploys EAS 1.9.0 to a chain; also puts it where {@link easChains} has it, if it has. */
export async function deployEas(anvil: Anvil): Promise<Eas> {
  const registryArtifact = artifact('SchemaRegistry')
  const { abi, bytecode } = artifact('EAS')
  const registry = await anvil.deploy(registryArtifact)
  const deployed = await anvil.deploy({ abi, bytecode }, [registry])
  const contract = easChains[anvil.chainId]?.contract ?? deployed
  if (contract !== deployed) {
    const code = await anvil.client.getCode({ address: deployed })
    const request = anvil.client.request as (call: {
      method: string
      params: unknown[]
    }) => Promise<unknown>
    await request({ method: 'anvil_setCode', params: [contract, code] })
  }
  const uidsOf = async (hash: Hex): Promise<Hex[]> => {
    const { logs } = await anvil.client.getTransactionReceipt({ hash })
    return parseEventLogs({ abi: easAbi, eventName: 'Attested', logs }).map(({ args }) => args.uid)
  }
  const requestData = ({
    recipient,
    data,
    expirationTime = 0n,
    revocable = true,
  }: Omit<AttestInput, 'schema'>) => ({
    recipient,
    expirationTime,
    revocable,
    refUID: zeroHash,
    data,
    value: 0n,
  })
  return {
    contract,
    registry,
    abi,
    async register(definition, revocable = true) {
      const hash = await anvil.write(registry, registryArtifact.abi, 'register', [
        definition,
        zeroAddress,
        revocable,
      ])
      const { logs } = await anvil.client.getTransactionReceipt({ hash })
      const uid = logs[0]?.topics[1]
      if (!uid) throw new Error('no schema was registered')
      return uid
    },
    async attest(from, input) {
      const hash = await anvil.write(
        contract,
        abi,
        'attest',
        [{ schema: input.schema, data: requestData(input) }],
        from,
      )
      const [uid] = await uidsOf(hash)
      if (!uid) throw new Error('nothing was attested')
      return uid
    },
    async attestMany(from, schema, inputs) {
      return uidsOf(
        await anvil.write(
          contract,
          abi,
          'multiAttest',
          [[{ schema, data: inputs.map(requestData) }]],
          from,
        ),
      )
    },
    async revoke(from, schema, uid) {
      await anvil.write(contract, abi, 'revoke', [{ schema, data: { uid, value: 0n } }], from)
    },
    async revokeOffchain(from, uid) {
      await anvil.write(contract, abi, 'revokeOffchain', [uid], from)
    },
  }
}
