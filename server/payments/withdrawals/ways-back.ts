import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { payoutPartnerOf, WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import type { CardRow } from '../cards/cards.queries.ts'
import { listCards } from '../cards/cards.queries.ts'
import { isWalletConnected } from '../wallets/store-wallet.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { listWaysIn, type WayIn } from './ways-back.queries.ts'

const CARDS_MAX = 50
const CARD_PARTNERS = new Set(
  WITHDRAWAL_METHODS.filter((one) => payoutTargetOf(one) === 'card').map((one) => payoutPartnerOf(one)),
)

/** Ways by which a player can withdraw now. */
export type WaysOut = {
  /** Methods of the brand that staff have not closed to the player, in the brand's order. */
  readonly methods: readonly string[]
  /** Stored cards that can be paid to. */
  readonly cards: readonly CardRow[]
  /** Those of the methods by which money came in, which must be used first. */
  readonly waysBack: readonly WayIn[]
  /** The player's own wallet is connected. */
  readonly hasWallet: boolean
}

type WaysNeeds = Pick<WithdrawalNeeds, 'db' | 'rules' | 'isRestricted' | 'payoutGateways'>

/** Reads the ways by which a player can withdraw, and those that must be used first. */
export async function readWaysOut(needs: WaysNeeds, playerId: number): Promise<WaysOut> {
  const { db, rules, isRestricted } = needs
  const closed = await Promise.all(rules.methods.map(async (method) => isRestricted?.(playerId, method)))
  const [stored, waysIn, hasWallet] = await Promise.all([
    listCards(db, playerId, CARDS_MAX),
    listWaysIn(db, playerId),
    isWalletConnected(needs, playerId),
  ])
  const cards = stored.filter(({ gateway, state }) => CARD_PARTNERS.has(gateway) && state !== 'registered')
  const methods = rules.methods.filter(
    (one, index) => !closed[index] && (payoutTargetOf(one) !== 'wallet' || hasWallet),
  )
  return {
    methods,
    cards,
    hasWallet,
    waysBack: waysToGoFirst({ methods, waysIn, hasCard: cards.length > 0, minMinor: rules.minMinor }),
  }
}

/**
 * Money goes back the way it came in first: a partner that took deposits and can pay out comes before every other way,
 * as long as the rest of those deposits is at least the minimum withdrawal. Pure.
 */
export function waysToGoFirst(of: {
  readonly methods: readonly string[]
  readonly waysIn: readonly WayIn[]
  readonly hasCard: boolean
  readonly minMinor: number
}): WayIn[] {
  const { methods, waysIn, hasCard, minMinor } = of
  return waysIn.filter(
    ({ gateway, leftMinor }) =>
      leftMinor >= minMinor &&
      methods.some((one) => payoutPartnerOf(one) === gateway && (payoutTargetOf(one) !== 'card' || hasCard)),
  )
}

/** The way that must be used before the chosen one; undefined when the choice is right. Pure. */
export function wayMissed(waysBack: readonly WayIn[], method: string): WayIn | undefined {
  return waysBack.some(({ gateway }) => gateway === payoutPartnerOf(method)) ? undefined : waysBack[0]
}
