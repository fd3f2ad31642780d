import type { OtherLanguage } from '../language.ts'

export const polish: OtherLanguage = {
  code: 'pl',
  grammar: { letters: /[ąęłńśźż]/u },
  vocabulary: {
    profile: `profil|konto|karta|portfel|profilu|kartę|karty|informacje|dane|imię|nazwisko
      imię i nazwisko|zdjęcie|praca|czym się zajmuje|zajmuje się|wizytówka|historia`,
    no: `nie|żaden|żadna|żadne|nikt|nic|nieważne|obojętnie|nie nie|no nie`,
    yes: `tak|tak tak|no tak|dokładnie|zgadza się|jasne|właśnie|to ten|to ta|ten|oczywiście
      pewnie|ta|no`,
    only: `tylko|wyłącznie|jedynie`,
    interrogative: `kto|kto to|kto to jest|co to za|co to za typ|kim jest|kim są|kogo|czyj|czyja|czyje
      czyje to|do kogo należy|kto jest|kto ta|kto taki|kto taka|kim jest ten|co to za jeden
      co to za gość|co to za ziomek|kto za tym stoi|kto stoi za|stoi za|kto napisał|kto pisze
      kto prowadzi|czyj jest|czyja jest|czyje jest|czyj to|czyja to|czyich|kogo to|kim są ci
      kto to do cholery|kto to kurwa|kto w ogóle|kim on jest|kim ona jest|do kogo|jak się nazywa`,
    question: `co|gdzie|kiedy|jak|ile|ilu|jaki|jaka|jakie|czy|dlaczego|od kiedy|od jak dawna
      czyżby|ma może|od ilu|w jakim|jakiego|jakiej|jaką|jakim|które|który|która|którego|skąd
      po co|czego|czym|komu|ile ma|jest gdzieś|serio`,
    request: `pokaż|znajdź|sprawdź|powiedz|daj|podaj|poproszę|znasz|wyszukaj|szukam|proszę o
      pokażesz|pokaz|pokażcie|znajdz|znajdziesz|sprawdź no|sprawdz|sprawdzisz|sprawdzić
      sprawdźcie|weź sprawdź|weź pokaż|weź|zerknij|zerkniesz|zobacz|zobaczyć|rzuć okiem|luknij
      obczaj|obczaisz|ogarnij|powiedz mi|powiesz|powiedzcie|opowiedz|daj mi|dasz|dajcie|dawaj
      podrzuć|podeślij|wyślij|wrzuć|chcę|chcę wiedzieć|chciałbym|chciałabym|chciałbym wiedzieć
      chciałabym wiedzieć|wiesz|wiecie|wie ktoś|ktoś wie|ktoś zna|zna ktoś|znacie|kojarzysz
      kojarzycie|kojarzy ktoś|możesz|możesz sprawdzić|możesz powiedzieć|mógłbyś|mogłabyś
      mogę ufać|można ufać|można zaufać|potrzebuję|potrzebny|potrzebne|interesuje mnie
      ciekawi mnie|ciekawe|jestem ciekaw|wyjaśnij|opisz|przedstaw|namierz|wygoogluj|prześwietl
      zweryfikuj|potwierdź|poszukaj|szukamy`,
    trust: `wiarygodny|wiarygodna|godny zaufania|ufać|zaufać|oszust|prawdziwy|prawdziwa|oszustka
      oszustwo|skam|wałek|przekręt|naciągacz|krętacz|prawdziwe|fejk
      fejkowy|podróbka|legitny|botem|wiarygodne|zaufania|ufać mu|podejrzany|podejrzana
      uczciwy|uczciwa|zweryfikowany|zweryfikowana|człowiek|realny|ściema`,
    pointing: `ten|ta|to|on|ona|jej|jego|ten gość|ten typ|autor|tego|tej|temu|tym|tę|tamten|tamta
      ci|oni|nim|nią|niego|niej|jemu|mu|go|ją|tego typa|tego gościa|ten ziomek|ten koleś
      ten facet|ta babka|ta osoba|ta laska|ten człowiek|ten użytkownik|to konto|ten profil|autora
      autorka|autorem|ten wyżej|powyżej|ten wpis|ten post|wpis|napisał|napisała|wrzucił`,
    he: `on|ona|jej|jego|ten gość|ten typ|autor|autorka|nim|nią|niego|niej|jemu|mu|go|ją
      tego typa|tego gościa|ten ziomek|ten koleś|ten facet|ta babka|ta osoba|ta laska
      ten człowiek|ten użytkownik|to konto|ten profil|autora|ten wyżej|tamten|tamta`,
    self: `ja|mnie|mi|o mnie|mną|sobie|siebie|ze mną|na mnie|u mnie|jestem|i mnie
      mnie też`,
    my: `mój|moja|moje|moich|mojego|mojej|moim|moją|swój|swoje|swoją|nasz|nasze`,
    you: `ty|wy|próbowałeś|myślisz|sądzisz|ciebie|cię|tobie|ci|twój|twoja|twoje|wasz|wasze|wam
      co myślisz|co myślicie|co sądzisz|co sądzicie|próbowaliście|używacie|używasz|polecasz
      polecacie|spróbuj|zapytaj`,
    not: `nie|bez|oprócz|poza|nie o|zamiast|nie ten|nie ta|nie tego|nie tę|ale nie|a nie
      tylko nie|pomijając|pomiń|wyklucz|bez tego|wyłączając|z wyjątkiem|nie licząc|nie chodzi o
      nie interesuje mnie|nie pytam o|olej|zamiast tego|zapomnij o|prócz`,
    correction: `przepraszam|sorki|chodziło mi o|chodzi mi o|miałem na myśli|też|raczej|znaczy
      sory|wybacz|pomyłka|pomyliłem|pomyliłam|pomyłkowo|pomyliło mi się|literówka|błąd
      chodziło o|chodzi o|miałam na myśli|chciałem powiedzieć|chciałam powiedzieć|tzn|to znaczy
      znaczy się|właściwie|w sumie|nie ten|nie ta|nie tego|inny|inna|innego|drugi|ten drugi|druga
      ta druga|a teraz|teraz|i teraz|jeszcze|jeszcze raz|i jeszcze|a co z|co z|to samo
      to samo dla|tak samo|podobnie|również|także|a|następny|kolejny|ups|oj|kurde|poprawka
      a jednak|no i|zamiast`,
    every: 'wszystkie|wszystkich|oba|obie|obu|wszyscy',
    and: `i|oraz|a`,
    or: `lub|albo|czy`,
    thanks: `dzięki|dziękuję|dzieki|dziekuje|dzięki wielkie|dzięki bardzo|dziękuje|wielkie dzięki
      dzięks|dziena|dzięx|dziękować|dziękówa|dzięki za|bardzo dziękuję`,
    praise: `super|świetnie|brawo|fajnie|haha|ekstra|dobre|spoko|zajebiście|zajebisty|zajebista
      zajebiste|sztos|kozak|kozacki|petarda|mega|genialne|genialny|świetny|świetna|świetne|niezły
      niezła|nieźle|dobra robota|dobry|dobry bot|dobra|super robota|gratulacje|gratki|szacun
      szacunek|mistrz|legenda|król|hahaha|hahah|xdd|xddd|heh|beka|śmieszne|kurwa|kurwo|chuj
      chujowy|chujnia|gówno|gówniany|debil|idiota|głupi|głupia|głupie|głupi bot|tępy|kretyn
      zamknij się|zamknij mordę|spierdalaj|spadaj|beznadziejny|beznadzieja|słabo|słaby|słabe
      żenada|żałosne|porażka|wstyd|dno|szkoda|smutne|nudne|nuda|ładnie|ładny|ładne|piękne|piękny
      kocham|uwielbiam|lubię|podoba mi się|o kurde|o rany|matko|masakra|jezu|serio xd|rozumiem
      jasne rozumiem|ok rozumiem|no dobra|ciekawe to|zgadzam się|racja|prawda to|brawa`,
    greeting: `cześć wszystkim|dzień dobry|dobranoc|miłego|pozdrawiam|wszystkiego najlepszego
      siema wszystkim|hejka wszystkim|miłego dnia|miłego wieczoru|miłego weekendu|dobry wieczór
      dobranocka|sto lat|gratulacje dla|pozdro|pozdrówka|pozdrowienia|pozdrów|buziaki|do jutra
      do zobaczenia|na razie|nara|pa|wesołych świąt|smacznego|powodzenia|witam wszystkich
      witajcie|dzień dobry wszystkim`,
    courtesy: `hej|cześć|proszę|właściwie|no|tu|tutaj|w ogóle|siema|siemka|siemano|siema bot|elo
      eluwina|hejka|hejo|heja|cze|czesc|witam|witaj|halo|ej|ejj|stary|stara|mordo|mordeczko
      byku|ziomek|ziom|kolego|koleżanko|bracie|brachu|ludzie|ludziska|chłopaki|dziewczyny|kochani
      panie|pani|proszę cię|prosze|boty|botku|robocie|może|chyba|jakoś
      tak w ogóle|swoją drogą|szczerze|serio|naprawdę|tylko pytam|z ciekawości|pytanie
      mam pytanie|szybkie pytanie|takie pytanie|a tak|teraz|zaraz|szybko|pilnie|ech|no no
      wiesz co|słuchaj|słuchajcie|wgl|ogl|tbh|xd`,
    copula: `jest|są|był|była|ma|to|będzie|są to|bywa|wydaje się`,
    common: `że|się|na|w|z|do|po|przez|wczoraj|dzisiaj|jutro|nikt|już|jeszcze|bardzo|bo|od|ale
      albo|żeby|kiedyś|zawsze|tylko|trochę|dużo|mało|więcej|mniej|teraz|potem|później|dziś|noc
      dzień|rano|wieczór|tydzień|miesiąc|rok|lat|lata|czas|praca|pracy|dom|domu|kasa|kasę|piwo
      kawa|kawę|pierogi|mecz|film|pogoda|kurs|cena|krypto|nftki|nftków|siedzę|siedzi|mam|masz
      mają|mieć|być|robić|robi|robią|iść|idę|idzie|wierzy|odkupić|kupić|sprzedać|spać|jeść|pić
      swoją|ani|też|tam|tędy|gdyby|skoro|choć|przy|pod|nad|przed|między|bez|dla|około`,
    on: `na|z|w`,
    about: `o|na temat|dla|od|z|u|dotyczące`,
    wallet: `portfela|portfele|portfel|portfeli|adres|adresy|adresu|walleta|wallety
      adres portfela`,
    fid: `fida|numer`,
    ens: `ensa|domena|nazwa ens`,
    credentials: `odznaka|odznaki|odznakę|certyfikat|certyfikaty|poświadczenie|poświadczenia
      poapy`,
    verifiers: `kto zweryfikował|kto potwierdził|kto poświadczył|kto ręczy|kto poręczył
      kto za niego ręczy|zweryfikował|potwierdził`,
    accounts: `konta|kont|kontem|socjale|sociale|linki|podpięte|podpięty|podpiętych
      połączone|powiązane|nicki|nazwa użytkownika|strona`,
    person: `osoba|gość|gościu|typ|typek|typa|ziomek|ziom|koleś|kolo|facet|babka|kobieta|chłopak
      dziewczyna|laska|pan|pani|użytkownik|użytkowniczka|niejaki|niejaka|jakiś|jakaś|o nicku
      o imieniu|zwany|nazywa się|ktoś taki jak|człowiek`,
    notAfter: `nie|pomiń|odpada|nie trzeba|nie interesuje mnie|wyklucz|daj spokój`,
    compare: `porównaj|porównanie|różnica|różnica między|różni|kontra|między|a może
      ta sama osoba|ten sam|to samo|kto lepszy|który lepszy|obaj|oboje|obie`,
    help: `pomoc|pomocy|pomóż|jak to działa|jak działasz|jak tego używać|jak cię używać
      co potrafisz|co umiesz|co robisz|co możesz|instrukcja|komendy|do czego służysz|po co jesteś
      jak działa ten bot`,
    statement: `wczoraj|poznałem|poznałam|spotkałem|spotkałam|byłem|byłam|byliśmy|byliście|gadał
      gadała|gadaliśmy|rozmawiałem|rozmawiałam|powiedział|powiedziała|mówi|mówił|mówią|napisał mi
      poleca|polecił|poleciła|twierdzi|uważa|myślę|myślę że|uważam|sądzę|wydaje mi się|podobno
      ponoć|chyba że|widziałem|widziałam|słyszałem|słyszałam|czytałem|używam|używamy|lubię to
      kupiłem|kupiłam|sprzedałem|wygrałem|wygrał|przegrał|dostałem|dostałam|zrobiłem|zrobiłam
      zrobił|zrobiliśmy|piłem|jadłem|jedliśmy|piliśmy|pracuję|pracuje z|pracował|zablokował
      wisi mi|jest mi winien|oddał|mój kumpel|mój kolega|moja koleżanka|mój przyjaciel|mój szef
      wszyscy|każdy|zawsze|nigdy|jak zwykle|jak zawsze|znam go|znam ją|znam już|jutro
      w zeszłym tygodniu|cały dzień|cały wieczór|dzisiaj był`,
    rhetorical: `kto nie zna|kto go nie zna|kto jej nie zna|kto by pomyślał|kogo to obchodzi
      wszyscy znają|wszyscy wiedzą|każdy wie|każdy zna|jakby|nikt nie pytał|kto pytał
      nie odpowiadaj|nie mów`,
    relative: `brat|siostra|mama|tata|matka|ojciec|żona|żonie|mąż|mężowi|szef|syn|córka|pies|kot
      babcia|dziadek|kumpel|kolega|przyjaciel`,
    endorse: `polecam|ja polecam|rekomenduję|popieram|ręczę|ręczę za|poręczam|poręczam za
      gwarantuję|daję głowę|wycofuję|wycofaj|cofam|potwierdzam że`,
  },
}
