import type { OtherLanguage } from '../language.ts'

export const swahili: OtherLanguage = {
  code: 'sw',
  grammar: {},
  vocabulary: {
    only: `tu`,
    interrogative: `nani|ni nani|huyu ni nani|ya nani|akina nani`,
    question: `nini|wapi|lini|vipi|ngapi`,
    request: `onyesha|tafuta|niambie|angalia`,
    pointing: `huyu|yeye|yule`,
    he: `yeye|huyu|yule`,
    self: `mimi`,
    not: `si|sio|bila|isipokuwa`,
    and: `na`,
    or: `au`,
    thanks: `asante|shukrani`,
    greeting: `habari za asubuhi|usiku mwema`,
    courtesy: `habari|tafadhali`,
    common: `ya|wa|kwa|leo|jana`,
  },
}
