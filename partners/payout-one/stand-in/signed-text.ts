import { createHash, randomUUID } from 'node:crypto'

/** Fields of each message that are signed, before nonce and secret (providers §4.2). */
const ORDERS = {
  checkout: ['amount', 'currency', 'external_id'],
  withdrawal: ['amount', 'currency', 'external_id', 'iban'],
  refund: ['amount', 'currency', 'external_id', 'iban'],
  webhook: ['external_id', 'type'],
} as const

export type Kind = keyof typeof ORDERS
type Fields = Readonly<Record<string, unknown>>

export function digest(kind: Kind, fields: Fields, secret: string): string {
  const text = [...ORDERS[kind].map((name) => fields[name]), fields['nonce'], secret]
    .map((value) => value ?? '')
    .join('|')
  return createHash('sha256').update(text).digest('hex')
}

/** Adds a new nonce and the signature over it. */
export function sign<F extends Fields>(kind: Kind, fields: F, secret: string) {
  const message = { ...fields, nonce: randomUUID() }
  return { ...message, signature: digest(kind, message, secret) }
}
