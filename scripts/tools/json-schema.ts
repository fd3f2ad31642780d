/** What `scripts/client-types.ts` writes types with. */
export { compile, type JSONSchema } from 'json-schema-to-typescript'
