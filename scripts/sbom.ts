/**
 * The software bill of materials of a build, in CycloneDX 1.6
 * (https://cyclonedx.org/docs/1.6/json/).
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Material, Part } from './parts.ts'

const root = join(import.meta.dirname, '..')

interface Component {
  type: 'application' | 'library' | 'file'
  'bom-ref': string
  name: string
  version?: string
  group?: string
  author?: string
  copyright?: string
  purl?: string
  licenses?: ({ license: { id: string } } | { expression: string })[]
  hashes?: { alg: string; content: string }[]
  properties?: { name: string; value: string }[]
  components?: Component[]
}

export interface Bom {
  $schema: string
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  serialNumber: string
  version: 1
  metadata: { timestamp: string; lifecycles: { phase: 'build' }[]; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const licences = (expression: string): NonNullable<Component['licenses']> =>
  expression.includes(' ') ? [{ expression }] : [{ license: { id: expression } }]

/** `sha512-<base64>` of a lockfile as CycloneDX has it. */
const hashOf = (integrity: string) => {
  const [algorithm = '', digest = ''] = integrity.split('-', 2)
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

const fileComponent = (path: string): Component => ({
  type: 'file',
  'bom-ref': `file:${path}`,
  name: path,
  hashes: [
    {
      alg: 'SHA-256',
      content: createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex'),
    },
  ],
})

function packageComponent(part: Part): Component {
  const [scope, name] = part.name.startsWith('@') ? part.name.split('/') : [undefined, part.name]
  return {
    type: 'library',
    'bom-ref': part.folder,
    ...(scope === undefined ? {} : { group: scope }),
    name: name ?? part.name,
    version: part.version,
    ...(part.author === null ? {} : { author: part.author }),
    purl: `pkg:npm/${scope === undefined ? '' : `${encodeURIComponent(scope)}/`}${name}@${part.version}`,
    ...(part.licence === null ? {} : { licenses: licences(part.licence) }),
    ...(part.integrity === null ? {} : { hashes: [hashOf(part.integrity)] }),
    properties: part.places.map((value) => ({ name: 'whocast:place', value })),
  }
}

const materialComponent = ({
  name,
  version,
  purl,
  licence,
  copyright,
  files,
}: Material): Component => ({
  type: 'library',
  'bom-ref': purl,
  name,
  version,
  copyright,
  purl,
  licenses: licences(licence),
  // The icons of two makers stand in one file, which is code of ours.
  components: files.filter((file) => !file.endsWith('.ts')).map(fileComponent),
})

/**
 * @param parts packages in the build and beside it
 * @param material fonts and icons
 * @param pictures files of our own that are served, from the root of the repository
 * @param now for the timestamp alone; everything else, the serial number too, is the same for the
 *   same build
 */
export function billOfMaterials(
  parts: readonly Part[],
  material: readonly Material[],
  pictures: readonly string[],
  now: Date,
): Bom {
  const { name, version, license } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, string>
  const self = `${name}@${version}`
  const packages = parts.map(packageComponent)
  const components = [...packages, ...material.map(materialComponent)]
  const needed = new Set(parts.flatMap(({ needs }) => needs))
  const content = {
    component: {
      type: 'application' as const,
      'bom-ref': self,
      name: name ?? '',
      version: version ?? '',
      licenses: licences(license ?? ''),
      components: pictures.map(fileComponent),
    },
    components,
    dependencies: [
      // What nothing else in the list needs, we need.
      {
        ref: self,
        dependsOn: components
          .map((component) => component['bom-ref'])
          .filter((ref) => !needed.has(ref)),
      },
      ...parts.map(({ folder, needs }) => ({ ref: folder, dependsOn: needs })),
    ],
  }
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const variant = ((Number.parseInt(digest[16] ?? '0', 16) & 3) | 8).toString(16)
  const uuid = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    variant + digest.slice(17, 20),
    digest.slice(20, 32),
  ]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid.join('-')}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: content.component,
    },
    components,
    dependencies: content.dependencies,
  }
}
