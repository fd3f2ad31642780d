/** Returns the headers of data: nothing may run, and every origin may read, without credentials. */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return baseUrl.startsWith('https:') ? secure : plain
}

const plain = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Digest, ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, Signature, Signature-Input, X-Request-Id',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const secure = { ...plain, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
