import type { Clock, Database, StaffCaller } from '#server/kernel/index.ts'
import { findRevealed } from './reveals.queries.ts'

/**
 * For the kernel's guard: which players a member of staff sees whole, having given a purpose within the last minutes.
 * Who has lost the right since sees nobody.
 */
export function makeRevealedTo({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return async ({ sessionId, permissions }: StaffCaller): Promise<(playerId: number) => boolean> => {
    if (!permissions.includes('players.reveal')) return () => false
    const revealed = new Set(await findRevealed(db, sessionId, clock.now()))
    return (playerId) => revealed.has(playerId)
  }
}
