import { Type } from 'typebox'
import { partnerFacts, statementBankFacts } from '#partners/facts.ts'
import { deviceWallets, type DeviceWallet, type OwnWay, type PartnerFacts } from '#partners/partner-facts.ts'

/** Payment names of the specification (player-site §3 and §9). Partners and stored data use them, so they never change. */
type Facts = (typeof partnerFacts)[number]
type CardFacts = Extract<Facts, { readonly takesCards: true }>
type OwnMethodFacts = Extract<Facts, { readonly method: object }>
type PayoutFacts = Extract<Facts, { readonly payouts: object }>
export type DepositGateway = CardFacts['gateway']
/** Methods available with any partner, and methods of a single partner. */
export type DepositMethod =
  | 'CardOnline'
  | DeviceWallet
  | 'Bacs'
  | 'PaymentButton'
  | 'Landbase'
  | OwnMethodFacts['method']['name']
export type CardProvider = Extract<Facts, { readonly cardProvider: string }>['cardProvider']
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
  ...deviceWallets,
  ...partnerFacts.filter(hasOwnMethod).map(({ method }) => method.name),
]
export const partnerPayouts: readonly PartnerPayout[] = partnerFacts
  .filter(paysOut)
  .flatMap(({ payouts }) => payouts.map(({ method }) => method))

/** Whether a method is a device wallet, which card gateways accept. */
export const isDeviceWallet = (method: string): method is DeviceWallet => deviceWallets.some((one) => one === method)

/** The given card gateways, in their order, whose pages accept a device wallet. */
export const gatewaysOfWallet = <Gateway extends string>(
  wallet: DeviceWallet,
  gateways: readonly Gateway[],
): readonly Gateway[] =>
  gateways.filter((gateway) =>
    partnerFacts.some((facts: PartnerFacts) => facts.gateway === gateway && facts.deviceWallets?.includes(wallet)),
  )

export const DepositMethodName = Type.Enum([...depositMethods])

type OwnPartner = Exclude<DepositMethod, 'CardOnline' | DeviceWallet>

/** Partners of deposits: card gateways, and methods that are their own partner. */
export const depositPartners: readonly (DepositGateway | OwnPartner)[] = [
  ...depositGateways,
  ...depositMethods.filter((one): one is OwnPartner => one !== 'CardOnline' && !isDeviceWallet(one)),
]

/** Partner of a deposit: a card gateway, or the method that is its own partner. */
export const DepositPartnerName = Type.Enum([...depositPartners])

/** The partner that pays a method out, or exclusively accepts it; undefined for a method without one. */
export function partnerOfMethod(method: string): (typeof partnerFacts)[number] | undefined {
  return partnerFacts.find(
    (facts) =>
      (hasOwnMethod(facts) && facts.method.name === method) ||
      (paysOut(facts) && facts.payouts.some((one) => one.method === method)),
  )
}

/** The target of payouts by a partner's method; undefined for a method without a partner, which pays to an account. */
export function payoutTargetOf(method: string): 'account' | 'card' | 'wallet' | undefined {
  return partnerFacts
    .filter(paysOut)
    .flatMap(({ payouts }) => [...payouts])
    .find((one) => one.method === method)?.to
}

type MarketKey = 'CZE' | 'SVK'
const isIn = (markets: readonly MarketKey[] | undefined, market: MarketKey) => markets?.includes(market) ?? false

/** Methods of partners available to brands of a market, in and out. */
export const methodsInMarket = (market: MarketKey): readonly DepositMethod[] =>
  partnerFacts.flatMap((facts) =>
    hasOwnMethod(facts) && isIn(facts.method.markets, market) ? [facts.method.name] : [],
  )
export const payoutsInMarket = (market: MarketKey): readonly PartnerPayout[] =>
  partnerFacts
    .filter(paysOut)
    .flatMap(({ payouts }) => payouts.flatMap(({ method, markets }) => (isIn(markets, market) ? [method] : [])))

/** Methods of partners for which a player of the market may be charged a fee. */
export const methodsWithPlayerFee = (market: MarketKey): readonly string[] =>
  partnerFacts.flatMap(({ method }: PartnerFacts) => (isIn(method?.playerFeeIn, market) && method ? [method.name] : []))

/** The specification's names of partners that provide card payments. */
export const cardProviders: readonly CardProvider[] = partnerFacts.flatMap((facts) =>
  'cardProvider' in facts ? [facts.cardProvider] : [],
)

/** The bank gateway whose payments are approved in the bank's app; the empty string without such a partner. */
export const BANK_APP: string = partnerFacts.find(({ isOpenBanking }: PartnerFacts) => isOpenBanking)?.gateway ?? ''

/**
 * Methods reconciled by the statements of our bank instead of a partner's list: transfers to our account, and payments approved at
 * the players' banks.
 */
export const LISTED_BY_STATEMENTS: readonly string[] = ['Bacs', BANK_APP]

/** Banks that provide the movements of our account by an API that we support, and the names of their statements. */
export type StatementBankName = (typeof statementBankFacts)[number]['name']
export type OwnStatementFormat = (typeof statementBankFacts)[number]['format']
export const statementBanks: readonly StatementBankName[] = statementBankFacts.map(({ name }) => name)
export const ownStatementFormats: readonly OwnStatementFormat[] = statementBankFacts.map(({ format }) => format)

/** Names of partners, the same in every language: by gateway, by their folder as in accounts of the books, and by method. */
export const namesOfPartners: ReadonlyMap<string, string> = new Map(
  partnerFacts.flatMap((facts: Facts) => [
    [`gateway.${facts.gateway}`, facts.name] as const,
    [`gateway.${facts.gateway.toLowerCase()}`, facts.name] as const,
    ...(hasOwnMethod(facts) ? [[`method.${facts.method.name}`, facts.name] as const] : []),
  ]),
)

/** How a partner's own method is paid; undefined for every other method. */
export function ownWayOf(method: string): OwnWay | undefined {
  return partnerFacts.filter(hasOwnMethod).find((facts) => facts.method.name === method)?.method.way
}

/** The partner with this way of its own: at most one. */
export function partnerOfWay(way: OwnWay): OwnMethodFacts {
  const found = partnerFacts.filter(hasOwnMethod).find(({ method }) => method.way === way)
  if (!found) throw new Error(`No partner is paid by ${way}.`)
  return found
}
