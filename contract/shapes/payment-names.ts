import { Type } from 'typebox'
import { partnerFacts } from '#partners/facts.ts'
import type { OwnWay, PartnerFacts } from '#partners/partner-facts.ts'

/** Payment words of the specification (player-site §3 and §9). Partners and stored data use them, so they never change. */
type Facts = (typeof partnerFacts)[number]
type CardFacts = Extract<Facts, { readonly takesCards: true }>
type OwnMethodFacts = Extract<Facts, { readonly method: object }>
type PayoutFacts = Extract<Facts, { readonly payouts: object }>
export type DepositGateway = CardFacts['gateway']
/** Methods of ours, with any partner, and methods that are one partner's alone. */
export type DepositMethod = 'CardOnline' | 'Bacs' | 'PaymentButton' | 'Landbase' | OwnMethodFacts['method']['name']
export type PartnerPayout = PayoutFacts['payouts'][number]['method']

const takesCards = (facts: Facts): facts is CardFacts => 'takesCards' in facts
const hasOwnMethod = (facts: Facts): facts is OwnMethodFacts => 'method' in facts
const paysOut = (facts: Facts): facts is PayoutFacts => 'payouts' in facts

export const depositGateways: readonly DepositGateway[] = partnerFacts.filter(takesCards).map(({ gateway }) => gateway)
export const depositMethods: readonly DepositMethod[] = [
  'CardOnline',
  'Bacs',
  'PaymentButton',
  'Landbase',
  ...partnerFacts.filter(hasOwnMethod).map(({ method }) => method.name),
]
export const partnerPayouts: readonly PartnerPayout[] = partnerFacts
  .filter(paysOut)
  .flatMap(({ payouts }) => payouts.map(({ method }) => method))

export const DepositMethodName = Type.Enum([...depositMethods])

/** Partner of a deposit: a card's gateway, or the method that is its own partner. */
export const DepositPartnerName = Type.Enum([
  ...depositGateways,
  ...depositMethods.filter((one): one is Exclude<DepositMethod, 'CardOnline'> => one !== 'CardOnline'),
])

/** The partner that pays a method out, or that alone takes it in; undefined for a method without one. */
export function partnerOfMethod(method: string): (typeof partnerFacts)[number] | undefined {
  return partnerFacts.find(
    (facts) =>
      (hasOwnMethod(facts) && facts.method.name === method) ||
      (paysOut(facts) && facts.payouts.some((one) => one.method === method)),
  )
}

/** Where a method of a partner pays to; undefined for one that has no partner, which pays to an account. */
export function payoutTargetOf(method: string): 'account' | 'card' | 'wallet' | undefined {
  return partnerFacts
    .filter(paysOut)
    .flatMap(({ payouts }) => [...payouts])
    .find((one) => one.method === method)?.to
}

/** Methods of partners that name a market themselves; the others stand in the market's own list. */
export const methodsInMarket = (market: 'CZE' | 'SVK'): readonly DepositMethod[] =>
  partnerFacts.flatMap((facts: Facts) => {
    const { method, markets }: PartnerFacts = facts
    return hasOwnMethod(facts) && method && markets?.includes(market) ? [facts.method.name] : []
  })

/** Names of partners, the same in every language: `gateway.PayUCard` and `method.PayoutOne`. */
export const namesOfPartners: ReadonlyMap<string, string> = new Map(
  partnerFacts.flatMap((facts: Facts) => [
    [`gateway.${facts.gateway}`, facts.name] as const,
    ...(hasOwnMethod(facts) ? [[`method.${facts.method.name}`, facts.name] as const] : []),
  ]),
)

/** How a method that is one partner's alone is paid by; undefined for every other method. */
export function ownWayOf(method: string): OwnWay | undefined {
  return partnerFacts.filter(hasOwnMethod).find((facts) => facts.method.name === method)?.method.way
}

/** The partner whose players pay in this way of its own: there is at most one. */
export function partnerOfWay(way: OwnWay): OwnMethodFacts {
  const found = partnerFacts.filter(hasOwnMethod).find(({ method }) => method.way === way)
  if (!found) throw new Error(`No partner is paid by ${way}.`)
  return found
}
