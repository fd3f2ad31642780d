import type { OtherLanguage } from '../language.ts'

export const polish: OtherLanguage = {
  code: 'pl',
  grammar: { letters: /[ąęłńśźż]/u },
  vocabulary: {
    profile: `profil|konto|karta|portfel`,
    no: `nie`,
    yes: `tak`,
    only: `tylko|wyłącznie`,
    interrogative: `kto|kto to|kto to jest|co to za|co to za typ|kim jest|kim są|kogo|czyj|czyja|czyje
      czyje to|do kogo należy|kto jest`,
    question: `co|gdzie|kiedy|jak|ile|ilu|jaki|jaka|jakie|czy|dlaczego|od kiedy|od jak dawna`,
    request: `pokaż|znajdź|sprawdź|powiedz|daj|podaj|poproszę|znasz|wyszukaj|szukam|proszę o`,
    trust: `wiarygodny|wiarygodna|godny zaufania|ufać|zaufać|oszust|prawdziwy|prawdziwa`,
    pointing: `ten|ta|to|on|ona|jej|jego|ten gość|ten typ|autor`,
    he: `on|ona|jej|jego|ten gość|ten typ|autor|autorka`,
    self: `ja|mnie|mi|o mnie`,
    my: `mój|moja|moje|moich`,
    you: `ty|wy|próbowałeś|myślisz|sądzisz`,
    not: `nie|bez|oprócz|poza|nie o|zamiast`,
    correction: `przepraszam|sorki|chodziło mi o|chodzi mi o|miałem na myśli|też|raczej|znaczy`,
    and: `i|oraz|a`,
    or: `lub|albo|czy`,
    thanks: `dzięki|dziękuję|dzieki|dziekuje|dzięki wielkie`,
    praise: `super|świetnie|brawo|fajnie|haha|ekstra|dobre`,
    greeting: `cześć wszystkim|dzień dobry|dobranoc|miłego|pozdrawiam|wszystkiego najlepszego`,
    courtesy: `hej|cześć|proszę|właściwie|no|tu|tutaj|w ogóle`,
    copula: `jest|są|był|była|ma|to`,
    common: `że|się|na|w|z|do|po|przez|wczoraj|dzisiaj|jutro|nikt|już|jeszcze|bardzo`,
    on: `na|z|w`,
  },
}
