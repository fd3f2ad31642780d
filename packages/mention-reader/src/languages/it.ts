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
      identificare|appartiene a|come si chiama|chi è mai|chi diamine è|chi è che
      chi è questo tizio|chi è sto|chi è sta|chi minchia è|chi caspita è|chi sarebbe mai
      chi è costui|ki e'|chi xe|chi gestisce|chi amministra|chi ha fatto|chi ha creato
      chi ha detto|chi ci sta dietro|chi si nasconde dietro|si nasconde dietro|ci sta dietro
      identità di|a chi è intestato|a chi è intestata|intestato a|appartiene|chi possiede
      chi posta|chi scrive|chi sta scrivendo|ch è|chè è|ki sarebbe|ci sta dietro a`,
    interrogativeSubject: `chi|ki|di chi|a chi|chi gestisce|chi ha fatto|chi ha creato
      chi ha detto`,
    question: `che|cosa|che cosa|cos è|cos|qual|qual è|quale|quali|dove|dov è|quando|come|perché
      perche|quanto|quanti|quante|ha|hanno|c è|è|e|sono|può|puoi|potresti|qualcuno|qualcosa
      sapete|sa|vero|è vero|giusto|nevvero|cm|xké|xke|xche|xchè|perke|kome|ke|ke cosa|cs|csa
      cos'è|dov'è|da quando|da quanto|da quanto tempo|quant'è|qnt|qnd|quand'è|esiste|esistono
      ce l'ha|ce l ha|ha per caso|si può|si puo|c'è qualcuno|qlcn|come mai`,
    request: `dimmi|dicci|dammi|dacci|mostrami|mostra|fammi vedere|fai vedere|cerca|cercami
      cercare|trova|trovami|trovare|scopri|verifica|verificare|controlla|controllare|conferma
      guarda|dai un'occhiata|dai un occhiata|sai|sapete|sapere|sai dirmi|sai chi|conosci
      conoscete|conosce|vorrei|vorrei sapere|voglio|voglio sapere|mi serve|mi servono|ho bisogno
      ho bisogno di|mi dici|mi dai|mi mostri|mi trovi|puoi dirmi|puoi dire|puoi trovare
      puoi cercare|puoi mostrarmi|potresti dirmi|parlami|parlaci|raccontami|presentami|presenta
      descrivi|spiega|elenca|manda|mandami|passami|tira fuori|fidarmi|fidarsi|fidare|seguire
      info su|informazioni su|sto cercando|cerco|fai|fammi|vedi|vedere|leggi|indicami
      mi piacerebbe sapere|dimmi di più|fammi sapere|butta un occhio|dammi un occhio|illuminami
      mi sapete dire|mi sai dire|mi sa dire|sapresti|sapresti dirmi|sapreste|sapreste dirmi
      sapete dirmi|sai qualcosa|sai qualcosa di|sai niente di|sapete niente di|sapete qualcosa di
      conosci per caso|lo conosci|la conosci|lo conoscete|la conoscete|lo conosce|conosci un
      qualcuno che conosce|dimmi un po|dimmi qualcosa|dimmi qualcosa su|dimmi tutto
      dimmi tutto su|di' un po|raccontaci|racconta|racconta di|parla di|parlami di|mi parli di
      mi racconti|mi spieghi|mi trovi il|mi cerchi|mi controlli|mi verifichi|mi guardi|mi passi
      mi mandi|mi giri|girami|gira|mi fai vedere|mi fate vedere|fammi un|fate vedere|facci vedere
      facci sapere|mostraci|mostrate|fai un check|checka|checkami|checkare|scansiona|stalkera
      stalkerami|indaga|indaga su|investiga|cercalo|cercamelo|cercatemi|trovate|trovami info
      trovami il|rintraccia|rintracciami|scova|scovami|becca|pesca|recupera|recuperami
      tirami fuori|tirami|butta fuori|butta|sputa|sgancia|sciorina|illuminaci|aiutami a capire
      aiutami a trovare|capire|scoprire|sapere se|vediamo|vedi un po|vedi se|dà un'occhiata
      date un'occhiata|dai uno sguardo|dai una controllata|controllami|controllate|verificami
      verificate|confermami|confermi|confermate|confermi che|identificami|descrivimi|riassumi
      riassumimi|elencami|apri|aprimi|estrai|puoi|puoi dirci|puoi darmi|puoi vedere
      puoi controllare|puoi verificare|puoi farmi|puoi passarmi|potresti|potresti darmi
      potresti cercare|potete|potete dirmi|riesci|riesci a|riesci a trovare|riesci a dirmi
      riesci a vedere|riuscite|mi serve il|mi servirebbe|mi servirebbe il|mi serve sapere
      mi occorre|ho bisogno del|ho bisogno della|avrei bisogno|avrei bisogno di|avrei bisogno del
      cercavo|starei cercando|volevo sapere|volevo chiedere|vorrei vedere|vorrei conoscere
      voglio vedere|vogliamo sapere|mi piacerebbe|mi interessa|mi interesserebbe|m'interessa
      interessa|curioso di|curiosa di|curioso di sapere|curiosa di sapere|sono curioso
      sono curiosa|mi chiedo|mi chiedevo|mi domando|qualche info|qualche info su|info|notizie su
      notizie di|dati di|dati su|ci si può fidare di|mi posso fidare|mi posso fidare di
      posso fidarmi|posso fidarmi di|devo fidarmi|conviene seguire|vale la pena seguire
      dovrei seguire|fidarmi di|fidarsi di`,
    about: `di|d|del|dello|della|dell|dei|delle|su|sul|sulla|sull|riguardo a|circa|per|con|a|al
      alla|in|da|su di|riguardo|in merito a|sul conto di|a proposito di|nei confronti di|x|pe`,
    fid: `fid|fids|id farcaster|id di farcaster|id|numero utente|identificativo|il fid|numero fid
      fid number`,
    wallet: `wallet|wallets|portafoglio|portafogli|indirizzo|indirizzi|indirizzo eth
      indirizzo del wallet|indirizzo wallet|addy|address|borsellino|0x
      conto eth`,
    ens: `ens|nome ens|nome eth|dominio ens|dominio eth|.eth|basename|dominio|punto eth`,
    credentials: `credenziale|credenziali|certificato|certificati|certificazione|certificazioni
      attestato|attestati|attestazione|attestazioni|badge|badges|distintivo|poap|poaps|referenze
      verifiche|medaglia|medaglie|spilla|spille|bollino|bollini|prova|riconoscimento
      riconoscimenti|titoli`,
    holds: `ha|hanno|possiede|possiedono|detiene`,
    verifiers: `chi ha verificato|chi verifica|verificato da|verificata da|chi ha attestato
      chi attesta|attestato da|attestata da|chi ha certificato|chi certifica|certificato da
      chi ha confermato|chi conferma|chi garantisce|chi garantisce per|chi ha garantito|garantisce
      chi ha validato|chi ha raccomandato|chi lo ha verificato|chi l ha verificato
      chi l ha verificata|ha verificato|ha attestato|ha certificato|chi l'ha verificato
      chi l'ha verificata|chi l'ha certificato|chi lo garantisce|chi ha garantito per
      chi mette la mano sul fuoco|chi lo avalla|chi avalla|chi ha avallato|chi ha convalidato
      confermato da|garantito da|chi ci mette la faccia|chi ha firmato per|chi lo raccomanda`,
    trust: `legittimo|legittima|legit|reale|vero|falso|falsa|fake|finto|finta|autentico|autentica
      affidabile|affidabili|di fiducia|fiducia|fidato|fidata|sicuro|sicura|truffa|truffatore
      truffatrice|scam|scammer|bot|un bot|robot|umano|umana|persona reale|una persona reale
      persona vera|una persona vera|verificato|verificata|sospetto|sospetta|ufficiale|impostore
      chi dice di essere|serio|reputazione|spam|credibile|attendibile|fidare|fidarmi|fidarsi
      attendibili|seri|onesto|onesta|pulito|pulita|truffatori|truffe|fregatura|bidone|pacco
      imbroglione|imbroglio|ciarlatano|farlocco|farlocca|tarocco|tarocca|taroccato|fasullo
      fasulla|profilo falso|account falso|profilo fake|rug|rugpull|strano|losco|losca|ambiguo
      dubbio|ia|un'ia|in carne e ossa|ufficiali|impostora|clone|imitatore|a posto
      apposto|è a posto|genuino|genuina|da fidarsi|di cui fidarsi`,
    accounts: `account|profili su|conto|social|sociali|link|collegamenti|collegato|collegati
      collegata|collegate|connesso|connessi|collegamento|handle|handles|nome utente|username
      nickname|sito|sito web|email|mail|piattaforma|piattaforme|altri account|utenza|profili
      altri profili|altrove|da altre parti|altre piattaforme|i social|ig|insta|pseudonimo
      chiocciola|@|linkato|linkata|linkati|linkate|connessa|connesse|associato|associata
      associati|associate|agganciato|agganciati|registrato|registrati|ho collegato|ho connesso
      pagina|blog|canale`,
    profile: `profilo|profili|scheda|carta|card|info|informazioni|informazione|dati|dettagli|bio
      biografia|identità|identita|nome|vero nome|nome vero|avatar|foto|posizione|storico
      cronologia|statistiche|follower|fa|fa nella vita|lavora|vive|background|pagina|di più|più
      riassunto|notizie su|da quando|da quanto tempo|da quanto|schedina|cartellino
      carta d'identità|carta d identità|cv|curriculum|storia|età|lavoro|mestiere|cosa fa
      cosa fa nella vita|che fa|di cosa si occupa|si occupa|foto profilo|propic|iscritto da
      iscritta da|da quando è iscritto|data di iscrizione|iscrizione|registrato quando|generalità
      precedenti|passato`,
    person: `persona|persone|utente|utenti|tipo|tizio|tizia|tipa|ragazzo|ragazza|uomo|donna|gente
      signore|signora|creatore|creatrice|proprietario|proprietaria|titolare|fondatore|individuo
      chiamato|chiamata|un certo|una certa|tale|di nome|si chiama|detta|col nome|un tale|una tale
      certo|soggetto|soggetta|elemento|figuro|personaggio|signor|sig|fratello|zio
      uno che si chiama|una che si chiama|che si chiama|si fa chiamare|che si fa chiamare
      soprannominato|dal nome|artista|sviluppatore|sviluppatrice|fondatrice
      autore dell account|amico`,
    pointing: `sto|sta|sti|questo|questa|questi|queste|quello|quella|quel|quest|lui|lei|loro|suo
      sua|suoi|sue|gli|le|questo tipo|questo tizio|questa persona|questo utente|questo account
      autore|autrice|l autore|op|questo cast|questo post|postato|pubblicato|scritto|citato|citata
      sopra|qui sopra|messaggio|pubblicazione|thread|costui|costei|lo|cast|post|esso|essa
      questo testo|sto tizio|questo qua|sto qua|questo qui|questo soggetto|questo personaggio
      questo signore|questa signora|questo fenomeno|sto fenomeno|questo individuo|sta tizia
      sto tipo|sta tipa|sta qua|sto qui|questa qui|questa qua|quello lì|quella lì|quello là
      quello li|codesto|questa tipa|questa tizia|quel tizio|quel tipo|quella tipa|questo profilo
      questo elemento|questo genio|questo pagliaccio|questo scemo|questo cretino|questo idiota
      questo ragazzo|questa ragazza|questo amico|l'autore|l'autrice
      quello sopra|quella sopra|quello di sopra|quello del post|quello che scrive
      quello che ha scritto|quella che ha scritto|chi posta|il tizio|il tipo|la tipa|la tizia
      il soggetto|il poster|lo conosci|la conosci|lo conoscete|la conoscete`,
    he: `lui|lei|loro|suo|sua|suoi|sue|questo tipo|questo tizio|questa persona|questo utente
      questo account|autore|autrice|l autore|op|costui|costei|quel tipo|sto tizio|questo qua
      sto qua|questo qui|questo soggetto|questo personaggio|questo signore|questa signora
      questo fenomeno|sto fenomeno|sto tipo|questo individuo|sta tizia|sta tipa|sta qua|sto qui
      questa qui|questa qua|quello lì|quella lì|quello là|questa tipa|questa tizia|quel tizio
      quella tipa|questo profilo|questo elemento|questo genio|questo pagliaccio|questo scemo
      questo cretino|questo idiota|questo ragazzo|questa ragazza|quello sopra|quello di sopra
      quello che ha scritto|quella che ha scritto|il tizio|il tipo|la tipa|la tizia|il soggetto
      lo conosci|la conosci|lo conoscete|la conoscete|mi vedono`,
    self: `confrontami|io|me|mi|me stesso|me stessa|sono io|chi sono|chi sono io|ho|ho collegato
      ho connesso|tocca a me|ora me|anch'io|e io|anche io|anche me|e me`,
    my: `mio|mia|miei|mie|il mio|la mia|nostro|nostra|nostri|ho collegato|ho connesso`,
    you: `tu|te|ti|tuo|tua|tuoi|tue|voi|vi|vostro|hai|hai visto|hai provato|hai usato|avete
      avete visto|avete provato|pensi|che ne pensi|cosa ne pensi|cosa pensi|che pensi|ne pensi
      credi|conosci già|prova|provate|usa|usate|chiedi a|chiedi|dovresti|lei ha|sei
      che ne pensate|cosa ne pensate|ne pensate|pensate|secondo te|secondo voi|avete usato
      qualcuno usa|qualcuno ha provato|provatelo|provalo|usatelo|usalo|seguitemi|seguimi|seguite
      segui|venite|vieni|unitevi|unisciti|dovreste|ti consiglio|vi consiglio`,
    not: `non|non è|non di|tranne|eccetto|escluso|esclusa|escludi|escludendo|meno|senza
      senza contare|a parte|al posto di|invece di|anziché|anziche|ma non|e non|lascia fuori
      lasciando fuori|lascia stare|ignora|ignorando|dimentica|salta|togli|ometti|salvo|fuorché
      non su|non voglio|fuori|lascia perdere|nn|non il|non la|ma nn|e nn|esclusi|esclusa la
      all'infuori di|togliendo|leva|levando|saltando|dimenticati di|scarta|non mi interessa
      nn mi interessa|non mi serve|non cerco|non parlo di|non intendo|non intendevo|piuttosto che
      tutti tranne|tutti meno|tutti eccetto|chiunque tranne`,
    notAfter: `no|escluso|esclusa|esclusi|fuori|a parte|nn|non mi interessa|non mi serve
      non serve|lascia stare|lascia perdere|lo salti|saltalo|lasciamo stare`,
    correction: `scusa|scusami|scusate|mi dispiace|ops|oops|errore|mi sono sbagliato
      mi sono sbagliata|ho sbagliato|sbagliato|sbagliata|volevo dire|intendevo|intendo|parlavo di
      mi riferivo a|cioè|anzi|piuttosto|in realtà|l altro|l altra|altro|altra|un altro|un'altra
      persona sbagliata|non quello|non quella|non lui|non lei|non era|lo stesso|lo stesso per
      la stessa cosa|la stessa cosa per|stessa cosa|stessa cosa per|stesso|stessa|idem|idem per
      uguale per|ora|adesso|anche|anche per|e per|e ora|e adesso|prossimo|prossima|poi|bensì|bensi
      ma|era|correzione|correggo|rifallo|fai lo stesso|e che mi dici di|che mi dici di|di nuovo
      ancora|e invece|pure|volevo|intendevo dire|correttore|scusa intendevo|perdono
      perdonami|errore mio|colpa mia|errore di battitura|refuso|il correttore|t9|il t9
      volevo scrivere|dicevo|cioe|uops|no aspetta|aspetta|no scusa|no scusate|ah no|eh no|ma no
      no dai|dai no|mi correggo|rettifica|errata corrige|si scrive|con la|senza la|quello giusto
      quella giusta|quello giusto è|l'altro|l'altra|non questo|non questa|non è lui|non è lei
      account sbagliato|profilo sbagliato|tizio sbagliato|stessa cosa con|lo stesso con
      stessa domanda|ora fai|adesso fai|ora prova con|prova con|fai anche|invece|e di|e con|e il
      e la|e lo|e riguardo|e allora|e poi|dopo|il prossimo|la prossima|avanti il prossimo
      un'altra volta|riprova|ripeti|rifai|mi sono confuso|mi sono confusa|confuso|confusa
      mi riferivo al|mi riferisco a|parlo di|cercavo|sarebbe`,
    yes: `sì|si|sisi|certo|esatto|esattamente|giusto|corretto|proprio lui|proprio lei|quello
      quella|ok|va bene|d accordo|già|ovvio|sì grazie|sì per favore|sì sì|è lui|è lei|lui
      certamente|vabbene|affermativo|confermo|perfetto quello|esatto lui
      bravo quello|quello lì|quella lì`,
    no: `no|nessuno|nessuna|nessuno dei due|nessuno dei tre|nessuno di questi|né l uno né l altro
      niente|lascia perdere|lascia stare|non importa|fa niente|nulla|nono|noo|nessuno di loro
      nessuna di queste|neanche|annulla|fa nulla|come non detto|macché|manco per niente
      ma va`,
    every: 'tutti|tutte|entrambi|entrambe|tutti e tre|tutte e tre|tutti e due|tutto',
    ordinals: [
      `primo|prima|il primo|la prima|uno|l uno|il numero uno|opzione 1|opzione uno|numero uno
        numero 1|il n 1|il numero 1|n1|n°1|l'1|la 1|il 1|1°|quello in alto|il primo della lista`,
      `secondo|seconda|il secondo|la seconda|due|il due|opzione 2|opzione due|numero due|numero 2
        quello in mezzo|il numero 2|n°2|la 2|il 2|2°|quello di mezzo`,
      `terzo|terza|il terzo|la terza|tre|il tre|opzione 3|opzione tre|numero tre|numero 3|il numero 3
        n°3|la 3|il 3|3°`,
      `ultimo|ultima|l ultimo|l ultima|l'ultimo|l'ultima|quello in basso|quello in fondo`,
    ],
    compare: `confrontami|vs|versus|contro|confronta|confrontare|confronto|confronto tra|paragona|paragone
      compara|comparare|differenza|differenze|differenza tra|differenze tra|differenza fra|tra|fra
      rispetto a|stessa persona|la stessa persona|la stessa persona di|entrambi|entrambe
      tutti e due|più affidabile|relazione|metti a confronto|mettimi a confronto|a confronto
      che differenza c'è|che differenza c'è tra|che differenza passa|chi è più|chi dei due
      quale dei due|chi tra|chi fra|lo stesso tizio|sono la stessa persona|è la stessa persona
      sono lo stesso|in comune|che c'entra con|c'entrano|rapporto tra|legame|collegamento|parenti
      al confronto`,
    and: `e|ed|&|+|più|insieme a|oltre a|e anche|con|assieme a|nonché|e pure|e poi`,
    or: `o|oppure|od|o forse|ovvero|o invece`,
    help: `aiuto|aiutami|come funziona|come funzioni|come si usa|come ti uso|come ti si usa
      come usarti|come uso|cosa sai fare|cosa puoi fare|che sai fare|che puoi fare|cosa fai
      che fai|a cosa servi|a che servi|che cosa sai fare|che cosa fai|istruzioni|comandi|guida
      manuale|chi sei|cosa sei|help|come funziona questo bot|cosa fa questo bot|come posso
      come faccio|opzioni|menu|tutorial|libretto di istruzioni|istruzioni per l uso|aiutoo
      aiutatemi|mi aiuti|mi aiutate|ho bisogno di aiuto|mi serve aiuto|serve aiuto
      come funziona sto coso|come funziona sto bot|cm funziona|come si usa sto bot
      come si usa questo bot|come si fa|come faccio a|come cerco|come chiedo|come ti chiedo
      come ti si chiede|che fa questo bot|che fa sto bot|a che serve|a cosa serve
      a cosa serve questo bot|a che serve sto bot|per cosa sei|chi sei tu|che sei|che bot sei
      che bot è|cos'è questo bot|che roba è|che cos'è|lista comandi|lista dei comandi
      quali comandi|che comandi|che comandi hai|esempio|esempi|fammi un esempio|funzioni
      funzionalità|spiegati|presentati|sono nuovo|sono nuova|sono nuovo qui|non capisco come
      non ho capito come|cosa posso chiedere|cosa posso chiederti|che posso chiederti
      cosa ti posso chiedere|primi passi|si usa come|funziona come|soccorso`,
    thanks: `grazie|grazie mille|mille grazie|grazie tante|molte grazie|ti ringrazio|ringrazio
      grazieee|grz|graziee|tante grazie|grx|grazie di cuore|vi ringrazio|grato|grata
      gentilissimo|gentilissima|grazie infinite|grazie assai|ottimo grazie|grazie bot|grazie caro
      grazie per|grazie a te`,
    praise: `bello|bellissimo|bellissima|bravo|brava|bravissimo|bravissima|ottimo|ottima
      ottimo lavoro|bel lavoro|bravo bot|fantastico|fantastica|incredibile|meraviglioso|grande
      grandioso|geniale|figo|figata|mitico|mito|spettacolo|spettacolare|perfetto|perfetta
      eccellente|stupendo|stupenda|che bello|molto bene|bene|ben fatto|buono|buona|adoro|amo
      mi piace|piace|il migliore|la migliore|migliore|complimenti|congratulazioni|auguroni|utile
      impressionante|haha|ahah|ahaha|ahahah|lol|wow|brutto|pessimo|schifo|inutile|odio|noioso
      stupido|d accordo|verissimo|vero dai|fan|ammiro|rispetto|interessante|divertente|leggenda
      top|carino|ah ecco|ah però|capito|addirittura|bella lì|bella li|bravi|grandissimo
      grandissima|grandi|mitica|leggendario|fenomeno|mostro|campione|numero uno|idolo|top player
      tanta roba|meraviglia|pazzesco|pazzesca|assurdo|assurda|da paura|da urlo|figa|che figata
      fico|ficata|fighissimo|fortissimo|buon lavoro|benissimo|favoloso|super|mega|carina
      simpatico|simpatica|simpaticissimo|dolce|tenero|comodo|comodissimo|chapeau|tanta stima
      stima|adoro questo bot|lo adoro|ti adoro|ti amo|amo questo bot|mi piace un sacco|ahahaha
      ahahahah|hahaha|eheh|ehehe|hihi|xd|rotfl|sto ridendo|muoio|sto morendo|che ridere
      mi fa ridere|fa ridere|fai ridere|ridicolo|ridicola|patetico|vergogna|vergognoso
      che vergogna|imbarazzante|che schifo|fa schifo|fai schifo|fai cagare|fa cagare|merda
      di merda|bot di merda|cazzata|cazzate|cazzo|che cazzo|porca|porca miseria|porca puttana
      minchia|mizzica|mannaggia|accidenti|cavolo|caspita|diamine|cacchio|madonna|mamma mia
      dio mio|oddio|o mio dio|uau|uao|accipicchia|perbacco|scemo|scema|stupida|idiota|cretino
      cretina|deficiente|imbecille|coglione|stronzo|stronza|inutili|sei inutile
      non servi a niente|non serve a niente|non servi a nulla|rompi|rompipalle|rompicoglioni
      noiosa|che noia|che palle|palle|due palle|zitto|stai zitto|taci|sta zitto|vattene|smettila
      basta|pessima|brutta|scarso|scarsa|penoso|deludente|delusione|che delusione|peccato
      che peccato|che tristezza|triste|ah ok|ah sì|ah si|ecco|ho capito|ricevuto|chiaro
      tutto chiaro|ha senso|in effetti|hai ragione|concordo|d'accordo|vero vero|verità|esagerato
      esagerata|non sapevo|chi l'avrebbe detto|boh|mah|bah|uffa|sticazzi|me ne frego
      chi se ne frega|buono a sapersi|buona questa|bella questa|bella domanda
      sto morendo dal ridere|morto dal ridere`,
    greeting: `buongiorno a tutti|buona giornata|buonanotte|buona notte|buona serata
      buon pomeriggio|auguri|tanti auguri|buon compleanno|buon natale|buon anno|benvenuto
      benvenuta|benvenuti|gm|gn|arrivederci|a presto|a domani|ci vediamo|saluti|saluti a|cc
      buon weekend|buona fortuna|in bocca al lupo|baci|bacioni|un abbraccio|buona settimana
      un saluto a|buongiorno raga|buongiorno amici|buondì|buon dì|buonasera a tutti|notte
      notte a tutti|'notte|sogni d'oro|buon week end|buon fine settimana|buona domenica
      buon lunedì|buon venerdì|buon lavoro a tutti|buon pranzo|buona cena|buon appetito
      buon viaggio|buone vacanze|buone feste|buona pasqua|auguri a|a dopo|ci sentiamo|addio
      ciao a tutti|ciao raga|ciao ragazzi|ciao amici|salve a tutti|un saluto|saluta|salutami
      un bacio|abbracci|un abbraccio a|benvenuto a|forza|dai dai|coraggio|guarisci presto
      bella raga`,
    courtesy: `ciao|salve|buongiorno|buonasera|ehi|ehilà|hey|oi|per favore|per piacere|perfavore
      pf|pls|plz|cortesemente|gentilmente|allora|beh|be|mah|dunque|insomma|senti|scusa|un po|solo
      davvero|esattamente|qui|qua|ora|adesso|subito|veloce|velocemente|tutto|qualcosa|una domanda
      domanda|domanda veloce|ci|si|ne|ok|ah|oh|dai|raga|ragazzi|amico|amici|se puoi|quando puoi
      se possibile|grazie in anticipo|per caso|un attimo|proprio|comunque|tipo|per cortesia
      per gentilezza|x favore|xfavore|ti prego|vi prego|te ne prego|se riesci|se potete
      se non disturbo|se non ti dispiace|quando hai tempo|con calma|con comodo|appena puoi
      scusa la domanda|scusate|scusami|scusa bot|ei|ohi|uè|weilà|eila|saluti bot
      buongiorno bot|ciao bot|ciaoo|ciaone|ragà|regà|gente|amico mio|frà|frate|fratè|fratello
      zio|zi|vecchio|bello|caro|cari|maestro|prof|doc|gentile|gentilissimo bot|egregio
      senti un po|sentite|ascolta|ascoltami|guarda|dimmi una cosa|una cosa|una curiosità
      curiosità|per curiosità|giusto per|giusto per curiosità|tanto per|così per|così|domandona
      domanda al volo|domanda stupida|una domandina|domandina|piccola domanda|al volo|un attimino
      un secondo|in fretta|sbrigati|urgente|urgentemente|il prima possibile|veramente|seriamente
      sul serio|sinceramente|onestamente|francamente|praticamente|in pratica|diciamo|tipo che
      cioè tipo|quindi|bè|be'|ehm|uhm|mmm|mm|boh|non so|nn so|non saprei|magari|forse
      probabilmente|possibilmente|eventualmente|mica|tanto|poi|quaggiù|da queste parti|in giro
      in zona|su questa app|oggi|stamattina|stasera|lol|ahah|haha|xd|sai com'è|sai|vabbè|vabbe
      vabè|ormai|pure|anche te|signor bot|bot|robottino|botty|mister bot`,
    statement: `ho incontrato|ho conosciuto|ho appena|ho usato|ho fatto|ho costruito|ho chiesto
      ho trovato|ho visto|ho letto|ho provato|ho parlato|abbiamo|uso|usiamo|credo che|credo
      penso che|penso|secondo me|adoro|amo|mi piace|lavoro con|lavoro a|lavora con|lavora a
      lavora in|lavora su|parlo con|parlando con|sono con|sono fan|è il|è la|è un|è una|è molto
      è troppo|è davvero|è a|è in|sta costruendo|sta lavorando|ha costruito|ha creato|ha lanciato
      ha pubblicato|ha vinto|ha perso|ha comprato|ha venduto|ha detto|dice che|dicono|mi ha detto
      mi ha mostrato|mi ha aiutato|mi ha insegnato|un mio amico|il mio amico|mio amico|mia amica
      mio fratello|il mio capo|ieri|ieri sera|domani|questa settimana|sempre|mai|secondo|grazie a
      seguo|mi fido|odio|ricordo|tutti usano|tutti|la gente|merita|dovrebbe|pranzo con|cena con
      consiglio|spero|conosco già|già conosco|conosco|sto andando|stiamo|sono andato|sono andata
      sono stato|sono stata|eravamo|ero|siamo stati|siamo andati|vado|andiamo|andato|vengo|arrivo
      sono arrivato|torno|tornato|ho mangiato|ho bevuto|ho dormito|ho lavorato|ho giocato
      ho vinto|ho perso|ho comprato|ho venduto|ho pagato|ho mintato|ho postato|ho lanciato
      ho finito|ho iniziato|ho imparato|ho scoperto|ho dimenticato|mi sono dimenticato|ho sentito
      ho sentito dire|ho sognato|ho scritto|ho detto|gli ho detto|le ho detto|gli ho scritto
      mi deve|gli devo|mi ha bloccato|mi ha bloccata|mi ha mandato|mi ha scritto|mi ha risposto
      mi ha consigliato|mi ha seguito|mi segue|mi manca|mi manchi|mi ricordo|mi sa che|mi sa
      mi pare|mi pare che|mi sembra|pare che|sembra che|a quanto pare|dicono che|si dice
      si dice che|per me|a mio parere|a mio avviso|secondo la|scommetto|scommetto che|giuro
      giuro che|immagino|suppongo|presumo|credevo|pensavo|pensavo fosse|speriamo|l'altro giorno
      l altro giorno|stamattina ho|oggi ho|oggi è|ieri ho|la settimana scorsa|il mese scorso
      l'anno scorso|settimana prossima|ogni volta|come sempre|come al solito|è sempre
      è il migliore|è la migliore|è un grande|è una grande|è un genio|è un mito|è forte|è tornato
      è tornata|è andato|è arrivato|ha ragione|ha torto|ha fatto|ha scritto un|ha postato
      ha risposto|ha iniziato|ha finito|si crede|si merita|meritava|vota|votate|tutti a
      tutti parlano|la usano tutti|lo usano tutti|lo usano|pranzato|cenato|a cena con
      a pranzo con|birra con|aperitivo con|spritz con|serata con|in compagnia di|insieme a voi
      mi ha fatto scoprire|mi ha fatto conoscere|mi ha fatto vedere`,
    rhetorical: `chi non conosce|chi non sa|chi non ha|chi avrebbe detto|chi l avrebbe detto
      chi lo avrebbe detto|chi se ne frega|chi ha bisogno|tutti sanno|tutti conoscono
      lo sanno tutti|come se|non dirmi|non mi dire|non ditemi|non dire|non rispondere
      non pubblicare|anche mia nonna|pure mia nonna|mia nonna sa|non ha bisogno di presentazioni
      magari avessi|immagina|chi nn conosce|chi non lo conosce|chi non la conosce|chi non lo sa
      chi vuole|chi vorrebbe|chi ti ha chiesto|chi te l'ha chiesto|chi te lo ha chiesto
      chi ha chiesto|nessuno ha chiesto|nessuno te l'ha chiesto|a chi importa|a chi frega
      a chi interessa|che me ne frega|chi lo sa|chissà chi|chissa chi|chissà|e chi non|chi mai
      come se fosse|manco fosse|neanche fosse|sanno tutti|lo conoscono tutti
      non serve presentarlo|non rispondermi|non rispondere a|non dirlo|non dirlo a|lo sa pure
      lo sa anche|lo sanno anche|dio solo sa|vai a sapere|va a sapere|magari fosse|se solo`,
    only: `solo|soltanto|solamente|unicamente|esclusivamente|solo il|solo la|giusto`,
    relative: `fratello|sorella|marito|moglie|madre|padre|mamma|papà|capo|cugino|cugina|fidanzato
      fidanzata|figlio|figlia|cane|gatto|nonna|nonno|vicino|zio|zia|cognato|cognata|suocera
      suocero|nipote|compagno|compagna|ragazza|ragazzo|migliore amico|coinquilino|collega|ex
      amichetto|gatta|cagnolino
      socio|socia|cofondatore|cofondatrice|manager|avvocato|commercialista|padrone di casa
      amico|amica|migliore amica|datore di lavoro|mentore`,
    copula: `è|era|sono|ha|sta|sarà|sembra|fa|fu|e'|sembrava|resta|rimane|diventa|sarebbe|risulta
      sono stati|appare|xe`,
    article: `il|lo|la|l|i|gli|le|un|uno|una|qualche|sto|sta|sti|ste|un po di|dei|degli|delle|del
      certi`,
    possessiveAfter: ``,
    possessiveBefore: `di|d|del|dello|della|dell`,
    on: `su|sul|sulla|di|del|da|in|via|per|tramite|nel|nella|dal|dalla|usando|dentro|lì su|là su
      di la`,
    endorse: `raccomando|raccomanda|raccomandare|sostengo|sostieni|appoggio|garantisco per
      io garantisco|approvo|endorso|endorsa|endorsare|endorse|voglio raccomandare
      ritira la mia raccomandazione|ritiro la mia raccomandazione|ritirare la mia raccomandazione
      withdraw|consiglio a tutti|garantisco|garantisco io|metto la mano sul fuoco|mano sul fuoco
      ci metto la faccia|ci metto la firma|rispondo io per|ritiro il mio avallo
      togli il mio avallo|annulla la mia garanzia|avallo|io raccomando|raccomando vivamente
      consiglio vivamente|voglio garantire|garantisco che|garantisco personalmente
      ci garantisco io|metto la mano sul fuoco per|metto le mani sul fuoco
      metto le mani sul fuoco per|ci metto la mano sul fuoco|ci metto le mani sul fuoco
      mi faccio garante|mi faccio garante di|faccio da garante|do il mio avallo|il mio avallo
      il mio sostegno|il mio appoggio|la mia raccomandazione|la mia garanzia|la mia firma|attesto
      attesto che|io attesto|certifico|certifico che|io certifico|avalla|avallare|avallo per
      io avallo|sponsorizzo|appoggio per|supporto|io supporto|supporta|rispondo per|rispondo di
      ritiro la|ritiro la mia|ritira la mia|ritiro il mio|ritira il mio|revoco|revoca
      revoco la mia|revoca la mia|annulla la mia|annullo la mia|annulla il mio|cancella la mia
      cancella il mio|elimina la mia|togli la mia|tolgo la mia|tolgo il mio|non garantisco più
      non raccomando più|vouchare|voucho|registra la mia|segna che|dò il mio`,
    callAfter: ``,
    common: `che|altri|altro|altra|altre|e|o|ma|perché|però|quindi|se|come|quando|dove|mentre|anche|ancora|già|solo|molto
      molti|molta|più|meno|poco|troppo|tanto|qui|qua|lì|là|oggi|ora|adesso|poi|prima|dopo|sempre
      mai|tutti|tutte|ogni|essere|avere|fare|andare|va|vanno|vado|fa|fanno|faccio|può|possono
      posso|vuole|deve|stato|era|sono|siamo|hanno|abbiamo|con|senza|tra|fra|da|dal|dalla|nel|nella
      nei|per|fino|sotto|sopra|niente|nulla|nessuno|cosa|cose|mondo|vita|giorno|giorni|anno|volta
      volte|parte|tempo|caso|posto|momento|nuovo|nuova|grande|piccolo|partita|gioco|meteo|prezzo
      soldi|presidente|token|crypto|progetto|app|canale|gente|eth|bitcoin|base|farcaster|forse
      magari|vinto|ieri|sale|scende|salire|scendere|esce|escono|uscire|uscita|uscito|entra
      entrare|mette|mettere|metto|prende|prendere|prendo|tenere|tiene|trovo|trova|perdere|vincere
      comprare|vendere|giocare|mangiare|dormire|lavorare|scrivere|leggere|parlare|pensare|credere
      arrivare|partire|passare|chiamare|pagare|costa|costare|aiutare|lasciare|lascia|resta|viene
      vengono|venire|venuto|torna|mattina|pomeriggio|sera|notte|lunedì|martedì|mercoledì|giovedì
      venerdì|sabato|domenica|settimana|settimane|mese|mesi|anni|minuto|minuti|ore|casa|strada
      città|paese|lavoro|ufficio|scuola|caffè|birra|spritz|aperitivo|pasta|macchina|treno
      telefono|cell|pc|internet|codice|bug|errore|gruppo|squadra|azienda|mercato|calcio|film
      serie|musica|canzone|libro|freddo|caldo|pioggia|sole|fame|sonno|festa|viaggio
      grana|euro|dollari|caro|gratis|rete|quasi|abbastanza|parecchio|parecchi
      insieme|presto|tardi|alto|basso|vicino|lontano|dentro|fuori|pronto|bene|male|meglio|peggio
      maggiore|minore|felice|contento|stanco|stanca|pazzo|pazza|facile|difficile|possibile
      impossibile|qualsiasi|qualunque|vari|varie|ambedue|proprio|propria|stesso|stessa|nn|cmq|x
      tt|sn|qst|qsto|qlc|qlcs|dp|xò|anke|qnd|ridere|roba|sbucato|barzelletta|chiese|vedono`,
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
