import type { Money } from '#money'

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

/** The same of money that goes out. */
export type CanonicalPayoutStatus = 'queued' | 'sent' | 'paid' | 'rejected' | 'returned' | 'error'

/** A verified word of a partner about one payment. */
export type Evidence = {
  readonly providerRef: string
  readonly providerStatus: string
  readonly canonicalStatus: CanonicalStatus
  /** Null where the partner's protocol does not repeat the amount (ČSOB after init). */
  readonly amount: Money | null
  /** Our own payment id as the partner repeats it; null where it does not. */
  readonly paymentId: string | null
  /** The card that the partner keeps, where it was asked to. */
  readonly card?: { readonly lastDigits: string; readonly expires: string }
}

/** A verified word of a partner about one payout. */
export type PayoutEvidence = Omit<Evidence, 'canonicalStatus' | 'card'> & {
  readonly canonicalStatus: CanonicalPayoutStatus
}

/** A payment that a partner has taken, and where its player goes now; null where there is nothing left to do there. */
export type OpenedDeposit = Evidence & { readonly pageUrl: string | null }

/** What a signed notification is about. */
export type Notice =
  | { readonly about: 'deposit'; readonly evidence: Evidence }
  | { readonly about: 'payout'; readonly evidence: PayoutEvidence }
  /** Signed, but the signature does not cover what would move money: the partner is asked. */
  | { readonly about: 'ask'; readonly paymentId: string }
  /** Signed, and of no payment of ours to change. */
  | { readonly about: 'nothing' }

/** Who pays, or is paid, as far as partners demand it. */
export type Person = {
  readonly playerId: number
  readonly firstName: string
  readonly surname: string
  readonly email: string
}

export type DepositOrder = {
  readonly paymentId: string
  /** At most ten digits; never used twice. */
  readonly orderNumber: string
  readonly amount: Money
  /** Our own call that takes what this partner signs; the player's page for a partner that says nothing by itself. */
  readonly notifyUrl: string
  /** Player's own page, for partners that send the browser back with nothing that they signed. */
  readonly ownPageUrl: string
  readonly language: string
  /** What the payment page calls the purchase. */
  readonly description: string
  readonly payer: Person
  /** Address that the player's browser comes from. */
  readonly payerIp: string
  /** The player lets the partner keep the card for later payments. */
  readonly keepsCard?: boolean
}

export type PayoutOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Money
  /** An account, or a card that its owner let the partner keep. */
  readonly target: { readonly iban: string } | { readonly storedCardRef: string }
  readonly payee: Person
  readonly description: string
}

/** A payment as both sides know it. */
export type KnownPayment = {
  readonly paymentId: string
  readonly providerRef: string
  readonly orderNumber: string
  readonly amount: Money
}

/**
 * A payment partner. Every answer that these give is verified: a bad signature is a Fault on the way out and
 * `undefined` on the way in. What a partner has not, its adapter leaves out.
 */
export type Gateway = {
  readonly name: string
  /** Asks for a payment. A Fault means that the outcome is unknown and the attempt is abandoned. */
  readonly createDeposit?: (order: DepositOrder) => Promise<OpenedDeposit>
  /** Can a card that this partner keeps still be charged? */
  readonly canChargeStoredCard?: (storedCardRef: string) => Promise<boolean>
  /** Opens a payment by such a card. No money moves before `chargeOpened`, so that its number can be kept first. */
  readonly openStoredCard?: (order: DepositOrder, storedCardRef: string) => Promise<OpenedDeposit>
  readonly chargeOpened?: (payment: KnownPayment) => Promise<Evidence>
  /** Reads what the browser brought back; undefined when the partner did not sign it. */
  readonly parseReturn?: (fields: Readonly<Record<string, string>>) => Promise<Evidence | undefined>
  /** Reads a server-to-server notification, as the bytes that came; undefined when the partner did not sign it. */
  readonly parseNotification?: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => Promise<Notice | undefined>
  readonly fetchStatus?: (payment: KnownPayment) => Promise<Evidence>
  readonly capture?: (payment: KnownPayment, amount?: Money) => Promise<Evidence>
  /** Lets go of a payment that has not settled. */
  readonly cancel?: (payment: KnownPayment) => Promise<Evidence>
  /** Sends settled money back, all of it or a part. */
  readonly refund?: (payment: KnownPayment, amount?: Money) => Promise<Evidence>
  /** Pays out. The same order again is the same payout. */
  readonly createPayout?: (order: PayoutOrder) => Promise<PayoutEvidence>
  readonly fetchPayout?: (payout: KnownPayment) => Promise<PayoutEvidence>
}

/** One exchange with a partner, before masking. */
export type Exchange = {
  readonly paymentId: string | null
  readonly gateway: string
  readonly operation: string
  readonly request: Readonly<Record<string, unknown>>
  readonly response: unknown
  readonly httpStatus: number | null
  /**
   * `unsigned`: the partner signs no answers of this kind; its address and our token vouch for it.
   * `handed-over`: the player's browser carries it, so there is no answer.
   */
  readonly verdict: 'verified' | 'unsigned' | 'handed-over' | 'bad-signature' | 'timeout' | 'unreachable' | 'unreadable'
  readonly durationMs: number
}

/** Keeps an exchange for those who must find out later what was said. */
export type RecordExchange = (exchange: Exchange) => Promise<void>
