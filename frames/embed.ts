import { brandAccent, brandName } from '@whocast/contract/brand.ts'
import { clip } from './person.ts'

/**
 * One `<meta>` of a page's head: by `name` for Mini Apps and Frames, by `property` for Open Graph.
 */
export interface MetaTag {
  key: 'name' | 'property'
  name: string
  content: string
}

/** The embed that a Farcaster client shows for a page's address in a cast. */
export interface EmbedOptions {
  /** Our public origin. */
  baseUrl: string
  /** The page's own path. */
  path: string
  /** The picture's path, 3:2. */
  imagePath: string
  /** At most 32 characters; cut when longer. */
  buttonTitle: string
}

/** Returns the Mini App embed of a page: https://miniapps.farcaster.xyz/docs/guides/sharing. */
export const miniAppEmbed = ({ baseUrl, path, imagePath, buttonTitle }: EmbedOptions) => ({
  version: '1',
  imageUrl: baseUrl + imagePath,
  button: {
    title: clip(buttonTitle, 32),
    action: {
      type: 'launch_miniapp',
      name: brandName,
      url: baseUrl + path,
      splashImageUrl: `${baseUrl}/splash.png`,
      splashBackgroundColor: brandAccent,
    },
  },
})

type LegacyButton = { label: string } & (
  | { action: 'link'; target: string }
  | { action: 'post'; target: string }
)

export interface LegacyFrame {
  /** Absolute URL of the picture, 1.91:1. */
  image: string
  postUrl: string
  input?: string
  buttons: LegacyButton[]
}

/**
 * Returns the tags of a Frames v1 page (`fc:frame` is `vNext`); buttons post to the routes of
 * legacy.tsx.
 */
export function legacyTags({ image, postUrl, input, buttons }: LegacyFrame): MetaTag[] {
  const tag = (name: string, content: string): MetaTag => ({ key: 'property', name, content })
  return [
    tag('fc:frame', 'vNext'),
    tag('fc:frame:image', image),
    tag('fc:frame:image:aspect_ratio', '1.91:1'),
    tag('fc:frame:post_url', postUrl),
    ...(input ? [tag('fc:frame:input:text', input)] : []),
    ...buttons.flatMap(({ label, action, target }, index) => [
      tag(`fc:frame:button:${index + 1}`, label),
      tag(`fc:frame:button:${index + 1}:action`, action),
      tag(`fc:frame:button:${index + 1}:target`, target),
    ]),
  ]
}

/** Returns the URL that opens a client's composer with a page as embed. */
export const composeUrl = (text: string, embed: string): string =>
  `https://farcaster.xyz/~/compose?text=${encodeURIComponent(text)}&embeds[]=${encodeURIComponent(embed)}`

/** The hint in the text input of a v1 frame: clients reject more than 32 bytes. */
export const LEGACY_INPUT = 'vitalik.eth, 0x…, @dwr, fid 3'

/**
 * Returns the frame of the home page for v1 clients.
 *
 * @param knowsViewers whether a viewer's signature can be checked: without it "View mine" could
 *   only fail
 */
export const legacyHome = (baseUrl: string, knowsViewers: boolean): LegacyFrame => ({
  image: `${baseUrl}/card.png?ratio=1.91`,
  postUrl: `${baseUrl}/v1`,
  input: LEGACY_INPUT,
  buttons: [
    { label: 'Search', action: 'post', target: `${baseUrl}/v1/search` },
    ...(knowsViewers
      ? [{ label: 'View mine', action: 'post', target: `${baseUrl}/v1/me` } as const]
      : []),
  ],
})

/** Returns the frame of a profile's page for v1 clients. */
export const legacyProfile = (baseUrl: string, path: string, name: string): LegacyFrame => ({
  image: `${baseUrl}${path}/card.png?ratio=1.91`,
  postUrl: `${baseUrl}/v1${path}`,
  buttons: [
    { label: 'Page', action: 'link', target: baseUrl + path },
    { label: 'Share', action: 'link', target: composeUrl(`This is ${name}`, baseUrl + path) },
    { label: 'Back', action: 'post', target: `${baseUrl}/v1/back` },
  ],
})
