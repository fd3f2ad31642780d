import type { LinkedType } from '@whocast/contract/account-link.ts'
import { bluesky } from './bluesky.ts'
import { codeberg } from './codeberg.ts'
import type { AccountFixture } from './fixture.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { hackernews } from './hackernews.ts'
import { keybase } from './keybase.ts'
import { mastodon } from './mastodon.ts'
import { nostr } from './nostr.ts'
import { npm } from './npm.ts'
import { orcid } from './orcid.ts'
import { reddit } from './reddit.ts'
import { website } from './website.ts'

/** One of each kind; handles of Lens are tried on a chain: `lens.test.ts`. */
const byType: Record<Exclude<LinkedType, 'lens'>, AccountFixture> = {
  github,
  website,
  mastodon,
  bluesky,
  reddit,
  hackernews,
  nostr,
  npm,
  gitlab,
  codeberg,
  keybase,
  orcid,
}

export const fixtures: AccountFixture[] = Object.values(byType)
