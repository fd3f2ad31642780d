import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,frames,scripts}/**/*.test.{ts,tsx}', 'test/{contract,journey,network}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
