import type { PlayedRound, SessionState } from './play-calls.ts'

type Left = SessionState['bonus']
type Shown = {
  readonly say: (key: 'bonusLeft' | 'bonusOver', values?: { amount: string }) => string
  readonly money: (amountMinor: number) => string
  readonly bonusLeft: (text: string | undefined) => void
}

/** The bonus money that is left, as the platform tells it with each round that had some. */
export function createBonusLeft(given: Left, view: Shown) {
  const write = (left: Left): void =>
    view.bonusLeft(left ? view.say('bonusLeft', { amount: view.money(left.balance.amountMinor) }) : undefined)
  write(given)
  return {
    /** After a round: what to tell when the bonus has ended with it. Rounds of cash alone change nothing. */
    told({ bonus }: Pick<PlayedRound, 'bonus'>): string | undefined {
      if (bonus === undefined) return undefined
      write(bonus)
      return bonus === null ? view.say('bonusOver') : undefined
    },
  }
}
