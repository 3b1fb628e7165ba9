import { type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { endSessionsOfCard } from './player-sessions.queries.ts'

/** Who ends what a card opened, in the words of a session's end. */
const REASONS = { player: 'ended-by-player', venue: 'ended-by-system', staff: 'ended-by-staff' } as const

/** Ends what was signed in with a card; the ids are announced after the commit. */
export async function endCardSessions(
  { clock }: Pick<SignInNeeds, 'clock'>,
  tx: Transaction,
  cardId: string,
  by: keyof typeof REASONS,
): Promise<string[]> {
  return endSessionsOfCard(tx, { cardId, reason: REASONS[by], now: clock.now() })
}
