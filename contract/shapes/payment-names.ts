import { Type } from 'typebox'
import { partnerFacts, statementBankFacts } from '#partners/facts.ts'
import { deviceWallets, type DeviceWallet, type OwnWay, type PartnerFacts } from '#partners/partner-facts.ts'

/** Payment words of the specification (player-site §3 and §9). Partners and stored data use them, so they never change. */
type Facts = (typeof partnerFacts)[number]
type CardFacts = Extract<Facts, { readonly takesCards: true }>
type OwnMethodFacts = Extract<Facts, { readonly method: object }>
type PayoutFacts = Extract<Facts, { readonly payouts: object }>
export type DepositGateway = CardFacts['gateway']
/** Methods of ours, with any partner, and methods that are one partner's alone. */
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

/** Whether a method is a wallet of the player's device, which gateways of cards take. */
export const isDeviceWallet = (method: string): method is DeviceWallet => deviceWallets.some((one) => one === method)

/** The gateways of cards, of those given and in their order, whose pages take a wallet. */
export const gatewaysOfWallet = <Gateway extends string>(
  wallet: DeviceWallet,
  gateways: readonly Gateway[],
): readonly Gateway[] =>
  gateways.filter((gateway) =>
    partnerFacts.some((facts: PartnerFacts) => facts.gateway === gateway && facts.deviceWallets?.includes(wallet)),
  )

export const DepositMethodName = Type.Enum([...depositMethods])

type OwnPartner = Exclude<DepositMethod, 'CardOnline' | DeviceWallet>

/** Partners of deposits: gateways of cards, and methods that are their own partner. */
export const depositPartners: readonly (DepositGateway | OwnPartner)[] = [
  ...depositGateways,
  ...depositMethods.filter((one): one is OwnPartner => one !== 'CardOnline' && !isDeviceWallet(one)),
]

/** Partner of a deposit: a card's gateway, or the method that is its own partner. */
export const DepositPartnerName = Type.Enum([...depositPartners])

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

type MarketKey = 'CZE' | 'SVK'
const isIn = (markets: readonly MarketKey[] | undefined, market: MarketKey) => markets?.includes(market) ?? false

/** Methods of partners that brands of a market may have, in and out. */
export const methodsInMarket = (market: MarketKey): readonly DepositMethod[] =>
  partnerFacts.flatMap((facts) =>
    hasOwnMethod(facts) && isIn(facts.method.markets, market) ? [facts.method.name] : [],
  )
export const payoutsInMarket = (market: MarketKey): readonly PartnerPayout[] =>
  partnerFacts
    .filter(paysOut)
    .flatMap(({ payouts }) => payouts.flatMap(({ method, markets }) => (isIn(markets, market) ? [method] : [])))

/** Methods of partners on which a player of the market may be asked for a fee. */
export const methodsWithPlayerFee = (market: MarketKey): readonly string[] =>
  partnerFacts.flatMap(({ method }: PartnerFacts) => (isIn(method?.playerFeeIn, market) && method ? [method.name] : []))

/** What the specification calls partners among a brand's providers of cards. */
export const cardProviders: readonly CardProvider[] = partnerFacts.flatMap((facts) =>
  'cardProvider' in facts ? [facts.cardProvider] : [],
)

/** The gateway of banks that are approved in the bank's app; the empty name where no partner reaches them. */
export const BANK_APP: string = partnerFacts.find(({ asksBanks }: PartnerFacts) => asksBanks)?.gateway ?? ''

/** Transfers to our account, and what players approved at their banks: their list of a day is the statements of our bank. */
export const LISTED_BY_STATEMENTS: readonly string[] = ['Bacs', BANK_APP]

/** Banks that give the movements of our account by an API that we speak, and what their statements are called. */
export type StatementBankName = (typeof statementBankFacts)[number]['name']
export type OwnStatementFormat = (typeof statementBankFacts)[number]['format']
export const statementBanks: readonly StatementBankName[] = statementBankFacts.map(({ name }) => name)
export const ownStatementFormats: readonly OwnStatementFormat[] = statementBankFacts.map(({ format }) => format)

/** Names of partners, the same in every language: by gateway, by folder as accounts of the books have it, and by method. */
export const namesOfPartners: ReadonlyMap<string, string> = new Map(
  partnerFacts.flatMap((facts: Facts) => [
    [`gateway.${facts.gateway}`, facts.name] as const,
    [`gateway.${facts.gateway.toLowerCase()}`, facts.name] as const,
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
