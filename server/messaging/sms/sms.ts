import type { LanguageCode } from '../letter.ts'

/** Values of each kind of text message. */
export type SmsValues = {
  readonly 'verification-code': { readonly code: string; readonly minutes: number }
  /** Confirms a payment; `amount` is formatted already. */
  readonly 'payment-code': { readonly code: string; readonly minutes: number; readonly amount: string }
  readonly advertising: { readonly text: string }
}

export type SmsTemplate = keyof SmsValues

/** A text message: number (E.164), language, values of its template, and how long it is useful. */
export type Sms = {
  readonly to: string
  readonly language: LanguageCode
  readonly usefulMinutes: number
} & { [T in SmsTemplate]: { readonly template: T; readonly values: SmsValues[T] } }[SmsTemplate]

/** A gateway for text messages. Throws when it did not accept the message; a retry may succeed. */
export type SmsGateway = {
  readonly send: (message: {
    readonly to: string
    readonly text: string
    /** Our id: the gateway accepts a message of one id once. */
    readonly ref: string
    readonly ttlSeconds: number
    readonly category: 'OTP' | 'TRANSACTION' | 'MARKETING'
  }) => Promise<{ readonly gatewayRef: string }>
}

/** The gateway will never accept this message: no further attempt. */
export class SmsRejected extends Error {
  override readonly name = 'SmsRejected'
}
