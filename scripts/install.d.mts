/** A failure that needs no stack: what to do about it is in the message. */
export class InstallError extends Error {}
/** Throws where the packages of the root are not those of package-lock.json. */
export function checkInstalled(from?: string): void
/** Installs a package of ours where it is absent or its lockfile has changed. */
export function ensurePackage(name: 'node' | 'tools' | 'reference', from?: string): void
/** The Node for our processes. */
export function ensureNode(): string
/** Makes everything ready that a command needs: the Node to run it with, and its environment. */
export function prepare(names: ('tools' | 'reference')[]): { node: string; env: NodeJS.ProcessEnv }
/** Runs `work`; a failure that explains itself ends the process with its message. */
export function orExit<T>(work: () => T): T
/** Runs a command in this process' place. */
export function handOver(command: string, args: string[], env?: NodeJS.ProcessEnv): void
