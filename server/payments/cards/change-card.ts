import type { Static } from 'typebox'
import type { StoredCard, verify } from '#contract/onling-v2/player-payment-cards.ts'
import { cardCan, cardMoves, type CardMove } from '#contract/states/card-states.ts'
import { Fault, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { cardInfo } from './card-info.ts'
import * as queries from './cards.queries.ts'

type Change = Pick<Input<typeof verify>, 'body' | 'caller' | 'refuse'>
type CardNeeds = Pick<Needs, 'db' | 'clock' | 'gateways' | 'findPayer'>

/**
 * Asks the gateway whether a card can still be charged, and stores that it can, and its token. When the same card was
 * stored twice, the older one is deleted.
 */
export async function verifyCard(needs: CardNeeds, change: Change): Promise<Static<typeof StoredCard>> {
  const { db, clock } = needs
  const { playerId } = change.caller
  const card = await queries.findCard(db, playerId, change.body.cardId)
  if (!card) return change.refuse('ERR_INVALID_CARD_ID')
  if (!cardCan('verify', card.state)) return change.refuse('ERR_STATE_CHANGED', { state: card.state })
  const found = await askGateway(needs, card)
  if (!found) return change.refuse('ERR_GATEWAY_UNAVAILABLE')
  return db.transaction(async (tx) => {
    const same = await queries.lockSameCard(tx, card, found.ref)
    if (same && same.playerId !== playerId) return change.refuse('ERR_INVALID_CARD_ID')
    if (same) {
      await queries.changeCard(tx, same, 'deregistered', clock.now())
      await publish(tx, 'payments.card-deregistered', { cardId: same.id, playerId })
    }
    await queries.nameCard(tx, card.id, found)
    const now = (await queries.findCard(tx, playerId, card.id)) ?? card
    return cardInfo(await move(tx, { clock }, now, 'verify', change.refuse))
  })
}

async function askGateway({ gateways, findPayer }: CardNeeds, card: queries.CardRow) {
  const find = gateways.get(card.gateway)?.findStoredCard
  const holder = await findPayer(card.playerId)
  if (!find || !holder) return undefined
  try {
    return await find(card.providerRef, holder)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return undefined
  }
}

type RefuseMove = (code: 'ERR_INVALID_CARD_ID' | 'ERR_STATE_CHANGED', details?: { readonly state: string }) => never
type MoveInput = Omit<Change, 'refuse'> & { readonly refuse: RefuseMove }

/** Changes the state of a card of the player. ERR_STATE_CHANGED when the card is not in a state that allows it. */
export async function moveCard(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  cardMove: CardMove,
  { body, caller, refuse }: MoveInput,
): Promise<Static<typeof StoredCard>> {
  return db.transaction(async (tx) => {
    const card = await queries.findCard(tx, caller.playerId, body.cardId)
    return card ? cardInfo(await move(tx, { clock }, card, cardMove, refuse)) : refuse('ERR_INVALID_CARD_ID')
  })
}

/** Deletes a card: with us at once, and at the gateway if it answers. Nothing is charged to it any more. */
export async function forgetCard(needs: CardNeeds, asked: MoveInput): Promise<Static<typeof StoredCard>> {
  const card = await queries.findCard(needs.db, asked.caller.playerId, asked.body.cardId)
  const forgotten = await moveCard(needs, 'deregister', asked)
  const holder = card && (await needs.findPayer(card.playerId))
  const forget = card && needs.gateways.get(card.gateway)?.forgetStoredCard
  if (!card || !holder || !forget) return forgotten
  // A payout to the card that is on its way still needs it.
  if (await queries.isPaidOutTo(needs.db, card.id)) return forgotten
  try {
    await forget(card.providerRef, holder)
  } catch (error) {
    // The gateway's copy cannot be used without us, and our reference to it is gone; the exchange is recorded.
    if (!(error instanceof Fault)) throw error
  }
  return forgotten
}

async function move(
  tx: Transaction,
  { clock }: Pick<Needs, 'clock'>,
  card: queries.CardRow,
  cardMove: CardMove,
  refuse: RefuseMove,
): Promise<queries.CardRow> {
  if (!cardCan(cardMove, card.state)) return refuse('ERR_STATE_CHANGED', { state: card.state })
  const moved = await queries.changeCard(tx, card, cardMoves[cardMove].to, clock.now())
  if (!moved) return refuse('ERR_STATE_CHANGED')
  await publish(tx, `payments.card-${moved.state}`, { cardId: card.id, playerId: card.playerId })
  return moved
}
