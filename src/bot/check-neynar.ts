import { SignerApi } from '@neynar/nodejs-sdk/build/api/apis/signer-api.js'
import { UserApi } from '@neynar/nodejs-sdk/build/api/apis/user-api.js'
import { WebhookApi } from '@neynar/nodejs-sdk/build/api/apis/webhook-api.js'
import type { Webhook } from '@neynar/nodejs-sdk/build/api/index.js'
import { type BotCheck, fault, ok } from './check.ts'
import {
  describeFailure,
  type HttpFailure,
  type NeynarOptions,
  neynarConfiguration,
} from './neynar.ts'

interface NeynarSetupClient {
  users: Pick<UserApi, 'fetchBulkUsers'>
  signers: Pick<SignerApi, 'lookupSigner'>
  webhooks: Pick<WebhookApi, 'fetchWebhooks'>
}

/** Creates a client for checks of the set-up. */
export function createNeynarSetupClient(options: NeynarOptions): NeynarSetupClient {
  const configuration = neynarConfiguration(options)
  return {
    users: new UserApi(configuration),
    signers: new SignerApi(configuration),
    webhooks: new WebhookApi(configuration),
  }
}

type Outcome = Omit<BotCheck, 'name'>

async function call<T>(
  work: Promise<{ data: T }>,
): Promise<{ data: T } | { status?: number; reason: string }> {
  try {
    return await work
  } catch (error) {
    const { response } = error as HttpFailure
    return {
      ...(response?.status ? { status: response.status } : {}),
      reason: describeFailure(error as HttpFailure),
    }
  }
}

interface NeynarCheckInput {
  client: NeynarSetupClient
  fid: number
  username: string
  signerUuid: string
}

/** Checks a bot that publishes through Neynar, which offers no dry run. */
export async function checkNeynarBot(input: NeynarCheckInput): Promise<BotCheck[]> {
  const { client, fid, username, signerUuid } = input
  const found = await call(client.users.fetchBulkUsers({ fids: String(fid) }))
  if ('reason' in found)
    return [{ name: 'neynar', ...fault(`${found.reason}. Check NEYNAR_API_KEY.`) }]
  const user = found.data.users?.find((one) => one.fid === fid)
  const signer = await call(client.signers.lookupSigner({ signerUuid }))
  return [
    { name: 'neynar', ...ok('Neynar responds.') },
    {
      name: 'fid',
      ...(user
        ? ok(`Neynar knows fid ${fid}.`)
        : fault(`Neynar knows no fid ${fid}. Check BOT_FID.`)),
    },
    { name: 'username', ...checkName(user?.username, { fid, username }) },
    ...('reason' in signer
      ? [
          {
            name: 'key' as const,
            ...fault(`${signer.reason} about the signer. Check NEYNAR_SIGNER_UUID.`),
          },
        ]
      : checkSigner(signer.data, fid)),
  ]
}

function checkName(
  found: string | undefined,
  { fid, username }: { fid: number; username: string },
): Outcome {
  return found === username
    ? ok(`${username} is the username of fid ${fid}.`)
    : fault(
        `The username of fid ${fid} is ${found ?? 'unknown'}, not ${username}. Check BOT_USERNAME.`,
      )
}

/** A signer may publish casts unless its permissions leave that out. */
const PUBLISHING = new Set<string>(['WRITE_ALL', 'PUBLISH_CAST'])

function checkSigner(
  {
    fid: owner,
    status,
    permissions,
  }: { fid?: number; status?: string; permissions?: readonly string[] },
  fid: number,
): BotCheck[] {
  const isOwn = owner === fid && status === 'approved'
  const mayPublish = !permissions?.length || permissions.some((one) => PUBLISHING.has(one))
  return [
    {
      name: 'key',
      ...(isOwn
        ? ok(`The signer is approved for fid ${fid}.`)
        : fault(
            `The signer is ${status ?? 'unknown'} for fid ${owner ?? 'unknown'}. It must be approved for fid ${fid}.`,
          )),
    },
    {
      name: 'scopes',
      ...(mayPublish
        ? ok('The signer may publish casts.')
        : fault('The signer may not publish casts.')),
    },
  ]
}

export interface WebhookCheckInput {
  /** Lists the webhooks; null if there is no API key. */
  client: Pick<NeynarSetupClient, 'webhooks'> | null
  /** `https://…/webhooks/neynar` of this service. */
  url: string
  secrets: readonly string[]
  fid: number
  /** Whether mentions come from a node too. */
  hasNode: boolean
  now: number
}

/** Checks the secrets of webhooks and, where Neynar lists them, the webhooks. */
export async function checkWebhooks(input: WebhookCheckInput): Promise<BotCheck> {
  return { name: 'webhooks', ...(await judgeWebhooks(input)) }
}

async function judgeWebhooks(input: WebhookCheckInput): Promise<Outcome> {
  const { client, url, secrets, hasNode } = input
  if (secrets.length === 0)
    return hasNode
      ? ok('No webhook secret is set: mentions come from the node.')
      : fault('NEYNAR_WEBHOOK_SECRETS is not set: every webhook is rejected.')
  const unverified = ok('A webhook secret is set; only a delivery verifies it.')
  if (!client) return unverified
  const listed = await call(client.webhooks.fetchWebhooks())
  // Mirrors of the API do not list webhooks.
  if ('reason' in listed)
    return listed.status === 404 ? unverified : fault(`${listed.reason} about its webhooks.`)
  const ours = (listed.data.webhooks ?? []).filter(
    (one) => one.active && !one.deleted_at && one.target_url === url,
  )
  if (ours.length === 0) return fault(`Neynar has no active webhook to ${url}.`)
  return judgeListed(ours, input)
}

function judgeListed(ours: readonly Webhook[], { secrets, fid, now }: WebhookCheckInput): Outcome {
  const isKnown = ({ secrets: theirs }: Webhook) =>
    theirs.some(
      ({ value, deleted_at, expires_at }) =>
        !deleted_at && Date.parse(expires_at) > now && secrets.includes(value),
    )
  const unknown = ours.find((one) => !isKnown(one))
  if (unknown)
    return fault(
      `NEYNAR_WEBHOOK_SECRETS lacks the active secret of the webhook "${unknown.title}".`,
    )
  const filters = ours.flatMap((one) => one.subscription?.filters['cast.created'] ?? [])
  const missing = (['mentioned_fids', 'parent_author_fids'] as const).filter(
    (name) => !filters.some((filter) => filter[name]?.includes(fid)),
  )
  return missing.length === 0
    ? ok(`${ours.length} active webhooks, with secrets that are set here.`)
    : fault(`No webhook has ${missing.join(' or ')}=${fid}: such casts do not arrive.`)
}
