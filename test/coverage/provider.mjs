/**
 * vitest's own provider by V8, from here: by its name vitest looks for it among the packages of the
 * root only, in its workers too.
 */
import v8 from '@vitest/coverage-v8'

// biome-ignore lint/style/noDefaultExport: what vitest takes for a provider
export default {
  ...v8,
  async getProvider() {
    const provider = await v8.getProvider()
    const resolveOptions = provider.resolveOptions.bind(provider)
    provider.resolveOptions = () => ({
      ...resolveOptions(),
      provider: 'custom',
      customProviderModule: import.meta.filename,
    })
    return provider
  },
}
