import type { Money } from '#money'
import { Fault } from '#server/kernel/index.ts'

/** What a partner's own status means to us (providers §0). */
export type CanonicalStatus =
  | 'pending'
  | 'authorised'
  | 'settled'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'reversed'
  | 'refunded'
  | 'error'

/** A verified word of a partner about one payment. */
export type Evidence = {
  readonly providerRef: string
  readonly providerStatus: string
  readonly canonicalStatus: CanonicalStatus
  /** Null where the partner's protocol does not repeat the amount (ČSOB after init). */
  readonly amount: Money | null
  /** Our own payment id as the partner repeats it; null where it does not. */
  readonly paymentId: string | null
}

export type DepositOrder = {
  readonly paymentId: string
  /** At most ten digits; never used twice. */
  readonly orderNumber: string
  readonly amount: Money
  /** Absolute address where the partner sends the browser back. */
  readonly returnUrl: string
  readonly language: string
  /** What the payment page calls the purchase. */
  readonly description: string
}

/**
 * A payment partner. Every answer that these give is verified: a bad signature is a Fault on the way out and
 * `undefined` on the way in. What a partner does not offer throws `NotOffered`.
 */
export type Gateway = {
  readonly name: string
  /** Asks for a payment. A Fault means that the outcome is unknown and the attempt is abandoned. */
  readonly createDeposit: (order: DepositOrder) => Promise<Evidence>
  /** Address of the partner's payment page, signed now. */
  readonly paymentPage: (providerRef: string) => string
  /** Reads what the browser brought back; undefined when the partner did not sign it. */
  readonly parseReturn: (fields: Readonly<Record<string, string>>) => Promise<Evidence | undefined>
  /** Reads a server-to-server notification. */
  readonly parseNotification: (
    rawBody: Buffer,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Evidence | undefined>
  readonly fetchStatus: (providerRef: string, paymentId: string) => Promise<Evidence>
  readonly capture: (providerRef: string, paymentId: string, amount?: Money) => Promise<Evidence>
  readonly cancel: (providerRef: string, paymentId: string) => Promise<Evidence>
  readonly refund: (providerRef: string, paymentId: string, amount?: Money) => Promise<Evidence>
  readonly createPayout: (order: PayoutOrder) => Promise<Evidence>
  readonly fetchPayout: (providerRef: string) => Promise<Evidence>
  readonly chargeStoredCard: (order: DepositOrder, storedCardRef: string) => Promise<Evidence>
}

export type PayoutOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Money
  readonly iban: string
}

/** The partner has no such operation, or we do not use it. Never worth another try. */
export class NotOffered extends Fault {
  override readonly name = 'NotOffered'

  constructor(gateway: string, operation: string) {
    super(gateway, `${gateway} does not offer ${operation}`, { retryable: false })
  }
}

/** One exchange with a partner, before masking. */
export type Exchange = {
  readonly paymentId: string | null
  readonly gateway: string
  readonly operation: string
  readonly request: Readonly<Record<string, unknown>>
  readonly response: unknown
  readonly httpStatus: number | null
  readonly verdict: 'verified' | 'bad-signature' | 'timeout' | 'unreachable' | 'not-json'
  readonly durationMs: number
}

/** Keeps an exchange for those who must find out later what was said. */
export type RecordExchange = (exchange: Exchange) => Promise<void>
