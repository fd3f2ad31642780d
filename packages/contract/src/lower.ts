/** An address, hash or handle as it is stored and compared: in lower case. */
export const lower = <T extends string>(text: T): T => text.toLowerCase() as T
