import type { BodyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import type { DepositGateway, DepositMethod } from '#contract/shapes/payment-names.ts'

/**
 * One way to pay: the method of the brand, its partner, and how the partner is called. `button` leads to a bank that is
 * chosen here, `app` to one that is chosen at the partner.
 */
export type DepositWay = Pick<BodyOf<typeof deposit>, 'method' | 'gateway'> & {
  readonly kind: 'card' | 'bank' | 'transfer' | 'wallet' | 'phone' | 'button' | 'app'
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
  /** The market’s phones can be charged at a partner’s page. */
  readonly hasPhonePage?: boolean
}): DepositWay[] {
  const { depositMethods, depositGateways, hasPhonePage = false } = payment
  return depositMethods.flatMap((method): DepositWay[] => {
    if (method === 'CardOnline')
      return depositGateways.map((gateway) => ({ method, gateway, kind: 'card', partner: CARD_PARTNERS[gateway] }))
    if (method === 'PayoutOne') return [{ method, gateway: method, kind: 'bank', partner: 'Payout' }]
    // The kinds of a method whose partner needs no name here.
    const kinds = method === 'MobileTech' && !hasPhonePage ? [] : KINDS[method]
    return kinds.map((kind) => ({ method, gateway: method, kind, partner: '' }))
  })
}

const KINDS: Readonly<Record<Exclude<DepositMethod, 'CardOnline' | 'PayoutOne'>, readonly DepositWay['kind'][]>> = {
  Bacs: ['transfer'],
  PaymentButton: ['button', 'app'],
  Netera: ['wallet'],
  MobileTech: ['phone'],
  Landbase: [],
}

/** What tells a way from the others, also when the page is read again. */
export function wayId({ gateway, kind, storedCard }: DepositWay): string {
  return storedCard ? `card-${storedCard.cardId}` : kind === 'card' ? gateway : kind
}
