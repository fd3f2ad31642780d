/**
 * Returns the reason of a node's rejection (Snapchain's HTTP API): `error` and `error_detail` of
 * its JSON, or the text that came instead.
 *
 * @returns at most 200 characters; empty if it gives none
 */
export function refusalText(body: unknown): string {
  if (typeof body === 'string') return body.slice(0, 200)
  const { error, error_detail: detail } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Record<string, unknown>
  return [error, detail]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 200)
}

/** Tells a missing thing from other refusals, all of them 400, by gRPC code or by words. */
export function saysNotFound(body: unknown): boolean {
  const detail = refusalText(body)
  const code = /\b(?:status|code): ['"]?([A-Za-z ]+)/.exec(detail)?.[1]
  return code === undefined
    ? /not.?found|no.?such/i.test(detail)
    : /^(NotFound|Some requested entity was not found)/i.test(code)
}
