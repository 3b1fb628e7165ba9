/** The sum of payments of one method in one state. */
export type WaySum = {
  readonly direction: 'deposit' | 'withdrawal'
  readonly method: string
  readonly gateway: string
  readonly state: string
  readonly count: number
}

/** Final states of payments that moved money, including those refunded later. */
const SUCCEEDED = ['settled', 'refunded', 'done']
const FAILED = ['declined', 'error', 'expired', 'cancelled', 'reversed', 'refused', 'returned', 'confiscated']

/** Results of the payments of a method. */
export type WaySuccess = {
  readonly direction: WaySum['direction']
  readonly method: string
  readonly gateway: string
  /** All finished payments, and those that moved money. */
  readonly over: number
  readonly succeeded: number
  readonly waiting: number
  /** Final states of the others, the most frequent first. */
  readonly failed: readonly { readonly state: string; readonly count: number }[]
}

/** Merges sums by method and state into one row for each method, the most used first. */
export function sumSuccess(sums: readonly WaySum[]): WaySuccess[] {
  const ways = Map.groupBy(sums, ({ direction, method, gateway }) => [direction, method, gateway].join(' '))
  return [...ways.values()]
    .flatMap((some): WaySuccess[] => {
      const [first] = some
      if (!first) return []
      const { direction, method, gateway } = first
      const countOf = (states: readonly string[]) =>
        some.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0)
      const all = some.reduce((sum, { count }) => sum + count, 0)
      const [succeeded, failed] = [countOf(SUCCEEDED), countOf(FAILED)]
      const why = FAILED.map((state) => ({ state, count: countOf([state]) })).filter(({ count }) => count > 0)
      return [
        {
          direction,
          method,
          gateway,
          over: succeeded + failed,
          succeeded,
          waiting: all - succeeded - failed,
          failed: why.toSorted((one, other) => other.count - one.count),
        },
      ]
    })
    .toSorted((one, other) => other.over - one.over)
}

/**
 * All finished payments of which a failed one is a share: those of its gateway; for a withdrawal all of its method, as one that
 * was refused was never with a partner.
 */
export const overOf = (
  ways: readonly WaySuccess[],
  { direction, method, gateway }: Pick<WaySuccess, 'direction' | 'method' | 'gateway'>,
): number =>
  ways
    .filter((way) => way.direction === direction && way.method === method)
    .filter((way) => direction === 'withdrawal' || way.gateway === gateway)
    .reduce((sum, { over }) => sum + over, 0)
