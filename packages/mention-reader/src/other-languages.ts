import type { OtherLanguage } from './language.ts'
import type { Words } from './lexicon.ts'
import { arabic } from './other-languages/ar.ts'
import { bulgarian } from './other-languages/bg.ts'
import { bengali } from './other-languages/bn.ts'
import { catalan } from './other-languages/ca.ts'
import { czech } from './other-languages/cs.ts'
import { danish } from './other-languages/da.ts'
import { greek } from './other-languages/el.ts'
import { persian } from './other-languages/fa.ts'
import { finnish } from './other-languages/fi.ts'
import { hebrew } from './other-languages/he.ts'
import { hindi } from './other-languages/hi.ts'
import { hungarian } from './other-languages/hu.ts'
import { malay } from './other-languages/ms.ts'
import { dutch } from './other-languages/nl.ts'
import { polish } from './other-languages/pl.ts'
import { romanian } from './other-languages/ro.ts'
import { slovak } from './other-languages/sk.ts'
import { serbian } from './other-languages/sr.ts'
import { scandinavian } from './other-languages/sv.ts'
import { swahili } from './other-languages/sw.ts'
import { thai } from './other-languages/th.ts'
import { tagalog } from './other-languages/tl.ts'
import { ukrainian } from './other-languages/uk.ts'
import { urdu } from './other-languages/ur.ts'

/** Words for “who”, “thanks” and “and”: enough for a short question about one account. */
const fewWords: readonly (readonly [
  code: string,
  interrogative: string,
  thanks: string,
  and: string,
  letters?: RegExp,
])[] = [
  ['ta', 'யார்|யாரு|யாருப்பா|யாருடைய|யார் இது', 'நன்றி', 'மற்றும்', /\p{Script=Tamil}/u],
  ['te', 'ఎవరు|ఎవరిది|ఎవరు ఇది', 'ధన్యవాదాలు', 'మరియు', /\p{Script=Telugu}/u],
  ['mr', 'कोण|कोण आहे|कोणाचा|कोणी', 'आभारी|धन्यवाद', 'आणि'],
  ['gu', 'કોણ|કોણ છે|કોનું', 'આભાર', 'અને', /\p{Script=Gujarati}/u],
  ['lt', 'kas|kas yra|kas tai|kieno', 'ačiū|dėkui', 'ir', /[ėųįš]/u],
  ['lv', 'kas|kas ir|kas tas ir|kura', 'paldies', 'un', /[āēīņļķģ]/u],
  ['et', 'kes|kes on|kelle|kes see on', 'aitäh|tänan', 'ja', /[õ]/u],
  ['ka', 'ვინ|ვინ არის|ვისი', 'მადლობა', 'და', /\p{Script=Georgian}/u],
  ['hy', 'ով|ով է|ում', 'շնորհակալություն', 'և', /\p{Script=Armenian}/u],
  ['kk', 'кім|бұл кім|кімнің', 'рахмет', 'және', /[әғқңөұүһі]/u],
  ['ne', 'को हो|कसको|यो को हो', 'धन्यवाद', 'र'],
  ['af', 'wie is hierdie|wie is dit|wie s', 'dankie', 'en'],
  ['km', 'អ្នកណា|នរណា', 'អរគុណ', 'និង', /\p{Script=Khmer}/u],
  ['my', 'ဘယ်သူ|ဘယ်သူလဲ', 'ကျေးဇူး', 'နဲ့', /\p{Script=Myanmar}/u],
  ['am', 'ማን|ማን ነው|የማን', 'አመሰግናለሁ', 'እና', /\p{Script=Ethiopic}/u],
  ['is', 'hver|hver er|hver á', 'takk', 'og', /[þð]/u],
  ['ga', 'cé|cé hé|cé hí', 'go raibh maith', 'agus'],
  ['eu', 'nor|nor da|noren', 'eskerrik asko', 'eta'],
  ['gl', 'quen|quen é|de quen', 'grazas', 'e'],
]

