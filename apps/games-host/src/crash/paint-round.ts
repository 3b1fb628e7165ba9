import type { BetActions } from './bet-actions.ts'
import { SLOTS, stakeAt, type CrashCourse } from './crash-course.ts'
import { isOpen } from './own-bets.ts'

/** Writes what changes with the clock. */
export function paintRound(
  course: CrashCourse,
  actions: BetActions,
  nowMs: number,
  refreshSoon: (afterMs: number) => void,
): void {
  const { clock, view, own, shown, told, phase } = course
  view.round(clock.frame, clock.multiplier(nowMs), clock.serverNow(nowMs))
  for (const slot of SLOTS) {
    paintSlot(course, actions, slot)
    const bet = own.at(slot)
    // An automatic cash-out has been passed: the platform has paid it, or is about to.
    const target = bet?.state === 'placed' && phase === 'running' ? bet.autoCashOut : null
    if (bet && target !== null && shown() > target && !told.has(`auto ${bet.betId}`)) {
      told.add(`auto ${bet.betId}`)
      refreshSoon(200)
    }
  }
}

function paintSlot(course: CrashCourse, actions: BetActions, slot: number): void {
  const { view, own, speech, stakes, free, data } = course
  const bet = own.at(slot)
  view.slot(slot, {
    action: actions.actionOf(slot),
    bet,
    note: speech.note(bet, actions.latencyMs),
    // Of a bet that stands or waits its own: the next one may be of another stake, or the house's.
    stakeMinor: isOpen(bet) ? bet.stake.amountMinor : stakeAt(course, slot),
    isFree: free.stakeMinor !== undefined,
    canDown: stakes[slot]?.canDown ?? false,
    canUp: stakes[slot]?.canUp ?? false,
    isBusy: actions.isBusy(slot),
    halfMinor: actions.halfOf(slot),
    hasStations: data.game.curve.stations !== undefined,
  })
}
