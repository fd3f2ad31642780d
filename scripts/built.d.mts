/** Written when a build is complete. */
export const stamp: string
/** Whether there is a build, and nothing it is made of is newer. */
export function isBuilt(): boolean
/** Runs an entry of `dist`, built before where it is due and can be. */
export function run(entry: string): Promise<void>
