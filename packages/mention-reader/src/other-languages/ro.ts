import type { OtherLanguage } from '../language.ts'

export const romanian: OtherLanguage = {
  code: 'ro',
  grammar: { letters: /[șțăî]/u },
  vocabulary: {
    profile: `profil|cont|portofel|profilul|fișa|fisa|cardul|informații|datele
      nume|poza|lucrează|ocupație`,
    no: `nu|niciunul|niciuna|nimeni|nimic|nu contează|nu conteaza|las|lasa`,
    yes: `da|da da|corect|exact|așa e|asa e|ăsta|asta|sigur|desigur`,
    only: `doar|numai|exclusiv`,
    interrogative: `cine|cine e|cine-i|cine este|cine sunt|al cui|a cui|ale cui|cui îi aparține|cine i
      cine-i asta|cine îi|cine e de fapt|cine naiba e|cine dracu e|cine mama naibii e
      cine pana mea e|cine se ascunde|cine stă în spatele|cine e în spatele|cine a scris
      cine a postat|cine-a scris|al cui e|a cui e|cine-i ăla|pe cine|cine ești|cum îl cheamă
      cum o cheamă|ce hram poartă|cine o fi`,
    question: `ce|unde|când|cum|câți|care|de când|oare|câte|de ce|aveți|există
      nu|nu-i așa|ce fel|care-i|care e|cand|de unde|cati|e adevărat`,
    request: `arată|caută|verifică|spune|dă|știi|cunoști|găsește|arată-mi|arata|arata-mi|arătați
      caută-mi|cauta|cauta-mi|găsește-mi|gaseste|gasesti|verifica|verifici|verificați|spune-mi
      zi-mi|zi|ziceți|spuneți|dă-mi|da-mi|dați-mi|trimite|trimite-mi|știe cineva|stie cineva
      știți|stii|stiti|cunoaște cineva|cunoaste cineva|cunoașteți|cunosti|vreau|vreau să știu
      vreau sa stiu|aș vrea|as vrea|aș vrea să știu|poți|poti|poți să|poti sa|puteți|am nevoie
      am nevoie de|caut|mă interesează|ma intereseaza|curios|sunt curios|uită-te|uita-te|vezi
      află|afla|explică|descrie|compară|pot avea încredere|să am încredere|am încredere în
      info despre|informații despre`,
    trust: `de încredere|încredere|real|fals|serios|serioasă|țeapă|teapa|țepar|tepar|escroc
      escrocherie|înșelătorie|falsă|un bot|om real|verificat
      de incredere|dubios|dubioasă|cinstit`,
    pointing: `acesta|asta|ăsta|ăla|el|ea|lui|ei|autorul|aia|ala|aceasta|acela|aceea|acest
      această|acel|acea|tipul ăsta|tipul asta|omul ăsta|individul ăsta|fata asta|tipa asta
      contul ăsta|autor|autoarea|cel de sus|îl|o|îi|i|său|sa|săi|postarea|postare|a scris`,
    he: `el|ea|ăsta|ăla|lui|autorul|asta|aia|ala|acesta|aceasta|tipul ăsta|tipul asta|omul ăsta
      individul ăsta|fata asta|tipa asta|contul ăsta|autor|autoarea|cel de sus|îl|îi`,
    self: `eu|mine|despre mine|mie|îmi|imi|eu însumi|și eu|si eu|si mie|și mie|pe mine
      de mine`,
    my: `meu|mea|mei|mele|al meu|a mea|ale mele|ai mei|propriul`,
    you: `tu|voi|tine|tău|vă|te|îți|vouă|ce părere|ce părere ai|ce părere aveți|ce zici
      ce ziceți|încercați|încearcă|ați încercat|folosiți|întreabă`,
    not: `nu|fără|în afară de|nu pe|dar nu|și nu|si nu|exceptând|cu excepția|in afara de
      inafara de|mai puțin|fara|lasă|lasa|sari peste|ignoră|în loc de|nu mă interesează|uită de`,
    correction: `scuze|mă refeream la|și|de fapt|scuze am|iertare|mă scuzi|ma scuzi
      am vrut să spun|am vrut sa spun|voiam să zic|voiam sa zic|vreau să zic|ma refeream la
      mă refer la|am greșit|am gresit|greșit|gresit|greșeală|greseala|ups|adică|adica|mai bine|ci
      celălalt|celalalt|cealaltă|altul|alta|alt|si|acum|la fel|la fel pentru|la fel și
      același lucru|acelasi lucru|idem|dar|dar despre|ce zici de|și despre|următorul|iar|din nou
      încă|inca|mai|apoi`,
    every: 'toate|toți|amândoi|ambele',
    and: `și|si`,
    or: `sau`,
    thanks: `mulțumesc|mersi|multumesc|mulțumesc mult|multumesc mult|mersic|merci|mulțam|multam
      ms|mulțumiri|mersi mult|mulțumim`,
    praise: `tare|super|frumos|bravo|genial|marfă|marfa|mișto|misto|beton|bestial|excelent
      minunat|fain|faină|faine|drăguț|ești tare|esti tare|șmecher|smecher
      hahaha|mor de râs|iubesc|ador|îmi place|imi place|prost|proastă|prostule|idiot
      tâmpit|tampit|naspa|nașpa|de rahat|rahat|căcat|cacat|gunoi|taci|taci din gură|plictisitor
      penibil|rușine|păcat|pacat|trist|uau|măi să fie|doamne|am înțeles|inteleg
      interesant|de acord|așa este|felicitări|felicitari|legendă`,
    greeting: `bună dimineața|noapte bună|la mulți ani|buna dimineata|neața|neata|bună seara
      buna seara|bună ziua|buna ziua|noapte buna|o zi bună|o zi buna|weekend plăcut|la multi ani
      crăciun fericit|pe curând|pa|pa pa|ne vedem|salutări|salutari|salut tuturor|bună tuturor
      bine ai venit|bun venit|pupici|îmbrățișări|succes|baftă|felicitări lui`,
    courtesy: `salut|bună|te rog|aici|acum|salutare|servus|noroc|hei|hai|ei|băi|bai|ba
      băiete|frate|fratele meu|frățioare|prieteni|oameni buni|lume|botule|te rog frumos
      va rog|vă rog|rogu-te|o întrebare|o intrebare|întrebare|intrebare|rapid|repede
      serios|sincer|chiar|cumva|poate|oare|mai|mai exact|doar|de curiozitate|curiozitate|pe aici
      undeva|pe undeva|puțin|putin|un pic|mulțumesc anticipat`,
    copula: `e|este|sunt|era|i|îi|ii|a fost|erau|pare`,
    common: `că|de|la|pe|cu|din|ieri|azi|a|am|dar|dacă|daca|când|cand|să|sa|nu|mai|mult|puțin|tot
      toate|toți|ceva|cineva|nimic|foarte|prea|acum|apoi|înainte|după|zi|zile|săptămână|ani
      timp|bani|lucru|muncă|casă|cafea|bere|mâncare|meci|film|preț|vreme|cripto|sunt|ești|este
      avem|au|fac|face|merg|merge|vreau|vrea|poate|trebuie|apar|apare|apari|prin|spre|până|fără`,
    about: `despre|de la|pentru|la`,
    wallet: `portofele|portofelul|adresa|adresă|adrese|walletul`,
    accounts: `conturi|conturile|contul|linkuri|rețele|retele|legate|legat|conectate|conectat
      nume de utilizator`,
    person: `om|omul|tipul|tipa|tip pe nume|băiat|baiat|fată|fata|bărbat|femeie|domn|domnul
      doamna|individ|individul|utilizator|utilizatorul|unul|una|pe nume|numit|zis|nenea|nea|frate`,
    notAfter: `nu|nu trebuie|lasă|las-o|lasă-l|nu contează`,
    compare: `compară|compara|comparație|diferența|diferenta|diferența dintre|diferență între
      între|dintre|aceeași persoană|aceeasi persoana|același om|amândoi|care e mai`,
    help: `ajutor|ajută-mă|ajuta-ma|cum funcționezi|cum functionezi|cum funcționează|cum merge
      ce faci|ce poți face|ce poti face|ce știi să faci|cum te folosesc|cum se folosește
      instrucțiuni`,
    article: `un|o|niște|unui|unei`,
    statement: `am întâlnit|am cunoscut|am văzut|am vazut|am fost|am vorbit|am mâncat|am băut
      am cumpărat|am vândut|am câștigat|am pierdut|am folosit|mi-a zis|mi-a spus|mi-a recomandat
      a zis|a spus|zice|spune că|zic|cred că|cred ca|părerea mea|am auzit|am citit|folosesc
      lucrez cu|prietenul meu|șeful meu|toată lumea|toata lumea|mereu|niciodată|ieri|mâine|maine
      săptămâna trecută|m-a blocat|îmi e dator|îl cunosc|o cunosc`,
    rhetorical: `cine nu știe|cine nu cunoaște|cine nu-l știe|cui îi pasă|toată lumea știe
      toți știu|toți îl știu|de parcă|nu-mi spune|nu răspunde|cine a întrebat`,
    relative: `frate-su|sora|mama|tata|soț|soție|nevasta|bărbatul|șef|fiul|fiica|câine|pisică
      bunica|prietenul|prietena`,
    possessiveBefore: `lui|al|ale`,
    endorse: `recomand|eu recomand|garantez|garantez pentru|susțin|îl susțin|bag mâna în foc
      pun mâna în foc|îmi retrag`,
  },
}
