import type { OtherLanguage } from '../language.ts'

export const slovak: OtherLanguage = {
  code: 'sk',
  grammar: { letters: /[ľĺŕ]/u },
  vocabulary: {
    interrogative: `kto|kto je|kto sú|čí|čia|čie|čie je|komu patrí|koho|kto je zač
      čo je zač|kto za tým stojí|kto napísal`,
    question: `čo|kde|kedy|ako|koľko|aký|aké|prečo|odkedy|či|ktorý`,
    request: `ukáž|ukážte|nájdi|nájdite|skontroluj|povedz|daj|preveriť|preveríš|poznáš|pozná
      vieš|viete|hľadám|chcem|chcem vedieť|pozri|mrkni|zisti|mohol by si|zaujíma ma`,
    wallet: `peňaženka|peňaženku|adresa|adresu`,
    trust: `dôveryhodný|dôverovať|podvodník|podvod|pravý|falošný|skutočný`,
    accounts: `účet|účty|odkazy|prepojené|pripojené|siete`,
    profile: `karta|kartu|údaje|informácie|meno|foto`,
    person: `človek|typ|chlap|žena|baba|používateľ|nejaký|menom|zvaný|týpek`,
    pointing: `ten|to|tento|táto|toto|on|ona|jeho|jej|autor|tento typ|tento človek`,
    he: `on|ona|jeho|jej|autor|tento typ|tento človek`,
    self: `ja|mňa|mne|mi|o mne`,
    my: `môj|moja|moje|moji`,
    you: `vy|teba|tebe`,
    not: `nie|bez|okrem|namiesto|ale nie`,
    notAfter: `nie|netreba`,
    correction: `prepáč|prepáčte|myslel som|myslela som|aj|tiež|vlastne|oprava|druhý
      to isté|a čo|teraz`,
    yes: `áno|hej|jasné|presne`,
    no: `nie|žiadny|nikto|nič`,
    compare: `porovnaj|rozdiel|rozdiel medzi|ten istý|medzi`,
    and: `a|aj|i`,
    or: `alebo|či`,
    help: `pomoc|pomôž|ako funguješ|ako to funguje|čo vieš`,
    thanks: `ďakujem|vďaka|dík|díky|ďakujeme`,
    praise: `super|skvelé|paráda|pecka|bomba|hlúpy|sranda|krása`,
    greeting: `dobré ráno|dobrú noc|ahojte|všetko najlepšie|pozdravujem|zdravím`,
    courtesy: `ahoj|čau|prosím|prosím ťa|tu|vôbec|dobrý deň|nazdar|kámo|hej`,
    copula: `je|sú|bol|bola`,
    common: `že|sa|na|z|do|po|včera|dnes|zajtra|už|ešte|ale|lebo|keď|pri|pre`,
  },
}
