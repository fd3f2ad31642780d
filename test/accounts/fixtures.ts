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

/** One of each kind. */
export const fixtures: AccountFixture[] = [
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
]
