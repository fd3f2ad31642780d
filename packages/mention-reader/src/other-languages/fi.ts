import type { OtherLanguage } from '../language.ts'

export const finnish: OtherLanguage = {
  code: 'fi',
  grammar: {},
  vocabulary: {
    profile: `profiili|profiilini|tili`,
    no: `ei`,
    yes: `joo|kyllä`,
    only: `vain`,
    interrogative: `kuka|kuka toi|kuka tuo|kuka on|kuka tämä on|kenen|keitä|ketkä|kuka ihme on`,
    question: `mikä|missä|milloin|miten|montako|kuinka|onko`,
    request: `näytä|etsi|kerro|tarkista|tunnetko`,
    pointing: `tämä|tuo|hän|hänen`,
    he: `hän|hänen`,
    self: `minä|mä|minusta|minut`,
    my: `minun|mun`,
    not: `ei|ilman|paitsi`,
    and: `ja|sekä`,
    or: `vai|tai`,
    thanks: `kiitos|kiitti|kiitoksia`,
    greeting: `huomenta|hyvää yötä|onnea`,
    courtesy: `hei|moi|terve|nyt`,
    copula: `on|oli|ovat`,
    common: `että|eilen|tänään|olevansa`,
  },
}
