/** How long bets are accepted. The market's minimum time of a round is far shorter. */
export const BETTING_MS = 7000

/** Between the end of betting and the start: bets in progress are in the books by then. */
export const LOCKED_MS = 800

/** Between the crash and the next round. */
export const PAUSE_MS = 3500

/** A cash-out that reached the server before the crash may be written this long after it. */
export const GRACE_MS = 400

/** A leader without a heartbeat for this long is replaced. */
export const LEASE_MS = 1500

/**
 * A running round whose leader had no heartbeat for longer than this is stopped (decision 0012): no cash-out by hand is
 * accepted from then on, so that nobody gains from the failure of a leader.
 */
export const LAPSE_MS = 1000

/** Between two frames of a viewer, and between two steps of a leader. */
export const TICK_MS = 100

/** Interval of a leader's heartbeat. */
export const HEARTBEAT_MS = 250

/** Rounds run while somebody has watched or bet within this time. */
export const WANTED_MS = 15_000

/** Whether something that repeats is due again. After a clock was set back it is due, too. */
export function isDue(lastMs: number, nowMs: number, everyMs: number): boolean {
  return nowMs - lastMs >= everyMs || nowMs < lastMs
}
