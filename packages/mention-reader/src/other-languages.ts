import type { OtherLanguage } from './language.ts'
import { arabic } from './other-languages/ar.ts'
import { bengali } from './other-languages/bn.ts'
import { czech } from './other-languages/cs.ts'
import { greek } from './other-languages/el.ts'
import { persian } from './other-languages/fa.ts'
import { finnish } from './other-languages/fi.ts'
import { hebrew } from './other-languages/he.ts'
import { hindi } from './other-languages/hi.ts'
import { hungarian } from './other-languages/hu.ts'
import { dutch } from './other-languages/nl.ts'
import { polish } from './other-languages/pl.ts'
import { romanian } from './other-languages/ro.ts'
import { scandinavian } from './other-languages/sv.ts'
import { swahili } from './other-languages/sw.ts'
import { thai } from './other-languages/th.ts'
import { tagalog } from './other-languages/tl.ts'
import { ukrainian } from './other-languages/uk.ts'

/** Words for “who”, “thanks” and “and”: enough for a short question about one account. */
const fewWords: readonly (readonly [
  code: string,
  interrogative: string,
  thanks: string,
  and: string,
  letters?: RegExp,
])[] = [
  ['ur', 'کون|کون ہے|کس نے|کس کا|یہ کون ہے|کس کی', 'شکریہ|مہربانی', 'اور', /[ٹڈڑںہے]/u],
  ['ta', 'யார்|யாரு|யாருப்பா|யாருடைய|யார் இது', 'நன்றி', 'மற்றும்', /\p{Script=Tamil}/u],
  ['te', 'ఎవరు|ఎవరిది|ఎవరు ఇది', 'ధన్యవాదాలు', 'మరియు', /\p{Script=Telugu}/u],
  ['mr', 'कोण|कोण आहे|कोणाचा|कोणी', 'आभारी|धन्यवाद', 'आणि'],
  ['gu', 'કોણ|કોણ છે|કોનું', 'આભાર', 'અને', /\p{Script=Gujarati}/u],
  ['bg', 'кой|коя|кой е|коя е|чий|чия', 'благодаря|мерси', 'и'],
  ['sr', 'ko|ko je|tko|tko je|čiji|čija|ко|ко је|чији', 'hvala|хвала', 'i|и', /[đћђ]/u],
  ['sk', 'kto|kto je|kto to je|čí|čia', 'ďakujem|vďaka', 'a', /[ľĺŕ]/u],
  ['da', 'hvem|hvem er|hvis er|hvem ejer|hvem er det her', 'tak|tusind tak|takk', 'og', /[øæ]/u],
  ['ca', 'qui|qui és|qui és aquest|de qui és', 'gràcies|merci', 'i'],
  ['lt', 'kas|kas yra|kas tai|kieno', 'ačiū|dėkui', 'ir', /[ėųįš]/u],
  ['lv', 'kas|kas ir|kas tas ir|kura', 'paldies', 'un', /[āēīņļķģ]/u],
  ['et', 'kes|kes on|kelle|kes see on', 'aitäh|tänan', 'ja', /[õ]/u],
  ['ka', 'ვინ|ვინ არის|ვისი', 'მადლობა', 'და', /\p{Script=Georgian}/u],
  ['hy', 'ով|ով է|ում', 'շնորհակալություն', 'և', /\p{Script=Armenian}/u],
  ['kk', 'кім|бұл кім|кімнің', 'рахмет', 'және', /[әғқңөұүһі]/u],
  ['ne', 'को हो|कसको|यो को हो', 'धन्यवाद', 'र'],
  ['ms', 'siapa ni|sape|siape|sapa ni|siapa tu', 'terima kasih|tq', 'dan'],
  ['af', 'wie is hierdie|wie is dit|wie s', 'dankie', 'en'],
  ['km', 'អ្នកណា|នរណា', 'អរគុណ', 'និង', /\p{Script=Khmer}/u],
  ['my', 'ဘယ်သူ|ဘယ်သူလဲ', 'ကျေးဇူး', 'နဲ့', /\p{Script=Myanmar}/u],
  ['am', 'ማን|ማን ነው|የማን', 'አመሰግናለሁ', 'እና', /\p{Script=Ethiopic}/u],
  ['is', 'hver|hver er|hver á', 'takk', 'og', /[þð]/u],
  ['ga', 'cé|cé hé|cé hí', 'go raibh maith', 'agus'],
  ['eu', 'nor|nor da|noren', 'eskerrik asko', 'eta'],
  ['gl', 'quen|quen é|de quen', 'grazas', 'e'],
]

/** Languages that the reader understands in part. The bot replies in English. */
export const otherLanguages: readonly OtherLanguage[] = [
  dutch,
  polish,
  ukrainian,
  czech,
  scandinavian,
  finnish,
  hungarian,
  romanian,
  greek,
  hebrew,
  arabic,
  persian,
  hindi,
  bengali,
  thai,
  tagalog,
  swahili,
  ...fewWords.map(([code, interrogative, thanks, and, letters]) => ({
    code,
    grammar: letters ? { letters } : {},
    vocabulary: { interrogative, thanks, and },
  })),
]
