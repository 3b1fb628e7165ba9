import type { PlayedRound, SessionState } from './play-calls.ts'

type Left = SessionState['bonus']
type Shown = {
  readonly say: (key: 'bonusLeft' | 'bonusLeftTo' | 'bonusOver', values?: { amount: string; stake: string }) => string
  readonly money: (amountMinor: number) => string
  readonly bonusLeft: (text: string | undefined) => void
}

/** The remaining bonus money and the largest stake that it may cover, by the platform's responses. */
export function createBonusLeft(given: Left, { say, money, bonusLeft }: Shown) {
  let present: Left = null
  const write = (left: Left): void => {
    present = left
    if (!left) return bonusLeft(undefined)
    const { balance, stakeMax } = left
    const values = { amount: money(balance.amountMinor), stake: stakeMax ? money(stakeMax.amountMinor) : '' }
    bonusLeft(say(stakeMax ? 'bonusLeftTo' : 'bonusLeft', values))
  }
  write(given)
  return {
    /** After a round: the text if the bonus has ended with it. Rounds of cash alone change nothing. */
    update({ bonus }: Pick<PlayedRound, 'bonus'>): string | undefined {
      if (bonus === undefined) return undefined
      write(bonus)
      return bonus === null ? say('bonusOver') : undefined
    },
    /** For games whose every response contains the remaining bonus, also for players without one. */
    updateAlways(left: Left): string | undefined {
      const isOver = present !== null && left === null
      write(left)
      return isOver ? say('bonusOver') : undefined
    },
    /** The largest stake of bonus money, in minor units; undefined where its terms set no bound. */
    get stakeMaxMinor(): number | undefined {
      return present?.stakeMax?.amountMinor
    },
  }
}
