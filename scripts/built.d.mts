/** Written when a build is complete. */
export const stamp: string
/** Whether there is a build, and nothing it is made of is newer. */
export function isBuilt(): boolean
/** Ends the process with a plain word where Node is older than what we are written for. */
export function needNode(): void
/** Builds where that is due and can be done. */
export function ensureBuilt(): Promise<void>
/** Runs an entry of `dist`, built before where that is due. */
export function run(entry: string): Promise<void>
