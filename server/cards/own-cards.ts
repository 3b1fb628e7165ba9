import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-card.ts'
import { playerMayRemove } from '#contract/states/player-card-states.ts'
import type { Input } from '#server/kernel/index.ts'
import { findCardsOf } from './cards.queries.ts'
import { moveCard } from './move-card.ts'
import type { CardNeeds } from './needs.ts'
import { shownOf } from './shown-of.ts'

/** Own cards that are not removed, newest first. */
export async function listOwnCards(
  { db, target }: Pick<CardNeeds, 'db' | 'target'>,
  { caller }: Pick<Input<typeof calls.listCards>, 'caller'>,
): Promise<ReplyOf<typeof calls.listCards>> {
  const cards = await findCardsOf(db, target, caller.playerId)
  return { cards: cards.filter(({ state }) => state !== 'removed').map(shownOf) }
}

/** A player cannot remove a locked card: staff still need it. */
export async function removeOwnCard(
  needs: CardNeeds,
  { caller, query }: Pick<Input<typeof calls.removeCard>, 'caller' | 'query'>,
): Promise<ReplyOf<typeof calls.removeCard>> {
  const { playerId } = caller
  const actor = { kind: 'player', id: String(playerId), name: null } as const
  await moveCard(needs, { ...query, move: 'remove', actor, playerId, isAllowed: playerMayRemove })
  return { done: true }
}
