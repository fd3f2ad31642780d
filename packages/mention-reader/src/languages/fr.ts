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
      c ki lui|chui qui|c ki ca|qui peut bien être|qui diantre est|qui donc est|qui est donc
      qui est en fait|qui est vraiment|c'est qui donc|cé qui|sé ki|ki é|ki est ce|ki sont
      qui s'cache|qui se planque derrière|qui gère|qui tient|qui administre|qui a fait|qui a créé
      qui a dit|qui a fondé|kikicé|kikilé|cest qui|cest ki|cé ki|à qui est|a qui est|à ki
      c'est à qui|c à qui|c a qui|de ki|qui putain est|qui bordel est|quelle personne
      sait-on qui est|l'identité de|identité de|qui ça|qui sa|qui est-il|qui est-elle`,
    interrogativeSubject: `qui|ki|à qui|a qui|de qui|qui gère|qui tient|qui a dit|qui a fait`,
    question: `que|quoi|quel|quelle|quels|quelles|qu est ce|qu est ce que|qu est-ce que
      qu est-ce qu|qu|c est quoi|c quoi|où|ou est|quand|comment|pourquoi|combien|est ce que
      est-ce que|est-ce qu|est ce|est-ce|est|a|as|y a|il y a|peux|peut|pourrais|pouvez|quelqu un
      quelqu|koi|kel|ke|est ce vrai|c'est vrai|c vrai|pas vrai|n'est-ce pas
      n est ce pas|hein|kan|kand|kom|komen|cmt|coment|pk|pq|pkoi|pourkoi|prkoi|oú|cb|combien de
      depuis combien|depuis kan|kwa|kesk|keske|c koi|cé quoi|cest quoi|y'a|ya t il|y a-t-il
      a-t-il|a t il|a-t-elle|a t elle|est-il|est il|est-elle|est elle|sont-ils|ont-ils|a-t-on
      peut-on|peut on|qqn|qq1|quelqu'un sait|lequel`,
    request: `le connais|la connais|le connaissez|la connaissez|dis moi|dites moi|dis|dites
      donne moi|donnez moi|donne|donnez|montre moi|montrez moi|montre|montrez|affiche|affichez
      cherche|cherchez|chercher|cherche moi|recherche|recherchez|trouve|trouvez|trouver
      trouve moi|vérifie|verifie|vérifiez|vérifier|check|checke|confirme|confirmez|regarde
      regardez|consulte|consultez|sais tu|sais|savez vous|savez|sait|savoir|connais tu|connais
      connaissez vous|connaissez|connait|connaît|connaissent|j aimerais savoir|j aimerais|je veux
      je voudrais|je veux savoir|je cherche|j ai besoin|j ai besoin de|je souhaite
      tu peux me dire|tu peux|peux tu|peux tu me dire|pourrais tu|pouvez vous|parle moi
      parlez moi|raconte|raconte moi|présente|présente moi|presente moi|présentez moi|décris
      explique|liste|envoie|file moi|file|balance|passe moi|sors moi|fais|fais moi|renseigne moi
      infos sur|info sur|confiance à|faire confiance|fier|me fier|suivre|jette un œil
      jette un oeil|voir|on cherche|besoin|sors|renseigne|déniche|éclaire moi|fais voir
      tu connais|vous connaissez|tu connaitrais|tu sais|tu sais si|vous savez|tu saurais
      saurais tu|saurais|saurais-tu|sauriez|sauriez-vous|kelkun connait|quelqu'un connait
      quelqu'un connaît|qqn connait|qqn connaît|qqn sait|ça dit quoi|dis voir|dis moi voir
      dis nous|dites-nous|raconte nous|balance moi|balance-moi|balancez|envoie moi|envoie-moi
      envoyez|passe|passe voir|file-moi|donne nous|donne-moi|montre nous|montre-moi|fais péter
      fais tourner|sors-moi|sors nous|trouve-moi|trouve nous|déterre|cherche-moi|cherche voir
      cherche un peu|check moi|check-moi|checkez|checker|tcheck|tcheke|tchek|scanne|scanner
      stalke|stalk|stalker|enquête|enquete|enquête sur|fouille|analyse|mater|zieute
      jette un oeil sur|jette un œil à|regarde voir|regarde si|renseigne-moi|renseignez|informe
      informe-moi|décris moi|présente-moi|présentez|résume|résume-moi|affiche-moi|récupère
      récupérer|retrouve|retrouver|ramène|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous
      pourriez vous|tu pourrais|tu peux regarder|tu peux checker|tu peux vérifier|tu peux trouver
      tu peux donner|tu veux bien|veux tu|j'aurais besoin|j'aurais besoin de|il me faut
      il me faudrait|me faut|il me faudrait le|j'ai besoin du|j'veux|jveux|j veux|jvoudrais
      j'voudrais|j'aimerais bien|j'aimerais bien savoir|je voudrais savoir|je veux voir
      on veut savoir|on aimerait|je me demande|je me demandais|me demande|curieux
      curieux de savoir|curieuse|curieuse de savoir|ça m'intéresse|m'intéresse|intéressé par
      des infos|des infos sur|une info|une info sur|une idée de|une idée|une idée sur|infos
      peut-on faire confiance|on peut faire confiance|je peux faire confiance
      je peux faire confiance à|puis-je|se fier|se fier à|se méfier|dois-je suivre|rappelle
      rappelle moi|rappelle-moi|rappelez`,
    about: `de|d|du|des|sur|à propos de|a propos de|à propos d|au sujet de|pour|avec|concernant|à
      a|au|chez|par|dl|sr|dans le cas de|par rapport à|niveau|rapport à|vis-à-vis de`,
    fid: `fid|fids|id farcaster|id|identifiant farcaster|numéro d utilisateur|numéro farcaster
      numéro de fid|n° fid|nº fid|num fid|id fc|identifiant|numéro d'utilisateur`,
    wallet: `wallet|wallets|portefeuille|portefeuilles|adresse|adresses|adresse eth
      adresse du wallet|adresse ethereum|addy|address|adresses eth|porte-monnaie
      portemonnaie|adresse publique|clé publique|0x|wallet principal|addresse`,
    ens: `ens|nom ens|nom eth|domaine ens|domaine eth|.eth|basename|nom de domaine|domaine
      nom .eth|nom d'ens`,
    credentials: `certificat|certificats|certification|certifications|attestation|attestations
      badge|badges|justificatif|justificatifs|titre|titres|diplôme|credential|credentials|poap
      poaps|accréditation|accréditations|vérifications|certif|certifs|distinction|distinctions
      médaille|médailles|preuve|preuves|récompense|récompenses|attestés|gages`,
    holds: `a|ont|possède|possede|détient|detient|possèdent`,
    verifiers: `qui a vérifié|qui a verifie|qui vérifie|qui verifie|vérifié par|vérifiée par
      verifie par|qui a attesté|qui a atteste|qui atteste|attesté par|attestée par|qui a certifié
      qui certifie|certifié par|qui a confirmé|qui confirme|qui s est porté garant
      qui se porte garant|se porte garant|porté garant|qui garantit|qui a validé|qui valide
      qui répond de|qui a recommandé|l a vérifié|a vérifié|a certifié|a attesté|qui a signé
      qui a attesté pour|qui peut attester|qui peut confirmer|qui soutient|qui l'a vérifié
      qui l'a certifié|qui l'a validé|qui l'a attesté|validé par|validée par|cautionné par
      qui cautionne|qui a cautionné|qui répond|qui vouch|qui le vouch`,
    trust: `légitime|legitime|legit|réel|réelle|reel|reelle|vrai|vraie|faux|fausse|fake
      authentique|fiable|digne de confiance|de confiance|confiance|sûr|sûre|sur|arnaque|arnaqueur
      arnaqueuse|scam|scammer|bot|un bot|robot|un robot|humain|humaine|vraie personne
      une vraie personne|vérifié|vérifiée|verifie|suspect|suspecte|louche|officiel|officielle
      imposteur|usurpateur|qui il prétend être|qui elle prétend être|sérieux|sérieuse|serieux
      réputation|spam|escroc|crédible|net|clean|du pipeau|bidon|réglo|fiables|crédibles|sérieuses
      arnaqueurs|arnaques|arnake|scammeur|scammeuse|scameur|brouteur|charlatan|pigeon|mytho
      mythomane|pipeau|douteux|douteuse|chelou|zarbi|fake news|faux compte|faux profil
      compte bidon|vraie identité|authentifié|certifié|certifiée|honnête|sécure|ia|une ia|robots
      rug|rugpull|rugger|rug pull|contrefaçon|usurpation|usurpe|faussaire|réputé|recommandable
      digne de foi|sain|saine|pas net|louches|spammeur|originale|vrai compte`,
    accounts: `compte|comptes|réseaux|reseaux|réseaux sociaux|social|sociaux|lien|liens|handle
      handles|pseudo|pseudos|nom d utilisateur|lié|liés|liée|liées|lies|connecté|connectés
      connectées|connecte|connectes|associés|site|site web|email|mail|plateforme|plateformes
      autres comptes|profils sur|comptes liés|compte lié|autres réseaux|autre compte|ailleurs
      profils|insta|arobase|@|pseudo sur|relié|reliés|reliées|rattaché|rattachés|rattachées
      associées|associé|associée|enregistré|enregistrés|enregistrées|branché|j'ai relié
      j'ai branché|lien vers|blog|chaîne`,
    profile: `profil|profils|fiche|carte|info|infos|information|informations|renseignements
      détails|details|bio|biographie|identité|identite|nom|vrai nom|avatar|photo|localisation
      historique|statistiques|stats|abonnés|fait|fait dans la vie|travaille|habite|parcours
      antécédents|page|plus|résumé|pense|détail|depuis quand|depuis combien de temps
      depuis combien|ancienneté|date d inscription|fiche complète|cv|parcours pro|métier|boulot
      taf|taff|bosse|bosse sur|bosse chez|fait quoi|fait quoi dans la vie|âge|photo de profil|pp
      pdp|arrière-plan|biographie de|arrivé quand|arrivée quand|inscrit depuis
      inscrite depuis|inscrit quand|date d'arrivée|depuis quelle année|depuis kan|curriculum
      identités|topo|topo sur|le topo sur|bilan|récap|résumé de`,
    person: `personne|personnes|utilisateur|utilisatrice|type|mec|gars|gus|meuf|fille|homme|femme
      gens|bonhomme|monsieur|madame|créateur|créatrice|propriétaire|proprio|fondateur|individu
      nommé|nommée|appelé|appelée|un certain|une certaine|dénommé|mr|mme|user|s appelle
      sous le nom|sous le pseudo|gonze|gonzesse|keum|reuf|frérot|pote|nana|dame|damoiselle
      zig|zigoto|zozo|bougre|lascar|loustic|énergumène|créature|bonne femme|personnage|quidam
      un type|un mec|une meuf|un gars|une fille|une personne|un user
      un utilisateur|du nom de|au nom de|répondant au nom de|se fait appeler|surnommé|surnommée
      artiste|développeur|développeuse|fondatrice|influenceur|streameur|daron|daronne
      dénommée`,
    pointing: `ce|cet|cette|ces|ça|ca|cela|ceci|celui ci|celle ci|celui là|celle là|celui|celle|il
      elle|ils|elles|lui|leur|leurs|son|sa|ses|ce type|ce mec|ce gars|cette personne
      cet utilisateur|ce compte|auteur|autrice|l auteur|op|l op|ce cast|ce post|posté|publié|écrit
      ecrit|cité|citée|au dessus|ci dessus|message|publication|fil|cast|post|citation|qui est ce
      c'est qui ce|qui est cet|c'est qui cet|qui est cette|c'est qui cette|ce texte|ce fil
      cet énergumène|cette meuf|celui à qui je réponds|celle à qui je réponds|ce monsieur
      cette dame|ce bonhomme|lui là|ce keum|ce pote|ce bro|ce frérot|ce zigoto|ce zozo|ce bougre
      ce loustic|ce clown|ce guignol|ce con|ce débile|cet idiot|cette nana|cette gonzesse
      cette fille|cette femme|cet homme|ce user|ce profil|ce compte-là|ce pseudo|ce génie
      ce personnage|c'te meuf|c'te mec|ste meuf|ce mec là|ce mec-là|ce type là|ce type-là|le mec
      la meuf|le gars|le type|la personne|le mec au dessus|le mec du dessus|au-dessus|du dessus
      celui au-dessus|celle au-dessus|le monsieur|la dame|mec là|l'autre là|cui-là|çui-là|cui ci
      posteur|l'auteur du cast|l'auteur du post|l'auteur de ce post|l'auteur de ce cast
      auteur original|lui-même|elle-même|ecrit ca|écrit ça|a écrit ça|poste ça|disto`,
    he: `le connais|la connais|le connaissez|la connaissez|il|elle|ils|elles|lui|leur|son|sa|ses
      ce type|ce mec|ce gars|cette personne|cet utilisateur|ce compte|auteur|autrice|l auteur|op
      celui ci|celui là|celui-ci|celui-là|cet énergumène|cette meuf|celui à qui je réponds
      celle à qui je réponds|ce monsieur|cette dame|ce bonhomme|lui là|ce keum|ce pote|ce bro
      ce frérot|ce zigoto|ce zozo|ce bougre|ce loustic|ce clown|ce guignol|ce con|ce débile
      cet idiot|cette nana|cette gonzesse|cette fille|cette femme|cet homme|ce user|ce profil
      ce compte-là|ce génie|ce personnage|ce mec là|ce mec-là|ce type là|ce type-là|le mec
      la meuf|le gars|le type|le mec au dessus|le mec du dessus|celui au-dessus|celle au-dessus
      le monsieur|la dame|l'autre là|cui-là|çui-là
      posteur|auteur original`,
    self: `moi|je|j|moi même|moi meme|suis|suis je|je suis|ai je|j ai|j ai connecté|j ai lié
      à moi|à mon tour|bibi|mézigue|moi-même|chui|chuis|j'suis|jsuis|j'ai|g|jai`,
    my: `mon|ma|mes|le mien|la mienne|les miens|notre|nos|m'appartient|mes propres|mon propre`,
    you: `tu|t|te|toi|ton|ta|tes|vous|votre|vos|as tu|as tu vu|as tu testé|as tu essayé|tu penses
      penses tu|tu en penses|pensez vous|qu en penses tu|tu as|t as|t es|essaie|essaye|essayez
      utilise|utilisez|teste|demande à|tu devrais|devrais|avez vous|dis lui|t'as|tas|t'es|vs|vou
      v|ton avis|votre avis|vos avis|un avis|qu'en pensez-vous|kes t en penses|t'en penses quoi
      ten penses quoi|vous en pensez quoi|tu trouves|vous trouvez|t'as déjà|vous avez déjà
      vous avez|testez|venez|viens|rejoins|rejoignez|suivez|suis-moi|suivez-moi|allez voir
      va voir|allez|faites|devriez|vous devriez|il faut que tu|faut que tu|faut que vous
      recommandez`,
    not: `pas|non pas|pas de|pas la|pas le|pas d|et pas|et non|et non pas|mais pas|sauf|excepté
      excepte|hormis|hors|sans|sans compter|exclus|exclure|en excluant|excluant|exclu
      laisse de côté|laisse de cote|en laissant de côté|mets de côté|au lieu de|au lieu d
      plutôt que|à la place de|à part|a part|ignore|en ignorant|oublie|enlève|enleve|retire|omets
      c est pas|ce n est pas|n est pas|ne parle pas de|moins|pas sur|pas à propos de|ni
      laisse tomber|pas la peine|pas celui|pas celle|pa|po|pô|surtout pas|pas besoin
      pas besoin de|pas la peine de|inutile de|inutile|osef de|osef|on s'en fout de|en dehors de
      excepter|mis à part|en enlevant|enlevant|en retirant|fais abstraction de
      abstraction faite de|zappe|saute|j'veux pas|je veux pas|je ne veux pas|je parle pas de
      je te parle pas de|je demande pas|sans parler de|tout sauf|tous sauf|toutes sauf
      tout le monde sauf|vire|mets pas|ne mets pas|n'inclus pas|inclus pas|compte pas
      ne compte pas`,
    notAfter: `exclu|exclue|mis à part|non|pas besoin|osef|on s'en fout|pas la peine|non merci
      à exclure|exclus|excepté|pas lui|pas elle|à zapper`,
    correction: `pardon|désolé|desole|désolée|désolee|oups|oops|erreur|mon erreur
      je me suis trompé|me suis trompé|je voulais dire|voulais dire|je parlais de|parlais de
      je veux dire|veux dire|je pensais à|plutôt|plutot|en fait|l autre|autre|un autre|une autre
      mauvais|mauvaise|mauvaise personne|pas celui là|pas celle là|pas lui|pas elle|pas le bon
      pas la bonne|pareil|pareil pour|idem|idem pour|même chose|la même chose|meme chose
      même question|même|meme|et pour|maintenant|aussi|suivant|suivante|ensuite|et maintenant
      c était|correction|refais|fais pareil|et|qu en est il de|qu en est-il de|encore
      rectification|mais|je voulais|c est plutôt|dsl|dsll|dslé|désolé je|mea culpa
      autant pour moi|au temps pour moi|faute de frappe|coquille|petite coquille
      je me suis planté|me suis planté|me suis plantée|me suis trompée|je me suis trompée
      j'me suis trompé|trompé|trompée|j'ai confondu|confondu|mal écrit|mal orthographié
      le correcteur|correcteur auto|c'est le correcteur|j'voulais dire|jvoulais dire
      je voulais parler de|je parle de|j'entendais|je pense à|je cherchais|c'était plutôt
      enfin plutôt|enfin|enfin non|ah non|euh non|non attends|attends|attend|nan mais
      nan c'est|mais non|erratum|rectif|je rectifie|je corrige|s'écrit|ça s'écrit|avec un|sans le
      la bonne personne c'est|le bon c'est|le bon|la bonne|pas le bon mec|pas la bonne personne
      mauvais compte|mauvais mec|autre personne|une autre personne|quelqu'un d'autre|et celui
      et celle|et lui|et elle|et du coup|et quid de|quid de|quid|et sinon|sinon|et si on fait
      fais la même|la même pour|même chose avec|pareil avec|pareillement|idem avec|itou
      de même pour|au tour de|au suivant|suivant stp|la suite|refais le|recommence
      recommence avec|réessaye|ressaye|réessaie|derechef|encore une fois|maintenant fais
      tant que t'y es|tant qu'on y est|pendant que t'y es`,
    yes: `oui|ouais|ouep|ouai|yep|c est ça|c est ca|c est lui|c est elle|exact|exactement
      tout à fait|correct|d accord|ok|bien sûr|celui là|celle là|voilà|voila|oui merci
      oui s il te plaît|oui oui|ui|vi|wi|wé|ouaip|mouais oui|c'est ça|cest ça
      celui-là même|lui|c'est bien lui|c'est bien elle|lui même|carrément lui|oké|dac|dacc
      d'acc|dacodac|absolument|affirmatif|parfaitement|pile|tout juste|le même|exact lui`,
    no: `non|nan|nope|aucun|aucune|aucun des deux|aucun des trois|aucun d eux|ni l un ni l autre
      personne|laisse tomber|oublie|tant pis|peu importe|rien|nn|naan|nonnn|nanmais
      aucun de ceux-là|aucune de celles-là|aucun de ces|pas du tout|rien de tout ça|annule
      annuler|oublie ça|osef|t'inquiète|c'est bon|nada|que dalle|jamais`,
    every: 'tous|toutes|les deux|les trois|tous les trois|toutes les trois|tous les deux|tout',
    ordinals: [
      `premier|première|premiere|le premier|la première|la premiere|un|le un|l un|option 1
        option un|numéro un|numero un|numéro 1|1er|1ère|celui du haut|1re|num 1|numero 1|nº1|n°1
        le n°1|le numéro 1|l'un|le 1|la 1|celui d'en haut|tout en haut|le tout premier`,
      `deuxième|deuxieme|second|seconde|le deuxième|la deuxième|le deuxieme|le second|la seconde
        deux|le deux|option 2|option deux|numéro deux|numéro 2|2e|2ème|2eme|celui du milieu|2nd
        2nde|2d|n°2|num 2|le 2|la 2|celui d'au milieu`,
      `troisième|troisieme|le troisième|la troisième|le troisieme|trois|le trois|option 3
        option trois|numéro trois|numéro 3|3e|3ème|3eme|n°3|num 3|le 3|la 3`,
      `dernier|dernière|derniere|le dernier|la dernière|la derniere|tout en bas|celui du bas
        celui d'en bas|le tout dernier`,
    ],
    compare: `vs|versus|contre|compare|comparer|comparez|comparaison|comparé|différence
      différences|difference|différence entre|difference entre|différences entre|par rapport à
      entre|même personne|la même personne|la même personne que|le même que|tous les deux|les deux
      lequel|laquelle|plus fiable|lien entre|relation|compare moi|compare-moi|comparatif
      comparatif entre|face à|à côté de|qui est le plus|qui est la plus|lequel est|laquelle est
      lequel des deux|laquelle des deux|qui des deux|qui a le plus|le même mec|la même meuf
      le même type|la même personne ou|mm personne|la mm personne|meme personne|ont en commun
      en commun|points communs|quel rapport|rapport entre|un rapport|un lien|liés|ça change quoi`,
    and: `et|&|+|plus|ainsi que|puis|é|pis|et pis|et aussi|et puis|avec|ainsi|et le|et la`,
    or: `ou|ou bien|ou alors|ou pluto|soit|ou est-ce`,
    help: `aide|aidez moi|aide moi|à l aide|comment ça marche|comment ca marche|comment tu marches
      comment tu fonctionnes|comment ça fonctionne|comment fonctionnes tu|comment t utiliser
      comment on t utilise|comment utiliser|comment je t utilise|comment on utilise
      que peux tu faire|que sais tu faire|tu sais faire quoi|tu peux faire quoi|tu fais quoi
      que fais tu|qu est-ce que tu fais|qu est ce que tu sais faire|à quoi tu sers|à quoi sers tu
      a quoi tu sers|à quoi ça sert|instructions|commandes|mode d emploi|guide|qui es tu|t es qui
      tu es quoi|help|manuel|tuto|menu|comment faire|comment je peux|comment puis je|au secours
      notice|guide d utilisation|aled|alaide|à laide|aidez-moi|aide-moi|besoin d'aide
      j'ai besoin d'aide|tu peux m'aider|peux tu m'aider|comment ça s'utilise
      comment ça fonctionne ce bot|comment ça marche ce bot|comment ça marche ton truc
      comment ça marche ce truc|cmt ca marche|cmt ça marche|ça marche comment|ca marche comment
      sa marche comment|tu marches comment|tu fonctionnes comment|comment tu fais|comment je fais
      comment je m'en sers|comment s'en servir|comment se servir|comment on se sert
      comment on fait|comment je te demande|comment te demander|comment je cherche|tu sers à quoi
      tu sert a quoi|tu sers a quoi|ça sert à quoi|ca sert a quoi|sers à quoi|sert à quoi
      à quoi ça sert ce bot|à quoi sert|à quoi sert ce bot|à quoi sert whocast|tu fais quoi toi
      tu fais koi|tu fé koi|qu'est ce que tu fais|qu'est-ce que tu sais faire
      qu'est ce que tu peux faire|qu'est-ce que tu peux faire|tu sais faire
      tu peux faire quoi au juste|tu peux faire quoi d'autre|tu peux quoi|t'es capable de quoi
      de quoi t'es capable|tes fonctions|tes commandes|liste des commandes|quelles commandes
      quelles sont tes commandes|fonctionnalités|exemple|exemples|donne un exemple
      un exemple|explique-toi|présente-toi|c'est quoi ce bot|c'est quoi ton but
      c'est quoi ton rôle|c'est quoi ton délire|c koi ce bot|t'es quoi|tu es qui|t ki|t qui
      qui es-tu|premiers pas|je suis nouveau|je suis nouvelle|je débute|je comprends pas comment
      je pige pas|pige rien|on peut te demander quoi|je peux te demander quoi
      qu'est-ce que je peux te demander`,
    thanks: `merci|merci beaucoup|mille mercis|grand merci|mercii|je te remercie|je vous remercie
      remercie|thx|mrc|mci|merciii|meerci|mercé|mercy|remerciements|un grand merci|mille merci
      cimer|merki|merci bcp|mci bcp|merci mec|merci bot|bien merci|je remercie
      on te remercie|reconnaissant`,
    praise: `super|génial|genial|géniale|bravo|excellent|excellente|top|au top|cool|trop cool
      trop bien|incroyable|magnifique|formidable|parfait|parfaite|bien joué|bien vu|beau travail
      bon travail|bon boulot|super boulot|bon bot|bien|très bien|tres bien|bon|bonne|le meilleur
      la meilleure|meilleur|j adore|adore|j aime|aime|je kiffe|félicitations|felicitations|chapeau
      utile|pratique|impressionnant|énorme|enorme|stylé|ouf|chanmé|mdr|ptdr|lol|haha|hahaha|wow
      waouh|ouah|nul|nulle|mauvais bot|horrible|inutile|pourri|je déteste|déteste|ennuyeux|stupide
      d accord avec|carrément|grave|tellement vrai|c est vrai|fan|admire|respect|marrant|drôle
      intéressant|canon|sympa|ah ouais|ah oui|quand même|tiens donc|je vois|mdrrr|mdrr|mdrrrr
      ptdrr|ptdrrr|xptdr|xd|xdd|lool|jpp|jppp|j'en peux plus|jsuis mort|je suis mort
      je meurs|ahah|ahahah|hihi|hehehe|kek|rire|trop drôle|trop fort|trop forte
      trop stylé|trop beau|fort|trop top|de ouf|d'ouf|un truc de ouf|dingue|c'est dingue
      un truc de dingue|c'est fou|fou|folie|une folie|ça déchire|ça claque|ça tue|ça envoie
      ça gère|tu gères|il gère|elle gère|bg|le bg|bien ouéj|bien ouej|nickel|nickel chrome
      carré|propre|c'est propre|validé ça|je valide|je kiffe ça|kiffe|jkiffe|je surkiffe|lourd
      c'est lourd|du lourd|masterclass|le goat|une pépite|pépite|la classe|classe
      chic|chouette|sympatoche|extra|fantastique|merveilleux|merveille|splendide|sublime
      énormissime|monstrueux|impec|impeccable|joli|jolie|jolie trouvaille|beau|belle|le boss
      chef|champion|championne|légende|un génie|génie|un crack|félicitation|bien dit|bien envoyé
      tellement|trop vrai|grave vrai|pas faux|pas mal|pas mal du tout|pas ouf|bof|mouais|mwé
      mwais|naze|claqué|claqué au sol|éclaté|éclaté au sol|pourri ton bot|nullos|nullard
      nul à chier|à chier|merde|c'est de la merde|quelle merde|de la merde|merdique|putain
      putaing|ptn|tain|bordel|fait chier|fais chier|chiant|chiante|relou|lourdingue|saoulant
      soulant|tu saoules|tu soûles|ta gueule|tg|ftg|ferme la|ferme ta gueule|va te faire|vtff|ntm
      nique|enfoiré|connard|connasse|conne|con|débile|idiot|idiote|abruti|bouffon|guignol
      boloss|trou du cul|fdp|minable|honteux|la honte|quelle honte|ridicule|pathétique|affligeant
      décevant|déçu|déçue|triste|dommage|tant pis alors|osef total|on s'en fout total|mince|zut
      flute|oh la la|olala|ohlala|oulala|punaise|purée|nom de dieu|mon dieu|oh mon dieu|wtf
      sérieux là|eh ben|ben dis donc|la vache|d'accord je vois|je comprends mieux|je vois je vois
      compris|capté|bien reçu|ça se tient|logique|je savais pas|j'savais pas|jsavais pas
      je le savais|je m'en doutais|j'en étais sûr|m'étonne pas|tu m'étonnes|ça m'étonne pas
      rigolo|rigolote|hilarant|mignon|mignonne|choupi|gênant|malaise
      malaisant`,
    greeting: `bonjour à tous|bonne journée|bonne nuit|bonsoir à tous|bonne soirée
      bon anniversaire|joyeux anniversaire|joyeux|joyeux noël|bonne année|bienvenue|bienvenue à|gm
      gn|au revoir|à bientôt|à demain|à plus|bises|cc|bon week-end|bonne chance|coucou à
      salut à tous|bravo à|bisous|bisous à|la bise à|gros bisous|bonne semaine|bon weekend
      bonne aprem|bon aprem|bonne après-midi|bon après-midi|bonne fin de journée
      bonne fin de soirée|bonne fin de semaine|bon courage|courage|bon app|bon appétit
      bonne route|bonnes vacances|bonnes fêtes|bonne fête|bonne fête à|joyeuses fêtes
      joyeuses pâques|meilleurs vœux|meilleurs voeux|bonne annee|bon anniv|joyeux anniv
      bon rétablissement|force à|force et honneur|force|plein de bisous|bizz|bizou|bizoux|biz
      poutou|gros poutous|dormez bien|dors bien|beaux rêves|à tout|à toute|à tte|a+|à plus tard
      à tantôt|tchao|ciao|tchuss|salutations|mes amitiés|bien le bonjour|bien le bonjour à
      bonjour tout le monde|salut tout le monde|hello tout le monde|coucou tout le monde
      salut la compagnie|salut les gens|gm les amis|gm tout le monde|bienvenue parmi nous
      bon lundi|bon mardi|bon mercredi|bon jeudi|bon vendredi|bon samedi|bon dimanche|dédicace à
      dédicace|big up|big up à|gros big up`,
    courtesy: `mdr|ptdr|bonjour|salut|coucou|bonsoir|hello|hey|hé|yo|eh|s il te plaît
      s il te plait|s il vous plaît|s il vous plait|stp|svp|steuplait|alors|bon|ben|bah|euh|donc
      en fait|au fait|dis donc|un peu|juste|vraiment|exactement|là|la|ici|maintenant|vite
      rapidement|tout|quelque chose|une question|question|petite question|me|nous|on|y|ne|n|se|ok
      ah|oh|si possible|si tu peux|quand tu peux|merci d avance|l ami|les amis|mec|au juste|déjà
      deja|encore|stppp|svpp|exact|wesh|wsh|wesh alors|frérot|frr|frero|fréro|frère|mon frère
      poto|potes|mon pote|ma gueule|mon gars|mon reuf|chef|patron|cher|chère|cher bot|chers
      les gars|la team|les gens|les copains|bande de|steuplé|stpp|steup|siteuplé|s'te plaît
      s'teuplait|si vous pouvez|si ça te dérange pas|si tu veux bien|si t'as deux minutes
      si t'as le temps|quand t'as le temps|à l'occasion|rapidos|vite fait|fissa
      tout de suite|maintenant là|du coup|bref|voilà|voila|genre|en gros|disons|enfin bref
      histoire de|par curiosité|curiosité|simple curiosité|juste pour savoir|pour info|pr info
      entre nous|franchement|honnêtement|sincèrement|sérieusement|sérieux|pour de vrai|en vrai
      vrmt|vrm|vraimt|carrément|plutôt|jsp|chais pas|je sais pas|j'sais pas|je ne sais pas
      aucune idée|peut être|ptet|p'tet|ptêt|éventuellement|par hasard|des fois|sait-on jamais
      dis-moi|dis moi donc|tiens|tiens tiens|hum|mmh|heu|heuu|euhh|beh|hé ho|allo|allô|ohé
      yop|yo les|yoo|slt|salutt|bjr|bsr|cc|coucouu|kikou|helloo|le bot|mr|monsieur le bot|messire
      ami|l'ami bot|petite|un ptit|un petit|une petite|ptite question|ptite|p'tite question
      question bête|question conne|question rapide|petite requête|j'ai une question
      une dernière question|à tout hasard`,
    statement: `j ai rencontré|j ai rencontre|je viens de|je crois que|je crois|je pense que
      je pense|j adore|j aime|j ai utilisé|j ai demandé|j ai trouvé|j ai vu|j ai lu|j ai testé
      j ai construit|j ai fait|j utilise|on a construit|on a fait|on utilise|nous avons
      je travaille avec|travaille avec|travaille chez|travaille sur|je parle avec|parlé avec
      discuté avec|je suis avec|je suis fan|est un|est une|est le|est la|est très|est trop
      est en train|est à|est chez|construit|a créé|a cree|a lancé|a publié|a construit|a gagné
      a perdu|a acheté|a vendu|a dit|dit que|m a dit|m a montré|m a aidé|m a appris|mon ami
      mon pote|ma pote|mon frère|mon boss|hier|hier soir|demain|cette semaine|toujours|jamais
      selon|d après|grâce à|grace à|je fais confiance|je déteste|je me souviens|tout le monde
      les gens|mérite|devrait|déjeuné avec|dîné avec|je recommande|j espère|j apprécie|je connais
      je connais déjà|je sais qui est|j'ai croisé|croisé|j'ai mangé|mangé avec|j'ai bu
      bu un verre|bu un coup|pris un verre|j'ai dormi|j'ai bossé|bossé avec|j'ai joué|j'ai gagné
      j'ai perdu|j'ai acheté|j'ai vendu|j'ai minté|minté|j'ai posté|j'ai lancé|j'ai fini
      j'ai terminé|j'ai commencé|j'ai appris|j'ai découvert|j'ai oublié|j'ai payé|je dois
      il me doit|elle me doit|me doit|m'a bloqué|m'a bloquée|m'a follow|m'a suivi|m'a envoyé
      m'a filé|m'a raconté|m'a expliqué|m'a répondu|m'a conseillé|m'a recommandé|m'a fait
      m'a laissé|nous a|vous a|j'étais|on était|c'était avec|je vais|je pars|je rentre|je sors
      je reviens|on va|on y va|on part|on s'est|on se voit|je bosse|je mange|je bois|je dors
      je joue|je mate|je regarde|je lis|j'attends|j'avoue|j'imagine|je suppose|je parie|je jure
      j'te jure|je trouve que|je trouve|perso|personnellement|à mon avis|selon moi|pour ma part
      paraît que|parait que|il paraît|il parait|apparemment|visiblement|soi-disant|semble-t-il
      d'après ce qu'on|ça fait longtemps|ce matin|cet aprem|ce soir|ce week-end|ce weekend
      la semaine dernière|la semaine prochaine|le mois dernier|l'an dernier|l'autre jour
      tout à l'heure|tantôt|est toujours|est encore|est vraiment|est tellement|est le meilleur
      est la meilleure|était là|était à|sont à|a raison|a tort|a toujours|a encore|abuse|gère
      raconte que|dit toujours|se croit|se prend pour|se la pète|vous attend|m'énerve|me manque
      manque|merci à|bravo à|mange avec|dîne avec`,
    rhetorical: `qui ne connaît pas|qui connaît pas|qui ne sait pas|qui aurait cru
      qui aurait pensé|qui l eût cru|qui a besoin|qui s en soucie|tout le monde sait
      tout le monde connaît|comme si|ne me dis pas|me dis pas|ne dis rien|dis rien|ne réponds pas
      réponds pas|ne poste pas|ne me dites pas|on sait tous|on connaît tous|n est plus à présenter
      même ma grand mère|même ma mère|si seulement|imagine|qui connaît pas encore|qui connait pas
      qui ne connait pas|ki connait pas|qui a demandé|qui t'a demandé|qui t'a sonné
      on t'a pas sonné|personne a demandé|qui s'en fout|tout le monde s'en fout|qui s'en branle
      qui voudrait|qui veut encore|qui l'eut cru|qui l'aurait cru|qui aurait dit|qui eût cru
      qui vivra verra|tout le monde le sait|tt le monde sait|tt le monde connait
      tout le monde connait|on connait tous|bien sûr que tout le monde|ne réponds surtout pas
      réponds surtout pas|pas la peine de répondre|me demande pas|ne me demande pas|si j'étais
      si seulement j'|on se demande bien|dieu sait|va savoir|allez savoir|qui sait`,
    only: `juste|seulement|uniquement|que|rien que|juste le|juste la|seul|seule|exclusivement`,
    relative: `frère|sœur|soeur|mari|femme|mère|père|maman|papa|patron|patronne|cousin|cousine
      copain|copine|fils|fille|chien|chat|voisin|mamie|papi|tante|tonton|oncle|beau-frère
      belle-mère|beau-père|daron|daronne|coloc|collègue|ex|compagnon|compagne|conjoint|nièce
      neveu|petit-fils|gosse|gamin|toutou|mec à elle|femme à lui
      associé|associée|cofondateur|cofondatrice|manager|avocat|avocate|proprio|meilleur ami
      meilleure amie|ami|amie|fiancé|fiancée|chef`,
    copula: `est|était|etait|sont|a|fait|semble|sera|va|vient|c est|é|serait|fut|reste|paraît
      parait|devient|ressemble`,
    article: `le|la|les|l|un|une|des|du|quelque|quelques|ce|mon dieu le|leurs|un ptit|le fameux
      la fameuse|ledit`,
    possessiveAfter: ``,
    possessiveBefore: `de|d|du`,
    on: `sur|de|du|chez|via|en|dans|à|sûr|dessus|su|sr|depuis|dedans|vers`,
    endorse: `recommande|je recommande|je soutiens|soutiens|soutenir|approuve|j approuve
      je me porte garant de|je me porte garant|j endosse|endosse|endosser|je veux endosser|endorse
      je cautionne|cautionne|retire mon soutien|retirer mon soutien|je retire mon soutien|withdraw
      valide pour|j atteste|me porte garant|me porte garante|me porte caution|je réponds de
      je garantis|je mets ma main au feu|ma main au feu|annule mon soutien
      retire ma recommandation|retire ma caution|je vote pour|je certifie|certifie que
      j'atteste que|je garantis que|je réponds|je réponds personnellement de|caution|ma caution
      ma recommandation|mon soutien|mon aval|donne mon aval|je donne mon aval|mon endossement
      je parraine|parraine|recommander|je veux recommander|je voudrais recommander
      je tiens à recommander|j'approuve totalement|je plussoie|je vouch|je vouche
      annule ma recommandation|annule ma caution|je retire ma recommandation|je retire ma caution
      je retire mon aval|retire mon aval|retire mon endossement|je reprends ma|je reviens sur ma
      supprime ma recommandation|supprime mon soutien|efface ma|note mon soutien
      enregistre mon soutien|enregistre que|note que je`,
    callAfter: ``,
    common: `autres|autre|que|et|ou|mais|car|donc|ni|si|comme|quand|où|dont|y|en|ne|n|se|s|on|nous|plus|moins
      très|trop|peu|beaucoup|assez|aussi|encore|toujours|jamais|déjà|hier|demain|aujourd
      aujourd hui|ici|là|tout|tous|toute|toutes|chaque|être|avoir|faire|aller|va|vont|vais|font
      fais|peut|peuvent|veut|doit|faut|été|était|sera|sont|ont|avec|sans|dans|par|pour|entre|jusqu
      depuis|pendant|après|avant|sous|vers|rien|personne ne|chose|choses|monde|vie|jour|jours|an
      fois|partie|temps|heure|côté|cas|lieu|moment|nouveau|nouvelle|grand|petit|match|jeu|météo
      prix|argent|président|token|tokens|crypto|projet|appli|app|canal|gens|eth|bitcoin|base
      farcaster|peut-être|gagné|vrai|pote|potes|sert|sers|servir|marche|marchent|marcher|monte
      baisse|sortie|sortir|entrer|mettre|mets|prendre|prend|prends|tenir|tient|suit
      suivent|suivi|rend|rends|perdre|gagner|acheter|vendre|jouer|manger|dormir|bosser|travailler
      écrire|lire|parler|penser|croire|arriver|partir|passer|appeler|appelle|payer|coûte|aider
      laisser|laisse|pose|posé|reste|rester|revient|vient de|venu|arrive|arrivé|matin|soir
      nuit|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|semaines|mois|ans
      année|minute|minutes|maison|rue|ville|pays|travail|bureau|école|café|bière|apéro
      raclette|voiture|train|tel|téléphone|ordi|internet|wifi|bug|erreur 404|groupe|équipe
      boîte|marché|foot|film|série|musique|livre|mème|froid|chaud|pluie|soleil|faim|sommeil
      fête|voyage|thune|thunes|fric|balles|euros|dollars|cher pour|pas cher|bcp|bq|tjrs|tjs|tt|ts
      tte|qd|qnd|mm|mtn|mnt|auj|ajd|dem|hier soir|avt|apres|ds|ms|pr|dc|vla|nv|presque|environ
      surtout|ensemble|seul|bientôt|tôt|tard|haut|bas|loin|près|vite fait bien fait|facile
      difficile|possible|gratuit|gratos|content|contente|fatigué|fatiguée|galère|galérer|promis
      bateau|tombe|eau|dit`,
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
