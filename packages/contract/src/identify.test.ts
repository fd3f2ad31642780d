import { expect, test } from 'vitest'
import { channelTypes, parseHandle } from './channel.ts'
import { channelUrl } from './channel-url.ts'
import { ServiceError } from './error.ts'
import { identifierKey } from './identifier.ts'
import { identify } from './identify.ts'
import { isExclusiveType } from './profile.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const wallet = `eth:${address.toLowerCase()}`

const solana = 'GR9uqPcEFyTGTmbFkXaZd1b2eKiuhTGc6BRt37wZYg88'

const youtube = 'youtube:channel/ucbr8-60-b28hp2bmdpdntcq'
const bücher = 'mastodon:ada@xn--bcher-kva.example'

const meaning = (text: string): string => {
  try {
    return identifierKey(identify(text))
  } catch (error) {
    if (error instanceof ServiceError) return error.code
    throw error
  }
}

test.each<[string, string]>([
  // Free text.
  ['vitalik.eth', 'ens:vitalik.eth'],
  ['  Vitalik.ETH ', 'ens:vitalik.eth'],
  ['vit\u200balik.eth', 'ens:vitalik.eth'],
  [address, wallet],
  ['fid:3', 'fid:3'],
  ['fid 3', 'fid:3'],
  ['fid#3', 'fid:3'],
  ['#3', 'fid:3'],
  ['jesse.base', 'ens:jesse.base.eth'],
  ['ada@example.com', 'email:ada@example.com'],
  ['@ada@example.com', 'mastodon:ada@example.com'],
  ['!3', 'fid:3'],
  ['3', 'fid:3'],
  ['@dwr', 'fname:dwr'],
  ['dwr', 'fname:dwr'],
  ['@v.eth', 'fname:v.eth'],
  ['twitter:jack', 'twitter:jack'],
  ['x/jack', 'twitter:jack'],
  ['lens/stani', 'lens:stani'],
  ['jesse.bsky.social', 'bluesky:jesse.bsky.social'],
  ['@jesse.bsky.social', 'bluesky:jesse.bsky.social'],
  // Accounts as other systems write them.
  [`did:pkh:eip155:1:${address}`, wallet],
  [`did:ethr:${address}`, wallet],
  [`did:ethr:mainnet:${address}`, wallet],
  ['did:ens:vitalik.eth', 'ens:vitalik.eth'],
  [`eip155:8453:${address}`, wallet],
  [`base:${address}`, wallet],
  [`ethereum:${address}`, wallet],
  [`ethereum:pay-${address}@8453?value=1e18`, wallet],
  ['ethereum:vitalik.eth', 'ens:vitalik.eth'],
  [`ethereum:0x${'a0'.repeat(20)}@1/transfer?uint256=1&address=${address}`, wallet],
  [`ethereum:0x${'a0'.repeat(20)}/transfer?address=vitalik.eth&uint256=1`, 'ens:vitalik.eth'],
  ['Gargron@mastodon.social', 'mastodon:gargron@mastodon.social'],
  ['@Gargron@mastodon.social', 'mastodon:gargron@mastodon.social'],
  // Farcaster, ENS, Base.
  ['https://farcaster.xyz/dwr', 'fname:dwr'],
  ['https://www.warpcast.com/v.eth/0xabc', 'fname:v.eth'],
  ['farcaster.xyz/dwr', 'fname:dwr'],
  ['https://farcaster.xyz/~/profiles/3', 'fid:3'],
  ['https://app.ens.domains/vitalik.eth', 'ens:vitalik.eth'],
  ['https://app.ens.domains/name/vitalik.eth/details', 'ens:vitalik.eth'],
  [`https://app.ens.domains/${address}`, wallet],
  ['https://vitalik.eth.limo/general/2024', 'ens:vitalik.eth'],
  ['https://www.base.org/name/jesse', 'ens:jesse.base.eth'],
  ['https://base.org/name/jesse.base.eth', 'ens:jesse.base.eth'],
  // Explorers, wallets, portfolios.
  [`https://etherscan.io/address/${address}`, wallet],
  [`https://optimistic.etherscan.io/address/${address}#tokentxns`, wallet],
  [`https://basescan.org/address/${address}?a=1`, wallet],
  [`https://base.blockscout.com/address/${address}`, wallet],
  [`https://zapper.xyz/account/${address}`, wallet],
  [`https://debank.com/profile/${address}`, wallet],
  [`https://opensea.io/${address}`, wallet],
  ['https://rainbow.me/vitalik.eth', 'ens:vitalik.eth'],
  ['https://opensea.io/vitalik.eth', 'ens:vitalik.eth'],
  // The channel table.
  ['https://x.com/jack', 'twitter:jack'],
  ['https://mobile.twitter.com/@Jack?s=20', 'twitter:jack'],
  ['x.com/jack/', 'twitter:jack'],
  ['https://x.com/jack/status/20', 'twitter:jack'],
  ['https://github.com/torvalds', 'github:torvalds'],
  ['https://www.github.com/torvalds/linux/tree/master#readme', 'github:torvalds'],
  ['https://www.linkedin.com/in/jane-doe/', 'linkedin:jane-doe'],
  ['https://www.linkedin.com/company/acme', 'linkedin-company:acme'],
  [
    'npub180cvv07tjdrrgpa0j7j7tmnyl2yr6yr7l8j4s3evf6u64th6gkwsyjh6w6',
    'nostr:npub180cvv07tjdrrgpa0j7j7tmnyl2yr6yr7l8j4s3evf6u64th6gkwsyjh6w6',
  ],
  ['nostr:ada@nostr.example', 'nostr:ada@nostr.example'],
  ['https://hey.xyz/u/stani', 'lens:stani'],
  ['https://hey.xyz/u/lens/stani', 'lens:lens/stani'],
  ['https://bsky.app/profile/jay.bsky.team', 'bluesky:jay.bsky.team'],
  ['https://medium.com/@jane/a-story-1', 'medium:jane'],
  ['https://www.youtube.com/@jane/videos', 'youtube:jane'],
  ['https://www.tiktok.com/@jane', 'tiktok:jane'],
  ['https://www.threads.com/@jane', 'threads:jane'],
  ['https://www.instagram.com/jane/', 'instagram:jane'],
  ['https://www.reddit.com/user/jane_doe', 'reddit:jane_doe'],
  ['https://old.reddit.com/u/jane_doe/', 'reddit:jane_doe'],
  ['https://paragraph.xyz/@jane', 'paragraph:jane'],
  ['https://open.spotify.com/user/AbC', 'spotify:AbC'],
  ['https://lu.ma/jane', 'luma:jane'],
  ['https://luma.com/jane', 'luma:jane'],
  ['https://mastodon.social/@Gargron', 'mastodon:gargron@mastodon.social'],
  ['mailto:jane@example.com?subject=hi', 'email:jane@example.com'],
  ['tel:+41791234567', 'phone:+41791234567'],
  ['https://wa.me/41791234567', 'whatsapp:+41791234567'],
  ['https://discord.com/users/123456789012345678', 'discord:123456789012345678'],
  [solana, `solana:${solana}`],
  [`https://explorer.solana.com/address/${solana}?cluster=devnet`, `solana:${solana}`],
  [`https://solscan.io/account/${solana}`, `solana:${solana}`],
  [`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`, `solana:${solana}`],
  [`did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`, `solana:${solana}`],
  [`EIP155:1:${address.toUpperCase()}`, wallet],
  [`DID:PKH:Eip155:1:${address}`, wallet],
  // Channels of YouTube, whose number is no handle.
  ['https://www.youtube.com/channel/UCBR8-60-B28hp2BmDPdntcQ', youtube],
  ['youtube.com/channel/UCBR8-60-B28hp2BmDPdntcQ/videos', youtube],
  ['youtube:channel/UCBR8-60-B28hp2BmDPdntcQ', youtube],
  ['https://www.youtube.com/c/Jane', 'youtube:c/jane'],
  // Servers of the Fediverse, and domains in any script.
  ['https://mastodon.social/users/Gargron', 'mastodon:gargron@mastodon.social'],
  ['mastodon.social/@ada@social.example', 'mastodon:ada@social.example'],
  ['https://bücher.example/@ada', bücher],
  ['bücher.example/@ada', bücher],
  ['@ada@bücher.example', bücher],
  ['mastodon:ada@BÜCHER.example', bücher],
  ['@ada@xn--bcher-kva.example', bücher],
  ['website:https://bücher.example', 'website:xn--bcher-kva.example'],
  ['email:ada@bücher.example', 'email:ada@xn--bcher-kva.example'],
  // This service.
  ['https://whocast.example/ens/vitalik.eth', 'ens:vitalik.eth'],
  ['https://whocast.example/api/v1/socials/twitter/jack', 'twitter:jack'],
  [`https://whocast.example/eth/${address}/card.png`, wallet],
])('%s is %s', (text, expected) => {
  expect(meaning(text)).toBe(expected)
})

