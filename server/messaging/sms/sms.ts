import type { LanguageCode } from '../letter.ts'

/** What each kind of text message has to be told. */
export type SmsValues = {
  readonly 'verification-code': { readonly code: string; readonly minutes: number }
  /** Confirms a payment; `amount` is written already. */
  readonly 'payment-code': { readonly code: string; readonly minutes: number; readonly amount: string }
  readonly advertising: { readonly text: string }
}

export type SmsTemplate = keyof SmsValues

/** A text message: to which number (E.164), in which language, the values of its template, and how long it is of use. */
export type Sms = {
  readonly to: string
  readonly language: LanguageCode
  readonly usefulMinutes: number
} & { [T in SmsTemplate]: { readonly template: T; readonly values: SmsValues[T] } }[SmsTemplate]

/** Where text messages leave. Throws when the gateway did not take the message; a later attempt may go through. */
export type SmsGateway = {
  readonly send: (message: {
    readonly to: string
    readonly text: string
    /** Our id: the gateway takes a message of one id once. */
    readonly ref: string
    readonly ttlSeconds: number
    readonly category: 'OTP' | 'TRANSACTION' | 'MARKETING'
  }) => Promise<{ readonly gatewayRef: string }>
}

/** The gateway will never take this message: no further attempt. */
export class SmsRejected extends Error {
  override readonly name = 'SmsRejected'
}
