import { createHash, timingSafeEqual } from 'node:crypto'

/** Hash functions of PayU's signatures; any other is rejected, so that nobody can choose a weaker one. */
const HASHES: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' }

/**
 * Whether PayU sent exactly these bytes: `sender=checkout;signature=…;algorithm=MD5;content=DOCUMENT` over the body and
 * our second key (providers §3.4).
 */
export function isSignedByPayU(rawBody: string, header: unknown, secondKey: string): boolean {
  if (typeof header !== 'string') return false
  const parts = new Map(header.split(';').map((part) => splitOnce(part)))
  const hash = HASHES[parts.get('algorithm') ?? '']
  const given = Buffer.from((parts.get('signature') ?? '').toLowerCase(), 'utf8')
  if (!hash) return false
  const expected = Buffer.from(createHash(hash).update(rawBody, 'utf8').update(secondKey, 'utf8').digest('hex'), 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}
