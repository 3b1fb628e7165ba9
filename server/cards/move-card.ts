import { playerCardCan, playerCardMoves, type PlayerCardMove } from '#contract/states/player-card-states.ts'
import { refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import * as queries from './cards.queries.ts'
import type { CardActor, CardNeeds } from './needs.ts'

type Needs = Pick<CardNeeds, 'db' | 'clock' | 'target' | 'endSessionsOfCard' | 'announceEnded'>

export type Moving = {
  readonly cardId: string
  readonly move: PlayerCardMove
  readonly actor: CardActor
  /** Where it was done; null or absent: at no venue. */
  readonly venueId?: string | null
  readonly reason?: queries.BlockReason
  readonly explanation?: string | undefined
  /** Required holder; without it, any card of the brand. */
  readonly playerId?: number
  /** A further condition of the caller on the state. */
  readonly isAllowed?: (state: queries.CardRow['state']) => boolean
}

/**
 * Changes the state of a card and records who did it and why; sessions that it opened end, unless it was unlocked.
 * Refuses ERR_INVALID_CARD_ID for an unknown card, ERR_STATE_CHANGED for what its state does not allow.
 */
export async function moveCard(needs: Needs, moving: Moving): Promise<queries.CardRow> {
  const { card, ended } = await needs.db.transaction((tx) => writeMove(tx, needs, moving))
  await needs.announceEnded(ended)
  return card
}

async function writeMove(tx: Transaction, { clock, target, endSessionsOfCard }: Needs, moving: Moving) {
  const { cardId, move, actor, reason = null, explanation = null, playerId, isAllowed, venueId = null } = moving
  const before = await queries.lockCardRow(tx, target, cardId)
  if (!before || (playerId !== undefined && before.playerId !== playerId)) return refuse('ERR_INVALID_CARD_ID')
  if (!playerCardCan(move, before.state) || isAllowed?.(before.state) === false)
    return refuse('ERR_STATE_CHANGED', { state: before.state })

  const at = clock.now()
  const { to } = playerCardMoves[move]
  await queries.setCardState(tx, { id: cardId, state: to, reason, at })
  const by = { actor: actor.kind, actorId: actor.id, actorName: actor.name }
  await queries.insertEvent(tx, { cardId, move, ...by, reason, explanation, at })
  const ended = move === 'unlock' ? [] : await endSessionsOfCard(tx, cardId, actor.kind)
  await publish(tx, `cards.card-${to === 'active' ? 'unlocked' : to}`, { playerId: before.playerId, cardId })
  await noteKnownAt(tx, { playerId: before.playerId, venueId, at })
  return { card: { ...before, state: to, reason, changedAt: at }, ended }
}
