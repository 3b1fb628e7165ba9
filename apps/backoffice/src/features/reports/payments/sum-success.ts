/** Payments of one way in one state, as the sums of payments have them. */
export type WaySum = {
  readonly direction: 'deposit' | 'withdrawal'
  readonly method: string
  readonly gateway: string
  readonly state: string
  readonly count: number
}

/** Ends of a payment by which money moved. What was sent back later had come. */
const SUCCEEDED = ['settled', 'refunded', 'done']
const FAILED = ['declined', 'error', 'expired', 'cancelled', 'reversed', 'refused', 'returned', 'confiscated']

/** How payments of a way ended. */
export type WaySuccess = {
  readonly direction: WaySum['direction']
  readonly method: string
  readonly gateway: string
  /** All that are over, and those by which money moved. */
  readonly over: number
  readonly succeeded: number
  readonly waiting: number
  /** Why the others ended without: by state, the most frequent first. */
  readonly failed: readonly { readonly state: string; readonly count: number }[]
}

/** Joins sums by way and state into one row for each way, the most used first. */
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
