import type { Money } from '#money'
import type { DeviceWallet } from '#partners/partner-facts.ts'
import type { BankConsents } from './bank-consents.ts'
import type { PremiumSms } from './premium-sms.ts'
import type { Wallets } from './wallets.ts'

/** A partner's own status, mapped to ours (providers §0). */
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

/** The same for payouts. */
export type CanonicalPayoutStatus = 'queued' | 'sent' | 'paid' | 'rejected' | 'returned' | 'error'

/** A verified status of one payment at a partner. */
export type Evidence = {
  readonly providerRef: string
  readonly providerStatus: string
  readonly canonicalStatus: CanonicalStatus
  /** Null where the partner's protocol does not repeat the amount. */
  readonly amount: Money | null
  /** Our own payment id as the partner repeats it; null where it does not. */
  readonly paymentId: string | null
  /** The card that the partner stores, where it was asked to. */
  readonly card?: KeptCard
  /** The partner's number of a refund that we did not ask for: a bank took the money back. */
  readonly bankRefund?: string
}

/** A card as a partner shows it, and the partner's token for it where that is not the payment's number. */
export type KeptCard = { readonly lastDigits: string; readonly expires: string; readonly ref?: string }

/** A stored card that can be charged: its token, and its digits and expiry where the partner returns them. */
export type ChargeableCard = { readonly ref: string; readonly card?: KeptCard }

/** A verified status of one payout at a partner. */
export type PayoutEvidence = Omit<Evidence, 'canonicalStatus' | 'card' | 'bankRefund'> & {
  readonly canonicalStatus: CanonicalPayoutStatus
}

/** A payment that a partner has accepted, and the page for its player; null where nothing is left to do there. */
export type OpenedDeposit = Evidence & { readonly pageUrl: string | null }

/** What a charge of a stored card needs beside the payment: the card, and the player's browser for 3-D Secure. */
export type CardCharge = {
  readonly storedCardRef: string
  /** Our own call for what the browser brings back from the card's bank. */
  readonly notifyUrl: string
  readonly language: string
  readonly userAgent: string
}

/** Result of a charge; with a page, the card's bank requires its holder there first. */
export type Charged = Evidence & { readonly pageUrl?: string }

/** What a signed notification is about. */
export type Notice =
  | { readonly about: 'deposit'; readonly evidence: Evidence }
  | { readonly about: 'payout'; readonly evidence: PayoutEvidence }
  /** Signed, but the signature does not cover what would move money: the status is requested. */
  | { readonly about: 'ask'; readonly paymentId: string }
  /** Signed, and about no payment of ours to change. */
  | { readonly about: 'nothing' }

/** The payer or payee, with the data that partners require. */
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
  /** Our own call for this partner's signed messages; the player's page for a partner that sends none. */
  readonly notifyUrl: string
  /** The player's own page, for partners whose return carries nothing signed. */
  readonly ownPageUrl: string
  readonly language: string
  /** Name of the purchase on the payment page. */
  readonly description: string
  readonly payer: Person
  /** IP address of the player's browser. */
  readonly payerIp: string
  /** The player allows the partner to store the card for later payments. */
  readonly keepsCard?: boolean
  /** The player pays from a wallet that is connected at the partner. */
  readonly fromWallet?: boolean
  /** The bank whose page the player is redirected to directly, by the partner's code. */
  readonly bankCode?: string
  /** The wallet of the player's device that the partner's page is to take. */
  readonly deviceWallet?: DeviceWallet
  /** The player pays by a text message, and not on the partner's page. */
  readonly bySms?: boolean
}

export type PayoutOrder = {
  readonly paymentId: string
  readonly orderNumber: string
  readonly amount: Money
  /** An account, a card that its owner allowed the partner to store, or the payee's own wallet at the partner. */
  readonly target: { readonly iban: string } | { readonly storedCardRef: string } | { readonly wallet: true }
  readonly payee: Person
  readonly description: string
}

/** A payment that has ids on both sides. */
export type KnownPayment = {
  readonly paymentId: string
  readonly providerRef: string
  readonly orderNumber: string
  readonly amount: Money
}

/**
 * A payment partner. Every result of these functions is verified: a bad signature in a response is a Fault, in an
 * incoming message `undefined`. An adapter leaves out what its partner does not support.
 */
export type Gateway = {
  readonly name: string
  /** Requests a payment. A Fault means that the outcome is unknown and the attempt is abandoned. */
  readonly createDeposit?: (order: DepositOrder) => Promise<OpenedDeposit>
  /** Whether a card that this partner stores can still be charged, and its token. Undefined when it cannot. */
  readonly findStoredCard?: (storedCardRef: string, holder: Person) => Promise<ChargeableCard | undefined>
  /**
   * Opens a payment by such a card. Where the partner allows it, no money moves before `chargeOpened`, so that its
   * number can be stored first; a partner that charges at once returns what it charged, signed, with our own payment
   * id.
   */
  readonly openStoredCard?: (order: DepositOrder, storedCardRef: string) => Promise<OpenedDeposit>
  readonly chargeOpened?: (payment: KnownPayment, charge: CardCharge) => Promise<Charged>
  /** Deletes a stored card at the partner. */
  readonly forgetStoredCard?: (storedCardRef: string, holder: Person) => Promise<void>
  /**
   * Confirms an open payment by the code that the partner sent to its player; after a wrong code it returns the
   * attempts left.
   */
  readonly confirmByCode?: (
    payment: KnownPayment,
    code: string,
  ) => Promise<Evidence | { readonly attemptsLeft: number }>
  /** Parses what the browser brought back; undefined when the partner did not sign it. */
  readonly parseReturn?: (fields: Readonly<Record<string, string>>) => Promise<Evidence | undefined>
  /**
   * Parses a server-to-server notification from its raw bytes; undefined when the partner did not sign it.
   * @param path the request's path, with its query
   */
  readonly parseNotification?: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    path: string,
  ) => Promise<Notice | undefined>
  readonly fetchStatus?: (payment: KnownPayment) => Promise<Evidence>
  readonly capture?: (payment: KnownPayment, amount?: Money) => Promise<Evidence>
  /** Cancels a payment that has not settled. */
  readonly cancel?: (payment: KnownPayment) => Promise<Evidence>
  /**
   * Refunds a settled payment, all of it or a part.
   * @param refundId our own number of the refund, for partners that recognise a repeat by it
   */
  readonly refund?: (payment: KnownPayment, amount?: Money, refundId?: string) => Promise<Evidence>
  /** Pays out. Idempotent by the order. */
  readonly createPayout?: (order: PayoutOrder) => Promise<PayoutEvidence>
  readonly fetchPayout?: (payout: KnownPayment) => Promise<PayoutEvidence>
  /** The signed return of the browser is this partner's only message: it is accepted as proof, once and in time. */
  readonly isReturnProof?: boolean
  readonly premiumSms?: PremiumSms
  /** Access to a player's accounts, where the partner connects to banks. */
  readonly consents?: BankConsents
  /** Wallets of players, where the partner has them. */
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
   * `unsigned`: the partner does not sign responses of this kind; its address and our token authenticate it.
   * `handed-over`: the player's browser carries it, so there is no response.
   */
  readonly verdict: 'verified' | 'unsigned' | 'handed-over' | 'bad-signature' | 'timeout' | 'unreachable' | 'unreadable'
  readonly durationMs: number
  /** Pattern of the partner's tokens for stored cards anywhere in a text: they are masked. With `g`, for every match. */
  readonly cardWords?: RegExp
}

/** Records an exchange, so that it can be investigated later. */
export type RecordExchange = (exchange: Exchange) => Promise<void>
