import { randomBytes } from 'node:crypto'
import type { Scenario } from '#providers/kit/scenarios.ts'

/** Numbers of eAPI: 1 created … 10 refunded. */
export const STATUS = {
  created: 1,
  inProgress: 2,
  cancelled: 3,
  confirmed: 4,
  reversed: 5,
  declined: 6,
  waitingForSettlement: 7,
  settled: 8,
  refundInProgress: 9,
  refunded: 10,
} as const

export type Status = (typeof STATUS)[keyof typeof STATUS]

/** One payment of the bank. */
export type CardPayment = {
  readonly payId: string
  readonly orderNo: string
  readonly totalAmount: number
  readonly currency: string
  readonly closePayment: boolean
  readonly returnUrl: string
  readonly returnMethod: 'GET' | 'POST'
  readonly merchantData: string | undefined
  readonly language: string
  readonly scenario: Scenario
  readonly expiresAt: Date
  /** Paid by a card, or by the bank's own button in its internet banking. */
  readonly by: 'card' | 'button'
  /** The shop may charge the card again. */
  readonly keepsCard: boolean
  /** The payment whose card it is charged to. */
  readonly origPayId: string | undefined
  /** Last digits and expiry of the card that paid. */
  card: { readonly lastDigits: string; readonly expires: string } | undefined
  status: Status
  /** What the card's bank requires of its holder before it decides. */
  wanted?: Readonly<Record<string, unknown>>
  /** Sum of its partial refunds. */
  refunded?: number
  authCode: string | undefined
  paidAt: Date | undefined
  hasExpired: boolean
  statusCalls: number
}

/** 15 characters, as the bank's are, and unguessable: whoever has it sees the card page. */
export function newPayId(): string {
  return randomBytes(12).toString('hex').slice(0, 15)
}

/** Operations of a shop; any other state answers 150. */
export const OPERATIONS = {
  close: { from: [STATUS.confirmed], to: STATUS.waitingForSettlement },
  reverse: { from: [STATUS.confirmed, STATUS.waitingForSettlement], to: STATUS.reversed },
  refund: { from: [STATUS.settled], to: STATUS.refundInProgress },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>

export type Operation = keyof typeof OPERATIONS

/** Expires a payment that nobody completed in time. */
export function expireIfDue(payment: CardPayment, now: Date): void {
  const isOpen = payment.status === STATUS.created || payment.status === STATUS.inProgress
  if (!isOpen || now < payment.expiresAt) return
  payment.status = STATUS.cancelled
  payment.hasExpired = true
}
