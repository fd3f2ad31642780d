import { brandAccent, brandName } from '@whocast/contract/brand.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'

export interface ManifestOptions {
  baseUrl: string
  /** A JSON Farcaster Signature of our domain; without one the app is unclaimed. */
  accountAssociation?: { header: string; payload: string; signature: string } | undefined
  /** The wallet of the account at Base Build that the app belongs to. */
  baseBuilder?: `0x${string}` | undefined
  /** Whether clients notify us of people who add the app, so that they can get messages. */
  hasNotifications?: boolean | undefined
  /** Whether to request that stores and search omit the app, as for a staging server. */
  isUnlisted?: boolean | undefined
}

/**
 * Returns `/.well-known/farcaster.json`: https://miniapps.farcaster.xyz/docs/guides/publishing, and
 * Base's `baseBuilder`.
 */
export const manifest = ({
  baseUrl,
  accountAssociation,
  baseBuilder,
  hasNotifications = false,
  isUnlisted = false,
}: ManifestOptions) => ({
  ...(accountAssociation ? { accountAssociation } : {}),
  ...(baseBuilder ? { baseBuilder: { ownerAddress: baseBuilder } } : {}),
  miniapp: {
    version: '1',
    name: brandName,
    subtitle: 'Who is this',
    description:
      'Look up people on Farcaster and Ethereum: verified accounts, claims shown apart, and credentials with their evidence.',
    iconUrl: `${baseUrl}/icon.png`,
    homeUrl: `${baseUrl}/`,
    splashImageUrl: `${baseUrl}/splash.png`,
    splashBackgroundColor: brandAccent,
    primaryCategory: 'social',
    tags: ['identity', 'profiles', 'ens', 'credentials', 'lookup'],
    tagline: 'See who you are talking to',
    screenshotUrls: [1, 2, 3].map((number) => `${baseUrl}/screenshot-${number}.png`),
    heroImageUrl: `${baseUrl}/card.png?ratio=1.91`,
    ogTitle: brandName,
    ogDescription: 'Profiles, verified accounts and credentials for Farcaster and Ethereum.',
    ogImageUrl: `${baseUrl}/card.png?ratio=1.91`,
    castShareUrl: `${baseUrl}/share`,
    ...(hasNotifications ? { webhookUrl: `${baseUrl}${API_PATH}/miniapp/webhook` } : {}),
    canonicalDomain: new URL(baseUrl).hostname,
    ...(isUnlisted ? { noindex: true } : {}),
  },
})
