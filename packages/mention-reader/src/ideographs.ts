/**
 * Japanese and Chinese, which set no spaces: a Latin word among them is the name, and what is
 * around it says whether it is asked about.
 */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Whether a text has Chinese or Japanese characters. */
export const isIdeographic = (text: string): boolean => ideograph.test(text)

/** Openings of Chinese questions, which could be read as the beginning of an ENS name. */
const openings =
  /(请问|請問|谁是|誰是|查一下|查查|查询|帮我查|这是|介绍一下|介绍|认识|你知道|知道|搜索|找一下|这个)(?=[a-z0-9@])/giu

/**
 * Sets spaces where a Latin word meets ideographs; names that consist of ideographs are left whole.
 */
export function spaceIdeographs(text: string): string {
  if (!isIdeographic(text)) return text
  return text
    .replace(openings, '$1 ')
    .replace(/(\.eth)(と|や|か|和|跟|与|還是|还是|、)(?=[a-z0-9.-]+\.eth)/giu, '$1 $2 ')
    .replace(/(\.eth)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/giu, '$1 ')
    .replace(/(?<=[a-z0-9])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/giu, ' ')
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[a-z0-9@](?![a-z0-9.@-]*\.eth))/giu,
      ' ',
    )
}

const asksWho =
  /誰(?!が)|だれ(?!が)|どなた(?!が)|何者|谁|哪位|什么人|做什么的|干什么的|干嘛的|什么来头/u
const asks =
  /教えて|調べ|検索|探し|さがし|知って|知りたい|とは|って何|本物|信頼|信用|怪し|ツイッター|プロフィール|アカウント|について|見せて|紹介|どんな人|查|搜|找|介绍|認識|认识|知道|推特|靠谱|可信|资料|是真|信息|主页|账号|怎么样|何を|どこで|の.{0,20}は[？?]?$|って(?:さん)?$|情報|確認して|検証|表示して|名片|背景|详情|看看|看一下|是不是/u
const asksPerson =
  /どんな人|調べ|查|介绍|真人|という人|さん|本物|信頼|信用|怪し|プロフィール|アカウント|ツイッター|推特|靠谱|可信|资料|主页|账号|名片|认识|認識/u
const self =
  /(?:私|わたし|俺|僕|自分|我)(?:は|って|是)?(?:誰|だれ|谁)|我的(?:资料|主页|账号|名片)|(?:私|自分|俺|僕)の(?:プロフィール|カード|アカウント)/u
const pointing =
  /この人|この方|この投稿|この|これ|こいつ|その人|それ|あの人|彼女|彼|这个?人|这位|这是|这|那个?人|他|她|書いた|投稿した|投稿者|作者|楼主|博主|あれ|写的|发的/u
const helps = /ヘルプ|使い方|助けて|何ができ|帮助|幫助|怎么用|使用方法|你能做什么/u

export interface IdeographicQuestion {
  /** A person, or something about a person, is asked for. */
  isQuestion: boolean
  /** Who a person is, or what only a person has; `rustについて教えて` asks about anything. */
  isAboutPerson: boolean
  isSelf: boolean
  isPointing: boolean
  isHelp: boolean
}

/** What the ideographs of a text ask; null when it has none. */
export function readIdeographs(text: string): IdeographicQuestion | null {
  if (!isIdeographic(text)) return null
  return {
    isQuestion: asksWho.test(text) || asks.test(text),
    isAboutPerson: asksWho.test(text) || asksPerson.test(text),
    isSelf: self.test(text),
    isPointing:
      asksWho.test(text) &&
      (pointing.test(text) || /^[^\p{L}]*(?:誰|だれ|谁)[^\p{L}]*$/u.test(text)),
    isHelp: helps.test(text),
  }
}

/** What joins names: `dwrとrish`. */
export const isIdeographicConjunction = (text: string): boolean =>
  /^(?:と|や|か|和|跟|与|还是|對|对|、)$/u.test(text)
