import { createBonusLeft } from './bonus-left.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { PageView } from './page-view.ts'
import type { Gift, PlayedRound, SessionState } from './play-calls.ts'

type Shown = Pick<PageView, 'say' | 'money' | 'notice' | 'freeRounds' | 'bonusLeft'>

/** What the house pays of rounds: free rounds, and bonus money. @param noticeMs how long the end of either is told */
export function createHouseMoney(session: Pick<SessionState, 'freeRounds' | 'bonus'>, view: Shown, noticeMs: number) {
  const free = createFreeRounds(session.freeRounds, view)
  const bonus = createBonusLeft(session.bonus, view)
  return {
    free,
    bonus,
    /** After an answer: tells what has ended with it. @param gift what the round was asked for with */
    told(answered: PlayedRound, gift: Gift = {}): void {
      if (gift.freeRoundsId !== undefined && free.played()) view.notice(view.say('freeRoundsOver'), noticeMs)
      const over = bonus.told(answered)
      if (over) view.notice(over, noticeMs)
    },
  }
}
