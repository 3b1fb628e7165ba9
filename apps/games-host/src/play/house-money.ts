import { createBonusLeft } from './bonus-left.ts'
import { describeFreeResult } from './free-result.ts'
import { createFreeRounds } from './free-rounds.ts'
import type { PageView } from './page-view.ts'
import type { Gift, PlayCalls, PlayedRound, SessionState } from './play-calls.ts'

type Shown = Pick<PageView, 'say' | 'money' | 'notice' | 'choice' | 'announceMore' | 'freeRounds' | 'bonusLeft'>
type Needs = {
  readonly session: Pick<SessionState, 'freeRounds' | 'bonus'>
  readonly view: Shown
  readonly calls: Pick<PlayCalls, 'freeResult'>
}

/** Free rounds and bonus money. @param noticeMs how long the notice about the end of bonus money stays */
export function createHouseMoney({ session, view, calls }: Needs, noticeMs: number) {
  const free = createFreeRounds(session.freeRounds, view)
  const bonus = createBonusLeft(session.bonus, view)
  let isOffered = false
  let playedId: string | undefined
  return {
    free,
    bonus,
    /** Before the first round: announces the free rounds, with a button to keep them for later. */
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
    /** After a response: announces what has ended with it. @param gift field of the round's request */
    update(answered: PlayedRound, gift: Gift = {}): void {
      if (isOffered) view.notice(undefined)
      isOffered = false
      if (gift.freeRoundsId !== undefined && free.played()) playedId = gift.freeRoundsId
      const over = bonus.update(answered)
      if (over) view.notice(over, noticeMs)
    },
    /** After a round has been shown to its end: announces the result of a set, if it was the last. */
    shown(): void {
      const freeRoundsId = playedId
      playedId = undefined
      if (freeRoundsId !== undefined)
        void describeFreeResult(() => calls.freeResult(freeRoundsId), {
          say: view.say,
          money: view.money,
          choice: view.choice,
          notice: view.notice,
          announce: view.announceMore,
        })
    },
  }
}
