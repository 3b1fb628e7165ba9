import type { Clock, Database, StaffCaller } from '#server/kernel/index.ts'
import { findRevealed } from './reveals.queries.ts'

/**
 * For the kernel's guard: the players whom a member of staff sees unmasked, after stating a purpose within the last
 * minutes. Staff who have lost the permission since see none.
 */
export function makeRevealedTo({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return async ({ sessionId, permissions }: StaffCaller): Promise<(playerId: number) => boolean> => {
    if (!permissions.includes('players.reveal')) return () => false
    const revealed = new Set(await findRevealed(db, sessionId, clock.now()))
    return (playerId) => revealed.has(playerId)
  }
}
