import type { CrashBet } from './crash-calls.ts'

/** It is queued or in play. */
export function isOpen(bet: CrashBet | undefined): bet is CrashBet {
  return bet?.state === 'queued' || bet?.state === 'placed'
}

/** The bets of this player by slot: the current one, and those that ended in this round. */
export function createOwnBets() {
  const bySlot: (CrashBet | undefined)[] = [undefined, undefined]
  const toldRefused = new Set<string>()
  return {
    at: (slot: number): CrashBet | undefined => bySlot[slot],
    has: (idTail: string): boolean => bySlot.some((bet) => bet?.betId.endsWith(idTail)),
    /** It is in play, as far as this page knows. */
    isPlaced: (idTail: string): boolean => bySlot.some((bet) => bet?.state === 'placed' && bet.betId.endsWith(idTail)),
    hasOpen: (): boolean => bySlot.some(isOpen),
    put(bet: CrashBet): void {
      bySlot[bet.slot] = bet
    },
    /**
     * Takes the platform's bets. A bet of a past round makes room; refused ones are returned once, to be announced.
     * @param roundId the round that is shown
     */
    take(bets: readonly CrashBet[], roundId: string | null): CrashBet[] {
      const refused: CrashBet[] = []
      for (const slot of [0, 1]) {
        const own = bets.filter((bet) => bet.slot === slot)
        const open = own.findLast(isOpen)
        const ended = own.findLast((bet) => bet.roundId === roundId && (bet.state === 'cashed' || bet.state === 'lost'))
        bySlot[slot] = open ?? ended
        for (const bet of own) {
          if (bet.state !== 'refused' || toldRefused.has(bet.betId)) continue
          toldRefused.add(bet.betId)
          refused.push(bet)
        }
      }
      return refused
    },
    /** Ignores refusals of earlier visits. */
    forgetRefused(bets: readonly CrashBet[]): void {
      for (const bet of bets) if (bet.state === 'refused') toldRefused.add(bet.betId)
    },
  }
}
export type OwnBets = ReturnType<typeof createOwnBets>
