import type { OtherLanguage } from '../language.ts'

export const serbian: OtherLanguage = {
  code: 'sr',
  grammar: { letters: /[đћђ]/u },
  vocabulary: {
    interrogative: `ko|ko je|ko si|ko su|tko|tko je|tko su|ko je bre|ko li je|ko je u stvari|čiji
      čija|čije|čiji je|čije je|kome pripada|ko stoji iza|ko je napisao|kog|koga|ciji|cija|cije
      ко|ко је|чији|чија|чије|кога`,
    question: `šta|sta|što|sto|gde|gdje|kad|kada|kako|koliko|koji|koja|koje|da li|jel|je l|je li
      jeli|ima li|od kad|od kada|zašto|шта|где|када|колико|да ли|који`,
    request: `pokaži|pokazi|nađi|nadji|pronađi|proveri|provjeri|reci|kaži|kazi|daj|pogledaj|vidi
      potraži|znaš li|znas li|zna li neko|zna li netko|znaš|poznaješ|poznajes|zanima me
      hoću da znam|želim|treba mi|trebam|baci pogled|objasni|jel može|može li|mogu li verovati
      verovati|vjerovati|покажи|нађи|провери|реци|дај|знаш ли|занима ме`,
    wallet: `novčanik|novcanik|adresa|adresu|волет|новчаник|адреса`,
    trust: `prevarant|prevara|pravi|lažan|lazan|lažni|pouzdan|pouzdana|ozbiljan
      stvaran|prava|превара|прави|лажан`,
    accounts: `nalog|nalozi|račun|profili|linkovi|mreže|povezan|povezani|povezano|налог`,
    profile: `kartica|karticu|podaci|ime|slika|posao|профил`,
    person: `čovek|covek|čovjek|lik|žena|zena|devojka|dečko|osoba|korisnik|neki|neka|izvesni
      po imenu|zvani|човек`,
    pointing: `ovo|ovaj|ova|taj|to|on|ona|oni|njegov|njen|njegova|njena|njega|nju|autor
      ovaj lik|ovaj tip|ovaj čovek|ова|овај|он|она|аутор|његов`,
    he: `on|ona|oni|njegov|njen|njegova|njena|njega|nju|autor|ovaj lik|ovaj tip|ovaj čovek|он|она
      аутор|његов`,
    self: `ja|mene|me|meni|mi|o meni|ја|мене|мени`,
    my: `moj|moja|moje|moji|moju|мој|моја|моје`,
    you: `ti|vi|tebe|te|vam|šta misliš|šta mislite|ти|ви`,
    not: `ne|nije|bez|osim|sem|umesto|umjesto|ali ne|a ne|ma ne|не|без|осим`,
    notAfter: `ne|ne treba|nije`,
    correction: `izvini|izvinite|oprosti|sori|mislio sam|mislila sam|mislim na
      hteo sam|drugi|onaj drugi|takođe|takodje|i|isto|isto za|a|sad|sada|pogrešio sam|greška
      zapravo|ustvari|извини|мислио сам|исто|такође`,
    yes: `da|jeste|tako je|taj|upravo|да|јесте`,
    no: `ne|nijedan|niko|nema veze|ništa|не|нико`,
    compare: `uporedi|razlika|razlika između|ista osoba|isti čovek|između|usporedi`,
    and: `i|и|a`,
    or: `ili|или`,
    help: `pomoć|pomoc|pomozi|kako radi|kako radiš|šta radiš|šta možeš|kako se koristi|помоћ`,
    thanks: `hvala|hvala ti|fala|hvala lepo|zahvaljujem|хвала`,
    praise: `super|odlično|odlicno|care|kralju|kralj|hahaha|sjajno|extra|ekstra
      svaka čast|svaka cast|glupo|glup|sranje|bezveze|smeće|užas|jako|strava|супер|браво`,
    greeting: `dobro jutro|laku noć|laku noc|dobro veče|srećan|sretan|pozdrav|pozdrav svima
      vidimo se|čestitam|cestitam|добро јутро|поздрав`,
    courtesy: `brate|bre|ej|hej|ćao|cao|zdravo|bok|molim|molim te|molim vas|pa|de|ajde|hajde
      ljudi|druže|burazeru|matori|buraz|bato|tu|ovde|ovdje|malo|samo|брате|здраво|молим`,
    copula: `je|su|bila|ima|јe|је`,
    statement: `upoznao|upoznala|juče|jučer|sutra|rekao|rekla|kaže|kazao|misli|mislim|vidio
      radim|koristim|imam|bio sam|svi|uvek|nikad|moj drug|duguje|popio|pili`,
    only: `samo|jedino`,
    common: `na|u|sa|za|od|iz|po|što|danas|sutra|sve|ništa|još|već|ali|jer|kao|dan|vreme|posao
      pivo|kafa`,
  },
}
