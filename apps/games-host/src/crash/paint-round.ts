import type { BetActions } from './bet-actions.ts'
import { SLOTS, stakeAt, type CrashCourse } from './crash-course.ts'
import { isOpen } from './own-bets.ts'

/** Renders what depends on the clock. */
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
    // An automatic cash-out has been reached: the platform has paid it, or will soon.
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
    // An open bet keeps its own stake: the next one may have another stake, or be free.
    stakeMinor: isOpen(bet) ? bet.stake.amountMinor : stakeAt(course, slot),
    isFree: free.stakeMinor !== undefined,
    canDown: stakes[slot]?.canDown ?? false,
    canUp: stakes[slot]?.canUp ?? false,
    isBusy: actions.isBusy(slot),
    halfMinor: actions.halfOf(slot),
    hasStations: data.game.curve.stations !== undefined,
  })
}
