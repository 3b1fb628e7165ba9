import type { Static } from 'typebox'
import type { StoredCard, verify } from '#contract/onling-v2/player-payment-cards.ts'
import { cardCan, cardMoves, type CardMove } from '#contract/states/card-states.ts'
import { Fault, tell, type Input } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { cardInfo } from './card-info.ts'
import * as queries from './cards.queries.ts'

type Change = Pick<Input<typeof verify>, 'body' | 'caller' | 'refuse'>
type CardNeeds = Pick<Needs, 'db' | 'clock' | 'gateways'>

/** Asks the gateway whether a card can still be charged, and notes that it can. */
export async function verifyCard(needs: CardNeeds, change: Change): Promise<Static<typeof StoredCard>> {
  const { db, gateways } = needs
  const card = await queries.findCard(db, change.caller.playerId, change.body.cardId)
  if (!card) return change.refuse('ERR_INVALID_CARD_ID')
  if (!cardCan('verify', card.state)) return change.refuse('ERR_STATE_CHANGED', { state: card.state })
  const gateway = gateways.get(card.gateway)
  try {
    if (!(await gateway?.canChargeStoredCard?.(card.providerRef))) return change.refuse('ERR_GATEWAY_UNAVAILABLE')
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return change.refuse('ERR_GATEWAY_UNAVAILABLE')
  }
  return moveCard(needs, 'verify', change)
}

/** Moves a card of the player. ERR_STATE_CHANGED when it is not in a state that the move is made from. */
export async function moveCard(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  move: CardMove,
  {
    body,
    caller,
    refuse,
  }: Omit<Change, 'refuse'> & {
    readonly refuse: (code: 'ERR_INVALID_CARD_ID' | 'ERR_STATE_CHANGED', details?: { readonly state: string }) => never
  },
): Promise<Static<typeof StoredCard>> {
  const { playerId } = caller
  return db.transaction(async (tx) => {
    const card = await queries.findCard(tx, playerId, body.cardId)
    if (!card) return refuse('ERR_INVALID_CARD_ID')
    if (!cardCan(move, card.state)) return refuse('ERR_STATE_CHANGED', { state: card.state })
    const moved = await queries.changeCard(tx, card, cardMoves[move].to, clock.now())
    if (!moved) return refuse('ERR_STATE_CHANGED')
    await tell(tx, `payments.card-${moved.state}`, { cardId: card.id, playerId })
    return cardInfo(moved)
  })
}
