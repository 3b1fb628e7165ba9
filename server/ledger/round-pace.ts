/**
 * A last round further in the future than this comes from a wrong clock, or one that was set back since: it is ignored.
 */
const AHEAD_MS = 60_000

/**
 * The instants between which a last round of the account stops one at `at`. Without a minimum time nothing is stopped.
 */
export function paceOf(at: Date, minimumRoundMs: number): { readonly after: string; readonly until: string } {
  if (minimumRoundMs <= 0) return { after: 'infinity', until: 'infinity' }
  return {
    after: new Date(at.getTime() - minimumRoundMs).toISOString(),
    until: new Date(at.getTime() + AHEAD_MS).toISOString(),
  }
}

/** When the next round may begin; undefined when it may at once. */
export function nextRoundAt(lastBegun: Date | null, at: Date, minimumRoundMs: number): Date | undefined {
  if (minimumRoundMs <= 0 || lastBegun === null || lastBegun.getTime() > at.getTime() + AHEAD_MS) return undefined
  const next = lastBegun.getTime() + minimumRoundMs
  return next > at.getTime() ? new Date(next) : undefined
}
