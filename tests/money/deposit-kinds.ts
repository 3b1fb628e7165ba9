import { createBankPayment } from '#contract/onling-v2/bank-consent.ts'
import { allPartners } from '#partners/facts.ts'
import type { ScenarioName } from './money-machine.ts'

/** A kind of deposit in this test. */
export type DepositKind = {
  readonly name: string
  readonly gateway: string
  readonly method: string
  /** The call that starts it, if it is not Funds/Deposit; it takes no method. */
  readonly call?: string
  /** The bank of a payment button. */
  readonly buttonId?: string
  /** The partner's folder. */
  readonly partner: string
  /** The partner repeats notifications that were not answered. */
  readonly repeats?: boolean
  /** How the browser returns: with parameters signed by the partner, or without. */
  readonly return: 'form' | 'query' | 'nothing'
  /** The browser's return is the only message: without a response the page is reloaded. */
  readonly isOnlyWord?: boolean
  /** The amount before the digits of the scenario; a million minor units by default. */
  readonly baseMinor?: number
  readonly skips: readonly ScenarioName[]
}

const knownKinds: readonly DepositKind[] = [
  // eAPI has no order of notifications: `out_of_order` is `success` there. It repeats no amount either: `wrong_amount`
  // is a signed return about another order.
  { name: 'Csob', gateway: 'Csob', method: 'CardOnline', partner: 'csob', return: 'form', skips: ['out_of_order'] },
  // The order is sent by the browser, so no request of ours can time out while it is created.
  {
    name: 'GPWebPay',
    gateway: 'GPWebPay',
    method: 'CardOnline',
    partner: 'gpwebpay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  // A wallet of the device on the page of the same gateway: the same states as a card's.
  {
    name: 'GPWebPayApplePay',
    gateway: 'GPWebPay',
    method: 'ApplePay',
    partner: 'gpwebpay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  {
    name: 'PayUCard',
    gateway: 'PayUCard',
    method: 'CardOnline',
    partner: 'payu',
    return: 'nothing',
    repeats: true,
    skips: [],
  },
  {
    name: 'PayoutOne',
    gateway: 'PayoutOne',
    method: 'PayoutOne',
    partner: 'payout-one',
    return: 'nothing',
    repeats: true,
    skips: [],
  },
  {
    name: 'Netera',
    gateway: 'Netera',
    method: 'Netera',
    partner: 'netera',
    return: 'nothing',
    repeats: true,
    skips: [],
  },
  // The same partner as GP webpay, through the page of one bank.
  {
    name: 'PaymentButton',
    gateway: 'PaymentButton',
    method: 'PaymentButton',
    buttonId: 'cz-0100',
    partner: 'gpwebpay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  // A bank's own button at the gateway of its cards: no card page, otherwise the same states.
  {
    name: 'CsobButton',
    gateway: 'PaymentButton',
    method: 'PaymentButton',
    buttonId: 'cz-0300',
    partner: 'csob',
    return: 'form',
    skips: ['out_of_order'],
  },
  // The order is sent by the browser, there is no status call, and only small amounts are accepted: only the signed
  // return remains.
  {
    name: 'MobileTech',
    gateway: 'MobileTech',
    method: 'MobileTech',
    partner: 'mobiletech',
    return: 'query',
    isOnlyWord: true,
    baseMinor: 20_000,
    skips: [
      'timeout_create',
      'timeout_status',
      'http_500',
      'http_429',
      'out_of_order',
      'bad_signature',
      'lost_callback',
      'wrong_amount',
      'late_success',
      'return_only',
      'replay',
    ],
  },
  // The bank never sends notifications, so none are repeated or out of order.
  {
    name: 'BankPsd2',
    gateway: 'PaymentButton',
    method: 'PaymentButton',
    call: createBankPayment.path,
    partner: 'bank-psd2',
    return: 'nothing',
    skips: ['out_of_order', 'dup_callback', 'bad_signature', 'replay'],
  },
]

/** A partner with a method of its own and notifications by folder is tested by the generic protocol. */
const kindsByFolder = allPartners.flatMap(({ key, gateway, method, notifiesByFolder }): DepositKind[] =>
  method && notifiesByFolder
    ? [{ name: gateway, gateway, method: method.name, partner: key, return: 'nothing', repeats: true, skips: [] }]
    : [],
)

export const depositKinds: readonly DepositKind[] = [...knownKinds, ...kindsByFolder]
