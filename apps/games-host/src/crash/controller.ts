import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import type { Flight } from '#games/engines/crash/scene/index.ts'
import type { PastLine } from '../play/fill-history.ts'
import { createBetActions, type BetActions } from './bet-actions.ts'
import { createCrashCourse, NOTICE_MS, placeOf, SLOTS, stakeAt, type CrashNeeds } from './crash-course.ts'
import { applyFrame } from './apply-frame.ts'
import { paintRound } from './paint-round.ts'
import { createResponseHandler, takeState } from './apply-responses.ts'
import type { CrashView } from './view.ts'

/** Controller of a shared game on this page: two bet slots, the platform's state of them, and announcements. */
export function createCrashController(needs: CrashNeeds) {
  const course = createCrashCourse(needs)
  const { data, session, calls, words, view, own, shown } = course
  const { refreshSoon, ...answers } = createResponseHandler(course)
  const actions = createBetActions({
    ...course,
    ...answers,
    game: data.game,
    noticeMs: NOTICE_MS,
    stakeOf: (slot) => stakeAt(course, slot),
    round: () => ({ id: course.roundId, phase: course.phase, shown: shown() }),
    refreshSoon,
  })
  const stepStake = (slot: number, direction: 1 | -1): void => void course.stakes[slot]?.step(direction)
  listenSlots(needs, view, actions, stepStake)

  return {
    /** A bet of this player is queued or in play: it may be cashed out at any moment. */
    get hasOpenBet() {
      return own.hasOpen()
    },
    /** Bets of this visit that ended, the newest first. */
    get past(): readonly PastLine[] {
      return course.past
    },
    get chain() {
      return course.chain
    },
    get phase(): Flight['phase'] {
      const { phase, clock } = course
      if (phase === undefined || (phase === 'betting' && !clock.frame?.r?.l)) return 'waiting'
      return phase === 'settled' ? 'crashed' : phase
    },
    async begin(): Promise<void> {
      view.balance(session.balance.amountMinor)
      view.net(session.netResult.amountMinor)
      const answer = await calls.state()
      if (answer.ok) takeState(course, answer.data, true)
      course.free.offer()
      view.announce(words.crash('sayReady', { name: data.title, balance: words.money(session.balance.amountMinor) }))
    },
    hear: (frame: CrashFrame): void => applyFrame(course, frame, refreshSoon),
    line(isUp: boolean): void {
      view.notice(isUp ? undefined : words.crash('lineLost'))
      if (isUp) refreshSoon()
    },
    stepStake,
    /** `first`: the first bet that can be cashed out, else the slot `otherwise`. */
    press(slot: number | 'first', otherwise = 0): void {
      if (slot !== 'first') return void actions.act(slot)
      const out = SLOTS.find((one) => actions.actionOf(one).kind === 'cash-out')
      void actions.act(out ?? otherwise)
    },
    /** Cashes out half of the first bet for which that is possible. */
    pressHalf(): void {
      const slot = SLOTS.find((one) => actions.halfOf(one) !== undefined)
      if (slot !== undefined) void actions.takeHalf(slot)
    },
    paint: (nowMs: number): void => paintRound(course, actions, nowMs, refreshSoon),
  }
}

type StepStake = (slot: number, direction: 1 | -1) => void

function listenSlots(needs: CrashNeeds, view: CrashView, actions: BetActions, stepStake: StepStake): void {
  for (const slot of SLOTS) {
    const kept = `${placeOf(needs, slot)}:auto`
    view.onAct(slot, () => void actions.act(slot))
    view.onHalf(slot, () => void actions.takeHalf(slot))
    view.onStep(slot, (direction) => stepStake(slot, direction))
    view.onAuto(slot, localStorage.getItem(kept) ?? '', (text) => localStorage.setItem(kept, text))
  }
}
