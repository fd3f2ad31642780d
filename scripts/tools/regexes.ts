/** What `scripts/regexes.ts` reads and judges regular expressions with. */
export { type Expression, type Literal, type NewExpression, parse } from 'acorn'
export { simple } from 'acorn-walk'
export { check } from 'recheck'
