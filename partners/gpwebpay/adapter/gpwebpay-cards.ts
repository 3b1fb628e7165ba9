import type { KeptCard } from '#server/payments/partner-port.ts'

/** `status` of a token that can be charged. */
export const TOKEN_ACTIVE = 'ACTIVE'

/** An order's number is all digits; a token of the gateway never is. */
export function isOrderNumber(ref: string): boolean {
  return /^\d{1,15}$/.test(ref)
}

/** The card that the gateway stores, from the detail of its payment (providers §2.6); undefined when there is none. */
export function cardOf(detail: ReadonlyMap<string, string>): KeptCard | undefined {
  const ref = detail.get('panToken')
  const lastDigits = /(\d{4})$/.exec(detail.get('panPattern') ?? detail.get('panMasked') ?? '')?.[1]
  // Year and month, as in the notation of the gateway: 3912.
  const [, year, month] = /^(\d{2})(\d{2})$/.exec(detail.get('panExpiry') ?? '') ?? []
  return ref && lastDigits && year && month ? { ref, lastDigits, expires: `${month}/${year}` } : undefined
}
