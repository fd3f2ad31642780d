/** The official schemas of Mini Apps. */
export {
  domainManifestSchema,
  safeParseMiniAppEmbed,
} from '@farcaster/miniapp-core/dist/schemas/index.js'
