/** Names of known people and projects, as they are written on networks. */
export const realNames: readonly string[] =
  `Vitalik Buterin|Dan Romero|Varun Srinivasan|Jesse Pollak|Brian Armstrong|Hayden Adams|Stani Kulechov|Nick Johnson|Brantly Millegan|Joseph Lubin
Gavin Wood|Charles Hoskinson|Anatoly Yakovenko|Sandeep Nailwal|Linda Xie|Balaji Srinivasan|Naval Ravikant|Chris Dixon|Marc Andreessen|Fred Wilson
Tim Berners-Lee|Linus Torvalds|Grace Hopper|Ada Lovelace|Alan Turing|Margaret Hamilton|Dennis Ritchie|Ken Thompson|Brian Kernighan|Barbara Liskov
Donald Knuth|Edsger Dijkstra|Guido van Rossum|Bjarne Stroustrup|James Gosling|Brendan Eich|Yukihiro Matsumoto|Rasmus Lerdorf|Larry Wall|Anders Hejlsberg
Satoshi Nakamoto|Hal Finney|Nick Szabo|Adam Back|Wei Dai|David Chaum|Whitfield Diffie|Martin Hellman|Ralph Merkle|Ron Rivest
Barack Obama|Angela Merkel|Greta Thunberg|Malala Yousafzai|Nelson Mandela|Serena Williams|Lionel Messi|Simone Biles|Usain Bolt|Roger Federer
Taylor Swift|Beyonce Knowles|Billie Eilish|Freddie Mercury|David Bowie|Frida Kahlo|Pablo Picasso|Vincent van Gogh|Claude Monet|Georgia OKeeffe
Marie Curie|Albert Einstein|Isaac Newton|Galileo Galilei|Charles Darwin|Rosalind Franklin|Stephen Hawking|Carl Sagan|Jane Goodall|Katherine Johnson
Virginia Woolf|Jane Austen|Mark Twain|Toni Morrison|Haruki Murakami|Gabriel Garcia|Chimamanda Adichie|Arundhati Roy|Salman Rushdie|Margaret Atwood
Coinbase Wallet|Uniswap Labs|Optimism Foundation|Arbitrum One|Polygon Network|Chainlink Oracle|Ethereum Name Service|Farcaster Protocol|Lens Protocol|Metamask Support`
    .split(/[|\n]/)
    .map((name) => name.trim())

/** Letters that UTS #39 lists as confusable with Latin ones. */
const confusables: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  i: 'і',
  j: 'ј',
  s: 'ѕ',
  d: 'ԁ',
  g: 'ɡ',
  h: 'һ',
  k: 'κ',
  n: 'ո',
  v: 'ν',
}
const capitals: Record<string, string> = {
  A: 'Α',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'Κ',
  M: 'М',
  N: 'Ν',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  S: 'Ѕ',
  J: 'Ј',
  G: 'Ԍ',
  I: 'І',
}
const digits: Record<string, string> = { o: '0', l: '1', e: '3', a: '4', s: '5', t: '7', i: '1' }

const mapped = (name: string, table: Record<string, string>, most = Number.POSITIVE_INFINITY) => {
  let left = most
  return [...name].map((letter) => (table[letter] && left-- > 0 ? table[letter] : letter)).join('')
}
const shifted = (name: string, from: number) =>
  [...name]
    .map((letter) =>
      /[a-z]/.test(letter) ? String.fromCodePoint(from + letter.charCodeAt(0) - 97) : letter,
    )
    .join('')
const changed = (name: string, at: number, how: (one: string, next: string) => string) =>
  name.slice(0, at) + how(name[at] ?? '', name[at + 1] ?? '') + name.slice(at + 2)

/** Ways to imitate a name; a result that is the name itself is none. */
export const imitations: Record<string, (name: string) => string> = {
  'one confusable letter': (name) => mapped(name, confusables, 1),
  'three confusable letters': (name) => mapped(name, confusables, 3),
  'all confusable letters': (name) => mapped(mapped(name, confusables), capitals),
  'confusable capitals': (name) => mapped(name, capitals),
  'capital I for l': (name) => name.replaceAll('l', 'I'),
  'l for capital I': (name) => name.replace(/i/g, 'l'),
  digits: (name) => mapped(name, digits),
  'one digit': (name) => mapped(name, digits, 1),
  'rn for m': (name) => name.replaceAll('m', 'rn'),
  'full width': (name) => shifted(name, 0xff41),
  'mathematical letters': (name) => shifted(name, 0x1d41a),
  'zero-width space': (name) => `${name.slice(0, 3)}\u200b${name.slice(3)}`,
  'soft hyphen': (name) => `${name.slice(0, 2)}\u00ad${name.slice(2)}`,
  'word joiner and accents': (name) =>
    `${name.slice(0, 4)}\u2060${name.slice(4).replace('a', 'à').replace('o', 'ó')}`,
  'other separators': (name) => `_${name.replaceAll(' ', '.')}_`,
  'the very name': (name) => `${name} ✔️`,
  'a letter doubled': (name) => changed(name, 1, (one, next) => one + one + next),
  'a letter left out': (name) => changed(name, 1, (_, next) => next),
  'two letters swapped': (name) => changed(name, name.length - 3, (one, next) => next + one),
  'a letter changed': (name) => changed(name, 2, (_, next) => `u${next}`),
  'a letter added': (name) => `${name}s`,
  'dotless letters': (name) => name.replace(/i/g, 'ı'),
  'Roman numerals and letters with strokes': (name) =>
    name
      .replace(/v/gi, 'ⅴ')
      .replace(/l/g, 'ⅼ')
      .replace(/c/g, 'ⅽ')
      .replace(/d/g, 'ⅾ')
      .replace(/m/g, 'ⅿ'),
  'bidi marks': (name) => `${name.slice(0, 5)}\u200e\u200f${name.slice(5)}`,
}

