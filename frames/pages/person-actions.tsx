import { brandName } from '@whocast/contract/brand.ts'
import { profileFid } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import { composeUrl } from '../embed.ts'
import { embedHtml } from '../embed-code.ts'
import { Icon } from '../parts.tsx'
import type { Shown } from './profile.tsx'

const copyItem = (icon: string, label: string, text: string) => (
  <li class="needs-script">
    <button type="button" data-copy={text}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  </li>
)

const linkItem = (icon: string, label: string, href: string) => (
  <li>
    <a href={href}>
      <Icon name={icon} />
      {label}
    </a>
  </li>
)

/** The actions on a profile: sharing the card, and a menu of the others. */
export function PersonActions({
  shown: { profile, name, handle, path, canonical, baseUrl, identifier },
}: {
  shown: Shown
}) {
  const fid = profileFid(profile)
  const embed = { baseUrl, identifier, path: canonical, name: `${name} on ${brandName}` }
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
          {copyItem('copy', 'Copy link', baseUrl + canonical)}
          {profile.walletAddress
            ? copyItem('wallet', 'Copy wallet address', getAddress(profile.walletAddress))
            : null}
          {fid === null ? null : (
            <li>
              <a href={`https://farcaster.xyz/~/profiles/${fid}`} rel="noopener" data-fid={fid}>
                <Icon name="farcaster" />
                View on Farcaster
              </a>
            </li>
          )}
          {linkItem('credential', 'Card as a picture', `${path}/card.png`)}
          {copyItem('link', 'Copy embed code', embedHtml(embed))}
          {linkItem('phone', 'Contact card', `${path}/contact.vcf`)}
          {linkItem('info', 'JSON', `/api/v1${path}`)}
          <li class="qr">
            <img
              src={`${path}/qr.svg`}
              alt="QR code of the address of this page"
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
