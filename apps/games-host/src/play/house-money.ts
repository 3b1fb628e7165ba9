import { createBonusLeft } from './bonus-left.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { PageView } from './page-view.ts'
import type { Gift, PlayedRound, SessionState } from './play-calls.ts'

type Shown = Pick<PageView, 'say' | 'money' | 'notice' | 'choice' | 'freeRounds' | 'bonusLeft'>

/** What the house pays of rounds: free rounds, and bonus money. @param noticeMs how long the end of either is told */
export function createHouseMoney(session: Pick<SessionState, 'freeRounds' | 'bonus'>, view: Shown, noticeMs: number) {
  const free = createFreeRounds(session.freeRounds, view)
  const bonus = createBonusLeft(session.bonus, view)
  let isOffered = false
  return {
    free,
    bonus,
    /** Before the first round: that the house pays the next ones, unless the player leaves them for later. */
    offerFree(onLater: () => void): void {
      const { freeRounds } = session
      if (!freeRounds || free.stakeMinor === undefined) return
      const values = { count: freeRounds.left, stake: view.money(freeRounds.stake.amountMinor) }
      isOffered = true
      const press = () => {
        isOffered = false
        free.gone()
        view.notice(undefined)
        onLater()
      }
      view.choice(view.say('freeRoundsFirst', values), { text: view.say('freeRoundsLater'), press })
    },
    /** After an answer: tells what has ended with it. @param gift what the round was asked for with */
    told(answered: PlayedRound, gift: Gift = {}): void {
      if (isOffered) view.notice(undefined)
      isOffered = false
      if (gift.freeRoundsId !== undefined && free.played()) view.notice(view.say('freeRoundsOver'), noticeMs)
      const over = bonus.told(answered)
      if (over) view.notice(over, noticeMs)
    },
  }
}
