import type { Language } from '../language.ts'

/**
 * Names take no article. `de`, `d'` stand before the owner; elided words are split before their
 * apostrophe. Questions may put `c'est qui` behind the name.
 */
export const french: Language = {
  code: 'fr',
  grammar: { letters: /[œçûî]|è.|.è/u },
  vocabulary: {
    interrogative: `kézako|kezako|qui|qui est|qui es|qui c est|qui est ce|qui est-ce|c est qui|c qui|ki
      ki est|qi est|ki c|c ki|qui sont|qui était|qui etait|qui serait|qui se cache derrière
      qui se cache|derrière|derriere|à qui|a qui|à qui appartient|a qui appartient|appartient à
      de qui|qui a écrit|qui a posté|qui a publié|identifie|identifier|identifiez|qui diable est
      kikoi|c'est qui ce|qui est cet|c'est qui cet|qui est cette|c'est qui cette|cki|cki lui
      c ki lui|chui qui|c ki ca|qui peut bien être`,
    interrogativeSubject: `qui|ki|à qui|a qui|de qui`,
    question: `que|quoi|quel|quelle|quels|quelles|qu est ce|qu est ce que|qu est-ce que
      qu est-ce qu|qu|c est quoi|c quoi|où|ou est|quand|comment|pourquoi|combien|est ce que
      est-ce que|est-ce qu|est ce|est-ce|est|a|as|y a|il y a|peux|peut|pourrais|pouvez|quelqu un
      quelqu|koi|kel|ke`,
    request: `le connais|la connais|le connaissez|la connaissez|dis moi|dites moi|dis|dites
      donne moi|donnez moi|donne|donnez|montre moi|montrez moi|montre|montrez|affiche|affichez
      cherche|cherchez|chercher|cherche moi|recherche|recherchez|trouve|trouvez|trouver|trouve moi
      vérifie|verifie|vérifiez|vérifier|check|checke|confirme|confirmez|regarde|regardez|consulte
      consultez|sais tu|sais|savez vous|savez|sait|savoir|connais tu|connais|connaissez vous
      connaissez|connait|connaît|connaissent|j aimerais savoir|j aimerais|je veux|je voudrais
      je veux savoir|je cherche|j ai besoin|j ai besoin de|je souhaite|tu peux me dire|tu peux
      peux tu|peux tu me dire|pourrais tu|pouvez vous|parle moi|parlez moi|raconte|raconte moi
      présente|présente moi|presente moi|présentez moi|décris|explique|liste|envoie|file moi|file
      balance|passe moi|sors moi|fais|fais moi|renseigne moi|infos sur|info sur|confiance à
      faire confiance|fier|me fier|suivre|jette un œil|jette un oeil|voir|on cherche|besoin|sors
      renseigne|déniche|éclaire moi|fais voir`,
    about: `de|d|du|des|sur|à propos de|a propos de|à propos d|au sujet de|pour|avec|concernant|à
      a|au|chez|par`,
    fid: `fid|fids|id farcaster|id|identifiant farcaster|numéro d utilisateur|numéro farcaster`,
    wallet: `wallet|wallets|portefeuille|portefeuilles|adresse|adresses|adresse eth
      adresse du wallet|adresse ethereum|addy|address`,
    ens: `ens|nom ens|nom eth|domaine ens|domaine eth|.eth|basename`,
    credentials: `certificat|certificats|certification|certifications|attestation|attestations
      badge|badges|justificatif|justificatifs|titre|titres|diplôme|credential|credentials|poap
      poaps|accréditation|accréditations|vérifications`,
    holds: `a|ont|possède|possede|détient|detient|possèdent`,
    verifiers: `qui a vérifié|qui a verifie|qui vérifie|qui verifie|vérifié par|vérifiée par
      verifie par|qui a attesté|qui a atteste|qui atteste|attesté par|attestée par|qui a certifié
      qui certifie|certifié par|qui a confirmé|qui confirme|qui s est porté garant
      qui se porte garant|se porte garant|porté garant|qui garantit|qui a validé|qui valide
      qui répond de|qui a recommandé|l a vérifié|a vérifié|a certifié|a attesté`,
    trust: `légitime|legitime|legit|réel|réelle|reel|reelle|vrai|vraie|faux|fausse|fake
      authentique|fiable|digne de confiance|de confiance|confiance|sûr|sûre|sur|arnaque|arnaqueur
      arnaqueuse|scam|scammer|bot|un bot|robot|un robot|humain|humaine|vraie personne
      une vraie personne|vérifié|vérifiée|verifie|suspect|suspecte|louche|officiel|officielle
      imposteur|usurpateur|qui il prétend être|qui elle prétend être|sérieux|sérieuse|serieux
      réputation|spam|escroc|crédible|net|clean|du pipeau|bidon|réglo`,
    accounts: `compte|comptes|réseaux|reseaux|réseaux sociaux|social|sociaux|lien|liens|handle
      handles|pseudo|pseudos|nom d utilisateur|lié|liés|liée|liées|lies|connecté|connectés
      connectées|connecte|connectes|associés|site|site web|email|mail|plateforme|plateformes
      autres comptes|profils sur`,
    profile: `profil|profils|fiche|carte|info|infos|information|informations|renseignements
      détails|details|bio|biographie|identité|identite|nom|vrai nom|avatar|photo|localisation
      historique|statistiques|stats|abonnés|fait|fait dans la vie|travaille|habite|parcours
      antécédents|page|plus|résumé|pense|détail|depuis quand|depuis combien de temps
      depuis combien|ancienneté|date d inscription`,
    person: `personne|personnes|utilisateur|utilisatrice|type|mec|gars|gus|meuf|fille|homme|femme
      gens|bonhomme|monsieur|madame|créateur|créatrice|propriétaire|proprio|fondateur|individu
      nommé|nommée|appelé|appelée|un certain|une certaine|dénommé|mr|mme|user|s appelle
      sous le nom|sous le pseudo|pseudo`,
    pointing: `ce|cet|cette|ces|ça|ca|cela|ceci|celui ci|celle ci|celui là|celle là|celui|celle|il
      elle|ils|elles|lui|leur|leurs|son|sa|ses|ce type|ce mec|ce gars|cette personne
      cet utilisateur|ce compte|auteur|autrice|l auteur|op|l op|ce cast|ce post|posté|publié|écrit
      ecrit|cité|citée|au dessus|ci dessus|message|publication|fil|cast|post|citation|qui est ce
      c'est qui ce|qui est cet|c'est qui cet|qui est cette|c'est qui cette|ce texte|ce fil
      cet énergumène|cette meuf|celui à qui je réponds|celle à qui je réponds|ce monsieur
      cette dame|ce bonhomme|lui là`,
    he: `le connais|la connais|le connaissez|la connaissez|il|elle|ils|elles|lui|leur|son|sa|ses
      ce type|ce mec|ce gars|cette personne|cet utilisateur|ce compte|auteur|autrice|l auteur|op
      celui ci|celui là|celui-ci|celui-là|cet énergumène|cette meuf|celui à qui je réponds
      celle à qui je réponds|ce monsieur|cette dame|ce bonhomme|lui là`,
    self: `moi|je|j|moi même|moi meme|suis|suis je|je suis|ai je|j ai|j ai connecté|j ai lié|à moi
      et moi|à mon tour`,
    my: `mon|ma|mes|le mien|la mienne|les miens|notre|nos`,
    you: `tu|t|te|toi|ton|ta|tes|vous|votre|vos|as tu|as tu vu|as tu testé|as tu essayé|tu penses
      penses tu|tu en penses|pensez vous|qu en penses tu|tu as|t as|t es|essaie|essaye|essayez
      utilise|utilisez|teste|demande à|tu devrais|devrais|avez vous|dis lui`,
    not: `pas|non pas|pas de|pas la|pas le|pas d|et pas|et non|et non pas|mais pas|sauf|excepté
      excepte|hormis|hors|sans|sans compter|exclus|exclure|en excluant|excluant|exclu
      laisse de côté|laisse de cote|en laissant de côté|mets de côté|au lieu de|au lieu d
      plutôt que|à la place de|à part|a part|ignore|en ignorant|oublie|enlève|enleve|retire|omets
      c est pas|ce n est pas|n est pas|ne parle pas de|moins|pas sur|pas à propos de|ni
      laisse tomber|pas la peine`,
    notAfter: `exclu|exclue|mis à part|non`,
    correction: `pardon|désolé|desole|désolée|désolee|oups|oops|erreur|mon erreur
      je me suis trompé|me suis trompé|je voulais dire|voulais dire|je parlais de|parlais de
      je veux dire|veux dire|je pensais à|plutôt|plutot|en fait|l autre|autre|un autre|une autre
      mauvais|mauvaise|mauvaise personne|pas celui là|pas celle là|pas lui|pas elle|pas le bon
      pas la bonne|pareil|pareil pour|idem|idem pour|même chose|la même chose|meme chose
      même question|même|meme|et pour|maintenant|aussi|suivant|suivante|ensuite|et maintenant
      c était|correction|refais|fais pareil|et|qu en est il de|qu en est-il de|encore
      rectification|mais|je voulais|c est plutôt`,
    yes: `oui|ouais|ouep|ouai|yep|c est ça|c est ca|c est lui|c est elle|exact|exactement
      tout à fait|correct|d accord|ok|bien sûr|celui là|celle là|voilà|voila|oui merci
      oui s il te plaît`,
    no: `non|nan|nope|aucun|aucune|aucun des deux|aucun des trois|aucun d eux|ni l un ni l autre
      personne|laisse tomber|oublie|tant pis|peu importe|rien`,
    ordinals: [
      `premier|première|premiere|le premier|la première|la premiere|un|le un|l un|option 1
        option un|numéro un|numero un|numéro 1|1er|1ère|celui du haut`,
      `deuxième|deuxieme|second|seconde|le deuxième|la deuxième|le deuxieme|le second|la seconde
        deux|le deux|option 2|option deux|numéro deux|numéro 2|2e|2ème|2eme|celui du milieu`,
      `troisième|troisieme|le troisième|la troisième|le troisieme|trois|le trois|option 3
        option trois|numéro trois|numéro 3|3e|3ème|3eme`,
      'dernier|dernière|derniere|le dernier|la dernière|la derniere',
    ],
    compare: `vs|versus|contre|compare|comparer|comparez|comparaison|comparé|différence
      différences|difference|différence entre|difference entre|différences entre|par rapport à
      entre|même personne|la même personne|la même personne que|le même que|tous les deux|les deux
      lequel|laquelle|plus fiable|lien entre|relation`,
    and: `et|&|+|plus|ainsi que|puis`,
    or: `ou|ou bien|ou alors`,
    help: `aide|aidez moi|aide moi|à l aide|comment ça marche|comment ca marche|comment tu marches
      comment tu fonctionnes|comment ça fonctionne|comment fonctionnes tu|comment t utiliser
      comment on t utilise|comment utiliser|comment je t utilise|comment on utilise
      que peux tu faire|que sais tu faire|tu sais faire quoi|tu peux faire quoi|tu fais quoi
      que fais tu|qu est-ce que tu fais|qu est ce que tu sais faire|à quoi tu sers|à quoi sers tu
      a quoi tu sers|à quoi ça sert|instructions|commandes|mode d emploi|guide|qui es tu|t es qui
      tu es quoi|help|manuel|tuto|menu|comment faire|comment je peux|comment puis je|au secours
      notice|guide d utilisation`,
    thanks: `merci|merci beaucoup|mille mercis|grand merci|mercii|je te remercie|je vous remercie
      remercie|thx`,
    praise: `super|génial|genial|géniale|bravo|excellent|excellente|top|au top|cool|trop cool
      trop bien|incroyable|magnifique|formidable|parfait|parfaite|bien joué|bien vu|beau travail
      bon travail|bon boulot|super boulot|bon bot|bien|très bien|tres bien|bon|bonne|le meilleur
      la meilleure|meilleur|j adore|adore|j aime|aime|je kiffe|félicitations|felicitations|chapeau
      utile|pratique|impressionnant|énorme|enorme|stylé|ouf|chanmé|mdr|ptdr|lol|haha|hahaha|wow
      waouh|ouah|nul|nulle|mauvais bot|horrible|inutile|pourri|je déteste|déteste|ennuyeux|stupide
      d accord avec|carrément|grave|tellement vrai|c est vrai|fan|admire|respect|marrant|drôle
      intéressant|canon|sympa|ah ouais|ah oui|quand même|tiens donc|je vois`,
    greeting: `bonjour à tous|bonne journée|bonne nuit|bonsoir à tous|bonne soirée
      bon anniversaire|joyeux anniversaire|joyeux|joyeux noël|bonne année|bienvenue|bienvenue à|gm
      gn|au revoir|à bientôt|à demain|à plus|bises|cc|bon week-end|bonne chance|coucou à
      salut à tous|bravo à|bisous|bisous à|la bise à|gros bisous|bonne semaine|bon weekend`,
    courtesy: `mdr|ptdr|bonjour|salut|coucou|bonsoir|hello|hey|hé|yo|eh|s il te plaît|s il te plait
      s il vous plaît|s il vous plait|stp|svp|steuplait|alors|bon|ben|bah|euh|donc|en fait|au fait
      dis donc|un peu|juste|vraiment|exactement|là|la|ici|maintenant|vite|rapidement|tout
      quelque chose|une question|question|petite question|me|nous|on|y|ne|n|se|ok|ah|oh
      si possible|si tu peux|quand tu peux|merci d avance|l ami|les amis|mec|au juste|déjà|deja
      encore|stppp|svpp|exact`,
    statement: `j ai rencontré|j ai rencontre|je viens de|je crois que|je crois|je pense que
      je pense|j adore|j aime|j ai utilisé|j ai demandé|j ai trouvé|j ai vu|j ai lu|j ai testé
      j ai construit|j ai fait|j utilise|on a construit|on a fait|on utilise|nous avons
      je travaille avec|travaille avec|travaille chez|travaille sur|je parle avec|parlé avec
      discuté avec|je suis avec|je suis fan|est un|est une|est le|est la|est très|est trop
      est en train|est à|est chez|construit|a créé|a cree|a lancé|a publié|a construit|a gagné
      a perdu|a acheté|a vendu|a dit|dit que|m a dit|m a montré|m a aidé|m a appris|mon ami
      mon pote|ma pote|mon frère|mon boss|hier|hier soir|demain|cette semaine|toujours|jamais
      selon|d après|grâce à|grace à|je fais confiance|je déteste|je me souviens|tout le monde
      les gens|mérite|devrait|déjeuné avec|dîné avec|je recommande|j espère|j apprécie
      je connais|je connais déjà|je sais qui est`,
    rhetorical: `qui ne connaît pas|qui connaît pas|qui ne sait pas|qui aurait cru
      qui aurait pensé|qui l eût cru|qui a besoin|qui s en soucie|tout le monde sait
      tout le monde connaît|comme si|ne me dis pas|me dis pas|ne dis rien|dis rien|ne réponds pas
      réponds pas|ne poste pas|ne me dites pas|on sait tous|on connaît tous|n est plus à présenter
      même ma grand mère|même ma mère|si seulement|imagine`,
    only: `juste|seulement|uniquement`,
    relative: `frère|sœur|soeur|mari|femme|mère|père|maman|papa|patron|patronne|cousin|cousine
      copain|copine|fils|fille|chien|chat|voisin|mamie|papi`,
    copula: `est|était|etait|sont|a|fait|semble|sera|va|vient|c est`,
    article: `le|la|les|l|un|une|des|du|quelque|quelques`,
    possessiveAfter: ``,
    possessiveBefore: `de|d|du`,
    on: `sur|de|du|chez|via|en|dans|à`,
    endorse: `recommande|je recommande|je soutiens|soutiens|soutenir|approuve|j approuve
      je me porte garant de|je me porte garant|j endosse|endosse|endosser|je veux endosser|endorse
      je cautionne|cautionne|retire mon soutien|retirer mon soutien|je retire mon soutien|withdraw
      valide pour|j atteste|me porte garant|me porte garante|me porte caution|je réponds de
      je garantis|je mets ma main au feu|ma main au feu|annule mon soutien
      retire ma recommandation|retire ma caution`,
    callAfter: ``,
    common: `autres|autre|que|et|ou|mais|car|donc|ni|si|comme|quand|où|dont|y|en|ne|n|se|s|on|nous|plus|moins
      très|trop|peu|beaucoup|assez|aussi|encore|toujours|jamais|déjà|hier|demain|aujourd
      aujourd hui|ici|là|tout|tous|toute|toutes|chaque|être|avoir|faire|aller|va|vont|vais|font
      fais|peut|peuvent|veut|doit|faut|été|était|sera|sont|ont|avec|sans|dans|par|pour|entre|jusqu
      depuis|pendant|après|avant|sous|vers|rien|personne ne|chose|choses|monde|vie|jour|jours|an
      fois|partie|temps|heure|côté|cas|lieu|moment|nouveau|nouvelle|grand|petit|match|jeu|météo
      prix|argent|président|token|tokens|crypto|projet|appli|app|canal|gens|eth|bitcoin|base
      farcaster|peut-être|gagné|vrai|pote|potes`,
  },
  replies: {
    verifiedAccounts: { one: '{n} compte vérifié', other: '{n} comptes vérifiés' },
    credentials: { one: '{n} attestation', other: '{n} attestations' },
    noVerifiedAccounts: 'Pas encore de compte vérifié',
    thisWallet: 'Ce portefeuille',
    more: '{list} et {n} de plus',
    or: '{list} ou {last}',
    also: 'Aussi : {list}',
    notFoundList: 'Introuvable : {list}',
    notConfiguredList: 'Recherche impossible ici : {list}',
    notFound:
      'Je n’ai trouvé personne pour {name}. Essaie un nom Farcaster, un nom ENS, une adresse ou « fid 3 ».',
    notConfigured:
      '{name} ne peut pas être cherché ici : ce service n’a pas de source pour cela. Essaie un nom Farcaster ou ENS.',
    unreachable: 'La source de {name} ne répond pas. Redemande dans quelques minutes.',
    limited:
      'J’ai atteint la limite de tes questions. Redemande dans une heure ou cherche sur {url}',
    which: 'Tu veux dire {list} ? Réponds par un numéro.',
    help: 'Mentionne {bot} avec un nom, un nom ENS, une adresse, « fid 3 » ou « jack sur twitter » ; ou réponds à un cast avec la seule mention ; ou dis « moi ».',
    notAName: '« {name} » ne peut pas être cherché.',
    fid: '{name} a le fid {value}.',
    account: '{label} de {name} : {value} ({grade})',
    wallet: 'Portefeuille de {name} : {value} ({grade})',
    lacks: 'Je ne connais pas de {label} pour {name}.',
    owner: 'Ce portefeuille appartient à {name} ({grade}).',
    since: 'depuis le {date}',
    holds: '{name} détient : {list}',
    hasCredential: 'Oui, {name} détient {value}.',
    lacksCredential: 'Non, à ma connaissance {name} ne détient pas {value}.',
    verifiedBy: 'Ont attesté {name} : {list}',
    notVerified: 'À ma connaissance, personne n’a encore attesté {name}.',
    samePerson: 'C’est la même personne : {name}',
    differentPeople: 'Ce sont des profils différents.',
    impostor: 'Ce n’est pas {name}, qui a plus de preuves pour un tel nom',
    endorse:
      'Pour recommander quelqu’un, écris après la mention : endorse, son nom avec l’arobase, « for » et une compétence.',
    grades: {
      proven: 'prouvé',
      confirmed: 'confirmé',
      reported: 'rapporté',
      claimed: 'déclaré, non vérifié',
    },
  },
  phrases: [
    ['@whocast qui est {rish} ?', 'fid:194'],
    ['@whocast donne-moi le fid de {rish}', 'fid:194'],
    ["@whocast c'est quoi le wallet de {rish} ?", 'fid:194'],
    ['@whocast qui a vérifié {rish} ?', 'fid:194'],
    ['@whocast {rish} est fiable ?', 'fid:194'],
    ["@whocast c'est qui ce mec", 'fid:5', 'reply'],
    ['@whocast qui a écrit ça ?', 'fid:6', 'quote'],
    ["@whocast l'utilisateur github torvalds", 'github:torvalds'],
    ['@whocast jack sur twitter', 'twitter:jack'],
    ['@whocast le twitter de linda', 'fname:linda'],
    ['@whocast qui est Linda Moreau', 'name:Linda Moreau'],
    ["@whocast linda, c'est qui ?", 'fname:linda'],
    ['@whocast quel est mon fid ?', 'fid:77'],
    ['@whocast qui suis-je ?', 'fid:77'],
    ['@whocast compare {rish} et {ada}', 'fid:194 fid:616'],
    ['@whocast qui est {rish}, pas {ada}', 'fid:194'],
    ['@whocast {rish} mais sans {ada}', 'fid:194'],
    ["non, l'autre : {rish}", 'fid:194', 'reply-to-bot'],
    ['pardon, je voulais dire linda', 'fname:linda', 'reply-to-bot'],
    ['pareil pour {rish}', 'fid:194', 'reply-to-bot'],
    ['la deuxième', 'ens:ted.eth', 'reply-to-bot-question'],
    ["{grok} qu'est-ce que tu penses de @whocast ?", 'nothing'],
    ['merci beaucoup @whocast', 'nothing'],
    ['@whocast {rish} est mon ami', 'nothing'],
    ['@whocast aide', 'help'],
    ['@whocast je recommande {rish} pour le design', 'endorse'],
  ],
}
