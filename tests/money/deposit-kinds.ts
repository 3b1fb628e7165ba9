import type { TestPayments } from '#server/payments/test-payments.ts'
import type { ScenarioName } from './money-machine.ts'

/** A way in, as the machine plays it. */
export type DepositKind = {
  readonly name: string
  readonly gateway: 'Csob' | 'GPWebPay' | 'PayUCard' | 'PayoutOne'
  readonly method: 'CardOnline' | 'PayoutOne'
  readonly partner: keyof Pick<TestPayments['partners'], 'csob' | 'gpWebPay' | 'payU' | 'payoutOne'>
  /** How the browser comes back: with what the partner signed, or with nothing. */
  readonly return: 'form' | 'query' | 'nothing'
  readonly skips: readonly ScenarioName[]
}

export const depositKinds: readonly DepositKind[] = [
  // eAPI has no order of notifications: `out_of_order` is `success` there. It repeats no amount either: `wrong_amount` is a
  // return about another order, and one that is lost with the process is as if it never came: the signed status credits.
  {
    name: 'Csob',
    gateway: 'Csob',
    method: 'CardOnline',
    partner: 'csob',
    return: 'form',
    skips: ['out_of_order', 'wrong_amount'],
  },
  // The order goes with the browser, so nothing of ours can stay silent while it is made.
  {
    name: 'GPWebPay',
    gateway: 'GPWebPay',
    method: 'CardOnline',
    partner: 'gpWebPay',
    return: 'query',
    skips: ['out_of_order', 'timeout_create'],
  },
  { name: 'PayUCard', gateway: 'PayUCard', method: 'CardOnline', partner: 'payU', return: 'nothing', skips: [] },
  { name: 'PayoutOne', gateway: 'PayoutOne', method: 'PayoutOne', partner: 'payoutOne', return: 'nothing', skips: [] },
]
