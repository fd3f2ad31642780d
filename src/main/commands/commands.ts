import type { Command } from './command.ts'

/** Every command, each loaded when it is called. One line adds one; docs/operating.md lists it. */
export const commands: Record<string, () => Promise<Command>> = {
  keys: async () => (await import('./keys.ts')).keysCommand,
  import: async () => (await import('./import.ts')).importCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  follow: async () => (await import('./follow.ts')).followCommand,
  lookup: async () => (await import('./lookup.ts')).lookupCommand,
  forget: async () => (await import('./forget.ts')).forgetCommand,
  owners: async () => (await import('./owners.ts')).ownersCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  bot: async () => (await import('./bot.ts')).botCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  config: async () => (await import('./config.ts')).configCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
}
