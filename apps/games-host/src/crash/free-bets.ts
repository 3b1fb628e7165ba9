import type { CrashState } from './crash-calls.ts'
import type { OwnBets } from './own-bets.ts'

type Left = CrashState['freeRounds']
type Shown = {
  readonly say: (key: 'freeRounds' | 'freeRoundsOver', values?: { count: number; stake: string }) => string
  readonly money: (amountMinor: number) => string
  readonly freeRounds: (text: string | undefined) => void
}

/**
 * The rounds that the house pays for in a shared game: while there are any, bets are made with them and at their stake. The
 * platform says with every answer what is left; bets that wait, or are on their way to it, have been promised one each.
 */
export function createFreeBets(given: Left, own: Pick<OwnBets, 'at'>, { say, money, freeRounds }: Shown) {
  let present: Left = given
  let underWay = 0
  const countLeft = (): number => {
    const { left = 0, freeRoundsId } = present ?? {}
    const waiting = [0, 1].filter((slot) => {
      const bet = own.at(slot)
      return bet?.state === 'queued' && bet.freeRoundsId === freeRoundsId
    })
    return Math.max(0, left - waiting.length - underWay)
  }
  const write = (): void => {
    const count = countLeft()
    freeRounds(present && count > 0 ? say('freeRounds', { count, stake: money(present.stake.amountMinor) }) : undefined)
  }
  write()
  return {
    /** The stake of the next bet when the house pays it. */
    get stakeMinor(): number | undefined {
      return countLeft() > 0 ? present?.stake.amountMinor : undefined
    },
    /** What the next bet is asked for with. */
    gift: (): { readonly freeRoundsId?: string } =>
      present && countLeft() > 0 ? { freeRoundsId: present.freeRoundsId } : {},
    /** Asks for a bet: its free round is nobody else's meanwhile. */
    async asking<T>(isFree: boolean, ask: () => Promise<T>): Promise<T> {
      const one = isFree ? 1 : 0
      underWay += one
      write()
      try {
        return await ask()
      } finally {
        underWay -= one
        write()
      }
    },
    /** What the platform says is left. Gives what to tell when the last one has been played; not when their time is over. */
    told(left: Left, serverTime: string): string | undefined {
      const isPlayed = present !== null && left === null && serverTime < present.expiresAt
      present = left
      write()
      return isPlayed ? say('freeRoundsOver') : undefined
    },
    /** Writes what is left anew, after own bets have changed. */
    write,
  }
}
export type FreeBets = ReturnType<typeof createFreeBets>
