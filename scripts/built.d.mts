/** Written when a build is complete. */
export const stamp: string
/** Returns true if there is a build, and none of its inputs is newer. */
export function isBuilt(from?: string): boolean
/**
 * Does `work` in this process where its Node is new enough; otherwise the same command is run again
 * by one that is.
 */
export function onNode(work: () => Promise<void>): Promise<void>
/** Builds where that is due and can be done, one process at a time. */
export function ensureBuilt(): void
/** Runs an entry of `dist`, built before where that is due. */
export function run(entry: string): Promise<void>