test.each([
  'https://x.com/home',
  'https://x.com/i/spaces/1',
  'https://github.com/features/actions',
  'https://www.instagram.com/p/Cabc/',
  'https://www.youtube.com/watch?v=1',
  'https://farcaster.xyz/~/conversations/0x12',
  'https://farcaster.xyz/',
  `https://etherscan.io/token/${address}`,
  `https://opensea.io/assets/ethereum/${address}/1`,
  'https://example.com/a/b',
  'https://example.com',
  'https://www.youtube.com/channel/',
  'https://sites.example/users/1234/ada',
  'https://x.com/%zz',
  'did:plc:z72i7hdynmk6r22z27h6tvur',
  'npub180cvv07tjdrrgpa0j7j7tmnyl2yr6yr7l8j4s3evf6u64th6gkwsyjh6',
  '0x1234',
  'ethereum:0x1234',
  '',
])('%s is nobody', (text) => {
  expect(meaning(text)).toBe('invalid-identifier')
})

/** A handle that nearly every type accepts, and others for those that do not. */
const handles = [
  'jane',
  'jane@social.example',
  '+41791234567',
  '76561197960287930',
  '0000-0002-1825-0097',
  solana,
]

test('reads the public page of an account of every type as that account', () => {
  const misread = channelTypes.flatMap((type) => {
    const handle = handles.find((one) => parseHandle(type, one) !== null)
    const url = handle && channelUrl(type, handle)
    // Those of one person have keys of their own, and are above.
    if (!url || isExclusiveType(type)) return []
    const read = meaning(url)
    return read === `${type}:${parseHandle(type, handle)}` ? [] : [`${url} is ${read}`]
  })
  expect(misread).toEqual([])
})

test('tells what to write in place of keys of other networks', () => {
  expect(() =>
    identify(
      'nprofile1qqsrhuxx8l9ex335q7he0f09aej04zpazpl0ne2cgukyawd24mayt8gpp4mhxue69uhhytnc9e3k7mgpz4mhxue69uhkg6nzv9ejuumpv34kytnrdaksjlyr9p',
    ),
  ).toThrow(/an nprofile of Nostr is not looked up; use its npub/)
  expect(() => identify('did:plc:z72i7hdynmk6r22z27h6tvur')).toThrow(
    /a DID of this method is not looked up; use a name/,
  )
})

test('names the channel types when it does not know one', () => {
  expect(meaning('myspace:tom')).toBe('unknown-channel-type')
})
