/** What `test/mutate` reads JavaScript with. */
export { type AnyNode, parse } from 'acorn'
export { fullAncestor } from 'acorn-walk'
