import type { OtherLanguage } from '../language.ts'

export const finnish: OtherLanguage = {
  code: 'fi',
  grammar: {},
  vocabulary: {
    profile: `profiili|profiilini|tili|profiilin|profiilia|kortti|kortin|korttini|tiedot|tietoja
      tietoni|nimi|nimen|kuva|duuni|työ|infoo|infot`,
    no: `ei|en|eipä|ei kukaan|ei kumpikaan|ei mikään|ei mitään|kukaan|ei noista|ei niistä
      antaa olla|ihan sama|unohda`,
    yes: `joo|kyllä|juu|jep|kyl|joo se|niin|se just|juuri se|aivan|oikein|okei`,
    only: `vain|vaan|pelkästään|ainoastaan`,
    interrogative: `kuka|kuka toi|kuka tuo|kuka on|kuka tämä on|kenen|keitä|ketkä|kuka ihme on
      kuka tää on|kuka tää|kuka tämä|kukas|kukas on|kukahan|kukahan on|kuka hitto on
      kuka helvetti on|kuka vittu on|kuka ihme|kuka se on|kuka oikeen on|kuka oikein on|keitäs
      ketä|kenenkä|kenelle kuuluu|kuka kirjotti|kuka kirjoitti|kuka postas|kenelle|kenestä
      kuka piilee|kuka on takana`,
    question: `mikä|missä|milloin|miten|montako|kuinka|onko|mitä|mitäs|mitkä|miks|miksi|mistä
      koska|kauanko|kuinka kauan|montaks|paljonko|mites|miten niin|onks|onko se|onkohan|oliko
      tietääks|saako|voiks|voiko|minkä|mihin|eikö|eiks|niinkö|mikäs`,
    request: `näytä|etsi|kerro|tarkista|tunnetko|näytäs|näytä mulle|näytätkö|näyttäkää|näytäppä
      etsi mulle|etsis|etsitkö|ettikää|etin|etsin|hae|haes|kerropa|kerro mulle|kerros|kertoisitko
      kertokaa|tsekkaa|tsekkaas|tsekkaatko|katso|kato|katos|katsos|katsopa|tarkistas|tarkistatko
      varmista|selvitä|selvitäs|anna|annas|annatko|laita|laitas|heitä|haluan|haluun|haluaisin
      haluisin|haluan tietää|haluisin tietää|tahdon|pitäis tietää|pitäs|tiedätkö|tiedättekö
      tiiäks|tiiätkö|tietääkö kukaan|tietääkö joku|tietääks kukaan|tunteeko|tunteeko kukaan
      tunteeko joku|tunnetteko|tunteeks|voitko|voisitko|voisiks|voitteko|saisko|saisinko|saanko
      kiinnostaa|kiinnostais|uskallanko|voiko luottaa|voiks luottaa|luottaa|vertaa|vertaile
      selitä`,
    pointing: `tämä|tuo|hän|hänen|tää|täm|tuon|tämän|tän|ton|toi|se|sen|ne|hänet|hänestä|häntä
      siitä|sitä|tästä|tosta|tuosta|kirjoittaja|tekijä|tämä tyyppi|tää tyyppi|tän tyypin
      toi tyyppi|tää jätkä|tämä henkilö|postaus|julkaisu|kirjotti|kirjoitti`,
    he: `hän|hänen|tää tyyppi|tämä tyyppi|tän tyypin|toi tyyppi|tää jätkä|tämä henkilö
      kirjoittaja|tekijä|hänet|hänestä|häntä|toi|tää`,
    self: `minä|mä|minusta|minut|mie|miä|minuu|mua|mut|musta|minulla|mulla|mulle|minulle|ite|itse
      itseni|mä ite|minäkin|mäkin|entä minä|minuakin`,
    my: `minun|mun|mun oma|omat|oma|omani|omia|meidän`,
    not: `ei|ilman|paitsi|eikä|mutta ei|mut ei|ei se|ei tuo|lukuun ottamatta|poislukien
      paitsi että|jätä pois|jätä|unohda|sijaan|älä`,
    every: 'kaikki|molemmat',
    and: `ja|sekä`,
    or: `vai|tai`,
    thanks: `kiitos|kiitti|kiitoksia|kiitos paljon|kiitosta|kiitti paljon|kiitän|tack
      kiitoksii|suurkiitos|kiits`,
    greeting: `huomenta|hyvää yötä|onnea|hyvää huomenta|huomenia|hyvää päivää|hyvää iltaa
      hyvää yötä kaikille|öitä|hyvää viikonloppua|hyvää viikkoa|hauskaa|hauskaa päivää
      hyvää syntymäpäivää|onnittelut|paljon onnea|terveisiä|terkkuja|terkut|moikka kaikille
      hei kaikki|moi kaikki|tervetuloa|heippa|hei hei|moi moi|nähdään|tsemppiä|hyvää joulua
      hyvää uutta vuotta|kippis|hyvää vappua|vappua`,
    courtesy: `hei|moi|terve|nyt|moro|morjens|morjesta|moikka|moiksu|tere|hei botti|haloo|hoi|no
      noh|joo|heissan|ole hyvä|ole kiltti|kiltti|oisko|olisko|pliis|kaverit
      frendit|porukka|jengi|veli|botti|nopeesti|nopea kysymys|kysymys|kysyisin
      yks kysymys|vähän|pikkasen|ihan|oikein|oikeesti|vakavasti|ehkä|varmaan|kai|muuten|täällä
      tällä|siellä|täs|tässä|vaan|nyt kun|ees|edes|siis|niinku|tota|öö`,
    copula: `on|oli|ovat|oot|oon|olen|olet|ollu|ollut|olis|olisi|lienee`,
    common: `että|eilen|tänään|olevansa|mutta|mut|koska|kun|jos|niin|tosi|paljon|vähän|enemmän
      aika|päivä|päivää|viikko|kuukausi|vuosi|vuotta|raha|rahaa|rahat|kahvi|kahvia|kalja|bisse
      ruoka|peli|leffa|sää|hinta|krypto|koti|kotona|tekee|tehdä|tehdään|tulee|menee|voi|pitää|saa
      jo|sitä|tänne|juttu|asia|toisen|yhden|vehje`,
    about: `-sta|tietoa`,
    wallet: `lompakko|lompakon|lompakot|lompakkoa|osoite|osoitteen|walletti`,
    trust: `luotettava|luotettavako|huijari|huijaus|huijaa|aito|feikki|feikkitili|väärennös|oikea
      oikee|oikeesti|botti|ihminen|epäilyttävä|scämmi|scammeri|scammaa|rehellinen
      vahvistettu`,
    accounts: `tilit|tilejä|tilin|tiliä|somet|somessa|linkit|linkki|linkitetty|linkitetyt
      yhdistetty|yhdistetyt|käyttäjänimi|käyttäjätunnus|nimimerkki`,
    person: `tyyppi|tyyppiä|tyypin|jätkä|jätkän|heppu|ukko|mies|nainen|naikkonen|kaveri|ihminen
      henkilö|joku|eräs|niminen|nimeltä|käyttäjä|muija|äijä|kundi|mimmi|typy`,
    you: `sinä|sä|sie|te|sinun|sun|teidän|mitä mieltä|mitä mieltä oot|mitä mieltä olet|ootko
      oletko|ootteko|kokeilkaa|kokeile|kokeiltu|käyttäkää|suositteletko|ootko kokeillut`,
    notAfter: `ei|ei tarvi|ei tarvitse|pois|poislukien|ei kiinnosta`,
    correction: `anteeks|anteeksi|sori|tarkoitin|tarkotin|tarkoitan|tarkotan|meinasin
      väärin|väärä|virhe|kirjotusvirhe|ups|hups|siis|eiku|ei ku|eikun|vaan|toinen|se toinen|muu
      muut|entä|entäs|enta|sama|samat|sama juttu|samoin|myös|kans|kanssa|nyt|seuraava|seuraavaks
      seuraavaksi|sit|sitten|vielä|uudestaan|uusiks|oikeastaan|itseasiassa|perään|ja perään`,
    compare: `vertaa|vertaile|vertailu|ero|erot|eroa|eroavat|sama tyyppi|sama henkilö
      sama ihminen|välillä|vastaan|molemmat|kumpi|kumpi on`,
    help: `apua|auta|auttakaa|miten toimii|miten tämä toimii|miten sä toimit|mitä teet|mitä osaat
      mitä sä osaat|mitä tää tekee|mitä tällä tekee|mitä tällä tehdään|käyttöohje|ohje|ohjeet
      komennot`,
    praise: `hieno|hienoa|hienosti|mahtava|mahtavaa|loistava|loistavaa|upea|upeeta|siisti|siistiä
      magee|mageeta|makee|huippu|huippua|paras|parasta|hyvä|hyvää|hyvin|hahaha|hah
      xd|:d|naurattaa|nauroin|repesin|hauska|vitun|vittu|perkele|saatana|paska|paskaa|paska botti
      tyhmä|typerä|idiootti|urpo|pelle|surkea|surkeeta|huono|huonoa|turha|tylsä|hävetkää|noloa
      nolo|harmi|sääli|surullista|vau|wau|oho|ohhoh|hui|no niin|ymmärrän|aijaa|ahaa
      okei ymmärrän|samaa mieltä|totta|rakastan|tykkään|onneks olkoon`,
    statement: `tapasin|näin|nähtiin|juteltiin|juttelin|puhuin|puhuttiin|sanoi|sano|sanoo|kertoi
      suositteli|väittää|luulen|luulin|mielestäni|musta tuntuu|kuulin|luin|käytin|käytän|ostin
      myin|voitin|voitti|hävisi|syötiin|juotiin|söin|olin|oltiin|kävin|käytiin|töissä
      kaverini|mun kaveri|pomoni|kaikki|aina|ei koskaan|huomenna|viime viikolla|velkaa|blokkas
      blokkasi|tunnen jo`,
    rhetorical: `kuka ei tunne|kuka ei tiedä|ketä kiinnostaa|kukaan ei kysynyt|kuka kysyi
      kaikki tietää|kaikki tuntee|kaikki tietävät|ihan kuin|älä kerro|älä vastaa`,
    relative: `veli|sisko|äiti|isä|vaimo|pomo|poika|tytär|koira|kissa|mummo|ukki|serkku
      tyttöystävä|poikaystävä`,
    on: `-ssa|kautta`,
    endorse: `suosittelen|mä suosittelen|takaan|menen takuuseen|kannatan|perun|perun suositukseni`,
  },
}
