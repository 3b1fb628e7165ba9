import { type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { deleteAccessTokensOfCard } from './player-credentials.queries.ts'
import { endSessionsOfCard } from './player-sessions.queries.ts'

/** Reasons of a session's end, by who ended what a card opened. */
const REASONS = { player: 'ended-by-player', venue: 'ended-by-system', staff: 'ended-by-staff' } as const

/** Ends sessions that were opened with a card, and forgets the browsers that they are in; their ids are announced after the commit. */
export async function endCardSessions(
  { clock }: Pick<SignInNeeds, 'clock'>,
  tx: Transaction,
  cardId: string,
  by: keyof typeof REASONS,
): Promise<string[]> {
  await deleteAccessTokensOfCard(tx, cardId)
  return endSessionsOfCard(tx, { cardId, reason: REASONS[by], now: clock.now() })
}
