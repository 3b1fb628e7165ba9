import { createHmac, timingSafeEqual } from 'node:crypto'

/** Fields that each side signs, concatenated in order without separators (providers §5.2). */
const ORDER_FIELDS = ['PID', 'ID', 'DESC', 'PRICE', 'URL', 'EMAIL'] as const
const RETURN_FIELDS = ['ID', 'RES', 'PHONE'] as const

type Fields = Readonly<Record<string, string>>

/** Upper-case hex HMAC-SHA256 of a text. */
export function signText(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex').toUpperCase()
}

export function signOrder(fields: Fields, secret: string): string {
  return signText(ORDER_FIELDS.map((name) => fields[name] ?? '').join(''), secret)
}

/** Whether the partner signed this return. Without separators it is ambiguous, so order and state are compared too. */
export function isReturnSigned(fields: Fields, secret: string): boolean {
  return isSigned(RETURN_FIELDS.map((name) => fields[name] ?? '').join(''), fields['SIGN'], secret)
}

export function isSigned(text: string, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature, 'utf8')
  const expected = Buffer.from(signText(text, secret), 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
