import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-cards.ts'
import type { Input, StaffCaller } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import * as queries from './cards.queries.ts'
import { moveCard, type Moving } from './move-card.ts'
import type { CardNeeds } from './needs.ts'
import { shownOf } from './shown-of.ts'

/** Cards of one player, including removed ones, each with its history. */
export async function listPlayerCards(
  { db, target, hasPin, mayIssue }: Pick<CardNeeds, 'db' | 'target' | 'hasPin' | 'mayIssue'>,
  { query, refuse }: Pick<Input<typeof calls.listPlayerCards>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof calls.listPlayerCards>> {
  const { playerId } = query
  if (!(await findPlayerById(db, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const cards = await queries.findCardsOf(db, target, playerId)
  const events = await queries.findEventsOf(
    db,
    cards.map(({ id }) => id),
  )
  const historyOf = (cardId: string) => events.filter((event) => event.cardId === cardId).map(eventShown)
  return {
    cards: cards.map((card) => ({ ...shownOf(card), history: historyOf(card.id) })),
    hasPin: await hasPin(playerId),
    mayIssue,
  }
}

function eventShown({ move, at, actor, actorName, reason, explanation }: queries.CardEvent) {
  return { move, at: at.toISOString(), actor, by: actorName, reason, explanation }
}

/** A member of staff changes the state of a player's card. */
export async function moveCardByStaff(
  needs: CardNeeds,
  caller: StaffCaller,
  moving: Pick<Moving, 'cardId' | 'move' | 'reason' | 'explanation'> & { readonly playerId: number },
): Promise<ReplyOf<typeof calls.lockCard>> {
  const actor = { kind: 'staff', id: String(caller.userId), name: caller.name } as const
  return shownOf(await moveCard(needs, { ...moving, actor }))
}
