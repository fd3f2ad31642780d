import type { Language } from '../language.ts'

/**
 * Names may take an article (`chi è la linda`). `di`, `del` stand before the owner, `su` before a
 * platform. Elided words are split before their apostrophe.
 */
export const italian: Language = {
  code: 'it',
  grammar: { letters: /[ìò]|^è$/u, hasArticleBeforeNames: true },
  vocabulary: {
    interrogative: `chi|chi è|chi e|chi e'|chi era|chi sono|chi sarebbe|chi sarà|ki è|ki e|ki|chie
      chi cavolo è|chi diavolo è|chi cazzo è|chi c è dietro|chi sta dietro|dietro|di chi|di chi è
      a chi|a chi appartiene|chi ha scritto|chi ha postato|chi ha pubblicato|identifica
      identificare|appartiene a|come si chiama|chi è mai|chi diamine è`,
    interrogativeSubject: `chi|ki|di chi|a chi`,
    question: `che|cosa|che cosa|cos è|cos|qual|qual è|quale|quali|dove|dov è|quando|come|perché
      perche|quanto|quanti|quante|ha|hanno|c è|è|e|sono|può|puoi|potresti|qualcuno|qualcosa|sapete
      sa`,
    request: `dimmi|dicci|dammi|dacci|mostrami|mostra|fammi vedere|fai vedere|cerca|cercami
      cercare|trova|trovami|trovare|scopri|verifica|verificare|controlla|controllare|conferma
      guarda|dai un'occhiata|dai un occhiata|sai|sapete|sapere|sai dirmi|sai chi|conosci|conoscete
      conosce|vorrei|vorrei sapere|voglio|voglio sapere|mi serve|mi servono|ho bisogno
      ho bisogno di|mi dici|mi dai|mi mostri|mi trovi|puoi dirmi|puoi dire|puoi trovare
      puoi cercare|puoi mostrarmi|potresti dirmi|parlami|parlaci|raccontami|presentami|presenta
      descrivi|spiega|elenca|manda|mandami|passami|tira fuori|fidarmi|fidarsi|fidare|seguire
      info su|informazioni su|sto cercando|cerco|fai|fammi|vedi|vedere|leggi|indicami
      mi piacerebbe sapere|dimmi di più|fammi sapere|butta un occhio|dammi un occhio|illuminami`,
    about: `di|d|del|dello|della|dell|dei|delle|su|sul|sulla|sull|riguardo a|circa|per|con|a|al
      alla|in|da|su di`,
    fid: `fid|fids|id farcaster|id di farcaster|id|numero utente|identificativo`,
    wallet: `wallet|wallets|portafoglio|portafogli|indirizzo|indirizzi|indirizzo eth
      indirizzo del wallet|indirizzo wallet|addy|address`,
    ens: `ens|nome ens|nome eth|dominio ens|dominio eth|.eth|basename`,
    credentials: `credenziale|credenziali|certificato|certificati|certificazione|certificazioni
      attestato|attestati|attestazione|attestazioni|badge|badges|distintivo|poap|poaps|referenze
      verifiche`,
    holds: `ha|hanno|possiede|possiedono|detiene`,
    verifiers: `chi ha verificato|chi verifica|verificato da|verificata da|chi ha attestato
      chi attesta|attestato da|attestata da|chi ha certificato|chi certifica|certificato da
      chi ha confermato|chi conferma|chi garantisce|chi garantisce per|chi ha garantito|garantisce
      chi ha validato|chi ha raccomandato|chi lo ha verificato|chi l ha verificato
      chi l ha verificata|ha verificato|ha attestato|ha certificato`,
    trust: `legittimo|legittima|legit|reale|vero|vera|falso|falsa|fake|finto|finta|autentico
      autentica|affidabile|affidabili|di fiducia|fiducia|fidato|fidata|sicuro|sicura|truffa
      truffatore|truffatrice|scam|scammer|bot|un bot|robot|umano|umana|persona reale
      una persona reale|persona vera|una persona vera|verificato|verificata|sospetto|sospetta
      ufficiale|impostore|chi dice di essere|serio|seria|reputazione|spam|credibile|attendibile
      fidare|fidarmi|fidarsi`,
    accounts: `account|profili su|conto|social|sociali|link|collegamenti|collegato|collegati
      collegata|collegate|connesso|connessi|collegamento|handle|handles|nome utente|username
      nickname|sito|sito web|email|mail|piattaforma|piattaforme|altri account|utenza`,
    profile: `profilo|profili|scheda|carta|card|info|informazioni|informazione|dati|dettagli|bio
      biografia|identità|identita|nome|vero nome|nome vero|avatar|foto|posizione|storico
      cronologia|statistiche|follower|fa|fa nella vita|lavora|vive|background|pagina|di più|più
      riassunto|notizie su|da quando|da quanto tempo|da quanto`,
    person: `persona|persone|utente|utenti|tipo|tizio|tizia|tipa|ragazzo|ragazza|uomo|donna|gente
      signore|signora|creatore|creatrice|proprietario|proprietaria|titolare|fondatore|individuo
      chiamato|chiamata|un certo|una certa|tale|di nome|si chiama|detto|detta|col nome`,
    pointing: `sto|sta|sti|questo|questa|questi|queste|quello|quella|quel|quest|lui|lei|loro|suo
      sua|suoi|sue|gli|le|questo tipo|questo tizio|questa persona|questo utente|questo account
      autore|autrice|l autore|op|questo cast|questo post|postato|pubblicato|scritto|citato|citata
      sopra|qui sopra|messaggio|pubblicazione|thread|costui|costei|lo|cast|post|esso|essa
      questo testo|sto tizio|questo qua|sto qua|questo qui|questo soggetto|questo personaggio
      questo signore|questa signora|questo fenomeno|sto fenomeno|questo individuo|sta tizia`,
    he: `lui|lei|loro|suo|sua|suoi|sue|questo tipo|questo tizio|questa persona|questo utente
      questo account|autore|autrice|l autore|op|costui|costei|quel tipo|sto tizio|questo qua
      sto qua|questo qui|questo soggetto|questo personaggio|questo signore|questa signora
      questo fenomeno|sto fenomeno|sto tipo|questo individuo|sta tizia`,
    self: `confrontami|io|me|mi|me stesso|me stessa|sono io|chi sono|chi sono io|ho|ho collegato
      ho connesso|e io|e me|tocca a me|ora io|adesso io|ora me`,
    my: `mio|mia|miei|mie|il mio|la mia|nostro|nostra`,
    you: `tu|te|ti|tuo|tua|tuoi|tue|voi|vi|vostro|hai|hai visto|hai provato|hai usato|avete
      avete visto|avete provato|pensi|che ne pensi|cosa ne pensi|cosa pensi|che pensi|ne pensi
      credi|conosci già|prova|provate|usa|usate|chiedi a|chiedi|dovresti|lei ha|sei`,
    not: `non|non è|non di|tranne|eccetto|escluso|esclusa|escludi|escludendo|meno|senza
      senza contare|a parte|al posto di|invece di|anziché|anziche|ma non|e non|lascia fuori
      lasciando fuori|lascia stare|ignora|ignorando|dimentica|salta|togli|ometti|salvo|fuorché
      non su|non voglio|fuori|lascia perdere|né`,
    notAfter: `no|escluso|esclusa|esclusi|fuori|a parte`,
    correction: `scusa|scusami|scusate|mi dispiace|ops|oops|errore|mi sono sbagliato
      mi sono sbagliata|ho sbagliato|sbagliato|sbagliata|volevo dire|intendevo|intendo|parlavo di
      mi riferivo a|cioè|anzi|piuttosto|in realtà|l altro|l altra|altro|altra|un altro|un'altra
      persona sbagliata|non quello|non quella|non lui|non lei|non era|lo stesso|lo stesso per
      la stessa cosa|la stessa cosa per|stessa cosa|stessa cosa per|stesso|stessa|idem|idem per
      uguale per|ora|adesso|anche|anche per|e per|e ora|e adesso|prossimo|prossima|poi|bensì|bensi
      ma|era|correzione|correggo|rifallo|fai lo stesso|e che mi dici di|che mi dici di|di nuovo
      ancora|e invece|pure|volevo|intendevo dire|correttore`,
    yes: `sì|si|sisi|certo|esatto|esattamente|giusto|corretto|proprio lui|proprio lei|quello
      quella|ok|va bene|d accordo|già|ovvio|sì grazie|sì per favore`,
    no: `no|nessuno|nessuna|nessuno dei due|nessuno dei tre|nessuno di questi|né l uno né l altro
      niente|lascia perdere|lascia stare|non importa|fa niente|nulla`,
    ordinals: [
      `primo|prima|il primo|la prima|uno|l uno|il numero uno|opzione 1|opzione uno|numero uno
        numero 1|il n 1`,
      `secondo|seconda|il secondo|la seconda|due|il due|opzione 2|opzione due|numero due|numero 2
        quello in mezzo`,
      'terzo|terza|il terzo|la terza|tre|il tre|opzione 3|opzione tre|numero tre|numero 3',
      'ultimo|ultima|l ultimo|l ultima',
    ],
    compare: `confrontami|vs|versus|contro|confronta|confrontare|confronto|confronto tra|paragona|paragone
      compara|comparare|differenza|differenze|differenza tra|differenze tra|differenza fra|tra|fra
      rispetto a|stessa persona|la stessa persona|la stessa persona di|entrambi|entrambe
      tutti e due|più affidabile|relazione`,
    and: `e|ed|&|+|più|insieme a|oltre a|e anche`,
    or: `o|oppure|od`,
    help: `aiuto|aiutami|come funziona|come funzioni|come si usa|come ti uso|come ti si usa
      come usarti|come uso|cosa sai fare|cosa puoi fare|che sai fare|che puoi fare|cosa fai
      che fai|a cosa servi|a che servi|che cosa sai fare|che cosa fai|istruzioni|comandi|guida
      manuale|chi sei|cosa sei|help|come funziona questo bot|cosa fa questo bot|come posso
      come faccio|opzioni|menu|tutorial|libretto di istruzioni|istruzioni per l uso`,
    thanks: `grazie|grazie mille|mille grazie|grazie tante|molte grazie|ti ringrazio|ringrazio
      grazieee|grz`,
    praise: `bello|bella|bellissimo|bellissima|bravo|brava|bravissimo|bravissima|ottimo|ottima
      ottimo lavoro|bel lavoro|bravo bot|fantastico|fantastica|incredibile|meraviglioso|grande
      grandioso|geniale|genio|figo|figata|forte|mitico|mito|spettacolo|spettacolare|perfetto
      perfetta|eccellente|stupendo|stupenda|che bello|molto bene|bene|ben fatto|buono|buona|adoro
      amo|mi piace|piace|il migliore|la migliore|migliore|complimenti|congratulazioni|auguroni
      utile|impressionante|haha|ahah|ahaha|ahahah|lol|wow|brutto|pessimo|schifo|inutile|odio
      noioso|stupido|d accordo|verissimo|vero dai|fan|ammiro|rispetto|interessante|divertente
      leggenda|top|carino|ah ecco|ah però|capito|addirittura`,
    greeting: `buongiorno a tutti|buona giornata|buonanotte|buona notte|buona serata
      buon pomeriggio|auguri|tanti auguri|buon compleanno|buon natale|buon anno|benvenuto
      benvenuta|benvenuti|gm|gn|arrivederci|a presto|a domani|ci vediamo|saluti|saluti a|cc
      buon weekend|buona fortuna|in bocca al lupo|baci|bacioni|un abbraccio|buona settimana
      un saluto a`,
    courtesy: `ciao|salve|buongiorno|buonasera|ehi|ehilà|hey|oi|per favore|per piacere|perfavore
      pf|pls|plz|cortesemente|gentilmente|allora|beh|be|mah|dunque|insomma|senti|scusa|un po|solo
      davvero|esattamente|qui|qua|ora|adesso|subito|veloce|velocemente|tutto|qualcosa|una domanda
      domanda|domanda veloce|ci|si|ne|ok|ah|oh|dai|raga|ragazzi|amico|amici|se puoi|quando puoi
      se possibile|grazie in anticipo|per caso|un attimo|proprio|comunque|tipo`,
    statement: `ho incontrato|ho conosciuto|ho appena|ho usato|ho fatto|ho costruito|ho chiesto
      ho trovato|ho visto|ho letto|ho provato|ho parlato|abbiamo|uso|usiamo|credo che|credo
      penso che|penso|secondo me|adoro|amo|mi piace|lavoro con|lavoro a|lavora con|lavora a
      lavora in|lavora su|parlo con|parlando con|sono con|sono fan|è il|è la|è un|è una|è molto
      è troppo|è davvero|è a|è in|sta costruendo|sta lavorando|ha costruito|ha creato|ha lanciato
      ha pubblicato|ha vinto|ha perso|ha comprato|ha venduto|ha detto|dice che|dicono|mi ha detto
      mi ha mostrato|mi ha aiutato|mi ha insegnato|un mio amico|il mio amico|mio amico|mia amica
      mio fratello|il mio capo|ieri|ieri sera|domani|questa settimana|sempre|mai|secondo|grazie a
      seguo|mi fido|odio|ricordo|tutti usano|tutti|la gente|merita|dovrebbe|pranzo con|cena con
      consiglio|spero|conosco già|già conosco|conosco`,
    rhetorical: `chi non conosce|chi non sa|chi non ha|chi avrebbe detto|chi l avrebbe detto
      chi lo avrebbe detto|chi se ne frega|chi ha bisogno|tutti sanno|tutti conoscono
      lo sanno tutti|come se|non dirmi|non mi dire|non ditemi|non dire|non rispondere
      non pubblicare|anche mia nonna|pure mia nonna|mia nonna sa|non ha bisogno di presentazioni
      magari avessi|immagina`,
    only: `solo|soltanto|solamente|unicamente`,
    relative: `fratello|sorella|marito|moglie|madre|padre|mamma|papà|capo|cugino|cugina|fidanzato
      fidanzata|figlio|figlia|cane|gatto|nonna|nonno|vicino`,
    copula: `è|era|sono|ha|sta|sarà|sembra|fa|fu|e'`,
    article: `il|lo|la|l|i|gli|le|un|uno|una|qualche`,
    possessiveAfter: ``,
    possessiveBefore: `di|d|del|dello|della|dell`,
    on: `su|sul|sulla|di|del|da|in|via|per|tramite|nel`,
    endorse: `raccomando|raccomanda|raccomandare|sostengo|sostieni|appoggio|garantisco per
      io garantisco|approvo|endorso|endorsa|endorsare|endorse|voglio raccomandare
      ritira la mia raccomandazione|ritiro la mia raccomandazione|ritirare la mia raccomandazione
      withdraw|consiglio a tutti|garantisco|garantisco io|metto la mano sul fuoco|mano sul fuoco
      ci metto la faccia|ci metto la firma|rispondo io per|ritiro il mio avallo
      togli il mio avallo|annulla la mia garanzia|avallo`,
    callAfter: ``,
    common: `che|altri|altro|altra|altre|e|o|ma|perché|però|quindi|se|come|quando|dove|mentre|anche|ancora|già|solo|molto
      molti|molta|più|meno|poco|troppo|tanto|qui|qua|lì|là|oggi|ora|adesso|poi|prima|dopo|sempre
      mai|tutti|tutte|ogni|essere|avere|fare|andare|va|vanno|vado|fa|fanno|faccio|può|possono
      posso|vuole|deve|stato|era|sono|siamo|hanno|abbiamo|con|senza|tra|fra|da|dal|dalla|nel|nella
      nei|per|fino|sotto|sopra|niente|nulla|nessuno|cosa|cose|mondo|vita|giorno|giorni|anno|volta
      volte|parte|tempo|caso|posto|momento|nuovo|nuova|grande|piccolo|partita|gioco|meteo|prezzo
      soldi|presidente|token|crypto|progetto|app|canale|gente|eth|bitcoin|base|farcaster|forse
      magari|vinto|ieri`,
  },
  replies: {
    verifiedAccounts: { one: '{n} account verificato', other: '{n} account verificati' },
    credentials: { one: '{n} attestazione', other: '{n} attestazioni' },
    noVerifiedAccounts: 'Ancora nessun account verificato',
    thisWallet: 'Questo wallet',
    more: '{list} e altri {n}',
    or: '{list} o {last}',
    also: 'Anche: {list}',
    notFoundList: 'Non trovati: {list}',
    notConfiguredList: 'Qui non si possono cercare: {list}',
    notFound:
      'Non ho trovato nessuno come {name}. Prova con un nome Farcaster, un nome ENS, un indirizzo o “fid 3”.',
    notConfigured:
      '{name} non si può cercare qui: questo servizio non ha una fonte. Prova con un nome Farcaster o ENS.',
    unreachable: 'La fonte per {name} non risponde. Richiedi tra qualche minuto.',
    limited: 'Ho raggiunto il limite delle tue domande. Richiedi tra un’ora o cerca su {url}',
    which: 'Intendi {list}? Rispondi con un numero.',
    help: 'Menziona {bot} con un nome, un nome ENS, un indirizzo, “fid 3” o “jack su twitter”; o rispondi a un cast con la sola menzione; o scrivi “io”.',
    notAName: '“{name}” non si può cercare.',
    fid: '{name} ha il fid {value}.',
    account: '{label} di {name}: {value} ({grade})',
    wallet: 'Wallet di {name}: {value} ({grade})',
    lacks: 'Non conosco {label} di {name}.',
    owner: 'Questo wallet appartiene a {name} ({grade}).',
    since: 'dal {date}',
    holds: '{name} ha: {list}',
    hasCredential: 'Sì, {name} ha {value}.',
    lacksCredential: 'No, per quanto ne so {name} non ha {value}.',
    verifiedBy: 'Hanno attestato {name}: {list}',
    notVerified: 'Per quanto ne so, nessuno ha ancora attestato {name}.',
    samePerson: 'Sono la stessa persona: {name}',
    differentPeople: 'Sono profili diversi.',
    impostor: 'Non è {name}, che ha più prove di un nome simile',
    endorse:
      'Per raccomandare qualcuno, scrivi dopo la menzione: endorse, il suo nome con la chiocciola, “for” e una capacità.',
    grades: {
      proven: 'dimostrato',
      confirmed: 'confermato',
      reported: 'riferito da terzi',
      claimed: 'dichiarato, non verificato',
    },
  },
  phrases: [
    ['@whocast chi è {rish}?', 'fid:194'],
    ['@whocast dammi il fid di {rish}', 'fid:194'],
    ["@whocast qual è l'indirizzo di {rish}?", 'fid:194'],
    ['@whocast chi ha verificato {rish}?', 'fid:194'],
    ['@whocast {rish} è affidabile?', 'fid:194'],
    ['@whocast chi è questo tizio', 'fid:5', 'reply'],
    ['@whocast chi ha scritto questo?', 'fid:6', 'quote'],
    ["@whocast l'utente github torvalds", 'github:torvalds'],
    ['@whocast jack su twitter', 'twitter:jack'],
    ['@whocast il twitter di linda', 'fname:linda'],
    ['@whocast chi è Linda Rossi', 'name:Linda Rossi'],
    ['@whocast chi è linda', 'fname:linda'],
    ['@whocast qual è il mio fid?', 'fid:77'],
    ['@whocast chi sono?', 'fid:77'],
    ['@whocast confronta {rish} e {ada}', 'fid:194 fid:616'],
    ['@whocast chi è {rish}, non {ada}', 'fid:194'],
    ['@whocast {rish} ma lascia fuori {ada}', 'fid:194'],
    ["no, l'altro: {rish}", 'fid:194', 'reply-to-bot'],
    ['scusa, intendevo linda', 'fname:linda', 'reply-to-bot'],
    ['lo stesso per {rish}', 'fid:194', 'reply-to-bot'],
    ['la seconda', 'ens:ted.eth', 'reply-to-bot-question'],
    ['{grok} cosa ne pensi di @whocast?', 'nothing'],
    ['grazie mille @whocast', 'nothing'],
    ['@whocast {rish} è un mio amico', 'nothing'],
    ['@whocast aiuto', 'help'],
    ['@whocast raccomando {rish} per il design', 'endorse'],
  ],
}
