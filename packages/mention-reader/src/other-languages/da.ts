import type { OtherLanguage } from '../language.ts'

export const danish: OtherLanguage = {
  code: 'da',
  grammar: { letters: /[øæ]/u },
  vocabulary: {
    interrogative: `hvem|hvem er|hvem pokker er|hvem fanden er|hvem i alverden er|hvem søren er
      hvis er|hvem ejer|hvem har skrevet|hvem skrev|hvem står bag|hvem faen er|hvem i helvete er
      kem er|kven er|hvem eier|hvem har|hvem står bak`,
    question: `hva|hvad|hvor|hvornår|når|hvordan|hvor mange|hvor længe|hvor lenge|hvilken|hvilke
      har|kan|hvorfor|er det|siden hvornår|siden når`,
    request: `vis|vis mig|vis meg|finn|tjek|sjekk|fortæl|fortell|fortæl om|giv|giv mig
      gi meg|kender du|kjenner du|kender nogen|ved du|vet du|ved nogen|vil vide|vil vite|slå op
      slå opp|søg|søk|søger|må jeg se|må jeg få|kan du|kan du finde|kan du tjekke
      kan jeg stole på|stole på|se på|undersøg`,
    wallet: `pung|lommebok|tegnebog|adresse|adresser`,
    trust: `troværdig|til at stole på|stole på|ægte|ekte|falsk|svindler|svindel
      seriøs`,
    accounts: `konto|konti|kontoer|lenker|sociale medier|tilknyttet|tilkoblet|koblet`,
    profile: `kort|oplysninger|opplysninger|navn|baggrund|billede|bilde`,
    person: `fyr|fyren|mand|mann|kvinde|dame|pige|jente|bruger|bruker|en der hedder
      som heter|ham der|navngitt`,
    pointing: `denne|dette|den her|det her|han|hun|ham|hende|hendes|hans|hennes|den|det
      forfatteren|denne fyren|denne fyr|ham her|hende her|ham der|opretteren`,
    he: `han|hun|ham|hende|hendes|hans|hennes|forfatteren|denne fyren|denne fyr|ham her|hende her
      ham der`,
    self: `jeg|mig|meg|mig selv|meg selv`,
    my: `min|mit|mitt|vores|vår`,
    you: `du|dig|deg|i|dere|jer`,
    not: `ikke|uten|uden|undtagen|bortset fra|unntatt|men ikke|i stedet for|spar mig for
      glem|udelad`,
    notAfter: `ikke|nej tak`,
    correction: `undskyld|unnskyld|beklager|jeg mente|jeg mener|mente|også|men|den anden
      den andre|hvad med|hva med|samme for|det samme for|nu|nå|forkert|feil|ups|egentlig
      faktisk`,
    yes: `ja|jo|japp|jep|nemlig|præcis|akkurat`,
    no: `nej|nei|ingen|ingen af dem|næh`,
    compare: `sammenlign|forskel|forskel på|forskjell|forskjellen|mellem|mellom|samme person`,
    and: `samt`,
    or: `eller`,
    help: `hjælp|hjelp|hvordan virker|hvad kan du|hva kan du|hvad gør du|hvordan bruger`,
    thanks: `tak|tusind tak|mange tak|takk|tusen takk|takker`,
    praise: `fedt|sejt|godt|flot|hahaha|dejligt|lækkert|dum|dumme|lort|møg|dårlig|bra
      kult|drit|rått|sygt|sjovt|morsomt`,
    greeting: `godmorgen|god morgen|godnat|god natt|tillykke|gratulerer|hilsen|hilsner|vi ses
      god weekend|god helg`,
    courtesy: `hej|hei|hallo|gerne|venligst|vær så snill|lige|altså|egentlig|her|nu|nå|jo|da|nok
      bare|vel|mon|venner|folkens|hør`,
    copula: `er|var|har|blir|bliver`,
    article: `en|et|ei`,
    statement: `jeg har|jeg er|vi har|mødte|møtte|sagde|sa|siger|i går|i morgen|igår|imorgen
      min kæreste|min ven|fik|gik|spiste|drak|synes|tror|alle|altid|aldrig`,
    relative: `bror|søster|mor|kæreste|kone|mand|chef|ven`,
    only: `kun|bare|blot`,
    on: `på|fra|hos`,
    endorse: `anbefaler|jeg anbefaler|støtter|jeg støtter|står inde for|går god for`,
    common: `at|som|i|med|for|av|af|om|til|igår|idag|i dag|det|men|så|kan|skal|vil|man|noget
      nogen|ikke|hvis|fordi|når|efter|før|siger|sagt|mange|lidt|meget`,
  },
}
