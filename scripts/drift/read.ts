/** Reads the forms in which upstream projects write what Whocast depends on. */

export type Values = Record<string, string>

/** Returns the members of an enum in a protobuf file. */
export function readEnum(proto: string, name: string): Values {
  const start = proto.indexOf(`enum ${name} {`)
  if (start === -1) throw new Error(`no enum ${name}`)
  const body = proto.slice(start, proto.indexOf('}', start))
  const members = [...body.matchAll(/^\s*([A-Z][A-Z0-9_]*) = (\d+)/gm)]
  if (members.length === 0) throw new Error(`enum ${name} is empty`)
  return Object.fromEntries(members.map(([, member = '', number = '']) => [member, number]))
}

/** Returns the members of a TypeScript enum, with the prefix of its protobuf names. */
export const enumMembers = (type: object, prefix: string): Values =>
  Object.fromEntries(
    Object.entries(type)
      .filter(([, number]) => typeof number === 'number')
      .filter(([name]) => name !== 'UNRECOGNIZED')
      // Names that differ from those of the enum have their whole prefix.
      .map(([name, number]) => [
        name.startsWith('USER_DATA_PRIMARY') ? name : `${prefix}${name}`,
        String(number),
      ]),
  )

/** Returns the types of message that a node lets a gasless key sign. */
export function readScopes(source: string): string[] {
  const start = source.indexOf('let admissible = match')
  const list = source.slice(start, source.indexOf('=> true', start))
  const scopes = [...list.matchAll(/MessageType::([A-Za-z]+)\)/g)].map(([, name = '']) =>
    name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase(),
  )
  if (start === -1 || scopes.length === 0) throw new Error('no list of scopes')
  return scopes
}

/** Returns when each version of the engine begins on mainnet, in unix seconds. */
export function readEngineVersions(source: string): Values {
  const start = source.indexOf('ENGINE_VERSION_SCHEDULE_MAINNET')
  const schedule = source.slice(start, source.indexOf('.as_slice()', start))
  const entries = [
    ...schedule.matchAll(/active_at: (\d+),[^\n]*\n\s*version: EngineVersion::(V\d+)/g),
  ]
  if (start === -1 || entries.length === 0) throw new Error('no schedule of mainnet')
  return Object.fromEntries(entries.map(([, at = '', version = '']) => [version, at]))
}

/** Returns the calls of a service that a protobuf file marks as deprecated, in remarks of each. */
export function readDeprecatedCalls(proto: string): string[] {
  const calls: string[] = []
  let remarks = ''
  for (const line of proto.split('\n')) {
    const [, call] = /^\s*rpc (\w+)/.exec(line) ?? []
    if (call !== undefined && /deprecated/i.test(remarks + line)) calls.push(call)
    remarks = /^\s*\/\//.test(line) ? remarks + line : ''
  }
  return calls
}

/** Returns the declarations that a type file marks as deprecated. */
export function readDeprecatedNames(declarations: string): string[] {
  const names: string[] = []
  let isDeprecated = false
  for (const line of declarations.split('\n')) {
    if (/^\s*(?:\/\*\*|\*|\*\/)/.test(line)) {
      isDeprecated ||= line.includes('@deprecated')
      continue
    }
    const [, name] = /^\s*(?:declare )?(?:const |function )?'?(\w+)'?\??[(:=]/.exec(line) ?? []
    if (isDeprecated && name !== undefined) names.push(name)
    isDeprecated = false
  }
  return [...new Set(names)].sort()
}
