import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/player-cards.ts'
import { refuse, type ClientCaller, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { cardIndex, readCardNumber } from './card-number.ts'
import * as queries from './cards.queries.ts'
import { moveCard, type Moving } from './move-card.ts'
import type { CardNeeds } from './needs.ts'
import { shownToVenue } from './shown-of.ts'

type Which = { readonly cardNumber?: string; readonly cardId?: string }

/** A land-based system changes the state of a card: a player lost it at the venue, or handed it in. */
export async function moveCardAtVenue(
  needs: CardNeeds,
  caller: ClientCaller,
  which: Which,
  moving: Pick<Moving, 'move' | 'reason' | 'explanation'>,
): Promise<ReplyOf<typeof calls.lockCardAtVenue>> {
  const { id } = await findByEither(needs, which)
  const actor = { kind: 'venue', id: caller.clientId, name: caller.name } as const
  return shownToVenue(await moveCard(needs, { cardId: id, actor, venueId: caller.venueId, ...moving }))
}

export async function getCardState(
  needs: CardNeeds,
  { body }: Pick<Input<typeof calls.getCardState>, 'body'>,
): Promise<ReplyOf<typeof calls.getCardState>> {
  return shownToVenue(await findByEither(needs, body))
}

export async function listCardsAtVenue(
  { db, target }: Pick<CardNeeds, 'db' | 'target'>,
  { body, refuse }: Pick<Input<typeof calls.listCardsAtVenue>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof calls.listCardsAtVenue>> {
  if (!(await findPlayerById(db, target, body.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  return { cards: (await queries.findCardsOf(db, target, body.playerId)).map(shownToVenue) }
}

/** A removed card is not found by its number, because somebody else may hold that number later; by our id it is. */
async function findByEither({ db, target, cipher }: CardNeeds, { cardNumber, cardId }: Which) {
  if ((cardNumber === undefined) === (cardId === undefined)) return refuse('ERR_INVALID_CONTRACT')
  const number = cardNumber === undefined ? undefined : readCardNumber(cardNumber)
  const found = cardId
    ? await queries.findCard(db, target, cardId)
    : number && (await queries.findHeld(db, target, cardIndex(cipher, number)))
  return found ? found : refuse('ERR_INVALID_CARD_ID')
}
