import type { Language } from '../language.ts'

/**
 * Names may take an article (`wer ist der jack`). `von` stands before the owner and before a
 * platform (`jack von twitter`). Questions invert, so a copula behind a name makes a statement.
 */
export const german: Language = {
  code: 'de',
  grammar: { letters: /[äß]/u, hasArticleBeforeNames: true },
  vocabulary: {
    interrogative: `wer|wer ist|wer is|wers|wer s|wer war|wer sind|wer bist|wehr ist|wer isn
      wer ist denn|wer zum teufel ist|wer zur hölle ist|wer steckt hinter|steckt hinter
      wer steckt dahinter|wessen|wem|wem gehört|wem gehoert|wen|wer hat das geschrieben
      wer hat geschrieben|wer schrieb|wer hat das gepostet|identifiziere|identifizier|gehört zu
      wie heißt|wie heisst|wre ist|war ist|wer it|weer ist|wer soll das sein|wer zum geier ist
      wer zum henker ist|wer verdammt ist|wer issn|wer iss|wer is'n|wer bitte ist
      wer bitteschön ist|wer genau ist|wer eigentlich ist|wer ist eigentlich|wea is|wea|wer isch
      wär isch|wem sein|wem seine|wer verbirgt sich hinter|verbirgt sich hinter|wat is dat fürn
      was is das fürn|was ist das für ein|was ist das für eine|was für ein typ|was fürn typ
      wer sind eigentlich|ver ist|wer ust|wer sit|zu wem gehört`,
    interrogativeSubject: `wer|wessen|wem|wen|weer`,
    question: `was|was ist|was für|wie|wie ist|wo|wann|warum|wieso|welche|welcher|welches|welchen
      wieviele|wie viele|wieviel|gibt es|gibts|hat|ist|sind|kann|kannst|könntest|weiß|jemand
      irgendjemand|etwas|irgendwas|wat|hast
      stimmt das|stimmts|stimmt es|stimmt dit|ist das wahr|isses|isset|issn|wasn
      was fürn|was isn|welchem|weshalb|wie alt|wie lang|wie viel|wie oft|seit wann
      kannste|kann man|darf man|hat der|hat die|hat er|hat sie|hatte|habt|gibts da|gibt's|wofür
      woher|hast du ne ahnung`,
    request: `sag mir|sag|sagt mir|zeig mir|zeig|zeige|zeige mir|gib mir|gib|gebt mir|such|suche
      such mal|suche nach|suchen|finde|find|find mal|finden|finde heraus|find heraus|prüf|prüfe
      pruefe|prüf mal|überprüfe|überprüf|check|checke|checkt|check mal|verifiziere|bestätige
      schau|schau mal|schau nach|guck|guck mal|guck nach|nachschauen|nachschlagen|schlag nach
      kennst du|kennst|kennt|kennt ihr|kennen|kennt jemand|weißt du|weisst du|weißt|weisst
      weiß jemand|weiß wer|wissen|ich will|ich will wissen|ich möchte|ich möchte wissen
      ich moechte|ich brauche|brauche|ich suche|ich würde gerne|würde gern|wüsste gern
      kannst du mir sagen|kannst du mir|kannst du|könntest du|erzähl mir|erzähl|erzaehl|erzähle
      beschreibe|beschreib|erklär|erkläre|stell mir|stell vor|vorstellen|liste|schick|schick mir
      nenn|nenne|nenn mir|hol|hol mir|mach|mach mal|trauen|vertrauen|folgen|lookup
      interessiert mich|infos zu|info zu|infos über|ermittle|spuck aus|hau raus|verrat mir
      klär mich auf|wirf einen blick|forsch|recherchier|recherchiere|lass sehen|rück raus|weisste
      weißte|weiste|weissu|weiss wer|weiss jemand|weiss man|kennste|kennt man|sach|sach ma
      sag ma an|sag an|zeig ma|zeig mal|zeigste|zeigst du|zeigt|gib ma|gib mal|gibste|gibst du
      schau ma|schau mir|schaut mal|guckt mal|guckst du|kuck|kuck mal|kiek ma|gucken|schauen
      checken|abchecken|check ab|check ma|checkst du|checkste|checkt mal|könntest|könntet ihr
      könnt ihr|könnt ihr mir|würdest du|würdest|kannst mir|kannste mir|kannst mal|kannste mal
      kannste ma|möcht|möcht wissen|will wissen|will nur wissen|wollte wissen|wollt wissen
      wollte fragen|wüsst gern|wüsste gerne|würd gern wissen|würde gern wissen|würde gerne wissen
      würd gerne|hätt gern|hätte gern|hätte gerne|bräuchte|bräucht|brauch|brauchen|raussuchen
      such raus|such mal raus|such ma|such mir|rausfinden|find ma|kriegst du raus|prüfen|prüft
      überprüfen|verifizier|nachgucken|nennt|anzeigen|besorg|besorg mir|hol mal|traut|traust du
      vertraut|kann man trauen|kann ich trauen|kann man vertrauen|kann ich vertrauen
      kann man dem trauen|kann man der trauen|kann ich dem trauen|soll ich|sollte ich|sollte man
      interessiert|auskunft|auskunft über|auskunft zu|erzähl mal|erzähl ma|erzählst du
      magst du mir|her mit|her mit den|lass ma sehen|lass mal sehen|durchleuchte|klopf mal ab
      sag bescheid|sags mir|verrate|verrate mir|verrat|ich frag mich|frag mich|frage mich
      was weißt du|durchleuchten`,
    about: `über|ueber|von|vom|zu|zum|zur|für|fuer|bei|mit|bezüglich|zu dem|an|nach|hinter|auf
      ausm|vonner|zur person|in sachen|übern|zwecks|wegen|von wegen`,
    fid: `fid|fids|farcaster id|farcaster-id|id|nutzernummer|kennung|nummer|farcaster nummer
      farcasternummer|fcid|nutzer-id|user-id|id nummer`,
    wallet: `wallet|wallets|geldbörse|brieftasche|adresse|adressen|wallet-adresse|walletadresse
      eth-adresse|eth adresse|ethereum-adresse|addy|address|walletadressen|walletaddy|addi|addys
      hauptwallet|geldbeutel|kontoadresse|0x`,
    ens: `ens|ens-name|ens name|ensname|eth-name|eth name|ens-domain|.eth|basename|ensnamen
      ens-namen|punkt eth|.eth name|eth domain`,
    credentials: `nachweis|nachweise|zertifikat|zertifikate|abzeichen|bescheinigung
      bescheinigungen|attestierung|attestierungen|attestation|attestations|badge|badges|credential
      credentials|poap|poaps|auszeichnung|auszeichnungen|referenzen|verifizierungen|verifizierung
      nachweisen|abzeichens|orden|auszeichnungs|urkunde|urkunden|zertifizierung|zertifizierungen
      poapse|badgets`,
    holds: `hat|haben|besitzt|besitzen`,
    verifiers: `wer hat verifiziert|wer verifiziert|verifiziert von|wer hat bestätigt
      wer bestätigt|bestätigt von|wer bürgt|wer bürgt für|wer buergt für|wer hat für|bürgt|bürgte
      gebürgt|wer attestiert|wer hat attestiert|wer hat zertifiziert|zertifiziert von
      wer empfiehlt|wer hat empfohlen|wer hat beglaubigt|beglaubigt|wer hat geprüft|verifiziert
      bestätigt|attestiert|zertifiziert|beglaubigte|verifizierte|wer hat dem
      wer hat den verifiziert|wer hat die verifiziert|wer hat ihn verifiziert
      wer hat sie verifiziert|wer steht für|wer steht hinter|wer hat gebürgt|gebürgt für
      für bürgt|verifiziert hat|bestätigt hat|beglaubigt hat|wer hat das bestätigt
      von wem verifiziert|von wem bestätigt|von wem wurde`,
    trust: `echt|echte|echter|unecht|fake|gefälscht|falsch|legit|legitim|seriös|serioes|serioese
      seriöse|vertrauenswürdig|vertrauenswuerdig|vertrauen|trauen|zuverlässig|sicher|betrüger
      betrueger|betrug|abzocke|abzocker|scam|scammer|bot|ein bot|roboter|mensch|ein mensch
      menschlich|echte person|eine echte person|real|verifiziert|verdächtig|offiziell|offizieller
      hochstapler|wirklich der|die er vorgibt|wer er vorgibt|ruf|reputation|spam|koscher
      authentisch|glaubwürdig|seriös oder|seriöser|seriöses|unseriös|dubios|dubiose|zwielichtig
      fishy|schwindler|schwindel|betrügt|scamt|scammt|scammern
      fakeaccount|fake account|fakeprofil|fake profil|fake acc|ki|eine ki|kein bot
      vertrauenswürdige|zu trauen|über den weg trauen|ernst zu nehmen|ernstzunehmen|echter mensch
      echtes konto|sauber|verlässlich|dodgy|rugger|rugpuller|rugpull
      was dran|zu gebrauchen|verifizierter|offizielle|das original`,
    accounts: `konto|konten|account|accounts|profile|soziale|soziale medien|social|socials|link
      links|handle|handles|benutzername|nutzername|username|verknüpft|verknüpfte|verknüpften
      verbunden|verbundene|verbundenen|webseite|website|seite|email|mail|plattform|plattformen
      andere konten|netzwerke|accs|kontos|profile woanders|socials woanders
      sonst noch unterwegs|sonst noch|woanders|nickname|insta acc|verlinkt|verlinkte
      verlinkten|verknüpfungen|hinterlegt|hinterlegte|unterwegs|vertreten|netzwerken|kanälen
      zweitaccount|accountnamen|usernamen`,
    profile: `profil|steckbrief|karte|info|infos|information|informationen|daten|details|bio
      biografie|biographie|identität|identitaet|name|echter name|klarname|avatar|bild|standort
      verlauf|statistik|follower|macht|beruf|arbeitet|wohnt|hintergrund|hintergründe|mehr
      zusammenfassung|beruflich|lebenslauf|seit wann|wie lange|wie lang|beitrittsdatum|akte
      übersicht|kurzprofil|vita|werdegang|hintergrundinfos|eckdaten|kurzinfo|was macht|treibt
      was treibt|alter|wohnort|herkunft|geburtstag|mitglied seit|dabei seit|angemeldet
      angemeldet seit|registriert|registriert seit|beigetreten|dabei|geschichte|profilbild
      pb|bildchen|klarnamen`,
    person: `person|personen|nutzer|nutzerin|benutzer|benutzerin|user|typ|kerl|typen|mann|frau
      mädchen|junge|leute|mensch namens|ersteller|inhaber|besitzer|eigentümer|gründer|namens
      genannt|gewisser|herr|dude|bursche|entwickler|heißt er|heißt sie|heisst er|er heißt
      nennt sich|unter dem namen|dings|dingens|dingsda|so ein|so n typ|so n|sone|irgendein
      irgendeine|ein gewisser|eine gewisse|eine namens|einer namens|jemand namens|jemanden namens
      typ namens|typen namens|frau namens|mann namens|kollege|kollegin
      kumpel|typ von|tante|tussi|mädel|vogel|macker|bursch|künstler|künstlerin
      entwicklerin|gründerin|macher|macherin|hinterm`,
    pointing: `das|dies|dieser|diese|dieses|diesen|diesem|der da|die da|das da|jener|jene|er|sie
      es|ihn|ihm|ihr|ihre|sein|seine|deren|dessen|der typ|dieser typ|diese person|dieser nutzer
      dieser account|dieses konto|autor|autorin|der autor|op|verfasser|dieser cast|dieser post
      gepostet|geschrieben|verfasst|zitiert|oben|darüber|beitrag|nachricht|thread|cast|post|tweet
      zitat|dieser beitrag|dieser text|dieser mensch|der kerl|dieser kerl|den jemand|dieses profil
      dieser vogel|dit|des|dea|den typ|den typen|der vogel|die alte|der alte|die frau|der mann
      den hier|der hier|die hier|das hier|dem hier|des hier|diesem typen|diesen typen|dieser frau
      diese frau|dem typ|dem typen|der olle|die olle|die tante|der da oben|die da oben
      der obendrüber|der über mir|die über mir|obiger|obige|vorposter|threadersteller|te
      geschreibsel|schrieb das|postet|postete|hinter diesem|hinter diesem account
      hinter dem account|hinter dem post|dahinter|davon|von dem|von der|dem sein|der ihr|ihm sein
      ihrem|ihren|ihrer|seiner|seinen|seinem|denen|diesem menschen|diesen menschen`,
    he: `er|sie|ihn|ihm|ihr|ihre|sein|seine|der typ|dieser typ|diese person|dieser nutzer
      dieser account|dieses konto|autor|autorin|der autor|op|verfasser|dieser mensch|der kerl
      dieser kerl|der da|die da|den jemand|dieser vogel|den typ|den typen|der vogel|die frau
      der mann|den hier|der hier|die hier|dem hier|diesem typen|diesen typen|dieser frau
      diese frau|dem typ|dem typen|die tante|der da oben|die da oben|der über mir|die über mir
      vorposter|threadersteller|dem sein|ihm sein|ihren|ihrer|seiner|seinen|seinem
      diesem menschen|diesen menschen|hinter diesem account|hinter dem account`,
    self: `ich|mir|mich|bin ich|ich bin|habe ich|hab ich|selbst|mich selbst|ich dran|jetzt ich
      und ich|jetzt mich|mach mich|ick|icke|isch|mi|mir selbst|mich selber|ich selber|ich selbst`,
    my: `mein|meine|meinen|meinem|meiner|meins|unser|unsere|meines|meenes|meen|mei|mein eigenes
      meine eigene|meine eigenen|meinem eigenen|unsern|unserem|unserer`,
    you: `du|dich|dir|dein|deine|deinen|deiner|ihr|euch|euer|sie haben|hast du|hast du schon
      habt ihr|findest du|denkst du|meinst du|hältst du|haltst du|was hältst du|was denkst du
      was meinst du|probier|probiere|probiert|nutze|nutzt|benutz|benutze|frag|frag mal|fragt
      solltest|du solltest|teste|versuch|dei|dia|euren|eurem|eurer|dich mal|kennst ihr
      wie findest du|wie findet ihr|findet ihr|was denkt ihr|was meint ihr|was haltet ihr
      haltet ihr|wie seht ihr|schon mal|schonmal|probierts|probiert mal|probier mal|nutzt ihr
      benutzt ihr|hast schon|habt ihr schon|schau dir|schaut euch|schau dir mal|folgt|folg
      mach mit|macht mit|kommt vorbei|komm vorbei|ihr müsst|du musst|müsst ihr|wollt ihr
      willst du`,
    not: `nicht|nicht den|nicht die|nicht der|nicht von|nicht über|außer|ausser|ohne|ausgenommen
      bis auf|abgesehen von|aber nicht|und nicht|lass|lasse|lass weg|lass aus|lasse aus|statt
      anstatt|anstelle von|ignoriere|ignorier|vergiss|überspring|überspringe|schließ aus|schließe
      kein|keine|keinen|exklusive|jedoch nicht|minus|nicht mit|weder|lass mal|nich|net|ned|nit
      nich der|nich die|nich den|aber nich|und nich|aber net|und net|bitte nicht|bloß nicht
      bloss nicht|mal ohne|lass raus|lasst|lass den|lass die|alles außer|alle außer|alle ausser
      alle bis auf|jeder außer|niemanden außer|weg mit|ungleich|nix über|nichts über|nich von
      pfeif auf|den rest|ausgeschlossen`,
    notAfter: `nicht|weglassen|auslassen|ausschließen|ausgenommen|ausgeschlossen|weg|raus|aus
      nich|net|ned|nit|lieber nicht|bitte nicht|weglassen bitte|lass weg|lass raus|lassen wir weg
      lass ich weg|brauch ich nicht|brauche ich nicht|interessiert nicht|interessiert mich nicht
      kannst du weglassen|kannste weglassen|nicht nötig|außen vor|ausser vor|überspringen
      ignorieren|eher nicht`,
    correction: `sorry|entschuldigung|entschuldige|tut mir leid|ups|upps|oops|fehler|mein fehler
      vertippt|verschrieben|ich meinte|meinte|ich meine|meine ich|gemeint|gemeint war|gemeint ist
      sondern|eigentlich|doch|der andere|die andere|den anderen|andere|anderer|anderen|anderes
      falsch|falsche|falscher|falsche person|der falsche|die falsche|nicht der|nicht die|nicht den
      dasselbe|dasselbe für|das gleiche|das gleiche für|gleiches|gleiches für|genauso|ebenso|auch
      auch für|jetzt|jetzt für|und für|nun|nächster|nächste|als nächstes|was ist mit
      und was ist mit|wie steht es mit|korrektur|nochmal|noch mal|es war|lieber|mach das gleiche
      mach dasselbe|korrigiere|bzw|wollt ich|wollte ich|ich wollte|meinte ich|quatsch|war gemeint
      ich meinte eigentlich|sollte heißen|sori|tschuldigung|tschuldige|verzeihung
      hab mich vertippt|hab mich vertan|hab mich verschrieben|vertan|verwechselt|verlesen
      tippfehler|autokorrektur|ich mein|mein ich|meinte aber|ich meinte aber|meinte den
      meinte die|wollt sagen|wollte sagen|besser gesagt|vielmehr|wollte den|wollte die|ich wollt
      ach nee|ach ne|ach nein|ach quatsch|ach mist|äh nee|äh nein|nee warte|ne warte|warte
      wie wärs mit|wie wär's mit|wie siehts aus mit|wie siehts bei|wie sieht's bei
      wie sieht es bei|und bei|und wie siehts|bei|gleiche frage|selbe frage|selbes|das selbe|dito
      detto|noch einen|noch eine|dann noch|und noch|danach|dann|jetzt noch|jetz|jez|nu
      nächste bitte|nächster bitte|weiter mit|noch einmal|nochma|nomma|und der|falscher typ
      falscher name|falscher account|war falsch|anders|ein anderer|eine andere|jemand anderes
      jemand anders|der richtige|die richtige|richtig ist|korrekt ist|richtig wäre
      genau das für|dasselbe mit|dasselbe bei|das gleiche bei|das gleiche mit`,
    yes: `ja|jo|jep|jup|jawohl|genau|stimmt|richtig|korrekt|exakt|der|die|dieser|das ist er
      das ist sie|klar|ok|okay|passt|ja bitte|sicher|jau|jip|jaa|joa|jaja|jawoll|ja genau
      genau der|genau die|genau den|den mein ich|den meine ich|die mein ich|die meine ich|den
      passt so|isser|isse|ja der|ja die|ja den|jop|korrekto|eben der`,
    no: `nein|nee|nö|ne|keiner|keine|keinen|keiner davon|keine davon|keiner von denen|weder noch
      niemand|egal|vergiss es|lass gut sein|schon gut|nichts|nein danke|nada|keins|keines
      keinen davon|keinen von denen|keiner von beiden|keins davon|naa|na net|nix|nix davon
      nichts davon|gar keiner|gar keine|doch nicht|ach egal|passt schon|hat sich erledigt
      erledigt|stopp|abbrechen|abbruch|wurscht|wurst`,
    every: 'alle|alle drei|beide|alles|alle beide|jeden|sämtliche',
    ordinals: [
      `erster|erste|ersten|der erste|die erste|das erste|den ersten|eins|die eins|nummer eins
        nummer 1|option 1|option eins|nr 1|1.|der 1.|die 1.|das 1.|den 1.|nr. 1|nr.1|nummero eins
        den einsten|der obere|die obere|der oberste|die oberste|oben|einser|1te|1ter|der von oben
        der farcaster`,
      `zweiter|zweite|zweiten|der zweite|die zweite|das zweite|den zweiten|zwei|die zwei
        nummer zwei|nummer 2|option 2|option zwei|nr 2|2.|der mittlere|der 2.|die 2.|das 2.
        den 2.|nr. 2|nr.2|zweier|2te|2ter|mitte|der in der mitte|die mittlere|das mittlere`,
      `dritter|dritte|dritten|der dritte|die dritte|das dritte|den dritten|drei|die drei
        nummer drei|nummer 3|option 3|option drei|nr 3|3.|der 3.|die 3.|das 3.|den 3.|nr. 3|nr.3
        dreier|3te|3ter`,
      `letzter|letzte|letzten|der letzte|die letzte|das letzte|den letzten|der unterste|die unterste
        letztes|ganz unten|der hinterste`,
    ],
    compare: `vs|versus|gegen|vergleich|vergleiche|vergleichen|verglichen|vergleich zwischen
      unterschied|unterschiede|unterschied zwischen|unterschiede zwischen|zwischen|gegenüber
      dieselbe person|die gleiche person|derselbe|dieselbe|derselbe wie|dieselbe person wie
      gleiche person|beide|beiden|im vergleich zu|vertrauenswürdiger|verhältnis|im vergleich
      vergleichste|vergleichst du|vergleich mal|vergleiche mal|vergleich ma|unterschiedlich
      unterscheidet|unterscheiden|gegenüberstellung|stell gegenüber|im duell|duell|wer von beiden
      wer von den beiden|welcher von beiden|welche von beiden|wer ist seriöser|wer hat mehr
      wer ist bekannter|die selbe person|der selbe|der selbe mensch|ein und dieselbe person
      ein und derselbe|hängen zusammen|gehören zusammen|gehören die zusammen|verwandt
      was haben gemeinsam|gemeinsamkeiten`,
    and: `und|u|&|+|sowie|samt|plus|unn|un|u.|sowie auch|als auch|und auch|und dann|und dazu
      zusammen mit|mitsamt`,
    or: `oder|bzw|oda|odr|beziehungsweise|respektive|oder doch|oder eher`,
    help: `hilfe|hilf mir|hilf|wie funktioniert das|wie funktionierst du
      wie funktioniert dieser bot|wie funktioniert der bot|wie benutze ich dich
      wie benutzt man dich|wie nutze ich|wie benutze ich|wie geht das|was kannst du
      was kannst du alles|was machst du|was machst du so|was tust du|wozu bist du da
      wofür bist du da|wer bist du|was bist du|anleitung|befehle|kommandos|handbuch|help|menü
      optionen|tutorial|wie kann ich|was kann der bot|was kann dieser bot|was macht dieser bot
      bedienung|bedienungsanleitung|gebrauchsanweisung|kurzanleitung|wie gehtn das
      wie geht das hier|wie geht des|wie funktioniert dat|wie funktioniert des|wie funzt das
      wie funzt|wie funktioniert whocast|wie nutzt man|wie nutz ich|wie benutz ich
      wie verwende ich|wie verwendet man|wie bedient man|wie bediene ich|was kannste
      was kannste alles|was kannste so|was kannst du so|was kannst n du|was machste
      was tut der bot|was bringst du|was bringt der bot|wofür ist der bot|wozu ist der bot
      wozu dient|wozu bist du|wofür bist du|wofür bist du gut|wozu bist du gut|wie frage ich
      wie frag ich|was muss ich schreiben|was muss ich tippen|was soll ich schreiben
      was schreib ich|hilfee|hülfe|brauche hilfe|brauch hilfe|ich brauche hilfe|ich brauch hilfe
      kannst du mir helfen|kann mir wer helfen|kann mir jemand helfen|erklär dich|erklär dich mal
      stell dich vor|stell dich mal vor|funktionen|funktion|was sind deine befehle|deine befehle
      beispiel|beispiele|zeig mir ein beispiel|erste schritte|bin neu hier|bin neu
      keine ahnung wie|versteh den bot nicht|versteh das nicht|wie läuft das|wie läuft das hier
      was gibt's für befehle|was geht hier|wat machste|was bist du für ein bot
      was ist das für ein bot|was für ein bot`,
    thanks: `danke|vielen dank|dankeschön|danke schön|danke dir|danke sehr|tausend dank
      besten dank|dank dir|merci|danki|ich danke|dankee|dankeee|dankö
      herzlichen dank|lieben dank|vielen lieben dank|vergelts gott|merci vielmals|merssi
      danke euch|dankbar|bedanke mich|bedank mich|ich bedanke mich|dankesehr|heißen dank
      vielen vielen dank|danke danke|danke für`,
    praise: `tolle|tolle arbeit|tolles|toller|gute arbeit|schöne|super|toll|klasse|prima
      großartig|grossartig|genial|geil|mega|krass|stark|cool|hammer|spitze|perfekt|wunderbar
      fantastisch|ausgezeichnet|hervorragend|beeindruckend|nützlich|hilfreich|praktisch|gut
      sehr gut|gut gemacht|guter bot|schön|schick|nice|liebe|ich liebe|mag|ich mag|der beste
      die beste|das beste|bester|beste|glückwunsch|gratuliere|herzlichen glückwunsch|bravo
      respekt|haha|hahaha|lol|wow|lustig|witzig|interessant|schlecht|schlechter bot|blöd|doof
      nutzlos|müll|langweilig|hasse|stimme zu|so wahr|wahr|fan|ehre|ehrenmann|läuft|gefällt mir
      legende|weiter so|macht spaß|ach so|achso|aha|ach guck|sieh an|na sowas|hahahaha|hahah|hihi
      höhö|xd|lel|kek|geilo|geile|geiler|geiles|mega gut|megageil|nicht schlecht|net schlecht
      läuft bei dir|läuft bei ihm|läuft bei ihr|läuft bei euch|ehrenfrau|ehrenbot|heftig|bombe
      saugut|leiwand|fein|topp|1a|eins a|erste sahne|hut ab|chapeau|gönn dir|nicee|niceee|süß
      scheisse|scheiße|scheiß|scheiss|mist|kacke|schrott|schrottbot|dreck|drecksbot|dumm|dumme
      dummer|dummes|blöder|blöde|blödes|idiot|depp|trottel|vollpfosten|spinner|halts maul
      halt die klappe|halt die fresse|halt den mund|schnauze|klappe|verpiss dich|nerv nicht
      du nervst|nervst|nervig|schwach|enttäuschend|enttäuscht|peinlich|lächerlich|ich lach
      ich brech ab|brech ab|ich kann nicht mehr|ich sterbe|uff|puh|oha|ohje|oje|boah|boa
      alter schwede|krasser|krasse|krasses|holla|hui|meine güte|mein gott|brav|braver|macht laune
      unfassbar|unglaublich|wahnsinn|der wahnsinn|irre|verrückt|cooler|coole|cooles|toller typ
      nettes|netter|nette|nett|feier ich|feier den|ich feier|feier ich hart|abgefahren
      lieblingsbot|bester mann|beste frau|ehrlich gut|richtig gut|richtig stark|stabil|stabiler
      schade|traurig|verdient|wusste ich|wusst ich|hab ich mir gedacht|dacht ich mir
      dachte ich mir|sag ich doch|hab ichs gewusst|war klar|ist ja interessant|spannend|verstehe
      kapiert|alles klar|gut zu wissen|macht sinn|ergibt sinn|jawohl ja|naja|najaa|geht so|solala
      verkackt|falsch gemacht|kaputt|wieder kaputt|bist kaputt|daneben|müllbot`,
    greeting: `guten morgen|gute nacht|guten abend|guten tag|schönen tag|alles gute
      alles gute zum geburtstag|happy birthday|frohe weihnachten|frohes neues|frohe|willkommen
      herzlich willkommen|gm|gn|tschüss|ciao|bis bald|bis morgen|auf wiedersehen|grüße|grüße an
      gruß|cc|viel glück|schönes wochenende|moin zusammen|liebe grüße|schöne grüße|küsschen
      morgen zusammen|morgen allerseits|morgen leute|moin leute|moin moin zusammen|gut nacht
      gute n8|n8|schlaf gut|schlaft gut|schönen abend|schönen sonntag|schönen samstag|schönes we
      schönen feierabend|feierabend|schöne woche|schönen tag noch|happy bday|gratulation
      glückwünsche|viel spaß|viel spass|viel erfolg|gute besserung|mahlzeit|prost
      grüße gehen raus|grüße gehen raus an|gruß an|gruss an|grüß mir|grüß|grüßt|liebe geht raus
      shoutout an|guten start|frohe ostern|guten rutsch|prosit|gute reise|hallo zusammen
      hallo alle|hi zusammen|hallo welt`,
    courtesy: `hallo|hi|hey|he|moin|servus|na|bitte|bitteschön|mal|denn|doch|eigentlich|so|also|ja
      halt|eben|nur|schnell|kurz|kurze frage|eine frage|frage|bitte mal|wirklich|genau|überhaupt
      hier|jetzt|gerade|grad|mir mal|uns|ok|okay|ah|oh|ach|ähm|hm|alles|etwas|was so|noch|wohl
      vielleicht|bruder|digga|alter|leute|freunde|gern|gerne|danke im voraus|falls möglich
      wenn möglich|wenn du kannst|übrigens|sag mal|du|bidde|bitti|ma|mal eben|mal kurz|ma eben
      ma kurz|kurz mal|eben mal|eben kurz|mal schnell|ma schnell|äh|öh|öhm|ehm|ey|jo|digger
      diggah|dicker|diggi|alda|oida|heast|gell|gelle|wa|jungs|mädels|kollegen|chef|meister
      hömma|hör mal|hör ma|horch|sagt mal|sagt ma|sach mal|sag ma|hab ne frage|hab mal ne frage
      hätte ne frage|ne frage|dumme frage|blöde frage|mal ne frage|nur mal so|nur so|aus neugier
      aus interesse|neugierig|bin neugierig|ehrlich|ehrlich gesagt|mal ehrlich|hand aufs herz
      tatsächlich|echt jetzt|so richtig|grade|iwie|irgendwie|vllt|vlt|evtl|eventuell|eig|eigtl
      lg|vg|mfg|danke schonmal|danke schon mal|lieber bot|liebes|liebe|lieber|grüezi
      grüß gott|griaß di|griaß eich|hoi|hallöchen|hallihallo|tach|nabend|moinsen|moinmoin|na du
      hey du|wenns geht|wenn's geht|bei gelegenheit|dankend|hier mal|hier bitte|der bot|bot
      mr bot|herr bot|freundchen|lieben|laut dir|zufällig|rein zufällig|ganz zufällig
      weil neugierig|kurze|doch mal|endlich mal|mal wieder|denn jetzt|denn so|ausserdem
      jedenfalls|übrigens noch|nebenbei|frage für einen freund|frage für nen freund
      asking for a friend`,
    statement: `ich habe|ich hab|ich war|ich bin|ich liebe|ich mag|ich denke|ich glaube|ich finde
      ich kenne|ich nutze|ich benutze|ich arbeite|ich hasse|ich hoffe|ich empfehle|ich vertraue
      ich folge|wir haben|wir sind|wir nutzen|wir bauen|habe gerade|hab gerade|gerade getroffen
      getroffen|kennengelernt|benutzt|genutzt|ausprobiert|gebaut|gefragt|gefunden|gesehen|gelesen
      gesprochen mit|gesprochen|rede mit|redet|arbeitet mit|arbeitet bei|arbeitet an|ist ein
      ist eine|ist der|ist die|ist so|ist sehr|ist super|ist bei|ist gerade|hat gebaut|hat gesagt
      hat mir|hat mich|hat gerade|sagt|sagte|sagen|baut|baute|schrieb|veröffentlicht|gestartet
      gewonnen|verloren|gekauft|verkauft|mein freund|meine freundin|mein kumpel|mein bruder
      mein chef|gestern|gestern abend|morgen|diese woche|immer|nie|laut|dank|alle fragen
      alle nutzen|jeder|verdient|sollte|mittagessen mit|war mit|bin mit|kenne ich
      kenne ich schon|hat mir gesagt|hat gemeint|hat erzählt|hat geschrieben|vorhin|neulich
      letztens|letzte woche|letztes jahr|letzten monat|gefeiert|getrunken|gegessen|gezockt
      gespielt|gelernt|gearbeitet|geschickt|bekommen|gekriegt|verpasst|vergessen|geholfen|erklärt
      gezeigt|gelacht|geschlafen|gegangen|gefahren|gelaufen|geteilt|gemintet|geminted|geshippt
      sitze|sitz grad|bin grad|war grad|freu mich|freue mich|freu mich auf|find ich|mag den|nervt
      ist wieder|ist mal wieder|ist halt|ist einfach|war einfach|treffe|treff mich|treffen|fahren
      fahre|flieg|fliege|unterwegs mit|unterwegs nach|zusammen mit|komme gerade|komm grad|schulde
      schuldet|hab noch|hab schon|hab nie|hab immer|ich wette|wette|wetten|ich vermisse|vermisse
      ich brauche kaffee|hat heute|hat gestern|haben heute|haben gestern|wie immer|ist schuld
      sei dank|dank dir|wir sehen uns|bis später|ich geh|ich gehe|geh jetzt|muss los|muss jetzt
      wollen wir|ich schwöre|schwöre|angeblich|anscheinend|offenbar|offensichtlich|scheinbar
      hat geliefert|liefert ab|liefert|regelt|kommentiert|antwortet|antwortete|folgt mir
      hat mich geblockt|geblockt|blockiert|entfolgt`,
    rhetorical: `wer kennt nicht|wer kennt schon nicht|wer hätte gedacht|wer hätte das gedacht
      wer braucht|wer will schon|wen interessiert|wen juckt|jeder weiß|jeder kennt|alle wissen
      alle kennen|weiß doch jeder|kennt doch jeder|als ob|als wenn|sag nicht|sag mir nicht
      sag mir bloß nicht|verrat nicht|verrat mir nicht|nicht verraten|poste nie|antworte nicht
      selbst meine oma|sogar meine oma|keine vorstellung|stell dir vor|wer zur hölle braucht
      wer kennt ihn nicht|wer kennt sie nicht|wer kennt den nicht|wer kennt die nicht
      wer kennts nicht|wer hätt das gedacht|wer hat bitte|wer will das wissen|wen kümmert
      wen kümmert's|wen interessierts|wen interessiert's|wen juckts|wen juckt's
      wer weiß das schon|wer weiß schon|wer weiss schon|kennt ja jeder|weiß ja jeder|kennt jeder
      weiß jeder|weiss jeder|kein mensch braucht|niemand braucht|als wäre|als hätte|erzähl nix
      sag nix|sag nichts|erzähl mir nichts|erzähl mir nicht|bitte nicht antworten
      antworte bitte nicht|nicht antworten|hätte ich doch|wenn ich doch|braucht keine vorstellung
      muss man nicht vorstellen|wer auch immer|wer immer|egal wer`,
    only: `nur|bloß|lediglich|ausschließlich|nur noch|einzig|nur den|nur die|nur der
      einzig und allein`,
    relative: `bruder|schwester|mann|frau|mutter|vater|mama|papa|chef|chefin|cousin|cousine
      freundin|sohn|tochter|hund|katze|oma|opa|nachbar|freund|kumpel|ehemann|ehefrau|schwager
      onkel|tante|enkel|mitbewohner|mitbewohnerin|kollege|ex|bruda|mutti|vati
      geschäftspartner|partnerin|mitgründer|mitgründerin|manager|managerin|anwalt|anwältin
      vermieter|beste freundin|bester freund|verlobte|verlobter|vorgesetzter|neffe|nichte`,
    copula: `ist|war|sind|hat|macht|wird|scheint|wurde|lautet|lauten|is|isch|iss|isn|hatte|bleibt
      sei|wäre|heißt|heisst|waren|hod|haben`,
    article: `der|die|das|den|dem|des|ein|eine|einen|einem|einer|n|ne|nen|nem|ner|nes|a|da
      dit|de|s|sone|so nen|dera`,
    possessiveAfter: ``,
    possessiveBefore: `von|vom|der|vons|vonna|vonner|vonnem`,
    on: `auf|bei|von|aus|in|im|über|via|unter|aufm|bei der|beim|drüben auf|drüben bei|drüben
      unterm|übern|vons|aufn`,
    endorse: `empfehle|ich empfehle|empfehlen|bürge für|ich bürge für|ich bürge|bürge
      ich unterstütze|unterstütze|befürworte|ich befürworte|endorse|endorsen|ich endorse
      ziehe meine empfehlung zurück|meine empfehlung zurückziehen|nimm meine empfehlung zurück
      withdraw|bestätige für|hand ins feuer|die hand ins feuer|meine hand ins feuer|bürge ich
      verbürge mich|ich verbürge mich|zieh meine empfehlung zurück|bürgschaft zurück
      empfehlung zurück|ich meine empfehlung|zieh ich meine|ziehe ich meine|zieh meine
      ziehe meine|meine empfehlung|meine empfehlung für|spreche meine empfehlung
      spreche eine empfehlung|empfehlung von mir|kann ich empfehlen|kann ich nur empfehlen
      kann nur empfehlen|wärmstens empfehlen|leg meine hand|lege meine hand|leg die hand
      lege die hand|für den leg ich|ich steh für|ich stehe für|steh ich grade|stehe ich gerade
      stehe ein für|stehe gerade für|bürg|bürg für|ich bürg|ich bürg für|bürg ich|bürgen
      verbürg mich|verbürge|garantier|garantiere für|ich garantiere für|trag ein dass
      notier meine|widerrufe|ich widerrufe|widerruf|widerruf meine|nehme meine|nehm meine
      nehme ich zurück|nimm zurück|storniere|lösch meine empfehlung|lösche meine empfehlung
      streich meine empfehlung|doch nicht mehr empfehlen|vouche|ich vouche|ich vouch`,
    callAfter: ``,
    common: `und|oder|aber|denn|weil|wenn|dass|ob|als|wie|auch|noch|schon|nur|sehr|mehr|viel|viele
      wenig|hier|dort|da|heute|jetzt|dann|immer|wieder|nie|oft|alle|alles|jeder|jede|jedes|sein
      haben|werden|wird|wurde|kann|können|muss|müssen|soll|will|wollen|darf|tun|tut|machen|macht
      gehen|geht|kommen|kommt|gibt|war|waren|hatte|bin|bist|seid|im|am|um|durch|gegen|bis|seit
      während|nach|vor|unter|zwischen|man|nichts|etwas|sich|so|zu|ding|dinge|sache|welt|leben|tag
      tage|jahr|mal|zeit|uhr|teil|fall|ort|neu|neue|neuer|groß|klein|spiel|wetter|preis|geld
      präsident|token|tokens|krypto|projekt|app|kanal|eth|bitcoin|base|farcaster|gewonnen
      vielleicht|eigentlich|gegangen|los|freund|meint|arbeit|kaffee|bier|essen|abend|nacht|stunde
      stunden|minute|minuten|woche|wochen|monat|monate|jahre|jahren|haus|zuhause|heim|bahn
      zug|stadt|rechner|internet|netz|server|update|gruppe
      firma|markt|kurs|chart|gewinn|verlust|steuern|kinder|familie|regen|sonne
      schnee|urlaub|ferien|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
      sommer|winter|fußball|tor|verein|film|serie|buch|lied|musik|schlafen|trinken|kochen
      arbeiten|spielen|lernen|lesen|schreiben|hören|sehen|kaufen|verkaufen|bauen|laufen|reden
      sprechen|denken|glauben|bleiben|bringen|nehmen|geben|lassen|liegen|sitzen|stehen|wohnen
      lieben|hassen|hoffen|helfen|warten|versuchen|verstehen|fragen|antworten|passieren|verlieren
      gewinnen|bezahlen|kosten|kostet|läuft|sieht|nimmt|liegt|steht|glaub|glaube|klingt|wirkt
      reicht|fehlt|genug|ganz|ziemlich|voll|total|absolut|endlich|leider|natürlich|trotzdem
      außerdem|deshalb|deswegen|darum|dafür|dagegen|damit|davor|dabei|darauf|dazu|daran|wohin
      womit|später|früher|bald|gleich|sofort|manchmal|selten|niemals|überall|irgendwo|irgendwann
      dran|drauf|drin|rein|zurück|zusammen|allein|alleine|selber|oben|unten|links|rechts|vorne
      herz|kopf|augen|runde|sachen|gerücht|zahlen|shitstorm|gm|wach|müde|hunger|kündigung
      büro|keine|sowas|solche|solcher|jemandem|andauernd|ständig|dauernd|kommt sowas|schreibt
      postet|betreibt|einmal|jeden|vorm|durchleuchten`,
  },
  replies: {
    verifiedAccounts: { one: '{n} bestätigtes Konto', other: '{n} bestätigte Konten' },
    credentials: { one: '{n} Nachweis', other: '{n} Nachweise' },
    noVerifiedAccounts: 'Noch keine bestätigten Konten',
    thisWallet: 'Diese Wallet',
    more: '{list} und {n} weitere',
    or: '{list} oder {last}',
    also: 'Außerdem: {list}',
    notFoundList: 'Nicht gefunden: {list}',
    notConfiguredList: 'Hier nicht zu finden: {list}',
    notFound:
      'Ich habe niemanden als {name} gefunden. Versuch es mit einem Farcaster-Namen, einem ENS-Namen, einer Adresse oder „fid 3“.',
    notConfigured:
      '{name} lässt sich hier nicht suchen: Dieser Dienst hat keine Quelle dafür. Versuch es mit einem Farcaster- oder ENS-Namen.',
    unreachable: 'Die Quelle für {name} antwortet nicht. Frag in ein paar Minuten noch einmal.',
    limited:
      'Für deine Fragen ist mein Limit erreicht. Frag in einer Stunde wieder oder such auf {url}',
    which: 'Meinst du {list}? Antworte mit einer Zahl.',
    help: 'Erwähne {bot} mit einem Namen, einem ENS-Namen, einer Adresse, „fid 3“ oder „jack auf twitter“; oder antworte auf einen Cast nur mit der Erwähnung; oder sag „ich“.',
    notAName: '„{name}“ lässt sich nicht suchen.',
    fid: '{name} hat die fid {value}.',
    account: '{label} von {name}: {value} ({grade})',
    wallet: 'Wallet von {name}: {value} ({grade})',
    lacks: 'Mir ist kein {label} von {name} bekannt.',
    owner: 'Diese Wallet gehört {name} ({grade}).',
    since: 'seit {date}',
    holds: '{name} hat: {list}',
    hasCredential: 'Ja, {name} hat {value}.',
    lacksCredential: 'Nein, soweit ich weiß, hat {name} {value} nicht.',
    verifiedBy: '{name} wurde bestätigt von: {list}',
    notVerified: 'Soweit ich weiß, hat noch niemand {name} bestätigt.',
    samePerson: 'Beide sind dieselbe Person: {name}',
    differentPeople: 'Das sind verschiedene Profile.',
    impostor: 'Nicht {name}, mit mehr Belegen für einen solchen Namen',
    endorse:
      'Um jemanden zu empfehlen, schreib nach der Erwähnung: endorse, den Namen mit At-Zeichen, „for“ und eine Fähigkeit.',
    grades: {
      proven: 'bewiesen',
      confirmed: 'bestätigt',
      reported: 'laut Dritten',
      claimed: 'angegeben, nicht geprüft',
    },
  },
  phrases: [
    ['@whocast wer ist {rish}?', 'fid:194'],
    ['@whocast gib mir die fid von {rish}', 'fid:194'],
    ['@whocast was ist die Wallet von {rish}?', 'fid:194'],
    ['@whocast wer hat {rish} verifiziert?', 'fid:194'],
    ['@whocast ist {rish} echt?', 'fid:194'],
    ['@whocast wer ist der Typ', 'fid:5', 'reply'],
    ['@whocast wer hat das geschrieben?', 'fid:6', 'quote'],
    ['@whocast der github-nutzer torvalds', 'github:torvalds'],
    ['@whocast jack auf twitter', 'twitter:jack'],
    ['@whocast das twitter von linda', 'fname:linda'],
    ['@whocast wer ist Linda Müller', 'name:Linda Müller'],
    ['@whocast weißt du, wer linda ist?', 'fname:linda'],
    ['@whocast was ist meine fid?', 'fid:77'],
    ['@whocast wer bin ich?', 'fid:77'],
    ['@whocast vergleiche {rish} und {ada}', 'fid:194 fid:616'],
    ['@whocast wer ist {rish}, nicht {ada}', 'fid:194'],
    ['@whocast {rish}, aber ohne {ada}', 'fid:194'],
    ['nein, der andere: {rish}', 'fid:194', 'reply-to-bot'],
    ['sorry, ich meinte linda', 'fname:linda', 'reply-to-bot'],
    ['das gleiche für {rish}', 'fid:194', 'reply-to-bot'],
    ['die zweite', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} was hältst du von @whocast?', 'nothing'],
    ['vielen dank @whocast', 'nothing'],
    ['@whocast {rish} ist mein Freund', 'nothing'],
    ['@whocast Hilfe', 'help'],
    ['@whocast ich empfehle {rish} für Design', 'endorse'],
  ],
}