/** Given and family names of 20 scripts. */
const scripts: Record<string, [given: string, family: string]> = {
  Latin: [
    'Emma Olivia Lucas Mateo Ingrid Björn Zoë Ángel',
    'Müller Kowalski Nguyễn Ferreira Johansson Yılmaz',
  ],
  Cyrillic: [
    'Анна Иван Мария Дмитрий Ольга Сергей Наталья Павел',
    'Иванов Петрова Кузнецов Шевченко Соколова Попов',
  ],
  Greek: [
    'Ελένη Γιώργος Μαρία Νίκος Σοφία Κώστας Δήμητρα Πέτρος',
    'Παπαδόπουλος Γεωργίου Νικολάου Ιωάννου Δημητρίου Αθανασίου',
  ],
  Arabic: ['محمد فاطمة علي مريم يوسف ليلى حسن نور', 'الأحمد حداد خوري العلي منصور قاسم'],
  Hebrew: ['דוד שרה יוסף מרים נועה אורי תמר איתן', 'כהן לוי מזרחי פרץ ביטון אברהם'],
  Devanagari: ['राहुल प्रिया अमित नेहा विकास अंजलि सुनील कविता', 'शर्मा वर्मा गुप्ता सिंह पटेल कुमार'],
  Bengali: ['রহিম সুমন অনিতা রুমা করিম শিখা তপন মিতা', 'দাস ঘোষ রায় সেন হোসেন চৌধুরী'],
  Tamil: ['கார்த்திக் பிரியா முருகன் லட்சுமி அருண் மீனா ரவி கமலா', 'குமார் ராஜன் சுந்தரம் நாதன் பாண்டியன் செல்வம்'],
  Telugu: ['రాము సీత లక్ష్మి రవి అనిల్ పద్మ కిరణ్ సుజాత', 'రెడ్డి నాయుడు శర్మ రావు చౌదరి ప్రసాద్'],
  Gujarati: ['અમિત પૂજા રમેશ કિરણ નીતા હર્ષ ભાવના જય', 'પટેલ શાહ મહેતા દેસાઈ જોશી ત્રિવેદી'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਹਰਜੀਤ ਸਿਮਰਨ ਜਸਪ੍ਰੀਤ ਅਮਨ ਮਨਦੀਪ ਰਾਜ ਕਿਰਨ', 'ਸਿੰਘ ਕੌਰ ਗਿੱਲ ਸੰਧੂ ਢਿੱਲੋਂ ਬਰਾੜ'],
  Kannada: ['ರಾಜು ಲಕ್ಷ್ಮಿ ಸುರೇಶ್ ಗೀತಾ ಮಂಜು ರಮೇಶ್ ಅನಿತಾ ಕಿರಣ್', 'ಗೌಡ ಶೆಟ್ಟಿ ರಾವ್ ಹೆಗಡೆ ಕುಮಾರ್ ಭಟ್'],
  Malayalam: ['രവി ലക്ഷ്മി സുരേഷ് ഗീത അനിൽ മീര ബിജു രാധ', 'നായർ മേനോൻ പിള്ള വർഗീസ് തോമസ് കുറുപ്പ്'],
  Thai: ['สมชาย สมหญิง อนันต์ มาลี วิชัย สุดา ประเสริฐ กมล', 'ใจดี สุขสันต์ ทองดี ศรีสุข แสงทอง บุญมี'],
  Khmer: ['សុខា បុប្ផា វិចិត្រ ធីតា រតនា ចន្ទា សុវណ្ណ កញ្ញា', 'ជា លឹម សួន កែវ ហេង ញឹម'],
  Georgian: [
    'გიორგი ნინო დავით მარიამ ლუკა ანა ირაკლი თამარ',
    'ბერიძე კაპანაძე გელაშვილი მაისურაძე ლომიძე წიკლაური',
  ],
  Armenian: [
    'Արամ Անի Դավիթ Մարիամ Գոռ Լիլիթ Տիգրան Նարե',
    'Պետրոսյան Հակոբյան Սարգսյան Գրիգորյան Հովհաննիսյան Մկրտչյան',
  ],
  Hangul: ['민수 지영 서연 현우 수진 도윤 하은 준호', '김 이 박 최 정 강'],
  Han: ['伟 芳 秀英 敏 静 丽 强 磊', '王 李 张 刘 陈 杨'],
  Ethiopic: ['አበበ ሰላም ዳዊት ሄለን ዮሐንስ ማርታ ተስፋዬ ሳራ', 'ከበደ ታደሰ ገብረ ወልደ ኃይሉ መኮንን'],
}

/** Names of people who imitate nobody, of 20 scripts. */
export const honestNames: readonly string[] = Object.values(scripts).flatMap(([given, family]) =>
  given.split(' ').flatMap((first) => family.split(' ').map((last) => `${first} ${last}`)),
)
