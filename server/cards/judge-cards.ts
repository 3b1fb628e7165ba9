import { refuse, type Querier } from '#server/kernel/index.ts'
import { findCardsOf } from './cards.queries.ts'

/** Refuses at a venue a player without a valid card: none at all, or only locked ones. */
export async function judgeCards(db: Querier, target: string, playerId: number): Promise<void> {
  const held = (await findCardsOf(db, target, playerId)).filter(({ state }) => state !== 'removed')
  if (held.length === 0) refuse('ERR_INVALID_CARD_ID', { state: 'missing' })
  if (held.every(({ state }) => state === 'locked')) refuse('ERR_INVALID_CARD_ID', { state: 'locked' })
}
