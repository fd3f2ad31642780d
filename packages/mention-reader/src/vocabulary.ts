import { isOrdinaryWord } from './ordinary-words.ts'

/**
 * The words by which the reader tells a question about a name from everything else, in six
 * languages that write with Latin letters without their accents. Chinese and Japanese are in
 * `ideographs.ts`. A phrase that stands in {@link heads} right before a word makes it a name; a
 * word of {@link common} never is one, unless written with `@`, as a link or with its ending.
 */
const words = (text: string): Set<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))
const phrases = (text: string): string[] =>
  text
    .split(/[\n|]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** What stands right before the name that is asked about. */
export const heads = phrases(`
  rate |   who is | who was | who are | who were | who s | whos | whois | who dat | who dis | who the hell is | who the heck is | who the fuck is | who tf is
  who on earth is | wtf is | tell me about | tell us about | know about | anything about | something about | everything about | more about | info about
  details about | info on | info about | information on | details on
  background on | anything on | something on | read on | scoop on | dirt on | intel on | recap on
  look up | lookup | look for | search | search for | search up | find | find me | find out who | show me | show us
  pull up
  heard of
  profile of | profile for | card of | card for | page of | page for | account of | accounts of | account for
  twitter of | github of | wallet of | address of | identity of | ens of | farcaster of | credentials of | user | username | handle
  look into | dig up | dig into | check up on | run a check on | profile | lowdown on | rundown on | skinny on | tea on | deal with
  the deal with | more about | links of | links for | socials of | socials for | handle of | handles of | bio of | bio for
  gimme | give me | look at | what about | how about | have you met | check on | check mal | algo de | website of | recognize | recognise | familiar with | acquainted with | heard about | page for | belongs to | same as | tell me who | hear of
  quien es | quien era | quienes son | quien demonios es | quien diablos es | quien carajo es | info sobre | algo sobre | datos sobre | mas sobre | informacion sobre | que sabes sobre | acerca de | fala do | fala da | fale do | fale da | hablame del | sabes de | sabes sobre | sabes algo de | sabes algo sobre | hablame de | hablame sobre
  cuentame de | cuentame sobre | cuentame algo sobre | cuentame algo de | busca | buscar | buscame | encuentra | encontrar | muestrame | ensename
  dime quien es | dices quien es | conoces | conoces a | investiga | identifica | verifica | perfil de | cuenta de | cuentas de | twitter de | github de | wallet de | tarjeta de | info de | informacion de
  datos de | confiar en | fiarme de | usuario | quien sera | quien fue | quien carajos es | quien rayos es | quien es ese | quien es esa | quien es este | quien es esta
  se sabe de | revisa a | checa a | presentame | hablanos de | conoce a | conocen a | cuentanos de | redes de | enlaces de | direccion de
  mostrame | mostrame a | pasame
  quem e | quem eh | quem foi | quem sao | quem diabos e | quem caralhos e | fala sobre | fala de | fale sobre | conta sobre | conte sobre | procura | procure | procurar | busque
  encontra | encontre | acha | ache | me mostra | conhece | conheces | sabe sobre | sabe de | pesquisa | pesquise | pesquisar | perfil do | perfil da
  conta do | conta da | twitter do | twitter da | github do | github da | carteira de | carteira do | carteira da | cartao do | cartao da | cartao de | info do | info da
  confiar no | confiar na | confiar em | identifique | verifique | quem seria | quem caralho e | quem raios e | quem e esse | quem e essa | quem e esse tal de | tal de | olhada no | olhada na | checa o | checa a
  redes do | redes da | links do | links da | pagina do | pagina da | me diga quem e | conhecem
  qui est | c qui | qui etait | qui sont | c est qui | qui c est | qui ca | parle moi de | parle moi d | parle moi du | parlez moi de | cherche | cherchez | chercher | trouve | trouver
  trouvez | montre moi | montrez moi | affiche | connais | connais tu | connaissez vous | plus sur | quelque chose sur | infos sur | info sur | a propos de | a propos d | profil de | profil d
  compte de | compte d | comptes de | twitter de | twitter d | github d | portefeuille de | carte de | carte d | dis moi qui est | identifie | verifie | confiance a | fier a | qui serait | qui peut etre | quid de | infos de | info de | infos d | info d | sais tu de | sais de | sais sur | fiche de | fiche d
  page de | page d | reseaux de | liens de | adresse de | adresse d | connaissez | connait | presente | qui est ce | qui est cette
  wer ist | wer war | wer sind | wer is | wer s | wer zum teufel ist | wer zur holle ist | wer eigentlich ist | such | suche | suche nach | such nach | finde | find mal
  zeig mir | zeig mal | zeig uns | was uber | weisst du uber | etwas uber | mehr uber | infos uber | info uber | infos zu | info zu | kennst du | kennt ihr | kennst
  profil von | konto von | konten von | twitter von | github von | wallet von | karte von | adresse von | prufe | pruf | pruf mal | kennt | kennt jemand | kennen sie | kennt wer | daten zu | daten von | seite von
  links von | wem gehort | schau nach | schlag nach | weisst du uber | wer soll | wer konnte
`).map((phrase) => phrase.split(' '))

/**
 * Question words and verbs at the start of a clause, before a name and what is asked of it: `is dwr
 * legit`.
 */
export const auxiliaries = words(`
  is was are does did do has have had can could will would should isn doesn
  es era son tiene esta puede
  tem esta pode
  est a peut
  ist war hat kann sind
`)

/**
 * Said around a question for a person: who wonders, who may know, what is wanted. With {@link
 * grammar} they are all that may stand beside a bare name.
 */
export const leadIns = words(`
  any idea wonder wondering curious anyone anybody someone somebody everyone here there know knows tell telling mind need want wanna to give get gimme see i we my let lets just quick quickly
  lol lmao haha hahaha kkk kkkk jaja jajaja mdr ptdr sup
  alguien sabe saber quiero queria necesito dime puedo puedes que cual me nos cuenta conoce
  alguem quero queria preciso diz diga dizer pode saber qual que
  quelqu quelqu'un veux voudrais savoir sais peux dire donne quel quelle quoi des le les du d l tu je la connait
  jemand weiss wissen will mochte kann sagen erzahl sag gib du ich mir was uber
`)

/**
 * Verbs that ask about an identifier by form, but do not make a bare word a name: `check @dwr`, not
 * `check vibes`.
 */
export const namedHeads = words(
  'check verify scan vet fetch stalk introduce identify show compare mostra mostre muestra montre zeig zeige',
)

/**
 * Places, times and circumstances: behind a bare word they say that it describes (`who is vegan
 * here`).
 */
export const circumstances = words(`
  here there now today tonight down in at for to from by of then through over into lately any ever everyone anyone
  ahi alli aqui ahora ya hoy agora hoje ici la hier jetzt heute em en na no dans bei aus auf
`)

/** Words between a head and its name that mean nothing for it. */
export const fillers = words(`
  user username account handle named called exactly actually really even d a o os as do da dos das de no na eigentlich mal bitte denn so genau nochmal me us moi nous mir uns nos pra para auch
  usuario utilisateur nutzer benutzer heck hell tf even carajos demonios diablos diabos exatamente realmente exactement donc alors
`)

/** What may follow a bare name in a sentence that asks about it. */
export const tails = words(`
  asap quickly haha
  built done said posted
  and or vs versus v & + plus x
  again really actually exactly please pls plz thanks thx on from in at of with to for by who what whats where when if then now today here tho though bro fam man
  guys btw lol too also either real legit verified fake human trustworthy safe ok okay sus good bad a an the up is was are has have had do does did work works go
  anyway irl online own owns hold holds know knows live lives use uses build builds code codes any ever got been verify pass still even reliable trusted based scammer
  spam bot person profile card page account accounts twitter github ens wallet address credentials info details identity farcaster said mean means want wants
  stats bio socials links handle website story lore make makes made create created found founded join joined start started post posts sell buy leave be into over through for me
  ahi alli ya pues tio realmente ai ae mesmo ne la ici vraiment exactement alors donc non wirklich
  y o u e por favor de en es era real fiable confiable legitimo verdadero autentico un una porfa gracias ahora aqui tambien con sus su
  ou por em no na e era real confiavel legitimo verdadeiro autentico um uma pfv obrigado obrigada agora aqui tambem
  et ou s il te plait stp svp est est-il est-elle est-ce c qui fiable vrai reel serieux legitime un une merci sur dans en chez aussi deja
  und oder bitte ist war echt seriös serios vertrauenswurdig legitim real ein eine auf in bei aus von denn noch mal eigentlich danke auch uberhaupt so hier
`)

/** What makes the first word of a clause a name: `dwr vs rish`, `dwr c'est qui`. */
export const followers = words('vs versus who too c')
/** What is asked of the first word of a clause when it ends with this: `dwr card`. */
export const facets = words(
  'profile card twitter github ens wallet accounts credentials info details identity stats bio socials links handle website farcaster address',
)
/** Words of questions that are asked of people alone. */
export const personCues = words(`
  know knows trust follow follows met meet verify compare living scammer show gimme introduce works work built mostra muestra zeig
  conoces conoce conocen confiar seguir sigue conhece conhecem confiar confianca seguir
  connais connaissez connait suivre confiance kennt kennst kennen folgt folgen vertrauen
`)
/** What may stand alone before a name where a clause begins: `about dwr`. */
export const openers = words('about sobre sur uber re regarding concerning')
/** The same, when the sentence ends in a question mark. */
export const askedFollowers = words(
  'is was has does did es era tiene e foi tem est a ist war hat legit real verified',
)

/** What joins names. */
export const conjunctions = words('and & + vs versus v or plus y o ou oder und et e x mit with')

/** Living beings who are not named, after a head: the author of the quoted or the parent cast. */
export const beings = words(`
  he she they him her them op author poster creator guy person dude man woman user account someone human lady girl boy caster writer fella bloke anon individual
  el ella ellos tipo tipa persona autor autora usuario cuenta chico chica hombre mujer senor senora
  ele ela eles cara pessoa autor autora usuario conta moco moca homem mulher sujeito gajo
  il elle lui type mec personne auteur autrice auteure utilisateur compte gars homme femme meuf
  er sie ihn ihm ihr typ kerl person autor autorin nutzer konto mann frau verfasser
`)

/** What points at a cast or its author. */
export const demonstratives = words(`
  this that it these those dis dat here
  este esta esto ese esa eso aquel aquella aquello
  isso isto esse essa aquele aquela aquilo
  ca cela ceci cet cette celui celle celui-ci celui-la
  das dies dieser diese dieses der die jener
`)

/** What is said of a cast's author when it is not asked who they are: `is this legit`. */
export const predicates = words(
  'legit real fake scam human bot verified trustworthy sus spam fiable confiable confiavel serieux vrai echt serios',
)

/** Verbs of writing: `who wrote this`, `qui a écrit ça`. */
export const writing = words(`
  wrote write written posted post made said says casted cast created tweeted published authored behind owns
  escribio publico dijo hizo creo escreveu publicou postou disse fez criou
  ecrit publie poste dit fait cree
  geschrieben gepostet veroffentlicht gesagt gemacht verfasst
`)

/**
 * Words that ask who someone is or to find someone: a text with one that is not understood gets the
 * help text.
 */
export const strongAsks = words(`
  who whos whose whom whois whoami lookup search find identify introduce
  quien quienes busca buscar buscame muestrame encuentra
  quem procura procure busque pesquise mostra mostre
  qui cherche trouve montre
  wer wem wessen such suche finde zeig zeige
`)
/** Question words of every other kind. */
export const weakAsks = words(`
  what whats where when why how which can could do does did is are was has have should would will tell show explain compare verify
  que cual cuales donde cuando como puedes conoces sabes
  qual quais onde quando pode voce sabe conhece
  quoi quel quelle quels quelles ou quand comment pourquoi peux tu connais est-ce
  translate summarize summarise write calculate draw wen cuanto cuanta explica explicame traduce escribe quanto quanta explique traduza combien explique traduis resume
  erzahl erklar ubersetze schreib wieviel
  was wo wann warum wie welche welcher welches kannst kennst weisst ist hat
`)

export const helpWords = words(
  'help ayuda socorro ajuda aide hilfe commands usage instructions manual comandos commandes befehle anleitung',
)

/** The asker, alone in a clause. */
export const selfWords = words('me myself mine i moi ich mich eu mim yo-mismo whoami')
export const selfPhrases = phrases(`
  who am i | who i am | am i verified | am i verified for | quien soy | quien soy yo | quem sou | quem sou eu | qui suis je | qui suis-je | je suis qui | wer bin ich
`)
/** The same at the end of a question: `what do you know about me`. */
export const selfObjects = phrases(
  'about me | have on me | got on me | know me | check me | find me | look me up | sobre mi | sobre mim | de mi | sur moi | de moi | uber mich | von mir | kennst du mich | me connais tu | me conoces',
)
export const possessives = words('my mi mis meu meus minha minhas mon ma mes mein meine meinen')
/** What belongs to a person here. */
export const belongings = words(`
  profile card page account accounts identity info id wallet credentials ens
  perfil cuenta cuentas tarjeta identidad datos cartao conta contas identidade profil compte comptes carte identite konto konten karte identitat
`)

/** Said before and after what is meant. */
export const courtesies = words(`
  hey hi hello gm gn yo please pls plz thanks thx ty ok okay so now next try um uh btw bro fam guys friend tho though right
  hola buenas porfa cool right favor por oye gracias ola oi pfv ei salut bonjour bonsoir stp svp coucou hallo moin servus bitte mal hm hmm and also y e et und
`)

/** Thanks and praise: nothing is to be answered. */
export const praise = words(`
  cheers ta thanks thank thx ty tysm appreciate appreciated love loved loving great awesome amazing good nice cool neat sick dope fire lit wow congrats congratulations
  kudos bravo brilliant excellent perfect fantastic wonderful incredible impressive useful helpful sweet rad epic based goat goated legend king queen best beautiful
  lovely well-done welldone shoutout props respect super fun funny haha hahaha lol lmao well played solid stellar neat outstanding marvelous fabulous splendid superb gem clutch goated underrated wild mad respect crazy chef's kiss clean smooth slick rofl lmfao wagmi lfg gm gn gg hell yeah yay woohoo woo hooray slay banger
  fast smart clever happy glad proud magic insane crazy wild
  gracias genial bueno buena buenos buenas bien excelente increible maravilloso fantastico felicidades felicitaciones perfecto encanta chevere guay bonito jaja jajaja
  obrigado obrigada valeu bom boa otimo otima maravilha incrivel parabens legal massa adorei top tmj perfeito kkk kkkk bacana maravilla hermoso increible brutal crack capo grande legal felicidade sucesso arrasou show
  merci bravo genial boulot chapeau respect felicitation incroyable formidable top trop bien bon bonne felicitations parfait adore excellent chouette mdr ptdr magnifique
  danke dankeschon gut gute guten super toll klasse prima spitze wunderbar perfekt gratuliere gluckwunsch hammer geil schon liebe stark tolle tolles arbeit leistung cool krass mega
`)

/** Other words that are often where a name could be, and are none. */
export const common = words(`
  mil vielen dank tausend mille beaucoup infinitas
  engine translate report reports
  a an and any anybody anyone are as at be been being but by can cant could did do does doesnt dont down each else even ever every everybody everyone everything few first for
  from had has have having he her here hers him his how i if im in into is isnt it its just last least less let lets like lot lots many may maybe me might mine more most much
  must my never new next no nobody none nope not nothing now of off old on once one only or other others our ours out over own per perhaps put quite rather said same say says
  see seen several shall she should since so some somebody someone something still such than that thats the their theirs them then there these they thing things this those
  through time to today tomorrow tonight too top two under until up us use used very was way we were what whatever when where whether which while whole why will with within
  without wont work works world would yeah year years yep yes yesterday yet you your yours yourself
  sol solana polygon arbitrum zora defi dao daos dapp evm gas airdrop alpha staking yield mint rug rugpull apes ape floor whitelist allowlist mainnet testnet rollup rollups zk onchain offchain
  ratio first bump bullish bearish ping pong broken down agreed noted bet word dead crying facts mood vibes period same ily rip delete unsubscribe follow subscribe deleted wen soon
  asked cares won wins let lets friday monday tuesday wednesday thursday saturday sunday january february march april june july august september october november december
  merch keys lawyer doctor dentist plumber teacher lunch dinner coffee food song music movie video picture photo link links article thread reply replies quote quotes message dm dms
  programar programmer programmieren programmierer carpintero
  played paid launched shipped minted fixed hacked banned built moved changed worked failed loved hated tried lied rugged listed closed opened added removed updated
  later almost agree disagree exactly indeed correct true same whatever sorry oops yikes damn dang sheesh bruv mate buddy pal king homie legend goat chad lad dork nerd noob boomer
  gmgm gmm hii heyy hiii sup wassup howdy morning evening afternoon weekend birthday xmas easter party vacation
  huge tiny small tall young dumb weird odd strange scary spooky creepy cute ugly lazy rude nice kind mean fair unfair sane safe risky shady dodgy fishy spammy glitchy buggy
  never always lies lie liar truth facts fiction joke jokes meme memes shitpost shit fuck crap bullshit nonsense noise signal spammer troll trolls
  plumber baker butcher painter artist writer singer actor chef driver nurse engineer designer coder hacker trader investor vc lp miner validator banker boss manager intern recruiter
  network networks node nodes chain chains bridge wallet seed block blocks hash contract contracts transaction tx fee fees rate rates liquidity pool pools vault treasury
  panadero dentista medico abogado boulanger dentiste medecin avocat backer koch maurer arzt anwalt spiel partido match jogo
  able active alive asking available awake away awesome back bad best better big bored broke busy buying cap capable cast caster casts channel cheap client closest coming
  community company correct dead dev developer developers devs dumb early easy eth ether ethereum bitcoin btc base optimism degen crypto token nft price market moon frame
  frames miniapp app apps bot bots agent agents ai founder founders ceo builder builders owner creator leader boss winner loser fast fastest father mother brother sister friend
  friends fake famous farcaster fat favorite favourite fine follower followers free from full game god gone good great guilty guy guys happy hard here high hiring holder
  holders home hot human humans hungry identity important involved interested job jobs joking kidding king known late lead left legit level likely link links liquid live lol
  lonely long lost love lucky mad main man max mean men mind minting missing mod mods money morning most name names national nearby near night number off offline og online open
  out owner paid paper people person people's place player players playing plus point poor popular post poster posts present president profile profiles project proof protocol
  public queen question ready real really reason responsible rich right road safe scam scammer scammers sad second selling ser serious shipping short sick side silly single
  sir smart smarter social sorry space spam speaking stream strong stuff stupid sure sus talking tall team thank thanks thing think this top tired train true trump trust
  twitter undefined user users value verified wallet wallets watching weather week welcome whale whales winning woke woman women wrong young null true false test testing
  hello hey hi bye ok okay please wait stop start go going gonna wanna gotta hmm huh meh oh ooh ugh whoa nah bruh bro sis dude fam anon frens fren based cringe mid rekt ngmi
  ngl tbh imo fr idk iykyk rt fyi asap day days life moment news update updates idea ideas feature features bug bugs feedback launch launched build built made make makes making
  one's kind sort type types way ways check look looks looking try tried want wants need needs got get gets give gave take took tell told ask asked know knows knew feel feels
  yourself himself herself themselves nearly almost already always often sometimes usually everyone's anyone's today's it's that's what's who's there's here's let's
  quien quienes que cual cuales donde cuando como por para con sin sobre entre hasta desde muy mas menos mejor peor bueno buena malo mala grande primero ultimo nuevo esto eso todo
  toda todos todas nadie alguien algo nada aqui alli ahora hoy ayer manana siempre nunca tambien pero porque si no es son era eres soy esta estan estas hay tiene tienen hacer hace
  dia dias noche tarde gente mundo cosa cosas vida amigo amigos creador fundador dueno jefe presidente ganador partido precio verdad equipo hola un una unos unas el la los las lo
  le les del al se su sus tu tus yo mi ti ellos nosotros ustedes usted yo bien mal responsable
  quem qual quais onde quando como por para com sem ate desde muito muita mais menos melhor pior bom boa ruim grande primeiro ultimo novo isso isto tudo todo todos ninguem alguem
  algo nada aqui ali agora hoje ontem amanha sempre nunca tambem mas porque sim nao sao era foi esta estao tem ter fazer faz dia noite tarde pessoal galera gente mundo coisa
  vida amigo criador fundador dono chefe presidente vencedor jogo preco verdade um uma os as dos das ao na no nos nas em eu ele ela eles voce voces meu seu sua responsavel
  qui que quoi quel quelle ou quand comment pourquoi combien avec sans pour par dans chez entre tres plus moins meilleur meilleure pire bon bonne mauvais grand premier dernier
  nouveau ceci cela tout toute tous toutes personne quelqu quelqu'un rien ici la maintenant aujourd'hui hier demain toujours jamais aussi mais car oui non est sont etait es suis
  etes avoir fait faire jour nuit soir gens monde chose vie ami amis createur fondateur patron chef president gagnant gagne match prix verite un une des les le du au aux ce ces je
  tu il elle nous vous ils elles on moi toi lui eux son sa ses notre votre leur responsable ca y en ne pas
  wer was wo wann warum wie welche mit ohne fur von bei zwischen sehr mehr weniger beste bester bestes besser schlechter gut schlecht gross erste erster letzte letzter neue neuer
  alles alle jeder jede niemand jemand etwas nichts hier dort jetzt heute gestern morgen immer nie auch aber weil ja nein ist sind war bin bist haben hat machen macht tag nacht
  abend leute welt ding leben freund freunde grunder chef besitzer prasident gewinner spiel preis wahrheit ein eine einen einem einer der die das den dem des und oder im am zu
  zum zur ich du er sie es wir ihr mich dich sich uns euch mein dein sein nicht kein keine zusammen allerseits verantwortlich
`)

/** `dabei`, `damit`, `hierzu`: German adverbs of this form are many and one class. */
const isPronominalAdverb = (word: string): boolean =>
  /^(?:dar?|hier|wor?)(?:an|auf|aus|bei|durch|fur|gegen|hinter|in|mit|nach|neben|uber|um|unter|von|vor|zu|zwischen)$/.test(
    word,
  )

/** Endings of English words that say what a person is or does. */
export const isDescribing = (word: string): boolean =>
  isPronominalAdverb(word) ||
  /(?:..ing|...est|able|ible|...ful|less|.ous|tion|ment|ness|.ally|..[ykdsnpvwtgc]ed)$/.test(
    word,
  ) ||
  (/..[bcdfgkmnptwy]s$/.test(word) && isOrdinaryWord(word))

/**
 * Articles that Portuguese sets before names, and before what people do: `quem é o dwr`, `quem é o
 * padeiro`.
 */
export const nameArticles = words('o a os as do da dos das no na')
/** Whether a Portuguese or Spanish word ends as the names of trades do. */
export const isTrade = (word: string): boolean =>
  word.length > 5 && /(?:eir|[dts]or?|ist|ant|ent|ari|og|nic|ad|id)(?:o|a|e|os|as|es)?$/.test(word)

/** Sites by the names that people use, with the channel types of the table. */
export const platformAliases: Record<string, string> = {
  x: 'twitter',
  insta: 'instagram',
  warpcast: 'farcaster',
  gh: 'github',
  tg: 'telegram',
}
/** Before the name of a site: `jack on twitter`. */
export const onSite = words('on at auf sur en no na em bei over')

export const subjects = new Set(
  'i we they he she it you people yo eu je ich wir er sie nosotros'.split(' '),
)

export const modals = new Set('can could should do did may shall would must have'.split(' '))
