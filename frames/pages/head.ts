import { brandName } from '@whocast/contract/brand.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { type EmbedOptions, type MetaTag, miniAppEmbed } from '../embed.ts'

/** The values that every page gets from the app. */
export interface PageContext {
  /** Our public origin. */
  baseUrl: string
  asset: (name: string) => string
  /** Whether a Farcaster node can identify the signer of a client's signature. */
  knowsViewers: boolean
  /** The style sheet's hue class for a profile. */
  hue: (profile?: Profile) => string
}

const property = (name: string, content: string): MetaTag => ({ key: 'property', name, content })
const named = (name: string, content: string): MetaTag => ({ key: 'name', name, content })

/** The preview of a page where its address is shared. */
interface Preview {
  title: string
  description: string
  /** Path of the page, without a query. */
  path: string
  cardPath: string
  alt: string
  type: 'website' | 'profile'
}

/** Returns the Open Graph and X tags of a page. */
export const previewTags = (
  { baseUrl }: PageContext,
  { title, description, path, cardPath, alt, type }: Preview,
): MetaTag[] => [
  property('og:type', type),
  property('og:site_name', brandName),
  property('og:title', title),
  property('og:description', description),
  property('og:url', baseUrl + path),
  property('og:image', `${baseUrl}${cardPath}?ratio=1.91`),
  property('og:image:type', 'image/png'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', alt),
  named('twitter:card', 'summary_large_image'),
  named('twitter:title', title),
  named('twitter:description', description),
  named('twitter:image', `${baseUrl}${cardPath}?ratio=1.91`),
  named('twitter:image:alt', alt),
]

/** Returns the tag that makes Farcaster clients open a page as a Mini App. */
export const miniAppTag = (
  { baseUrl }: PageContext,
  embed: Omit<EmbedOptions, 'baseUrl'>,
): MetaTag => named('fc:miniapp', JSON.stringify(miniAppEmbed({ baseUrl, ...embed })))

/** Returns the same for the page of a person or a handle; `handle` is on the button. */
export const personTag = (context: PageContext, path: string, handle: string): MetaTag =>
  miniAppTag(context, { path, imagePath: `${path}/card.png`, buttonTitle: `See ${handle}` })
