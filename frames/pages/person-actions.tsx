import { brandName } from '@whocast/contract/brand.ts'
import { profileFid } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import { composeUrl } from '../embed.ts'
import { embedHtml } from '../embed-code.ts'
import { Icon } from '../parts.tsx'
import type { Shown } from './profile.tsx'

/** The actions on a profile: sharing the card, and a menu of the others. */
export function PersonActions({
  shown: { profile, name, handle, path, canonical, baseUrl, identifier },
}: {
  shown: Shown
}) {
  const fid = profileFid(profile)
  const address = profile.walletAddress && getAddress(profile.walletAddress)
  return (
    <div class="actions">
      <a
        class="button primary"
        href={composeUrl(`This is ${handle}`, baseUrl + path)}
        data-compose={baseUrl + path}
        data-text={`This is ${handle}`}
      >
        <Icon name="share" />
        Share
      </a>
      <details class="menu" data-menu>
        <summary class="button">More</summary>
        <ul>
          <li class="needs-script">
            <button type="button" data-copy={baseUrl + canonical}>
              <Icon name="copy" />
              <span>Copy link</span>
            </button>
          </li>
          {address === undefined ? null : (
            <li class="needs-script">
              <button type="button" data-copy={address}>
                <Icon name="wallet" />
                <span>Copy wallet address</span>
              </button>
            </li>
          )}
          {fid === null ? null : (
            <li>
              <a href={`https://farcaster.xyz/~/profiles/${fid}`} rel="noopener" data-fid={fid}>
                <Icon name="farcaster" />
                View on Farcaster
              </a>
            </li>
          )}
          <li>
            <a href={`${path}/card.png`}>
              <Icon name="credential" />
              Card as a picture
            </a>
          </li>
          <li class="needs-script">
            <button
              type="button"
              data-copy={embedHtml({
                baseUrl,
                identifier,
                path: canonical,
                name: `${name} on ${brandName}`,
              })}
            >
              <Icon name="link" />
              <span>Copy embed code</span>
            </button>
          </li>
          <li>
            <a href={`${path}/contact.vcf`}>
              <Icon name="phone" />
              Contact card
            </a>
          </li>
          <li>
            <a href={`/api/v1${path}`}>
              <Icon name="info" />
              JSON
            </a>
          </li>
          <li class="qr">
            <img
              src={`${path}/qr.svg`}
              alt={`QR code of the address of this page`}
              width="160"
              height="160"
              loading="lazy"
            />
          </li>
        </ul>
      </details>
    </div>
  )
}
