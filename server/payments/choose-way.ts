import { gatewaysOfWallet, isDeviceWallet, ownWayOf } from '#contract/shapes/payment-names.ts'
import type { BodyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import { refuse } from '#server/kernel/index.ts'
import type { PaymentButton } from './buttons/payment-button.ts'
import type { CardRow } from './cards/cards.queries.ts'
import type { DepositOrder, Gateway, OpenedDeposit } from './gateways/gateway.ts'
import type { DepositRules, Needs } from './needs.ts'

type Order = BodyOf<typeof deposit>

/** How the player pays, beyond the order: a card to store or a stored one, or the connected wallet. */
export type PaymentChoice = {
  readonly keepsCard?: boolean
  readonly storedCard?: Pick<CardRow, 'id' | 'providerRef'>
  readonly fromWallet?: boolean
  /** The player pays by a text message of their own phone. */
  readonly bySms?: boolean
  /** The bank whose page the player is redirected to directly. */
  readonly button?: PaymentButton
  /** The partner that redirects there, where the bank is chosen on that partner's page. */
  readonly route?: string
}

/** Asks the gateway to open the payment of an order. */
export type Opener = (order: DepositOrder) => Promise<OpenedDeposit>

/**
 * Decides by which partner and how a deposit is paid, and checks its amount. Refuses a way that the brand does not
 * offer, that no partner of ours supports, or that staff closed to the player.
 */
export async function chooseWay(
  needs: Pick<Needs, 'rules' | 'gateways' | 'isRestricted'>,
  playerId: number,
  body: Order,
  input: PaymentChoice,
): Promise<{ readonly partner: string; readonly gateway: Gateway; readonly open: Opener }> {
  const { rules, gateways } = needs
  const partner = partnerOf(body, input)
  const gateway = gateways.get(partner)
  const open = gateway && isOffered(body, rules, input) ? openerOf(gateway, body, input) : undefined
  if (!gateway || !open || (await needs.isRestricted?.(playerId, body.method)))
    return refuse('ERR_METHOD_NOT_AVAILABLE')
  const bounds = boundsOf(body, rules)
  if (!isAllowed(body.amount, bounds)) return refuse('ERR_AMOUNT_NOT_ALLOWED', bounds)
  return { partner, gateway, open }
}

/** Refuses a player to whom staff closed every way in that the brand offers. */
export async function judgeWaysIn(
  { rules, isRestricted }: Pick<Needs, 'rules' | 'isRestricted'>,
  playerId: number,
): Promise<void> {
  const closed = await Promise.all(rules.methods.map(async (method) => isRestricted?.(playerId, method)))
  if (closed.every(Boolean)) refuse('ERR_METHOD_NOT_AVAILABLE')
}

/** The partner to call: a button of a bank goes through one of the partners. */
export function partnerOf({ gateway }: Order, { button, route }: PaymentChoice): string {
  return button?.route ?? route ?? gateway
}

/**
 * How the gateway opens such a payment; undefined when it cannot. A card is stored only where stored cards can be
 * charged.
 */
function openerOf(gateway: Gateway, { method }: Order, input: PaymentChoice): Opener | undefined {
  const { keepsCard, storedCard, fromWallet = false, bySms = false, button } = input
  const { createDeposit, openStoredCard } = gateway
  if (storedCard) return openStoredCard && ((order) => openStoredCard(order, storedCard.providerRef))
  if (keepsCard) return openStoredCard && createDeposit && ((order) => createDeposit({ ...order, keepsCard }))
  const chosen = {
    ...(button ? { bankCode: button.bankCode } : {}),
    ...(isDeviceWallet(method) ? { deviceWallet: method } : {}),
  }
  return createDeposit && ((order) => createDeposit({ ...order, fromWallet, bySms, ...chosen }))
}

/**
 * Cards go through the gateways that the brand lists, and wallets of devices through those of them whose pages take
 * one; every other method is a partner of its own. A card in a wallet cannot be stored or charged again.
 */
function isOffered({ method, gateway }: Order, rules: DepositRules, input: PaymentChoice): boolean {
  const { button, route, bySms, keepsCard, storedCard } = input
  const gateways: readonly string[] = isDeviceWallet(method)
    ? gatewaysOfWallet(method, rules.gateways)
    : method === 'CardOnline'
      ? rules.gateways
      : [method]
  if (isDeviceWallet(method) && (keepsCard || storedCard)) return false
  const isWhole = (method === 'PaymentButton') === ((button ?? route) !== undefined)
  const hasWay = ownWayOf(method) !== 'phone' || bySms === true || rules.mobile.hasPage
  return rules.methods.includes(method) && gateways.includes(gateway) && isWhole && hasWay
}

type Bounds = Pick<DepositRules, 'minMinor' | 'maxMinor' | 'currency'>

/** A payment by phone cannot be refunded, so its maximum is low (providers §5.2). */
function boundsOf({ method }: Order, { minMinor, maxMinor, currency, mobile }: DepositRules): Bounds {
  return { minMinor, maxMinor: ownWayOf(method) === 'phone' ? mobile.maxMinor : maxMinor, currency }
}

function isAllowed({ amountMinor, currency }: Order['amount'], bounds: Bounds): boolean {
  return currency === bounds.currency && amountMinor >= bounds.minMinor && amountMinor <= bounds.maxMinor
}
