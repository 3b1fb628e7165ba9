import type { CrashState } from './crash-calls.ts'
import type { OwnBets } from './own-bets.ts'

type Left = CrashState['freeRounds']
type Shown = {
  readonly say: (
    key: 'freeRounds' | 'freeRoundsFirst' | 'freeRoundsLater',
    values?: { count: number; stake: string },
  ) => string
  readonly money: (amountMinor: number) => string
  readonly freeRounds: (text: string | undefined) => void
  readonly choice: (text: string, button: { readonly text: string; readonly press: () => void }) => void
  readonly notice: (text: undefined) => void
}

/**
 * The rounds that the house pays for in a shared game: while there are any, bets are made with them and at their stake. The
 * platform says with every answer what is left; bets that wait, or are on their way to it, have been promised one each.
 */
export function createFreeBets(given: Left, own: Pick<OwnBets, 'at'>, view: Shown) {
  const { say, money, freeRounds } = view
  let present: Left = given
  let underWay = 0
  /** The player left them for another visit. */
  let isForLater = false
  let isOffered = false
  /** A set of which nothing is left; its last bets may still be open. */
  let playedId: string | undefined
  const countLeft = (): number => {
    if (isForLater) return 0
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
    /** Before the first bet: that the house pays the next ones, unless the player leaves them for later. */
    offer(): void {
      const count = countLeft()
      if (!present || count === 0) return
      isOffered = true
      const press = () => {
        isForLater = true
        isOffered = false
        view.notice(undefined)
        write()
      }
      const values = { count, stake: money(present.stake.amountMinor) }
      view.choice(say('freeRoundsFirst', values), { text: say('freeRoundsLater'), press })
    },
    /** Asks for a bet: its free round is nobody else's meanwhile. */
    async asking<T>(isFree: boolean, ask: () => Promise<T>): Promise<T> {
      const one = isFree ? 1 : 0
      underWay += one
      if (isOffered) view.notice(undefined)
      isOffered = false
      write()
      try {
        return await ask()
      } finally {
        underWay -= one
        write()
      }
    },
    /** What the platform says is left. */
    told(left: Left, serverTime: string): void {
      // Not when their time is over.
      if (present && left?.freeRoundsId !== present.freeRoundsId && serverTime < present.expiresAt)
        playedId = present.freeRoundsId
      present = left
      write()
    },
    /** A set that was played, once all of its bets have ended; given once. */
    ended(): string | undefined {
      const isOpen = [0, 1].some((slot) => {
        const bet = own.at(slot)
        return bet?.freeRoundsId === playedId && (bet?.state === 'queued' || bet?.state === 'placed')
      })
      if (playedId === undefined || isOpen || underWay > 0) return undefined
      const ended = playedId
      playedId = undefined
      return ended
    },
    /** Writes what is left anew, after own bets have changed. */
    write,
  }
}
export type FreeBets = ReturnType<typeof createFreeBets>
