const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u

/** Returns true if a text has a visible character. */
export const isVisible = (text: string): boolean => visible.test(text)

/** Returns false for undefined, and for a text without a visible character. */
export const isStated = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'string' || isVisible(value))
