import type { OtherLanguage } from '../language.ts'

export const scandinavian: OtherLanguage = {
  code: 'sv',
  grammar: { letters: /å/u },
  vocabulary: {
    profile: `profil|konto|plånbok|kort|kortet|profilen|uppgifter|namn|bild|jobb
      bakgrund`,
    no: `nej|nei|nä|näpp|nepp|ingen|ingen av dem|inga|inget|inte|strunt samma|skit samma|glöm det`,
    yes: `ja|japp|jo|jajamän|precis|exakt|stämmer|den|okej|jadå|visst`,
    only: `bara|endast|kun|bare|enbart|bara den`,
    interrogative: `vem|vem är|vem är det|vems|vilka är|vem har|hvem|hvem er|vem äger|hvis er
      vem fan är|vem i helvete är|vem tusan är|vem sjutton är|vem katten är|vem är egentligen
      vem är ens|vems är|vem skrev|vem ligger bakom|vem står bakom|vem postade|vemsomhelst är
      vem heter|vem e|vem ä|vilken snubbe är`,
    question: `vad|var|när|hur|hur många|hur länge|vilken|vilket|har|kan|hva|hvad|hvor|hvornår|är
      varför|vart|hurdan|vilka|sen när|sedan när|stämmer det|eller|finns
      finns det|va|vaddå`,
    request: `visa|hitta|kolla|berätta|ge|sök|känner du|vet|vis|find|sjekk|fortell|visa mig
      visa oss|hitta åt mig|leta upp|letar|leta|kolla upp|kollar|kollar du|kolla in|spana in
      berätta om|berätta för mig|ge mig|skicka|säg|söker|känner ni|känner nån|känner någon|känner
      vet du|vet ni|vet nån|vet någon|vill veta|jag vill veta|vill se|kan du visa|kan du kolla
      kan du hitta|kan man lita på|kan jag lita på|behöver|nyfiken på|undrar|få se
      får jag se|får se|slå upp|jämför|verifiera|dubbelkolla`,
    trust: `lita på|pålitlig|äkta|falsk|seriös|äkta vara|bluff|bluffmakare|bedragare|bedrägeri
      skum|skummis|fejk|fejkkonto|riktig|en bot|verifierad|människa
      på riktigt`,
    pointing: `den här|det här|han|hon|hennes|hans|författaren|denne|hun|hendes|denna|detta|den
      det|dom|de|honom|henne|den där|det där|den här killen|den här tjejen|den här personen
      den där snubben|killen|snubben|skribenten|författare|inlägget|inlägg|posten|skrev|ovan
      ovanför|trådstartaren|ts`,
    he: `han|hon|hennes|hans|den här snubben|hun|honom|henne|den här killen|den här tjejen
      den här personen|den där snubben|snubben|skribenten|trådstartaren|den här|den där
      författare`,
    self: `jag|mig|jeg|meg|mej|mig själv|jag själv|jag med|mig också|mig med|jag då|om mig`,
    my: `min|mitt|mina|mine|mitt eget|min egen|mina egna|vår|våra`,
    you: `du|ni|dig|er|dej|ditt|din|dina|ert|vad tycker du|vad tycker ni|tycker ni|har ni
      har du testat|testa|prova|använd|fråga|rekommenderar`,
    not: `inte|utan|förutom|ikke|uten|undtagen|inte den|men inte|och inte|ej|icke|bortsett från
      strunta i|skippa|hoppa över|istället för|i stället för|glöm|uteslut|exklusive|behöver inte`,
    correction: `förlåt|jag menade|också|menade|mente|også|ursäkta|oj|ojdå|hoppsan
      jag menar|menar|fel|fel person|skrev fel|stavfel|den andra|den andre|andra|annan|egentligen
      alltså|snarare|men|nu|och nu|nästa|samma|samma sak|samma för|samma på|likadant|även
      hur är det med|vad säger du om|igen|en till|sen|sedan|aa nej`,
    every: 'alla|båda|alla tre',
    and: `och|og|samt`,
    or: `eller`,
    thanks: `tack|tack så mycket|takk|tak|tusen takk|tackar|tusen tack|stort tack|tack snälla
      tackar så mycket|tack som fan`,
    praise: `bra|kul|snyggt|haha|grymt|fedt|fan vad bra|skitbra|asbra|jättebra|sjukt bra|sjukt
      grym|grymma|najs|schysst|fint|fin|snygg|häftigt|coolt|ball|kung|mäktigt
      hahaha|asgarv|skrattar|roligt|rolig|kär|älskar|gillar|bästa|bäst|bra jobbat|skit
      skitbot|skräp|dålig|dåligt|dum|dumma|korkad|idiot|håll käften|tråkigt|tråkig|pinsamt
      kass|värdelös|synd|trist|oj oj|jösses|herregud|fy fan|okej då|jaha|fattar|förstår
      intressant|kul att veta|håller med|sant`,
    greeting: `god morgon|god natt|hälsningar|grattis|god morgen|tillykke|godmorgon|godnatt
      god kväll|god dag|trevlig helg|trevlig kväll|ha en bra dag|ha det bra|ha det|glad midsommar
      god jul|gott nytt år|glad påsk|hej alla|hej på er|hejdå|hej då|vi ses|puss|kram|kramar
      puss och kram|välkommen|välkomna|lycka till|hälsa|hälsa till|hälsningar till|grattis till
      fredag`,
    courtesy: `hej|snälla|egentligen|här|nu|hei|lige|hejsan|tjena|tja|tjo|tjabba|tjenare|morsning
      hallå|hallå där|ey|hörru|hördu|du|tack på förhand|är du snäll|snälla du|pliis
      botten|bror|brorsan|brush|bre|len|gubben|vännen|vänner|folk|gänget|kompis|polare|fråga
      en fråga|snabb fråga|snabbt|kanske|typ|liksom|faktiskt|ärligt|ärligt talat|seriöst
      bara undrar|jo|aa|asså|alltså|ju|väl|nog|då|lite|nån gång|förresten`,
    copula: `är|var|er|har|e|ä|blev|blir|heter`,
    common: `att|som|på|i|med|för|av|igår|idag|samma|kan|går|det|til|på|men|om|eller|när|där|från
      till|ut|in|upp|ner|efter|innan|mycket|lite|mer|mindre|alla|allt|något|nåt|ingen
      vi|ni|oss|ska|vill|måste|blir|gör|göra|tar|se|säga|kommer|ny|nytt|nya|gammal
      dag|dagar|vecka|månad|år|tid|jobb|hem|pengar|fika|kaffe|öl|mat|film|pris|väder|krypto
      sist|senast|redan|ännu|fortfarande|sen|samt|utan|ute|skrivit|gjort|sagt|postat|delat`,
    wallet: `plånboken|plånböcker|adressen|adresser`,
    accounts: `konton|kontot|länkar|länk|sociala medier|kopplat|kopplade|kopplad|anslutna
      användarnamn`,
    person: `personen|snubbe|snubben|kille|killen|tjej|tjejen|gubbe|gubben|mannen
      kvinna|dam|gäng|en som heter|som heter|vid namn|nån|någon|lirare|typ|människan|användare
      användaren`,
    notAfter: `inte|ej|behövs inte|kan du skippa|skippa|nej`,
    compare: `jämför|jämförelse|skillnad|skillnaden|skillnad mellan|skillnaden mellan|mellan
      kontra|samma person|samma snubbe|båda|vem är bäst`,
    help: `hjälp|hjälp mig|hur funkar|hur funkar du|hur fungerar|hur fungerar du|vad kan du
      vad gör du|hur använder|instruktioner|vad är du för`,
    article: `en|ett|den|det`,
    statement: `jag har|jag är|vi har|vi snackar|snackar|träffade|såg|var på|pratade|pratade med
      snackade|sa|säger|sade|berättade|rekommenderade|tycker|tror|hörde|läste|köpte|sålde|vann
      förlorade|åt|drack|fikade|käkade|jobbar med|min kompis|min chef|min vän|alla|alltid|aldrig
      igår|imorgon|förra veckan|skyldig mig|blockade|känner redan|slutade|ny podd|nytt avsnitt
      podd`,
    rhetorical: `vem känner inte|vem vet inte|vem bryr sig|vem hade trott|vem frågade
      ingen frågade|alla vet|alla känner|som om|säg inte|svara inte`,
    relative: `bror|brorsa|syster|syrra|mamma|pappa|morsa|farsa|fru|chef|dotter|hund|katt
      sambo|flickvän|pojkvän|kompis`,
    endorse: `rekommenderar|jag rekommenderar|intygar|jag intygar|går i god för|jag går i god för
      stöttar|tar tillbaka|drar tillbaka`,
  },
}
