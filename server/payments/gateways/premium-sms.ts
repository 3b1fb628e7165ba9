import type { CurrencyCode, Money } from '#money'

/** A message of the partner's server about premium text messages. */
export type SmsWord =
  /** A phone sent us a message. Nothing is paid yet: a phone without credit pays nothing. */
  | {
      readonly about: 'message'
      readonly messageId: string
      /** E.164 */
      readonly phone: string
      readonly shortCode: string
      readonly text: string
      readonly operator: string
    }
  /** The operator has charged the phone for a message, or has not. */
  | {
      readonly about: 'delivery'
      readonly messageId: string
      readonly isBilled: boolean
      readonly status: string
      readonly amount: { readonly amountMinor: number; readonly currency: CurrencyCode }
    }

/** A partner that charges phones for text messages that their owners send. */
export type PremiumSms = {
  /** The number that a message of this price is sent to. */
  readonly shortCodeOf: (amount: Money) => string
  readonly textOf: (orderNumber: string) => string
  /** The order's number in a text; undefined for another text. */
  readonly orderNumberIn: (text: string) => string | undefined
  /** Undefined when the partner did not sign it, `nothing` when it is about something else. */
  readonly readCallback: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    /** The order that a message was sent for, for the record. */
    orderNumberOf: (messageId: string) => Promise<string | undefined>,
  ) => Promise<SmsWord | 'nothing' | undefined>
}