/** Words for the first, second, third and last of several choices. */
const ordinals: Readonly<Record<string, readonly [string, string, string, string]>> = {
  nl: ['eerste|de eerste|1e|één|nummer een|nummer 1', 'tweede|de tweede|2e|twee|nummer twee', 'derde|de derde|3e|drie', 'laatste|de laatste'],
  pl: ['pierwszy|pierwsza|pierwsze|pierwszego|jedynka|numer jeden', 'drugi|druga|drugie|drugiego|dwójka|numer dwa', 'trzeci|trzecia|trzecie|trzeciego|trójka|numer trzy', 'ostatni|ostatnia|ostatnie|ostatniego'],
  uk: ['перший|перша|перше|першого|першу|один', 'другий|друга|друге|другого|другу|два', 'третій|третя|третє|третього|третю|три', 'останній|остання|останнє|останнього'],
  cs: ['první|prvního|jednička|ten první', 'druhý|druhá|druhého|dvojka|ten druhý', 'třetí|třetího|trojka|ten třetí', 'poslední|ten poslední'],
  sk: ['prvý|prvá|jednotka', 'druhý|druhá|dvojka', 'tretí|tretia|trojka', 'posledný|posledná'],
  sv: ['första|den första|ettan|1:an', 'andra|den andra|tvåan|2:an', 'tredje|den tredje|trean|3:an', 'sista|den sista'],
  da: ['første|den første|nummer en|nummer 1', 'anden|den anden|andre|nummer to', 'tredje|den tredje|nummer tre', 'sidste|den sidste|siste'],
  fi: ['eka|ensimmäinen|ekan|ykkönen', 'toka|toinen|tokan|kakkonen', 'kolmas|kolmannen|kolmonen', 'viimeinen|vika'],
  hu: ['első|az első|elsőt|egyes', 'második|a második|kettes|másodikat', 'harmadik|a harmadik|hármas', 'utolsó|az utolsó'],
  ro: ['primul|prima|primu', 'al doilea|a doua|doilea|doi', 'al treilea|a treia|treilea|trei', 'ultimul|ultima'],
  el: ['πρώτος|πρώτη|πρώτο|πρωτος|πρωτη|πρωτο|το πρώτο|το πρωτο', 'δεύτερος|δεύτερη|δεύτερο|δευτερος|δευτερη|δευτερο|το δεύτερο|το δευτερο', 'τρίτος|τρίτη|τρίτο|τριτος|τριτη|τριτο|το τρίτο|το τριτο', 'τελευταίος|τελευταία|τελευταίο|τελευταιος|τελευταιο'],
  he: ['ראשון|הראשון|הראשונה|אחד', 'שני|השני|השנייה|שניים', 'שלישי|השלישי|השלישית|שלוש', 'אחרון|האחרון|האחרונה'],
  ar: ['الأول|الاول|الأولى|الاولى|أول واحد|اول واحد', 'الثاني|الثانية|التاني|التانية|ثاني واحد|تاني واحد', 'الثالث|الثالثة|التالت|ثالث واحد', 'الأخير|الاخير|الأخيرة|آخر واحد|اخر واحد'],
  fa: ['اول|اولی|اولین|یک', 'دوم|دومی|دومین|دو', 'سوم|سومی|سومین|سه', 'آخر|آخری|آخرین'],
  ur: ['پہلا|پہلی|پہلے والا', 'دوسرا|دوسری|دوسرے والا', 'تیسرا|تیسری|تیسرے والا', 'آخری'],
  hi: ['पहला|पहली|पहले वाला|पहला वाला|pehla|pehli|pehla wala|pahla', 'दूसरा|दूसरी|दूसरे वाला|दूसरा वाला|dusra|dusri|doosra|dusra wala', 'तीसरा|तीसरी|तीसरे वाला|teesra|teesri|tisra|teesra wala', 'आखिरी|आख़िरी|aakhri|akhri'],
  bn: ['প্রথম|প্রথমটা|প্রথমজন|এক নম্বর|১ নম্বর', 'দ্বিতীয়|দ্বিতীয়টা|দুই নম্বর|২ নম্বর', 'তৃতীয়|তৃতীয়টা|তিন নম্বর|৩ নম্বর', 'শেষ|শেষেরটা|শেষজন'],
  th: ['อันแรก|คนแรก|ที่หนึ่ง|อันที่หนึ่ง|อันที่ 1|คนที่ 1|หนึ่ง', 'อันที่สอง|คนที่สอง|ที่สอง|อันที่ 2|คนที่ 2|สอง', 'อันที่สาม|คนที่สาม|ที่สาม|อันที่ 3|คนที่ 3|สาม', 'อันสุดท้าย|คนสุดท้าย|สุดท้าย'],
  tl: ['una|yung una|pang una|una sa listahan', 'pangalawa|yung pangalawa|ikalawa', 'pangatlo|yung pangatlo|ikatlo', 'huli|yung huli|panghuli'],
  ms: ['pertama|yang pertama|satu', 'kedua|yang kedua|dua', 'ketiga|yang ketiga|tiga', 'terakhir|yang terakhir|last sekali'],
  sw: ['ya kwanza|wa kwanza|kwanza', 'ya pili|wa pili|pili', 'ya tatu|wa tatu|tatu', 'ya mwisho|wa mwisho|mwisho'],
  sr: ['prvi|prva|prvo|prvog|први|прва', 'drugi|druga|drugo|drugog|други|друга', 'treći|treća|treće|treci|трећи|трећа', 'zadnji|poslednji|posljednji|последњи'],
  bg: ['първи|първия|първият|първа|първата', 'втори|втория|вторият|втора|втората', 'трети|третия|третият|трета|третата', 'последен|последния|последният'],
  ca: ['primer|primera|el primer|la primera', 'segon|segona|el segon|la segona', 'tercer|tercera|el tercer|la tercera', 'últim|última|darrer|l’últim'],
} // biome-ignore format: one line for each language

const otherFiles: readonly OtherLanguage[] = [
  dutch, polish, ukrainian, czech, slovak, scandinavian, danish, finnish, hungarian, romanian, greek, bulgarian, serbian, catalan, hebrew, arabic, persian, urdu, hindi, bengali, thai, tagalog, malay, swahili,
] // biome-ignore format: one list

/** Languages that the reader understands in part. The bot replies in English. */
export const otherLanguages: readonly Words[] = [
  ...otherFiles.map(({ code, grammar, vocabulary }) => ({
    code,
    grammar,
    vocabulary: { ...vocabulary, ...(ordinals[code] ? { ordinals: ordinals[code] } : {}) },
  })),
  ...fewWords.map(([code, interrogative, thanks, and, letters]) => ({
    code,
    grammar: letters ? { letters } : {},
    vocabulary: { interrogative, thanks, and },
  })),
]
