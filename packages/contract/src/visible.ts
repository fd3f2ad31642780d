const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u

/** Returns true if something of a text can be seen; a text of which nothing can be is none. */
export const isVisible = (text: string): boolean => visible.test(text)

/** Returns false for no value, and for a text of which nothing can be seen. */
export const isStated = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'string' || isVisible(value))
