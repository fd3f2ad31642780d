import type { OtherLanguage } from '../language.ts'

export const hungarian: OtherLanguage = {
  code: 'hu',
  grammar: { letters: /[őű]/u },
  vocabulary: {
    profile: `profil|profilom|fiók|profilja|profilt|kártya|kártyája|kártyát|kártyám|infók
      adatok|adatai|adataim|neve|név|kép|képe|munkája|életrajz`,
    no: `nem|egyik sem|egyik se|senki|semelyik|mindegy|hagyjuk|semmi`,
    yes: `igen|ja|pontosan|ő az|az|rendben|oké|persze`,
    only: `csak|kizárólag`,
    interrogative: `ki|kik|ki ez|ki az|kié|kicsoda|kicsodák|ki ő|ki ez a|ki az a|ki a|ki a fene
      ki a fasz|ki a franc|ki a halál|ki a tököm|kié ez|kié az|ki írta|ki posztolta
      ki van mögötte|ki áll mögötte|áll mögötte|kik ezek|ki lehet|kihez tartozik|kit|kivel|kiről
      hogy hívják|miféle|kicsoda ez`,
    question: `mi|hol|mikor|hogyan|mennyi|milyen|van|miért|honnan|hány|mióta|melyik|melyiket|mit
      mik|van-e|van itt|vane|igaz|igaz-e|ugye|nem|kinek|mekkora|mennyire|hol van`,
    request: `mutasd|keresd|mondd|nézd meg|ismered|mutasd meg|megmutatod|mutass|keresd meg|keress
      megkeresed|keresek|nézz utána|nézd|nézd már|megnézed|megnéznéd|nézz rá|csekkold|csekkold le
      ellenőrizd|mondd meg|mondd el|mondj|mesélj|adj|add meg|add ide|küldd|küldj|ismeri valaki
      ismeritek|ismersz|ismered-e|tudod|tudod-e|tudjátok|tudja valaki|valaki tudja
      szeretném tudni|szeretném|akarom tudni|akarom|tudni akarom|kéne|kellene|kell|érdekel
      kíváncsi vagyok|kíváncsi|tudnál|tudnád|tudsz|meg tudod|meg tudnád|lehet|bízhatok
      megbízhatok|bízhatunk|magyarázd|hasonlítsd össze`,
    pointing: `ez|az|ő|ezt|azt|ennek|annak|ehhez|róla|neki|vele|tőle|őt|övé|ez a csávó|ez a srác
      ez a csaj|ez a pasi|ez az ember|ez a tag|ez az arc|ez a fickó|ez a nő|ez az illető|szerző
      a szerző|szerzője|írója|aki írta|aki ezt írta|fenti|a fenti|poszt|bejegyzés|írta`,
    he: `ő|róla|neki|vele|tőle|őt|övé|ez a csávó|ez a srác|ez a csaj|ez a pasi|ez az ember
      ez a tag|ez az arc|ez a fickó|ez a nő|ez az illető|szerző|a szerző|szerzője|írója|aki írta
      aki ezt írta|a fenti`,
    self: `én|engem|rólam|nekem|velem|magam|magamat|magamról|én is|engem is|és én|hozzám|tőlem
      nálam`,
    not: `nem|kivéve|nélkül|nem az|nem a|de nem|és nem|ne|hanem nem|leszámítva|helyett|hagyd ki
      hagyd|felejtsd el|ne add`,
    every: 'mind|mindet|mindkettő|mindhárom',
    and: `és|meg`,
    or: `vagy`,
    thanks: `köszönöm|köszi|kösz|köszönöm szépen|köszi szépen|köszike|kösz szépen|hálás`,
    greeting: `jó reggelt|jó éjt|boldog|jó napot|jó estét|jó éjszakát|jóreggelt|boldog szülinapot
      boldog karácsonyt|sziasztok mindenki|hello mindenki|üdv mindenkinek|üdvözlet|szép napot
      szép estét|jó hétvégét|viszlát|puszi|ölelés|sok sikert|gratula|isten hozott`,
    courtesy: `szia|kérlek|most|sziasztok|hali|üdv|figyu|figyelj|haver|tesó|tesóm
      öcsém|skacok|srácok|emberek|barátom|botka|légyszi|légyszíves|lécci|kérlek szépen
      egy kérdés|kérdés|gyorsan|gyors kérdés|itt|ott|tényleg|komolyan|őszintén|talán|esetleg
      vajon|amúgy|egyébként|csak|olyan|hát|na|no|nos|már|valahol|véletlenül`,
    common: `hogy|tegnap|ma|egy|a|az|de|ha|mert|vagy|meg|nagyon|kicsit|sok|kevés|több|minden
      valami|semmi|most|majd|után|előtt|nap|hét|hónap|év|éve|idő|pénz|munka|ház|kávé|sör|kaja
      meccs|film|ár|kripto|vagyok|vagyunk|csinál|megy|jön|akar|tud|kéne|itt|olyan`,
    wallet: `tárca|tárcája|tárcám|tárcáim|pénztárca|cím|címe|címet`,
    trust: `megbízható|megbízhatóe|csaló|csalás|átverés|átverő|kamu|kamuprofil|hamis|valódi|igazi
      hiteles|ember|gyanús|ellenőrzött|becsületes`,
    accounts: `fiókok|fiókjai|fiókja|fiókjaim|linkek|összekapcsolt|kapcsolt|felhasználónév
      közösségi`,
    person: `ember|csávó|csávót|csaj|csajt|srác|srácot|fickó|pasi|nő|férfi|lány|fiú|hölgy
      illető|valaki|nevű|nevezetű|bizonyos|felhasználó|arc|gyerek`,
    my: `enyém|saját|a saját|tárcám|tárcáim|fiókom|fiókjaim|kártyám|adataim|címem|profilomat
      miénk`,
    you: `te|ti|téged|neked|nektek|szerinted|szerintetek|mit gondolsz|mit gondoltok|próbáltátok
      próbáld|használjátok|kérdezd`,
    notAfter: `nem|nem kell|kivételével|nélkül|kivéve|helyett|hagyd|ne`,
    correction: `bocs|bocsi|bocsánat|elnézést|ja bocs|elírtam|elírás|tévedtem|rossz|nem ő
      úgy értettem|arra gondoltam|gondoltam|azt akartam|akartam írni|vagyis|mármint|illetve|hanem
      inkább|a másik|másik|más|is|és|most|és most|ugyanez|ugyanezt|ugyanaz|szintén|következő|még
      még egyszer|megint|aztán|akkor|upsz|hoppá|valójában`,
    compare: `hasonlítsd|összehasonlítás|különbség|a különbség|között|ugyanaz|ugyanaz az ember
      mindkettő|melyik jobb`,
    help: `segítség|segíts|hogy működik|hogyan működik|hogy működsz|mit tudsz|mit csinálsz
      mire vagy jó|hogy kell használni|használati`,
    praise: `szuper|király|zsír|zsír vagy|jó|jól|nagyon jó|remek|fasza|faszán|baró|menő|tök jó
      zseni|zseniális|imádom|szeretem|tetszik|hahaha|röhögök|vicces|hülye|hülye bot
      idióta|barom|szar|szarság|gagyi|béna|unalmas|ciki|kuss|fogd be|kurva|bazdmeg|basszus|kár
      szomorú|hű|azta|aha értem|értem|érdekes|egyetértek|igaz|gratulálok|grat|tisztelet
      legenda`,
    copula: `van|volt|vannak|lesz`,
    statement: `találkoztam|láttam|voltam|voltunk|beszéltem|beszélgettünk|mondta|mondja
      azt mondta|azt mondja|ajánlotta|szerintem|azt hiszem|gondolom|hallottam|olvastam|vettem
      eladtam|nyertem|vesztettem|ettünk|ittunk|dolgozom|használom|barátom|haverom|főnököm
      mindenki|mindig|soha|tegnap|holnap|múlt héten|letiltott|tartozik|ismerem`,
    rhetorical: `ki ne ismerné|ki nem ismeri|ki ne tudná|kit érdekel|mindenki tudja
      mindenki ismeri|mintha|ne mondd|ne válaszolj|ki kérdezte`,
    relative: `bátyja|öccse|nővére|húga|anyja|apja|felesége|férje|főnöke|fia|lánya|kutyája
      macskája|barátja|barátnője`,
    endorse: `ajánlom|én ajánlom|kezeskedem|támogatom|garantálom|visszavonom|tűzbe teszem`,
  },
}
