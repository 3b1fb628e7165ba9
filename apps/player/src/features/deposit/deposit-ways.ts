import type { BodyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import type { DepositGateway, DepositMethod } from '#contract/shapes/payment-names.ts'

/** One way to pay: the method of the brand, its partner, and how the partner is called. */
export type DepositWay = Pick<BodyOf<typeof deposit>, 'method' | 'gateway'> & {
  readonly kind: 'card' | 'bank' | 'transfer'
  readonly partner: string
  /** The card that pays by one click. */
  readonly storedCard?: { readonly cardId: string; readonly lastDigits: string }
}

/** Gateways that can keep a card for later payments. */
export function keepsCards({ gateway, storedCard }: DepositWay): boolean {
  return gateway in CARD_PARTNERS && !storedCard
}

const CARD_PARTNERS: Readonly<Record<DepositGateway, string>> = {
  Csob: 'ČSOB',
  GPWebPay: 'GP webpay',
  PayUCard: 'PayU',
}

/** Ways to pay that the brand has, in its order: each gateway of cards, then methods that are their own partner. */
export function depositWays(payment: {
  readonly depositMethods: readonly DepositMethod[]
  readonly depositGateways: readonly DepositGateway[]
}): DepositWay[] {
  const { depositMethods, depositGateways } = payment
  return depositMethods.flatMap((method): DepositWay[] => {
    if (method === 'CardOnline')
      return depositGateways.map((gateway) => ({ method, gateway, kind: 'card', partner: CARD_PARTNERS[gateway] }))
    if (method === 'Bacs') return [{ method, gateway: 'Bacs', kind: 'transfer', partner: '' }]
    return method === 'PayoutOne' ? [{ method, gateway: 'PayoutOne', kind: 'bank', partner: 'Payout' }] : []
  })
}
