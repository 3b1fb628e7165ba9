import type { Person, ReportViolation } from './check-facts.ts'

const MINUTE_MS = 60_000
/** CZ-22: after so long without a pause of the length of a break. */
const FORCED = { playMs: 120 * MINUTE_MS, breakMs: 15 * MINUTE_MS } as const

/** No stake in the forced break of the market, none in the player's own break after signing out, none signed out. */
export function findPlayInBreaks({ stakes, signed, limits, market }: Person, tell: ReportViolation): void {
  let began = -Infinity
  let last = -Infinity
  for (const { at } of stakes) {
    if (at - last >= FORCED.breakMs) began = at
    last = at
    if (market === 'CZE' && at - began >= FORCED.playMs)
      tell('forced-break', at, `a stake after ${Math.floor((at - began) / MINUTE_MS)} minutes of play`)

    if (!signed.some(({ from, to }) => from <= at && at <= to)) tell('signed-out', at, 'a stake of nobody signed in')
    const minutes = limits.valueAt('LogonBreakWholeSystemLimit', at)
    const ended = lastEnd(signed, at)
    if (minutes !== null && ended !== undefined && at < ended + minutes * MINUTE_MS)
      tell(
        'logon-break',
        at,
        `a stake ${Math.floor((at - ended) / MINUTE_MS)} minutes after signing out, not ${minutes}`,
      )
  }
}

/** When somebody was last signed out of everything before an instant. */
function lastEnd(signed: Person['signed'], at: number): number | undefined {
  const ends = signed.map(({ to }) => to).filter((to) => to < at)
  return ends.filter((end) => !signed.some(({ from, to }) => from <= end && to > end)).at(-1)
}
