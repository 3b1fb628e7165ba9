/** A mark this much ahead is of a clock that was wrong, or was turned back since: it holds nobody up. */
const AHEAD_MS = 60_000

/** Between which instants no round of the account may have begun for one to begin at `at`. Without a least time: never. */
export function paceOf(at: Date, minimumRoundMs: number): { readonly after: string; readonly until: string } {
  if (minimumRoundMs <= 0) return { after: 'infinity', until: 'infinity' }
  return {
    after: new Date(at.getTime() - minimumRoundMs).toISOString(),
    until: new Date(at.getTime() + AHEAD_MS).toISOString(),
  }
}

/** When the next round may begin; nothing when it may at once. */
export function nextRoundAt(lastBegun: Date | null, at: Date, minimumRoundMs: number): Date | undefined {
  if (minimumRoundMs <= 0 || lastBegun === null || lastBegun.getTime() > at.getTime() + AHEAD_MS) return undefined
  const next = lastBegun.getTime() + minimumRoundMs
  return next > at.getTime() ? new Date(next) : undefined
}
