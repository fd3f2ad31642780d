import type { LinkedType } from '@whocast/contract/account-link.ts'
import type { ChannelType } from '@whocast/contract/channel.ts'
import type { ManifestKeys } from '@whocast/evidence/forms/manifest.ts'
import type { ServiceActor } from '../../net/service-actor.ts'
import { createBluesky } from './bluesky.ts'
import { createGithub } from './github.ts'
import type { AccountKind } from './kind.ts'
import { createLens } from './lens.ts'
import { createMastodon } from './mastodon.ts'
import { createNostr } from './nostr.ts'
import {
  createCodeberg,
  createGitlab,
  createHackernews,
  createKeybase,
  createNpm,
  createOrcid,
  createReddit,
} from './platforms.ts'
import { createWebsite } from './website.ts'

interface KindSettings {
  /** The address in place of the public one; `off` if the kind is not fetched at all. */
  address(type: ChannelType): string | undefined
  githubToken?: string | undefined
  /** Checks who signed manifests of websites; null where nothing is configured to ask. */
  manifestKeys: ManifestKeys | null
  /** Signs requests to servers of the Fediverse; null where nobody could read its key. */
  actor: ServiceActor | null
}

/** The account says itself where it is. */
const ANY_HOST = ''
/** It is fetched from the configured address only. */
const NOWHERE = 'off'

/** THE table of accounts that can be confirmed: one row for each channel type with `isLinked`. */
const kinds: Record<
  LinkedType,
  { at: string; create(baseUrl: string, settings: KindSettings): AccountKind }
> = {
  github: {
    at: 'https://api.github.com',
    create: (baseUrl, { githubToken: token }) => createGithub({ baseUrl, token }),
  },
  website: { at: ANY_HOST, create: (_, { manifestKeys }) => createWebsite(manifestKeys) },
  mastodon: { at: ANY_HOST, create: (_, { actor }) => createMastodon(actor) },
  bluesky: { at: 'https://plc.directory', create: createBluesky },
  reddit: { at: 'https://www.reddit.com', create: createReddit },
  hackernews: { at: 'https://hacker-news.firebaseio.com', create: createHackernews },
  nostr: {
    at: 'wss://relay.damus.io,wss://nos.lol,wss://purplepag.es',
    create: createNostr,
  },
  npm: { at: 'https://registry.npmjs.org', create: createNpm },
  gitlab: { at: 'https://gitlab.com', create: createGitlab },
  codeberg: { at: 'https://codeberg.org', create: createCodeberg },
  keybase: { at: 'https://keybase.io', create: createKeybase },
  orcid: { at: 'https://pub.orcid.org', create: createOrcid },
  lens: { at: NOWHERE, create: createLens },
}

/** The kinds that are on. */
export const createKinds = (settings: KindSettings): AccountKind[] =>
  (Object.keys(kinds) as LinkedType[]).flatMap((type) => {
    const { at, create } = kinds[type]
    const address = settings.address(type) ?? at
    return address === 'off' ? [] : [create(address, settings)]
  })
