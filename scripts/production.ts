/**
 * What a production install consists of, beside the native packages (`dependencies` of
 * package.json): files and folders below the package's root. The Dockerfile copies it, the function
 * on Vercel is made of it, and the bench of the install weighs it; test/journey/production.test.ts
 * holds the three together.
 */
export const productionFiles = [
  'package.json',
  'LICENSE',
  'dist',
  'samples',
  'frames/card/fonts',
  'frames/images',
] as const

/** Below those, what is left out: it is made anew where it runs. */
export const isLeftOut = (path: string): boolean =>
  /(^|[\\/])dist[\\/]\.compiled([\\/]|$)/.test(path)
