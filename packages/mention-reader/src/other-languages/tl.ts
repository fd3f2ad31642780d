import type { OtherLanguage } from '../language.ts'

export const tagalog: OtherLanguage = {
  code: 'tl',
  grammar: {},
  vocabulary: {
    profile: `profile ko|account ko`,
    no: `hindi`,
    yes: `oo`,
    only: `lang`,
    interrogative: `sino|sino si|sino ba si|sino ba|sino to|kanino|kanino to|kanino ito|sino sila`,
    question: `ano|saan|kailan|paano|ilan|ba`,
    request: `hanapin|pakita|ipakita|sabihin|kilala|pakicheck`,
    pointing: `ito|to|siya|niya|kanya`,
    he: `siya|niya|kanya`,
    self: `ako|ko|akin`,
    not: `hindi|maliban|wag|huwag`,
    and: `at|saka`,
    or: `o`,
    thanks: `salamat|maraming salamat`,
    praise: `ganda|galing|hehe|haha`,
    greeting: `magandang umaga|magandang gabi|maligayang`,
    courtesy: `po|naman|lang|nga|si|ni|sina`,
    common: `ang|ng|sa|mga|kahapon|habang|yung|na`,
  },
}
