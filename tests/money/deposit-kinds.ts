import { createBankPayment } from '#contract/onling-v2/bank-consent.ts'
import { allPartners } from '#partners/facts.ts'
import type { ScenarioName } from './money-machine.ts'

/** A way in, as the machine plays it. */
export type DepositKind = {
  readonly name: string
  readonly gateway: string
  readonly method: string
  /** The call that begins it, where it is not Funds/Deposit; it asks for no method. */
  readonly call?: string
  /** The bank that a payment button leads to. */
  readonly buttonId?: string
  /** Its folder. */
  readonly partner: string
  /** The partner comes again with what was not answered. */
  readonly repeats?: boolean
  /** How the browser comes back: with what the partner signed, or with nothing. */
  readonly return: 'form' | 'query' | 'nothing'
  /** The browser's word is the only one: who gets no answer to it loads the page again. */
  readonly isOnlyWord?: boolean
  /** What is paid, before the digits of the scenario; a million minor units where it is not said. */
  readonly baseMinor?: number
  readonly skips: readonly ScenarioName[]
}

const knownKinds: readonly DepositKind[] = [
  // eAPI has no order of notifications: `out_of_order` is `success` there. It repeats no amount either: `wrong_amount` is a
  // signed return about another order.
  { name: 'Csob', gateway: 'Csob', method: 'CardOnline', partner: 'csob', return: 'form', skips: ['out_of_order'] },
  // The order goes with the browser, so nothing of ours can stay silent while it is made.
  {
    name: 'GPWebPay',
    gateway: 'GPWebPay',
    method: 'CardOnline',
    partner: 'gpwebpay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  // A wallet of the device on the page of the same gateway: no other life than a card's.
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
  // The same partner as GP webpay, by the page of one bank.
  {
    name: 'PaymentButton',
    gateway: 'PaymentButton',
    method: 'PaymentButton',
    buttonId: 'cz-0100',
    partner: 'gpwebpay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  // The bank's own button at the gateway of its cards: no card page, and otherwise the same life.
  {
    name: 'CsobButton',
    gateway: 'PaymentButton',
    method: 'PaymentButton',
    buttonId: 'cz-0300',
    partner: 'csob',
    return: 'form',
    skips: ['out_of_order'],
  },
  // The order goes with the browser, nobody can be asked, and only little money is taken: what is left is the signed return.
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
  // The bank never tells by itself, so nothing of it comes twice or out of order.
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

/** A partner with a method of its own that tells by folder is played as the generic protocol has it. */
const kindsByFolder = allPartners.flatMap(({ key, gateway, method, notifiesByFolder }): DepositKind[] =>
  method && notifiesByFolder
    ? [{ name: gateway, gateway, method: method.name, partner: key, return: 'nothing', repeats: true, skips: [] }]
    : [],
)

export const depositKinds: readonly DepositKind[] = [...knownKinds, ...kindsByFolder]
