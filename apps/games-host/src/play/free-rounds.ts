import type { Gift, SessionState } from './play-calls.ts'

type Given = SessionState['freeRounds']
type Shown = {
  readonly say: (key: 'freeRounds', values: { count: number; stake: string }) => string
  readonly money: (amountMinor: number) => string
  readonly freeRounds: (text: string | undefined) => void
}

/**
 * The rounds that the house pays for, as the page counts them: while there are any, rounds are played at their stake and
 * with them. What is left is the platform's word at the next visit.
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
    /** The stake of the next round when the house pays it. */
    get stakeMinor(): number | undefined {
      return left > 0 ? given?.stake.amountMinor : undefined
    },
    /** What the next round is asked for with, at this stake. */
    giftFor: (stakeMinor: number): Gift =>
      given && left > 0 && stakeMinor === given.stake.amountMinor ? { freeRoundsId: given.freeRoundsId } : {},
    /** One was played; true when it was the last. */
    played(): boolean {
      left -= 1
      write()
      return left === 0
    },
    /** The platform knows of none any more. */
    gone(): void {
      left = 0
      write()
    },
  }
}
