import { brandAccent, brandName } from '../src/domain/brand.ts'

/** A JSON Farcaster Signature over `{"domain": "<fqdn>"}`, from the configuration. */
export interface AccountAssociation {
  header: string
  payload: string
  signature: string
}

/**
 * `/.well-known/farcaster.json`. Without an account association clients treat the app as unclaimed,
 * and the manifest says so by leaving it out.
 *
 * @param baseUrl our public origin
 */
export const manifest = (baseUrl: string, accountAssociation: AccountAssociation | undefined) => ({
  ...(accountAssociation ? { accountAssociation } : {}),
  miniapp: {
    version: '1',
    name: brandName,
    subtitle: 'Who is this',
    description:
      'Look up anybody on Farcaster and Ethereum: verified accounts, claims told apart, and credentials with their evidence.',
    iconUrl: `${baseUrl}/icon.png`,
    homeUrl: `${baseUrl}/`,
    splashImageUrl: `${baseUrl}/splash.png`,
    splashBackgroundColor: brandAccent,
    primaryCategory: 'social',
    tags: ['identity', 'profiles', 'ens', 'credentials', 'lookup'],
    tagline: 'See who you are talking to',
    heroImageUrl: `${baseUrl}/card.png?ratio=1.91`,
    ogTitle: brandName,
    ogDescription: 'Profiles, verified accounts and credentials for Farcaster and Ethereum.',
    ogImageUrl: `${baseUrl}/card.png?ratio=1.91`,
    castShareUrl: `${baseUrl}/share`,
  },
})
