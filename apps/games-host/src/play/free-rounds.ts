import type { Gift, SessionState } from './play-calls.ts'

type Given = SessionState['freeRounds']
type Shown = {
  readonly say: (key: 'freeRounds', values: { count: number; stake: string }) => string
  readonly money: (amountMinor: number) => string
  readonly freeRounds: (text: string | undefined) => void
}

/**
 * The page's counter of free rounds: while there are any, rounds use them, at their stake. At the next visit the
 * platform's number counts.
 */
export function createFreeRounds(given: Given, view: Shown) {
  let left = given?.left ?? 0
  const write = (): void =>
    view.freeRounds(
      given && left > 0
        ? view.say('freeRounds', { count: left, stake: view.money(given.stake.amountMinor) })
        : undefined,
    )
  write()
  return {
    /** The stake of the next round if it is free. */
    get stakeMinor(): number | undefined {
      return left > 0 ? given?.stake.amountMinor : undefined
    },
    /** The field of the next round's request, at this stake. */
    giftFor: (stakeMinor: number): Gift =>
      given && left > 0 && stakeMinor === given.stake.amountMinor ? { freeRoundsId: given.freeRoundsId } : {},
    /** Counts a played one; true if it was the last. */
    played(): boolean {
      left -= 1
      write()
      return left === 0
    },
    /** The platform has none left. */
    gone(): void {
      left = 0
      write()
    },
  }
}
