import type { PlayedRound, SessionState } from './play-calls.ts'

type Left = SessionState['bonus']
type Shown = {
  readonly say: (key: 'bonusLeft' | 'bonusLeftTo' | 'bonusOver', values?: { amount: string; stake: string }) => string
  readonly money: (amountMinor: number) => string
  readonly bonusLeft: (text: string | undefined) => void
}

/** The bonus money that is left, and the largest stake that it helps to pay, as the platform tells them with each round. */
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
    /** After a round: what to tell when the bonus has ended with it. Rounds of cash alone change nothing. */
    told({ bonus }: Pick<PlayedRound, 'bonus'>): string | undefined {
      if (bonus === undefined) return undefined
      write(bonus)
      return bonus === null ? say('bonusOver') : undefined
    },
    /** Of a game that tells with every answer what is left, also to those who have none. */
    toldAlways(left: Left): string | undefined {
      const isOver = present !== null && left === null
      write(left)
      return isOver ? say('bonusOver') : undefined
    },
    /** The most that bonus money may be staked in, in minor units; nothing where its terms set no bound. */
    get stakeMaxMinor(): number | undefined {
      return present?.stakeMax?.amountMinor
    },
  }
}
