import { createHash, timingSafeEqual } from 'node:crypto'

/** Signed fields of each message of Payout.one, in order; nonce and secret follow (providers §4.2). */
export const SIGNED_FIELDS = {
  checkout: ['amount', 'currency', 'external_id'],
  withdrawal: ['amount', 'currency', 'external_id', 'iban'],
  refund: ['amount', 'currency', 'external_id', 'iban'],
  webhook: ['external_id', 'type'],
} as const satisfies Record<string, readonly string[]>

export type SignedKind = keyof typeof SIGNED_FIELDS
type Fields = Readonly<Record<string, unknown>>

/** Plain SHA-256 of the values, the nonce and the secret, joined by `|`. A missing value is empty; its separator stays. */
export function signatureOf(kind: SignedKind, fields: Fields, secret: string): string {
  const values = [...SIGNED_FIELDS[kind], 'nonce'].map((name) => String(fields[name] ?? ''))
  return createHash('sha256')
    .update([...values, secret].join('|'), 'utf8')
    .digest('hex')
}

/** Whether Payout.one signed these fields. Some of its libraries write the hex in capitals. */
export function isSigned(kind: SignedKind, fields: Fields, secret: string): boolean {
  const { signature } = fields
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature.toLowerCase(), 'utf8')
  const expected = Buffer.from(signatureOf(kind, fields, secret), 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
