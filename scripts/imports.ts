/** `npm run lint:imports`: which way imports run (docs/architecture.md), checked over every module of `src` and `frames`. */
import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** What a folder or a file may import besides its own folder. The longest matching path decides. */
const allowed: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/crypto': ['src/domain'],
  'src/evidence': ['src/domain'],
  'src/net': ['src/domain'],
  'src/farcaster': ['src/domain', 'src/net'],
  'src/owner': ['src/domain', 'src/evidence'],
  'src/admin': ['src/domain', 'src/people'],
  'src/network': ['src/domain', 'src/farcaster'],
  'src/people': ['src/domain'],
  'src/credentials': ['src/domain', 'src/evidence'],
  'src/sources': ['src/domain', 'src/crypto', 'src/evidence', 'src/farcaster', 'src/net', 'src/transfer', 'src/client/client.ts'],
  'src/store': ['src/domain', 'src/evidence'],
  'src/http': ['src/domain', 'src/net/with-timeout.ts'],
  'src/render': ['src/domain', 'src/net', 'src/root.ts'],
  'src/observability': ['src/domain', 'src/people', 'src/http', 'src/config.ts'],
  'src/transfer': ['src/domain', 'src/evidence', 'src/root.ts'],
  'src/api': [
    'src/domain',
    'src/people',
    'src/owner',
    'src/admin',
    'src/webhooks/subscribe.ts',
    'src/notifications/receive.ts',
    'src/http',
    'src/root.ts',
  ],
  'src/mcp': ['src/domain', 'src/evidence', 'src/people', 'src/http'],
  'src/bot': ['src/domain', 'src/people', 'src/net', 'src/farcaster', 'src/root.ts'],
  'src/webhooks': ['src/domain', 'src/people'],
  'src/notifications': ['src/domain'],
  'src/client': [],
  'src/client/verify.ts': ['src/client', 'src/evidence/answer.ts', 'src/evidence/verdict.ts', 'src/domain/samples.ts'],
  'src/react': ['src/client'],
  'src/commands': ['src'],
  frames: ['src/domain', 'src/owner', 'src/people', 'src/http', 'src/root.ts'],
  'frames/client': ['src/domain', 'src/evidence', 'src/admin/overview.ts', 'src/client'],
  // The entries and the wiring.
  src: ['src', 'frames'],
}

/** Packages that only some may import: the path decides as above. */
const packages: { name: RegExp; only?: readonly string[]; never?: readonly string[] }[] = [
  { name: /^frog(\/|$)/, only: ['frames/frog.tsx'] },
  { name: /^node:/, never: ['src/evidence', 'src/client', 'src/react', 'frames/client'] },
  // It opens any URL: those of third parties go through the guards of src/net.
  { name: /^undici(\/|$)/, only: ['src/net', 'src/sources/upstream/upstream.ts'] },
  { name: /^react/, only: ['src/react'] },
  { name: /^hono(\/|$)/, never: ['src/evidence', 'src/render', 'src/client', 'src/react', 'frames/client'] },
  { name: /^(viem|zod)(\/|$)/, never: ['src/client', 'src/react'] },
]

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function ruleOf(path: string): string {
  const rules = Object.keys(allowed).filter((rule) => isBelow(path, rule))
  return rules.reduce((longest, rule) => (rule.length > longest.length ? rule : longest), '')
}

/** What is wrong with one import of a module; null when it is allowed. `path` is relative to the repository. */
export function objectionTo(path: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) {
    const isRefused = packages.some(
      ({ name, only, never }) =>
        name.test(specifier) &&
        ((only && !only.some((place) => isBelow(path, place))) || never?.some((place) => isBelow(path, place))),
    )
    return isRefused ? `${path} must not import ${specifier}` : null
  }
  const target = posix.normalize(posix.join(posix.dirname(path), specifier))
  const rule = ruleOf(path)
  const own = rule.endsWith('.ts') ? [] : [rule]
  return [...own, ...(allowed[rule] ?? [])].some((place) => isBelow(target, place)) && !isShadowed(rule, target)
    ? null
    : `${path} must not import ${target}`
}

/** Files of a folder with a narrower rule are not part of the wider folder that contains it. */
const isShadowed = (rule: string, target: string) => rule !== 'src' && rule !== ruleOf(target) && isBelow(ruleOf(target), rule)

const importPattern = /(?:^(?:import|export)\b[^'"]*?\bfrom |^import |\bimport\()'([^']+)'/gm

if (import.meta.main) {
  const files = globSync('{src,frames}/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  const objections = files.flatMap((path) =>
    [...readFileSync(resolve(root, path), 'utf8').matchAll(importPattern)].flatMap(
      ([, specifier = '']) => objectionTo(path, specifier) ?? [],
    ),
  )
  for (const objection of objections) console.error(objection)
  if (objections.length > 0) process.exit(1)
  console.log(`imports of ${files.length} modules run one way`)
}
