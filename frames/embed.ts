import { brandAccent, brandName } from '@whocast/contract/brand.ts'
import { clip } from './person.ts'

export type MetaTag = readonly [name: string, content: string]

interface EmbedOptions {
  baseUrl: string
  path: string
  /** The picture's path, 3:2. */
  imagePath: string
  /** At most 32 characters; cut when longer. */
  buttonTitle: string
}

/**
 * Returns the tag that makes Farcaster clients open a page as a Mini App:
 * https://miniapps.farcaster.xyz/docs/guides/sharing.
 */
export const miniAppTag = ({ baseUrl, path, imagePath, buttonTitle }: EmbedOptions): MetaTag => {
  const action = {
    type: 'launch_miniapp',
    name: brandName,
    url: baseUrl + path,
    splashImageUrl: `${baseUrl}/splash.png`,
    splashBackgroundColor: brandAccent,
  }
  const button = { title: clip(buttonTitle, 32), action }
  return ['fc:miniapp', JSON.stringify({ version: '1', imageUrl: baseUrl + imagePath, button })]
}

interface LegacyFrame {
  /** Absolute URL of the picture, 1.91:1. */
  image: string
  postUrl: string
  input?: string
  buttons: readonly (readonly [label: string, action: 'link' | 'post', target: string])[]
}

/** Returns the tags of a Frames v1 page; buttons post to the routes of frog.tsx. */
const legacyTags = ({ image, postUrl, input, buttons }: LegacyFrame): MetaTag[] => [
  ['fc:frame', 'vNext'],
  ['fc:frame:image', image],
  ['fc:frame:image:aspect_ratio', '1.91:1'],
  ['fc:frame:post_url', postUrl],
  ...(input ? [['fc:frame:input:text', input] as const] : []),
  ...buttons.flatMap(([label, action, target], index): MetaTag[] => [
    [`fc:frame:button:${index + 1}`, label],
    [`fc:frame:button:${index + 1}:action`, action],
    [`fc:frame:button:${index + 1}:target`, target],
  ]),
]

/** Returns true for a URL that a v1 button may lead to: at most 256 bytes. */
export const fitsButton = (target: string): boolean => Buffer.byteLength(target) <= 256

/** Returns the URL that opens a client's composer with a page as embed. */
export const composeUrl = (text: string, embed: string): string =>
  `https://farcaster.xyz/~/compose?text=${encodeURIComponent(text)}&embeds[]=${encodeURIComponent(embed)}`

/** The hint in the text input of a v1 frame: clients reject more than 32 bytes. */
export const LEGACY_INPUT = 'vitalik.eth, 0x…, @dwr, fid 3'

/**
 * Returns the v1 frame of the home page.
 *
 * @param knowsViewers whether a viewer's signature can be checked: without it "View mine" could
 *   only fail
 */
export const legacyHome = (baseUrl: string, knowsViewers: boolean): MetaTag[] =>
  legacyTags({
    image: `${baseUrl}/card.png?ratio=1.91`,
    postUrl: `${baseUrl}/v1`,
    input: LEGACY_INPUT,
    buttons: [
      ['Search', 'post', `${baseUrl}/v1/search`],
      ...(knowsViewers ? [['View mine', 'post', `${baseUrl}/v1/me`] as const] : []),
    ],
  })

/** Returns the v1 frame of a profile's page. */
export function legacyProfile(baseUrl: string, path: string, name: string): MetaTag[] {
  const share = composeUrl(`This is ${name}`, baseUrl + path)
  return legacyTags({
    image: `${baseUrl}${path}/card.png?ratio=1.91`,
    postUrl: `${baseUrl}/v1${path}`,
    buttons: [
      ['Page', 'link', baseUrl + path],
      ...(fitsButton(share) ? [['Share', 'link', share] as const] : []),
      ['Back', 'post', `${baseUrl}/v1/back`],
    ],
  })
}

interface Preview {
  title: string
  description: string
  /** Path of the page, without a query. */
  path: string
  cardPath: string
  alt: string
  type?: 'website' | 'profile'
}

/** Returns the Open Graph and X tags of a page. */
export const previewTags = (
  baseUrl: string,
  { title, description, path, cardPath, alt, type = 'website' }: Preview,
): MetaTag[] => [
  ['og:type', type],
  ['og:site_name', brandName],
  ['og:title', title],
  ['og:description', description],
  ['og:url', baseUrl + path],
  ['og:image', `${baseUrl}${cardPath}?ratio=1.91`],
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', alt],
  ['twitter:card', 'summary_large_image'],
  ['twitter:title', title],
  ['twitter:description', description],
  ['twitter:image', `${baseUrl}${cardPath}?ratio=1.91`],
  ['twitter:image:alt', alt],
]

/**
 * Returns the tags of the page of a person or a handle.
 *
 * @param options.handle on the button
 * @param options.frame tags of its v1 frame
 */
export const personTags = (
  baseUrl: string,
  { path, handle, frame = [] }: { path: string; handle: string; frame?: MetaTag[] },
  preview: Omit<Preview, 'path' | 'cardPath'> & { path?: string },
): MetaTag[] => [
  miniAppTag({ baseUrl, path, imagePath: `${path}/card.png`, buttonTitle: `See ${handle}` }),
  ...frame,
  ...previewTags(baseUrl, { path, cardPath: `${path}/card.png`, ...preview }),
]
