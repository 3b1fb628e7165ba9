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
 * Free rounds in a shared game: while there are any, bets use them, at their stake. Every response of the platform
 * contains the remaining number; each queued bet and each bet in flight reserves one.
 */
export function createFreeBets(given: Left, own: Pick<OwnBets, 'at'>, view: Shown) {
  const { say, money, freeRounds } = view
  let present: Left = given
  let underWay = 0
  /** The player keeps them for another visit. */
  let isForLater = false
  let isOffered = false
  /** A used-up set; its last bets may still be open. */
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
    /** The stake of the next bet if it is free. */
    get stakeMinor(): number | undefined {
      return countLeft() > 0 ? present?.stake.amountMinor : undefined
    },
    /** The field of the next bet's request. */
    gift: (): { readonly freeRoundsId?: string } =>
      present && countLeft() > 0 ? { freeRoundsId: present.freeRoundsId } : {},
    /** Before the first bet: announces the free bets, with a button to keep them for later. */
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
    /** Requests a bet, with its free round reserved meanwhile. */
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
    /** Takes the remaining number from a response. */
    update(left: Left, serverTime: string): void {
      // Not when they have expired.
      if (present && left?.freeRoundsId !== present.freeRoundsId && serverTime < present.expiresAt)
        playedId = present.freeRoundsId
      present = left
      write()
    },
    /** A used-up set, once all of its bets have ended; returned once. */
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
    /** Displays the remaining number again, after own bets have changed. */
    write,
  }
}
export type FreeBets = ReturnType<typeof createFreeBets>
