/** How long bets are taken. The market's least time of a round is far shorter. */
export const BETTING_MS = 7000

/** Between the end of betting and the start: bets that were on the way are in the books by then. */
export const LOCKED_MS = 800

/** Between the crash and the next round. */
export const PAUSE_MS = 3500

/** A cash-out that reached the server before the crash may be written so long after it. */
export const GRACE_MS = 400

/** A leader that was not alive for so long is replaced. */
export const LEASE_MS = 1500

/**
 * A running round whose leader was not alive for longer than this is stopped (decision 0012): no cash-out by hand is taken
 * from then on, so that nobody gains from a lost leader.
 */
export const LAPSE_MS = 1000

/** Between two frames of a viewer, and between two looks of a leader. */
export const TICK_MS = 100

/** How often a leader says that it is alive. */
export const HEARTBEAT_MS = 250

/** Somebody watches or has bet within this time: rounds run. */
export const WANTED_MS = 15_000

/** Whether something that repeats is due again. A clock that was set back makes everything due, not late. */
export function isDue(lastMs: number, nowMs: number, everyMs: number): boolean {
  return nowMs - lastMs >= everyMs || nowMs < lastMs
}
