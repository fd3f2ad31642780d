import { parseChannelType } from '@whocast/contract/channel.ts'

/** Names of platforms that people write in place of the channel type, in any language. */
const aliases: Readonly<Record<string, string>> = {
  tw: 'twitter',
  twt: 'twitter',
  twit: 'twitter',
  tweeter: 'twitter',
  twiter: 'twitter',
  tuiter: 'twitter',
  'twitter/x': 'twitter',
  твиттер: 'twitter',
  твитер: 'twitter',
  推特: 'twitter',
  ツイッター: 'twitter',
  트위터: 'twitter',
  insta: 'instagram',
  ins: 'instagram',
  ig: 'instagram',
  инстаграм: 'instagram',
  инста: 'instagram',
  インスタグラム: 'instagram',
  インスタ: 'instagram',
  인스타그램: 'instagram',
  인스타: 'instagram',
  gh: 'github',
  гитхаб: 'github',
  ギットハブ: 'github',
  깃허브: 'github',
  깃헙: 'github',
  tg: 'telegram',
  tele: 'telegram',
  телеграм: 'telegram',
  телеграмм: 'telegram',
  телега: 'telegram',
  тг: 'telegram',
  テレグラム: 'telegram',
  텔레그램: 'telegram',
  电报: 'telegram',
  電報: 'telegram',
  warpcast: 'farcaster',
  fc: 'farcaster',
  фаркастер: 'farcaster',
  ファーキャスター: 'farcaster',
  파캐스터: 'farcaster',
  bsky: 'bluesky',
  блюскай: 'bluesky',
  ブルースカイ: 'bluesky',
  블루스카이: 'bluesky',
  yt: 'youtube',
  ютуб: 'youtube',
  油管: 'youtube',
  ユーチューブ: 'youtube',
  유튜브: 'youtube',
  линкедин: 'linkedin',
  领英: 'linkedin',
  領英: 'linkedin',
  リンクトイン: 'linkedin',
  링크드인: 'linkedin',
  леннс: 'lens',
  ленс: 'lens',
  レンズ: 'lens',
  렌즈: 'lens',
  реддит: 'reddit',
  レディット: 'reddit',
  레딧: 'reddit',
  мастодон: 'mastodon',
  マストドン: 'mastodon',
  마스토돈: 'mastodon',
  дискорд: 'discord',
  ディスコード: 'discord',
  디스코드: 'discord',
  твітер: 'twitter',
  інста: 'instagram',
  інстаграм: 'instagram',
  гітхаб: 'github',
  туитър: 'twitter',
  ไอจี: 'instagram',
  ทวิตเตอร์: 'twitter',
  ทวิต: 'twitter',
  เทเลแกรม: 'telegram',
  تلگرام: 'telegram',
  تيليجرام: 'telegram',
  تلغرام: 'telegram',
  توییتر: 'twitter',
  تويتر: 'twitter',
  اینستاگرام: 'instagram',
  اینستا: 'instagram',
  انستغرام: 'instagram',
  انستا: 'instagram',
  جيتهاب: 'github',
  טוויטר: 'twitter',
  אינסטגרם: 'instagram',
  אינסטה: 'instagram',
  טלגרם: 'telegram',
  גיטהאב: 'github',
  ट्विटर: 'twitter',
  इंस्टाग्राम: 'instagram',
  इंस्टा: 'instagram',
  टेलीग्राम: 'telegram',
  गिटहब: 'github',
  τουιτερ: 'twitter',
  ινσταγκραμ: 'instagram',
  тикток: 'tiktok',
  抖音: 'tiktok',
  틱톡: 'tiktok',
}

/** Channel types that are ordinary words too, or are read by their own words. */
const ordinary = new Set(
  'agent apple basename calendar custom email ens gallery interface literal medium mirror phone portrait signal sound threads wallet x'.split(
    ' ',
  ),
)

const byLabel = new Set('x medium mirror signal threads sound literal'.split(' '))

/** Returns true for an ordinary word that names a platform before a label: `threads handle zuck`. */
export const isNamedByLabel = (key: string): boolean => byLabel.has(key)

const unspacedAliases = Object.keys(aliases).filter((alias) => /[^\p{Script=Latin}/]/u.test(alias))

/** The starts of aliases that may have an ending: `твиттере`, `트위터에서`. */
const stems = unspacedAliases
  .filter((name) => name.length > 3)
  .map((name) => ({
    start: name.replace(/[аеи]$/u, ''),
    most: name.length + 2,
    type: aliases[name] ?? null,
  }))

/**
 * Returns the channel type that a word names; null when it names none.
 *
 * @param isOn whether the word is at a place where only a platform can be: `jack on x`
 */
export function platformOf(key: string, isOn = false): string | null {
  const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined
  if (alias !== undefined) return alias
  const ending = /^(.{4,}?)(?:nya|[dt][ae](?:ki|n)?|a|u|ie|ze|owi|em|ben|ban|issa)$/.exec(key)
  if (ending) {
    // `twitternya`, `twitterdaki`, `twittera`
    const type = platformOf(ending[1] ?? '')
    if (type !== null) return type
  }
  const type = /^[a-z.-]+$/.test(key) ? parseChannelType(key.replace(/\.com$/, '')) : null
  if (type !== null) return isOn || !ordinary.has(key.replace(/\.com$/, '')) ? type : null
  if (/^[\p{Script=Latin}\d]/u.test(key)) return null
  const stem = stems.find(({ start, most }) => key.startsWith(start) && key.length <= most)
  return stem?.type ?? null
}

/** The length of the platform name at the start of a text in a script without spaces; 0 if none. */
export function platformPrefix(text: string): number {
  const found = unspacedAliases.filter((alias) => text.startsWith(alias))
  return Math.max(0, ...found.map((alias) => alias.length))
}
