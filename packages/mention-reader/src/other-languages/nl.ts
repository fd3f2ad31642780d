import type { OtherLanguage } from '../language.ts'

export const dutch: OtherLanguage = {
  code: 'nl',
  grammar: { letters: /ĳ/u },
  vocabulary: {
    profile: `profiel|kaart|account|gegevens|kaartje|informatie|naam|achtergrond
      sinds wanneer actief|leeftijd|echte naam|foto|pagina|baan|werk`,
    no: `nee|neen|neuh|geen van allen|geen van beide|geen|niemand|laat maar|niks
      maakt niet uit`,
    yes: `ja|jep|jup|jazeker|klopt|precies|exact|inderdaad|juist|goed|oke|die|deze`,
    only: `alleen|enkel|alleen maar|slechts|uitsluitend|enkel en alleen`,
    interrogative: `wie|wie is|wie zijn|wie is dit|wie zit er achter|van wie|wie heeft|wie is dat
      wie is die|wie is deze|wie is hij|wie is zij|wie ben|wie heeft dit|wie schreef|wie schrijft
      wie zit hierachter|wie zit achter|zit achter|wiens|wies|wie's|wie isdat|wat is dit voor
      wat voor iemand|wie o wie is|van wie is|van wie is dit|wie de fuck is|wie de hel is
      wie plaatste|wie verifieerde`,
    question: `wat|waar|wanneer|hoe|hoeveel|hoelang|welke|heb|heeft|kan|kun|mag|waarom|is|was
      zijn|heb je|hebben|sinds wanneer|hoe lang|wat zijn|welk|hoezo|wanneer is|klopt dat
      klopt het|toch`,
    request: `zoek|zoek op|vertel|laat zien|geef|toon|check|graag|mag ik|ken je|kent|weet|bekijk
      checken|checkt|bekijken|zoeken|opzoeken|zoek even op|laat eens zien|laten zien|geef me
      geef mij|geef ff|stuur|stuur me|toon me|vertel me|vertel eens|vertel over|kun je|kan je
      kun jij|kan jij|kunt u|zou je|wil je|wil weten|ik wil weten|ik zoek|zoek ff|zoek eens
      ken jij|kent iemand|kennen jullie|weet je|weet iemand|weet jij|weten jullie
      benieuwd|benieuwd naar|ik ben benieuwd|nieuwsgierig|verifieer|controleer|onderzoek|vind
      info over|informatie over|iets bekend over|uitzoeken|zoek uit|doe mij|doe even
      kan ik vertrouwen|te vertrouwen|volgen`,
    trust: `betrouwbaar|te vertrouwen|echt|nep|vertrouwen|betrouwbare|oplichter|oplichting
      neppe|nepaccount|nep account|legitiem|echte|verdacht|geverifieerd
      eerlijk|oprecht|mens`,
    person: `als|heet|genaamd|gast|vent|persoon|gozer|kerel|meid|vrouw|iemand die
      iemand genaamd|mens|lui|eigenaar|maker|gebruiker|ene|een zekere`,
    pointing: `deze|dit|die|dat|hij|zij|haar|hem|zijn|die gast|deze gast|deze gozer|die gozer
      deze persoon|deze man|deze vrouw|deze vent|die vent|dit account|deze account|dit bericht
      deze post|dit figuur|deze figuur|dees|die daar|hem daar|hun|auteur|de auteur|de schrijver
      de maker|ze|hier|geschreven|schreef|gepost|er|daarvan|dit persoon`,
    he: `hij|zij|haar|hem|die gast|deze gast|deze persoon|deze gozer|die gozer|deze man
      deze vrouw|deze vent|die vent|dit account|deze figuur|auteur|de auteur|de schrijver|hun|ze`,
    self: `ik|mij|me|mezelf|ikzelf|mijzelf|ben ik|ik ben|ook mij|en ik|over mij|van mij|bij mij`,
    my: `mijn|mn|m'n|mijn eigen|onze|ons`,
    you: `jij|je|jullie|heb jij|jouw|u|uw|gij|ge|heb je al|hebben jullie|wat vind je
      wat vinden jullie|vind je|denk je|probeer|gebruik|vraag|moet je|moeten jullie`,
    not: `niet|zonder|behalve|geen|niet die|nie|niet de|maar niet|en niet|behalve die
      uitgezonderd|in plaats van|ipv|laat weg|negeer|sla over|vergeet|alleen niet|exclusief
      buiten`,
    correction: `sorry|bedoel|bedoelde|ik bedoelde|ook|en nu|oeps|bedoel ik|ik bedoel
      ik bedoelde dus|foutje|verkeerd|verkeerde|typfout|de andere|andere|eigenlijk|hetzelfde voor
      hetzelfde|zelfde voor|zelfde|en wat over|en hoe zit het met|hoe zit het met
      wat dacht je van|doe nu|nu|volgende|excuses|oei|nee wacht|wacht|sorry ik|eerder
      liever|maar dan`,
    every: 'alle|allemaal|beide|alle drie',
    and: `en|én|plus`,
    or: `of|ofwel|of eigenlijk`,
    thanks: `dank|dankjewel|dankje|bedankt|dank je wel|dank u|dankuwel|danku|merci
      top bedankt|hartelijk dank|bedankt hoor|dank u wel|waarvoor dank`,
    praise: `mooi|leuk|haha|goed|geweldig|lekker|super|wist ik|grappig|hahaha|hahah|kut
      kutbot|klote|stom|stomme|dom|domme|slecht|waardeloos|gaaf|toppie|mooi man
      prachtig|fantastisch|goed bezig|goed gedaan|lekker bezig|knap|knap werk|wauw|jeetje
      tjonge|nou nou|jammer|saai|rot|tering|rotbot|bagger|beste|lief|ok dan|interessant
      handig|zie je wel|snap ik|duidelijk`,
    greeting: `goedemorgen|goedenavond|fijne|groetjes|welterusten|goedemiddag|goeiemorgen
      goeiemiddag|slaap lekker|fijne dag|fijne avond|fijn weekend|fijne week|gefeliciteerd
      gefeliciteerd met|proficiat|groeten|groetjes aan|groeten aan|welkom|tot morgen|tot later
      doei|dag allemaal|goedemorgen allemaal|succes|sterkte|beterschap`,
    courtesy: `hoi|hallo|nou|weer|even|eigenlijk|eens|graag|alsjeblieft|aub|hier|al|effe|ff
      effies|gewoon|zeg|ey|joh|gast|svp|asjeblieft|a.u.b.|mensen|iemand|misschien
      trouwens|beste|nou ja|ofzo|zo|dan|nog|maar|wel|toch|ook alweer|ookalweer|hee|heey
      hoii|goedendag|goeiedag|dag|lekkerd|dankjewel alvast|alvast bedankt|vraagje|een vraagje
      snel|echt waar|nu`,
    copula: `is|zijn|was|waren|heeft`,
    article: `de|het|een|'t|n|'n`,
    common: `met|voor|van|aan|op|in|om|te|gisteren|vandaag|morgen|zou|moet|gaat|geen|toch|ik
      deze week|maand|jaar|tijd|dag|dagen|mensen|leven|werk|geld|weer|prijs|koers|markt
      koffie|bier|eten|slapen|huis|thuis|straks|altijd|nooit|soms|vaak|heel|erg|veel|weinig
      meer|minder|alles|niks|niets|iets|iemand|niemand|omdat|dus|als|dat|die|wat|onder
      tussen|door|bij|naar|uit|tot|tegen|zonder|na|sinds|doen|gaan|komen|maken|zien|zeggen
      krijgen|geven|nemen|kopen|hebben|worden|kunnen|willen|moeten|zullen|zal|wil|wilt|wordt|werd
      kon|wou|ging|waren|geweest|gedaan|eindelijk|helaas|natuurlijk|zeker|samen|goeie|nieuwe
      nieuw|oude|grote|kleine|eerste|laatste`,
    possessiveBefore: `van`,
    on: `op|van|via`,
    verifiers: `wie heeft geverifieerd|wie verifieerde|geverifieerd door|wie staat in voor
      wie staat garant|bevestigd door|wie heeft bevestigd`,
    wallet: `walletadres|adres|portemonnee|adressen`,
    fid: `nummer|gebruikersnummer`,
    ens: `ens naam|ensnaam`,
    accounts: `gebruikersnaam|gekoppeld|gekoppelde|verbonden
      nog meer accounts|ergens anders`,
    notAfter: `niet|hoeft niet|weglaten|overslaan|niet nodig|uitgezonderd`,
    compare: `vergelijk|vergelijken|verschil|verschil tussen|verschillen|dezelfde
      dezelfde persoon|tussen|tegenover`,
    help: `hulp|hoe werkt dit|hoe werkt het|hoe werk je|hoe werkt deze bot|wat kun je
      wat kan je|wat kan je allemaal|wat doe je|wat doet deze bot|hoe gebruik ik|uitleg
      commando's|handleiding`,
    statement: `heb net|ik heb|ik ben|we hebben|wij hebben|ik vind|ik denk|ik zag|ik gebruik
      ik volg|ik ken|heb gisteren|was gisteren|ging|gaf|zei|zegt|vertelde|kreeg|kwam|gekregen
      gezien|gesproken|gesproken met|ontmoet|gegeten met|gedronken|gewonnen|verloren|gekocht
      verkocht|gemaakt|gebouwd|is mijn|is een|is de|is weer|is echt een|was een|is gewoon
      iedereen|mijn vriend|mijn baas|vorige week|volgende week|altijd|nooit|dankzij|volgens
      sinds ik`,
    rhetorical: `wie kent niet|wie kent hem niet|wie kent haar niet|iedereen kent|iedereen weet
      wie boeit|wie boeit het|wie had dat gedacht|alsof|wie wil dat nou|boeit niemand`,
    endorse: `ik beveel|beveel|beveel aan|aanbevelen|ik sta in voor|sta in voor|ik sta garant
      sta garant|ik steun|steun|trek mijn aanbeveling in|trek mijn steun in|ik raad aan`,
    relative: `broer|zus|moeder|vader|vriendin|vriend|baas|vrouw|kat|hond|oma|opa|buurman`,
  },
}
