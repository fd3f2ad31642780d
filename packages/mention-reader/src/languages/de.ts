import type { Language } from '../language.ts'

/**
 * Names may take an article (`wer ist der jack`). `von` stands before the owner and before a
 * platform (`jack von twitter`). Questions invert, so a copula behind a name makes a statement.
 */
export const german: Language = {
  code: 'de',
  grammar: { letters: /[äß]/u, hasArticleBeforeNames: true },
  vocabulary: {
    interrogative: `wer|wer ist|wer is|wers|wer s|wer war|wer sind|wer bist|wehr ist|wer isn|wer ist denn
      wer zum teufel ist|wer zur hölle ist|wer steckt hinter|steckt hinter|wer steckt dahinter
      wessen|wem|wem gehört|wem gehoert|wen|wer hat das geschrieben|wer hat geschrieben
      wer schrieb|wer hat das gepostet|identifiziere|identifizier|gehört zu|wie heißt|wie heisst
      wre ist|war ist|wer it|weer ist|wer soll das sein|wer zum geier ist|wer zum henker ist
      wer verdammt ist|wer issn`,
    interrogativeSubject: `wer|wessen|wem|wen|weer`,
    question: `was|was ist|was für|wie|wie ist|wo|wann|warum|wieso|welche|welcher|welches|welchen
      wieviele|wie viele|wieviel|gibt es|gibts|hat|ist|sind|kann|kannst|könntest|weiß|jemand
      irgendjemand|etwas|irgendwas|wat|hast`,
    request: `sag mir|sag|sagt mir|zeig mir|zeig|zeige|zeige mir|gib mir|gib|gebt mir|such|suche
      such mal|suche nach|suchen|finde|find|find mal|finden|finde heraus|find heraus|prüf|prüfe
      pruefe|prüf mal|überprüfe|überprüf|check|checke|checkt|check mal|verifiziere|bestätige|schau
      schau mal|schau nach|guck|guck mal|guck nach|nachschauen|nachschlagen|schlag nach|kennst du
      kennst|kennt|kennt ihr|kennen|kennt jemand|weißt du|weisst du|weißt|weisst|weiß jemand
      weiß wer|wissen|ich will|ich will wissen|ich möchte|ich möchte wissen|ich moechte
      ich brauche|brauche|ich suche|ich würde gerne|würde gern|wüsste gern|kannst du mir sagen
      kannst du mir|kannst du|könntest du|erzähl mir|erzähl|erzaehl|erzähle|beschreibe|beschreib
      erklär|erkläre|stell mir|stell vor|vorstellen|liste|schick|schick mir|nenn|nenne|nenn mir
      hol|hol mir|mach|mach mal|trauen|vertrauen|folgen|lookup|interessiert mich|infos zu|info zu
      infos über|ermittle|spuck aus|hau raus|verrat mir|klär mich auf|wirf einen blick|forsch
      recherchier|recherchiere|lass sehen|rück raus`,
    about: `über|ueber|von|vom|zu|zum|zur|für|fuer|bei|mit|bezüglich|zu dem|an|nach|hinter|auf`,
    fid: `fid|fids|farcaster id|farcaster-id|id|nutzernummer|kennung|nummer`,
    wallet: `wallet|wallets|geldbörse|brieftasche|adresse|adressen|wallet-adresse|walletadresse
      eth-adresse|eth adresse|ethereum-adresse|addy|address`,
    ens: `ens|ens-name|ens name|ensname|eth-name|eth name|ens-domain|.eth|basename`,
    credentials: `nachweis|nachweise|zertifikat|zertifikate|abzeichen|bescheinigung
      bescheinigungen|attestierung|attestierungen|attestation|attestations|badge|badges|credential
      credentials|poap|poaps|auszeichnung|auszeichnungen|referenzen|verifizierungen|verifizierung`,
    holds: `hat|haben|besitzt|besitzen`,
    verifiers: `wer hat verifiziert|wer verifiziert|verifiziert von|wer hat bestätigt
      wer bestätigt|bestätigt von|wer bürgt|wer bürgt für|wer buergt für|wer hat für|bürgt|bürgte
      gebürgt|wer attestiert|wer hat attestiert|wer hat zertifiziert|zertifiziert von
      wer empfiehlt|wer hat empfohlen|wer hat beglaubigt|beglaubigt|wer hat geprüft|verifiziert
      bestätigt|attestiert|zertifiziert|beglaubigte|verifizierte`,
    trust: `echt|echte|echter|unecht|fake|gefälscht|falsch|legit|legitim|seriös|serioes|serioese
      seriöse|vertrauenswürdig|vertrauenswuerdig|vertrauen|trauen|zuverlässig|sicher|betrüger
      betrueger|betrug|abzocke|abzocker|scam|scammer|bot|ein bot|roboter|mensch|ein mensch
      menschlich|echte person|eine echte person|real|verifiziert|verdächtig|offiziell|offizieller
      hochstapler|wirklich der|die er vorgibt|wer er vorgibt|ruf|reputation|spam|koscher
      authentisch|glaubwürdig|seriös oder`,
    accounts: `konto|konten|account|accounts|profile|soziale|soziale medien|social|socials|link
      links|handle|handles|benutzername|nutzername|username|verknüpft|verknüpfte|verknüpften
      verbunden|verbundene|verbundenen|webseite|website|seite|email|mail|plattform|plattformen
      andere konten|netzwerke`,
    profile: `profil|steckbrief|karte|info|infos|information|informationen|daten|details|bio
      biografie|biographie|identität|identitaet|name|echter name|klarname|avatar|bild|standort
      verlauf|statistik|follower|macht|beruf|arbeitet|wohnt|hintergrund|hintergründe|mehr
      zusammenfassung|beruflich|lebenslauf|seit wann|wie lange|wie lang|beitrittsdatum`,
    person: `person|personen|nutzer|nutzerin|benutzer|benutzerin|user|typ|kerl|typen|mann|frau
      mädchen|junge|leute|mensch namens|ersteller|inhaber|besitzer|eigentümer|gründer|namens
      genannt|gewisser|herr|dude|bursche|entwickler|heißt er|heißt sie|heisst er|er heißt
      nennt sich|unter dem namen`,
    pointing: `das|dies|dieser|diese|dieses|diesen|diesem|der da|die da|das da|jener|jene|er|sie
      es|ihn|ihm|ihr|ihre|sein|seine|deren|dessen|der typ|dieser typ|diese person|dieser nutzer
      dieser account|dieses konto|autor|autorin|der autor|op|verfasser|dieser cast|dieser post
      gepostet|geschrieben|verfasst|zitiert|oben|darüber|beitrag|nachricht|thread|cast|post|tweet
      zitat|dieser beitrag|dieser text|dieser mensch|der kerl|dieser kerl|den jemand|dieses profil
      dieser vogel`,
    he: `er|sie|ihn|ihm|ihr|ihre|sein|seine|der typ|dieser typ|diese person|dieser nutzer
      dieser account|dieses konto|autor|autorin|der autor|op|verfasser|dieser mensch|der kerl
      dieser kerl|der da|die da|den jemand|dieser vogel`,
    self: `ich|mir|mich|bin ich|ich bin|habe ich|hab ich|selbst|mich selbst|ich dran|jetzt ich
      und ich|jetzt mich|mach mich`,
    my: `mein|meine|meinen|meinem|meiner|meins|unser|unsere`,
    you: `du|dich|dir|dein|deine|deinen|deiner|ihr|euch|euer|sie haben|hast du|hast du schon
      habt ihr|findest du|denkst du|meinst du|hältst du|haltst du|was hältst du|was denkst du
      was meinst du|probier|probiere|probiert|nutze|nutzt|benutz|benutze|frag|frag mal|fragt
      solltest|du solltest|teste|versuch`,
    not: `nicht|nicht den|nicht die|nicht der|nicht von|nicht über|außer|ausser|ohne|ausgenommen
      bis auf|abgesehen von|aber nicht|und nicht|lass|lasse|lass weg|lass aus|lasse aus|statt
      anstatt|anstelle von|ignoriere|ignorier|vergiss|überspring|überspringe|schließ aus|schließe
      kein|keine|keinen|exklusive|jedoch nicht|minus|nicht mit|weder|lass mal`,
    notAfter: `nicht|weglassen|auslassen|ausschließen|ausgenommen|ausgeschlossen|weg|raus|aus`,
    correction: `sorry|entschuldigung|entschuldige|tut mir leid|ups|upps|oops|fehler|mein fehler
      vertippt|verschrieben|ich meinte|meinte|ich meine|meine ich|gemeint|gemeint war|gemeint ist
      sondern|eigentlich|doch|der andere|die andere|den anderen|andere|anderer|anderen|anderes
      falsch|falsche|falscher|falsche person|der falsche|die falsche|nicht der|nicht die|nicht den
      dasselbe|dasselbe für|das gleiche|das gleiche für|gleiches|gleiches für|genauso|ebenso|auch
      auch für|jetzt|jetzt für|und für|nun|nächster|nächste|als nächstes|was ist mit
      und was ist mit|wie steht es mit|korrektur|nochmal|noch mal|es war|lieber|mach das gleiche
      mach dasselbe|korrigiere|bzw|wollt ich|wollte ich|ich wollte|meinte ich|quatsch|war gemeint
      ich meinte eigentlich|sollte heißen`,
    yes: `ja|jo|jep|jup|jawohl|genau|stimmt|richtig|korrekt|exakt|der|die|dieser|das ist er
      das ist sie|klar|ok|okay|passt|ja bitte|sicher`,
    no: `nein|nee|nö|ne|keiner|keine|keinen|keiner davon|keine davon|keiner von denen|weder noch
      niemand|egal|vergiss es|lass gut sein|schon gut|nichts`,
    ordinals: [
      `erster|erste|ersten|der erste|die erste|das erste|den ersten|eins|die eins|nummer eins
        nummer 1|option 1|option eins|nr 1|1.`,
      `zweiter|zweite|zweiten|der zweite|die zweite|das zweite|den zweiten|zwei|die zwei
        nummer zwei|nummer 2|option 2|option zwei|nr 2|2.|der mittlere`,
      `dritter|dritte|dritten|der dritte|die dritte|das dritte|den dritten|drei|die drei
        nummer drei|nummer 3|option 3|option drei|nr 3|3.`,
      'letzter|letzte|letzten|der letzte|die letzte|das letzte|den letzten',
    ],
    compare: `vs|versus|gegen|vergleich|vergleiche|vergleichen|verglichen|vergleich zwischen
      unterschied|unterschiede|unterschied zwischen|unterschiede zwischen|zwischen|gegenüber
      dieselbe person|die gleiche person|derselbe|dieselbe|derselbe wie|dieselbe person wie
      gleiche person|beide|beiden|im vergleich zu|vertrauenswürdiger|verhältnis|im vergleich`,
    and: `und|u|&|+|sowie|samt|plus`,
    or: `oder|bzw`,
    help: `hilfe|hilf mir|hilf|wie funktioniert das|wie funktionierst du
      wie funktioniert dieser bot|wie funktioniert der bot|wie benutze ich dich
      wie benutzt man dich|wie nutze ich|wie benutze ich|wie geht das|was kannst du
      was kannst du alles|was machst du|was machst du so|was tust du|wozu bist du da
      wofür bist du da|wer bist du|was bist du|anleitung|befehle|kommandos|handbuch|help|menü
      optionen|tutorial|wie kann ich|was kann der bot|was kann dieser bot|was macht dieser bot
      bedienung|bedienungsanleitung|gebrauchsanweisung|kurzanleitung`,
    thanks: `danke|vielen dank|dankeschön|danke schön|danke dir|danke sehr|tausend dank
      besten dank|dank dir|merci|danki|ich danke`,
    praise: `tolle|tolle arbeit|tolles|toller|gute arbeit|schöne|super|toll|klasse|prima|großartig
      grossartig|genial|geil|mega|krass|stark|cool|hammer|spitze|perfekt|wunderbar|fantastisch
      ausgezeichnet|hervorragend|beeindruckend|nützlich|hilfreich|praktisch|gut|sehr gut
      gut gemacht|guter bot|schön|schick|nice|liebe|ich liebe|mag|ich mag|der beste|die beste
      das beste|bester|beste|glückwunsch|gratuliere|herzlichen glückwunsch|bravo|respekt|haha
      hahaha|lol|wow|lustig|witzig|interessant|schlecht|schlechter bot|blöd|doof|nutzlos|müll
      langweilig|hasse|stimme zu|so wahr|wahr|fan|ehre|ehrenmann|läuft|gefällt mir|legende
      weiter so|macht spaß|ach so|achso|aha|ach guck|sieh an|na sowas`,
    greeting: `guten morgen|gute nacht|guten abend|guten tag|schönen tag|alles gute
      alles gute zum geburtstag|happy birthday|frohe weihnachten|frohes neues|frohe|willkommen
      herzlich willkommen|gm|gn|tschüss|ciao|bis bald|bis morgen|auf wiedersehen|grüße|grüße an
      gruß|cc|viel glück|schönes wochenende|moin zusammen|liebe grüße|schöne grüße|küsschen`,
    courtesy: `hallo|hi|hey|he|moin|servus|na|bitte|bitteschön|mal|denn|doch|eigentlich|so|also|ja
      halt|eben|nur|schnell|kurz|kurze frage|eine frage|frage|bitte mal|wirklich|genau|überhaupt
      hier|jetzt|gerade|grad|mir mal|uns|ok|okay|ah|oh|ach|ähm|hm|alles|etwas|was so|noch|wohl
      vielleicht|bruder|digga|alter|leute|freunde|gern|gerne|danke im voraus|falls möglich
      wenn möglich|wenn du kannst|übrigens|sag mal|du`,
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
      kenne ich schon`,
    rhetorical: `wer kennt nicht|wer kennt schon nicht|wer hätte gedacht|wer hätte das gedacht
      wer braucht|wer will schon|wen interessiert|wen juckt|jeder weiß|jeder kennt|alle wissen
      alle kennen|weiß doch jeder|kennt doch jeder|als ob|als wenn|sag nicht|sag mir nicht
      sag mir bloß nicht|verrat nicht|verrat mir nicht|nicht verraten|poste nie|antworte nicht
      selbst meine oma|sogar meine oma|keine vorstellung|stell dir vor`,
    only: `nur|bloß|lediglich|ausschließlich`,
    relative: `bruder|schwester|mann|frau|mutter|vater|mama|papa|chef|chefin|cousin|cousine
      freundin|sohn|tochter|hund|katze|oma|opa|nachbar`,
    copula: `ist|war|sind|hat|macht|wird|scheint|wurde|lautet|lauten`,
    article: `der|die|das|den|dem|des|ein|eine|einen|einem|einer`,
    possessiveAfter: ``,
    possessiveBefore: `von|vom|der`,
    on: `auf|bei|von|aus|in|im|über|via|unter`,
    endorse: `empfehle|ich empfehle|empfehlen|bürge für|ich bürge für|ich bürge|bürge
      ich unterstütze|unterstütze|befürworte|ich befürworte|endorse|endorsen|ich endorse
      ziehe meine empfehlung zurück|meine empfehlung zurückziehen|nimm meine empfehlung zurück
      withdraw|bestätige für|hand ins feuer|die hand ins feuer|meine hand ins feuer|bürge ich
      verbürge mich|ich verbürge mich|zieh meine empfehlung zurück|bürgschaft zurück
      empfehlung zurück`,
    callAfter: ``,
    common: `und|oder|aber|denn|weil|wenn|dass|ob|als|wie|auch|noch|schon|nur|sehr|mehr|viel|viele
      wenig|hier|dort|da|heute|jetzt|dann|immer|wieder|nie|oft|alle|alles|jeder|jede|jedes|sein
      haben|werden|wird|wurde|kann|können|muss|müssen|soll|will|wollen|darf|tun|tut|machen|macht
      gehen|geht|kommen|kommt|gibt|war|waren|hatte|bin|bist|seid|im|am|um|durch|gegen|bis|seit
      während|nach|vor|unter|zwischen|man|nichts|etwas|sich|so|zu|ding|dinge|sache|welt|leben|tag
      tage|jahr|mal|zeit|uhr|teil|fall|ort|neu|neue|neuer|groß|klein|spiel|wetter|preis|geld
      präsident|token|tokens|krypto|projekt|app|kanal|eth|bitcoin|base|farcaster|gewonnen
      vielleicht|eigentlich|gegangen|los|freund|meint`,
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
