import type { CrashBet } from './crash-calls.ts'

/** It waits or is in play. */
export function isOpen(bet: CrashBet | undefined): bet is CrashBet {
  return bet?.state === 'queued' || bet?.state === 'placed'
}

/** The bets of this player by place: the one that counts now, and those that ended in this round. */
export function createOwnBets() {
  const bySlot: (CrashBet | undefined)[] = [undefined, undefined]
  const toldRefused = new Set<string>()
  return {
    at: (slot: number): CrashBet | undefined => bySlot[slot],
    has: (idTail: string): boolean => bySlot.some((bet) => bet?.betId.endsWith(idTail)),
    /** It is in play, as far as this page was told. */
    isPlaced: (idTail: string): boolean => bySlot.some((bet) => bet?.state === 'placed' && bet.betId.endsWith(idTail)),
    hasOpen: (): boolean => bySlot.some(isOpen),
    put(bet: CrashBet): void {
      bySlot[bet.slot] = bet
    },
    /**
     * Takes what the platform says. A bet of a round that is gone makes room; refused ones are given once, to be told.
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
    /** Refusals of earlier visits are old news. */
    forgetRefused(bets: readonly CrashBet[]): void {
      for (const bet of bets) if (bet.state === 'refused') toldRefused.add(bet.betId)
    },
  }
}
export type OwnBets = ReturnType<typeof createOwnBets>
