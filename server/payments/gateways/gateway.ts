import type { Money } from '#money'
import type { BankConsents } from './bank-consents.ts'
import type { PremiumSms } from './premium-sms.ts'
import type { Wallets } from './wallets.ts'

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
  /** Null where the partner's protocol does not repeat the amount . */
  readonly amount: Money | null
  /** Our own payment id as the partner repeats it; null where it does not. */
  readonly paymentId: string | null
  /** The card that the partner keeps, where it was asked to. */
  readonly card?: KeptCard
}

/** A card as a partner shows it, and the partner's own word for it where that is not the payment's number. */
export type KeptCard = { readonly lastDigits: string; readonly expires: string; readonly ref?: string }

/** A kept card that can be charged: by which word, and how it looks where the partner shows it. */
export type ChargeableCard = { readonly ref: string; readonly card?: KeptCard }

/** A verified word of a partner about one payout. */
export type PayoutEvidence = Omit<Evidence, 'canonicalStatus' | 'card'> & {
  readonly canonicalStatus: CanonicalPayoutStatus
}

/** A payment that a partner has taken, and where its player goes now; null where there is nothing left to do there. */
export type OpenedDeposit = Evidence & { readonly pageUrl: string | null }

/** What a charge of a kept card needs beside the payment: the card, and the player's browser for 3-D Secure. */
export type CardCharge = {
  readonly storedCardRef: string
  /** Our own call that takes what the browser brings back from the card's bank. */
  readonly notifyUrl: string
  readonly language: string
  readonly userAgent: string
}

/** What came of a charge; with a page, the card's bank wants its holder there first. */
export type Charged = Evidence & { readonly pageUrl?: string }

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
  readonly registeredAt: Date
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
  /** The player pays from a wallet that is connected at the partner. */
  readonly fromWallet?: boolean
  /** The bank whose page the player goes to straight away, in the partner's own words. */
  readonly bankCode?: string
  /** The player pays by a text message, and not at the partner's page. */
  readonly bySms?: boolean
}

export type PayoutOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Money
  /** An account, a card that its owner let the partner keep, or the payee's own wallet at the partner. */
  readonly target: { readonly iban: string } | { readonly storedCardRef: string } | { readonly wallet: true }
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
  /** Can a card that this partner keeps still be charged, and by which word? Undefined when it cannot. */
  readonly findStoredCard?: (storedCardRef: string, holder: Person) => Promise<ChargeableCard | undefined>
  /**
   * Opens a payment by such a card. Where the partner lets us, no money moves before `chargeOpened`, so that its number can
   * be kept first; a partner that charges at once says what it charged by our own payment id, signed.
   */
  readonly openStoredCard?: (order: DepositOrder, storedCardRef: string) => Promise<OpenedDeposit>
  readonly chargeOpened?: (payment: KnownPayment, charge: CardCharge) => Promise<Charged>
  /** Lets the partner forget a card for good. */
  readonly forgetStoredCard?: (storedCardRef: string, holder: Person) => Promise<void>
  /** Finishes an open payment by the code that the partner sent to its player; after a wrong one says how many are left. */
  readonly confirmByCode?: (
    payment: KnownPayment,
    code: string,
  ) => Promise<Evidence | { readonly attemptsLeft: number }>
  /** Reads what the browser brought back; undefined when the partner did not sign it. */
  readonly parseReturn?: (fields: Readonly<Record<string, string>>) => Promise<Evidence | undefined>
  /**
   * Reads a server-to-server notification, as the bytes that came; undefined when the partner did not sign it.
   * @param path where it came to, with its query
   */
  readonly parseNotification?: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    path: string,
  ) => Promise<Notice | undefined>
  readonly fetchStatus?: (payment: KnownPayment) => Promise<Evidence>
  readonly capture?: (payment: KnownPayment, amount?: Money) => Promise<Evidence>
  /** Lets go of a payment that has not settled. */
  readonly cancel?: (payment: KnownPayment) => Promise<Evidence>
  /**
   * Sends settled money back, all of it or a part.
   * @param refundId our own number of the refund, for partners that know the same one again
   */
  readonly refund?: (payment: KnownPayment, amount?: Money, refundId?: string) => Promise<Evidence>
  /** Pays out. The same order again is the same payout. */
  readonly createPayout?: (order: PayoutOrder) => Promise<PayoutEvidence>
  readonly fetchPayout?: (payout: KnownPayment) => Promise<PayoutEvidence>
  /** The signed return of the browser is all that this partner says: it is believed, once and in time. */
  readonly isReturnProof?: boolean
  readonly premiumSms?: PremiumSms
  /** A look at a player's accounts, where the partner reaches banks. */
  readonly consents?: BankConsents
  /** Wallets of players, where the partner keeps some. */
  readonly wallets?: Wallets
}

/** One exchange with a partner, before masking. */
export type Exchange = {
  readonly paymentId: string | null
  /** Our order's number, where the partner repeats nothing else of ours. */
  readonly orderNumber?: string
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
  /** How the partner calls cards that it keeps, wherever that stands in a text: it is not kept. Every match, so with `g`. */
  readonly cardWords?: RegExp
}

/** Keeps an exchange for those who must find out later what was said. */
export type RecordExchange = (exchange: Exchange) => Promise<void>
