/** What a token of ours, or a good part of one, looks like. */
const token = /whocast_[0-9A-Za-z]{8,}/g

/** How often a client may have encoded it again. */
const MAX_ENCODINGS = 4

/**
 * A path as it may be logged: tokens that were put into it by mistake are taken out, also where
 * they are percent-encoded. A path with such a token is shown decoded.
 */
export function redactPath(path: string, replacement: string): string {
  const decoded = path.includes('%') ? decodeAscii(path) : path
  return decoded.includes('whocast_') ? decoded.replace(token, replacement) : path
}

function decodeAscii(path: string): string {
  let text = path
  for (let n = 0; n < MAX_ENCODINGS; n += 1) {
    const decoded = text.replace(/%([2-7][0-9a-f])/gi, (_encoded, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    if (decoded === text) break
    text = decoded
  }
  return text
}
