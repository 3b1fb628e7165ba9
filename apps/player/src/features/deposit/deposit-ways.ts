import type { BodyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import {
  gatewaysOfWallet,
  isDeviceWallet,
  partnerOfMethod,
  type DepositGateway,
  type DepositMethod,
} from '#contract/shapes/payment-names.ts'
import { partnerFacts } from '#partners/facts.ts'

/**
 * One way to pay: the method of the brand, its partner, and the kind of the partner's call. `button` redirects to a
 * bank that is chosen here, `app` to one that is chosen at the partner.
 */
export type DepositWay = Pick<BodyOf<typeof deposit>, 'method' | 'gateway'> & {
  readonly kind: 'card' | 'bank' | 'transfer' | 'wallet' | 'phone' | 'button' | 'app' | 'ApplePay' | 'GooglePay'
  readonly partner: string
  /** The stored card for payment by one click. */
  readonly storedCard?: { readonly cardId: string; readonly lastDigits: string }
}

/** Whether the gateway can store a card for later payments. */
export function keepsCards({ kind, storedCard }: DepositWay): boolean {
  return kind === 'card' && !storedCard
}

/** Ways to pay that the brand has, in its order: each gateway of cards, then methods without a separate gateway. */
export function depositWays(payment: {
  readonly depositMethods: readonly DepositMethod[]
  readonly depositGateways: readonly DepositGateway[]
  /** The market’s phones can be charged at a partner’s page. */
  readonly hasPhonePage?: boolean
}): DepositWay[] {
  const { depositMethods, depositGateways, hasPhonePage = false } = payment
  return depositMethods.flatMap((method): DepositWay[] => {
    if (method === 'CardOnline')
      return depositGateways.map((gateway) => ({ method, gateway, kind: 'card', partner: nameOf(gateway) }))
    if (isDeviceWallet(method))
      return gatewaysOfWallet(method, depositGateways)
        .slice(0, 1)
        .map((gateway) => ({ method, gateway, kind: method, partner: nameOf(gateway) }))
    const own = partnerOfMethod(method)
    if (own === undefined || !('method' in own))
      return (KINDS[method] ?? []).map((kind) => ({ method, gateway: method, kind, partner: '' }))
    const kind = own.method.way
    if (kind === 'phone' && !hasPhonePage) return []
    return [{ method, gateway: method, kind, partner: kind === 'bank' ? own.name : '' }]
  })
}

const nameOf = (gateway: DepositGateway): string => partnerFacts.find((one) => one.gateway === gateway)?.name ?? gateway

/** Ways of methods that no single partner has. */
const KINDS: Readonly<Record<string, readonly DepositWay['kind'][]>> = {
  Bacs: ['transfer'],
  PaymentButton: ['button', 'app'],
}

/** Id of a way, stable across reloads. */
export function wayId({ gateway, kind, storedCard }: DepositWay): string {
  return storedCard ? `card-${storedCard.cardId}` : kind === 'card' || kind === 'bank' ? gateway : kind
}
