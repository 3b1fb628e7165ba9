import type { FeeWay } from '#contract/shapes/fees.ts'
import { BANK_APP, gatewaysOfWallet, isDeviceWallet } from '#contract/shapes/payment-names.ts'
import { payoutPartnerOf } from '#contract/shapes/withdrawals.ts'

/** Ways without any fee: cash at our own venues. */
const FREE: readonly string[] = ['Landbase', 'CashPayout']

/** Every way in and out of a brand, each with the partner that it goes through. */
export function feeWaysOf(brand: {
  readonly depositMethods: readonly string[]
  readonly cardGateways: readonly string[]
  /** Partners that redirect to a bank which is chosen on our page. */
  readonly buttonRoutes: readonly string[]
  readonly payoutMethods: readonly string[]
}): FeeWay[] {
  const partnersOf = (method: string): readonly string[] => {
    if (method === 'CardOnline') return brand.cardGateways
    if (isDeviceWallet(method)) return gatewaysOfWallet(method, brand.cardGateways)
    if (method === 'PaymentButton') return [...new Set([...brand.buttonRoutes, BANK_APP])]
    return [method]
  }
  return [
    ...brand.depositMethods
      .filter((method) => !FREE.includes(method))
      .flatMap((method) => partnersOf(method).map((partner) => ({ direction: 'deposit' as const, method, partner }))),
    ...brand.payoutMethods
      .filter((method) => !FREE.includes(method))
      .map((method) => ({ direction: 'withdrawal' as const, method, partner: payoutPartnerOf(method) })),
  ]
}
