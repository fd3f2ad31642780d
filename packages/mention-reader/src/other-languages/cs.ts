import type { OtherLanguage } from '../language.ts'

export const czech: OtherLanguage = {
  code: 'cs',
  grammar: { letters: /[ěřů]/u },
  vocabulary: {
    profile: `profil|účet|peněženka|profilu|karta|kartu|kartička|kartičku|informace|údaje
      jméno|příjmení|fotka|práce|co dělá|čím se živí`,
    no: `ne|nee|nikdo|žádný|žádná|žádnej|nic|to je jedno|nech to|ani jeden`,
    yes: `ano|jo|jo jo|jasně|přesně|správně|jasný|tak|ten|ten první|určitě`,
    only: `jen|pouze|jenom|výhradně|výlučně`,
    interrogative: `kdo|kdo je|co je to za|co to je za|kdo to je|kdo jsou|čí|čí je|čí je to|komu patří|koho
      kdo je ten|kdo to sakra je|kdo to kurva je|kdo je sakra|kdo stojí za|stojí za|kdo napsal
      kdo psal|kdo píše|čí je tohle|kdo jsi|kdo je vlastně|kym|kdo ze|co je zač
      co je to zač|kdo je zač|co je ten|jak se jmenuje|od koho|komu`,
    question: `co|kde|kdy|jak|kolik|jaký|jaká|jaké|proč|od kdy|jestli|jestlipak|má|mají|je to
      odkdy|který|která|které|jakou|jakého|odkud|kterej|kolik má|že|viď|máme`,
    request: `ukaž|najdi|zkontroluj|řekni|dej|prověř|znáš|hledám|ukažte|ukaž mi|ukážeš|najdeš
      najděte|mrkni|mrkni na|mrkneš|koukni|koukni na|kouknout|zjisti|zjistíš|zjistit|ověřit
      prověříš|řekneš|řekneš mi|řekněte|pověz|dej mi|dáš|dej sem|hoď|hoď sem|hod|hodíš|pošli
      pošleš|vyhledej|hledáme|chci|chci vědět|chtěl bych|chtěla bych|chtěl bych vědět|víš|víte
      ví někdo|zná někdo|znáte|zná|někdo zná|můžeš|můžete|můžeš zjistit|mohl bys|mohla bys
      potřebuju|potřebuji|zajímá mě|zajímalo by mě|popiš|vysvětli|představ|dá se věřit
      dá se mu věřit|věřit|můžu věřit|proklepni|porovnej`,
    pointing: `ten|ta|to|tenhle|tohle|on|ona|její|jeho|autor|tento|tato|toto|tenhleten|tahle
      tuhle|toho|té|tomu|tom|tím|tamten|oni|jí|ho|ji|něj|ní|němu|jej|ten týpek|ten chlap
      ten člověk|ten borec|tenhle týpek|tenhle chlap|tenhle člověk|tahle holka|autora|autorka
      výše|nahoře|ten nahoře|tenhle účet|psal|napsal|příspěvek`,
    he: `on|ona|její|jeho|tenhle|autor|jí|ho|ji|něj|ní|němu|jej|ten týpek|ten chlap|ten člověk
      ten borec|tenhle týpek|tenhle chlap|tenhle člověk|tahle holka|tahle|autora|autorka
      ten nahoře|tenhle účet`,
    self: `já|mě|mně|o mně|já sám|mi|mnou|sebe|sobě|u mě|ke mně|a já|na mě|mne`,
    my: `můj|moje|moji|má|mého|mojí|mou|mých|svůj|svoje|svou|naše`,
    you: `ty|vy|tobě|tebe|tě|ti|vám|vás|tvůj|tvoje|co myslíš|co si myslíš|co si myslíte|zkoušel
      zkoušeli|zkus|zkuste|používáte|doporučuješ`,
    not: `ne|bez|kromě|místo|ne ten|ne ta|ne toho|ale ne|a ne|vynech|vynechej|kromě toho|ne o
      vyjma|až na|mimo|ignoruj|zapomeň na|nechci|nezajímá mě`,
    correction: `promiň|myslel jsem|myslela jsem|taky|také|vlastně|sory|promiňte|omlouvám se|omyl
      překlep|spletl jsem se|spletla jsem se|myslel jsem vlastně|chtěl jsem říct|chtěla jsem říct
      teda|tedy|respektive|spíš|spíše|sakra|ups|jejda|oprava|jinej|jiný|jiná|druhý|ten druhý
      druhá|ta druhá|nyní|a co|a teď|totéž|to samé|to samý|stejně|i|další|a|znovu|ne vlastně
      ne počkej|počkej`,
    every: 'všechny|všichni|oba|obě',
    and: `a|i`,
    or: `nebo|či`,
    thanks: `děkuju|děkuji|díky|dík|děkuji moc|děkuju moc|díky moc|dík moc|diky|dekuju|dekuji
      dekuju moc|díkes|dikes`,
    praise: `super|skvělé|paráda|bezva|skvělý|skvělá|hustý|hustá|husté|mazec|bomba|pecka|krása
      krásný|dobrý|dobrá práce|dobrá|dobře|hezký|hezky|pěkný|pěkně|fajn|luxus|parádní|hahaha
      chacha|xd|hele dobrý|blbý|blbá|blbost|blbec|debil|idiot|kretén|hovno|sračka|sračky
      kurva|do prdele|do háje|drž hubu|nudný|nuda|trapný|trapas|hrůza|škoda|smutný|ostuda
      gratuluju|gratuluji|respekt|klobouk dolů|legenda|miluju|líbí|souhlas|souhlasím|pravda
      ty vole|ty vogo|páni|ježiš|bože|chápu|rozumím|zajímavý|zajímavé|vtipný|vtipné`,
    greeting: `dobré ráno|dobrou noc|ahoj všem|všechno nejlepší|dobrý den všem|dobrý večer|dobrej
      dobrou|čau všem|hezký den|hezký večer|hezký víkend|mějte se|měj se|zdravím|zdravím všechny
      pozdrav|pozdravuj|gratulace|všechno nej|veselé vánoce|šťastný nový rok|na zdraví
      hodně štěstí|pac a pusu`,
    courtesy: `ahoj|prosím|no|tady|vůbec|jo|čau|čus|čauky|nazdar|zdar|zdarec|zdravíčko|dobrý den
      dobrej den|hej|hele|heleď|poslouchej|poslyš|prosím tě|prosím vás|prosimtě|prosim
      kámo|kamaráde|vole|brácho|lidi|lidičky|pánové|holky|kluci|bote|botíku|teda|asi|možná
      fakt|vážně|upřímně|mimochodem|dotaz|otázka|mám dotaz|rychlá otázka|prostě|zrovna|teďka
      trochu|vlastně|jen tak|ze zvědavosti|nojo`,
    copula: `je|jsou|byl|byla|má`,
    common: `že|se|na|v|z|do|po|včera|dnes|zítra|prý|něco|psal|už|ještě|ale|protože|když|aby|jako
      od|u|k|o|s|ve|ze|za|při|pro|před|pod|nad|mezi|hodně|málo|moc|víc|méně|potom|pak|dneska
      večer|ráno|den|týden|měsíc|rok|čas|dům|domů|peníze|pivo|kafe|oběd|zápas|film|počasí
      cena|kurz|krypto|mám|máš|mít|být|jsem|jsi|jsme|dělat|dělá|jít|jde|jdu|chce|může|musí
      všechno|všichni|všechny|nic|někdo|sem|všem|nespí`,
    wallet: `peněženka|peněženku|peněženky|adresa|adresu|adresy|walletka|walletku`,
    trust: `podvodník|podvod|podvodnice|pravý|pravá|falešný|falešná|fejk|důvěryhodný
      důvěryhodná|důvěřovat|věrohodný|skutečný|opravdový|člověk|ověřený
      ověřená|podezřelý|seriózní|spolehlivý`,
    accounts: `účty|účtu|sociální sítě|odkazy|propojené|propojený|připojené|napojené
      přezdívka|web|stránka`,
    person: `člověk|týpek|typ|chlap|chlápek|borec|kluk|holka|ženská|žena|pán|paní|uživatel
      uživatelka|jmenuje se|jménem|nějaký|nějaká|nějakej|zvaný|frajer`,
    notAfter: `ne|vynech|nepotřebuju|netřeba|nezajímá mě`,
    compare: `porovnej|porovnání|rozdíl|rozdíl mezi|mezi|ten samý|stejná osoba|ten stejný
      oba|kdo je lepší`,
    help: `pomoc|pomoz|pomozte|jak to funguje|jak funguješ|co umíš|co děláš|co dokážeš
      jak tě používat|jak se to používá|nápověda|návod`,
    statement: `potkal jsem|potkala jsem|viděl jsem|viděla jsem|byl jsem|byla jsem|byli jsme
      mluvil jsem|říkal|řekl|řekla|říká|chválí|doporučil|doporučuje mi|tvrdí|myslím|myslím že
      podle mě|podle|slyšel jsem|slyšela jsem|používám|koupil jsem|prodal jsem|vyhrál|prohrál
      dostal jsem|dlužíš|dluží mi|můj kamarád|můj kámoš|můj šéf|každý|všichni|vždycky|nikdy
      jako vždy|minulý týden|pili jsme|jedli jsme|pracuju|pracuje s|znám ho|znám ji|už znám`,
    rhetorical: `kdo nezná|kdo by to byl řekl|kdo by to řekl|koho to zajímá|všichni vědí|každý ví
      každý zná|všichni znají|jako by|neříkej|neodpovídej`,
    relative: `bratr|brácha|sestra|ségra|máma|táta|matka|otec|manžel|manželka|šéf|syn|dcera|pes
      kočka|babička|děda|kamarád|kámoš`,
    endorse: `doporučuji|doporučuju|já doporučuju|ručím za|ručím|zaručuji se|zaručuju se
      podporuji|stojím za|stahuji|beru zpět`,
  },
}
