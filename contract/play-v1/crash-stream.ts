/**
 * Messages of the WebSocket of a crash game. The server sends frames only; a page sends its token once, and its last frame when it
 * reconnects. Short names, because ten frames a second go to every viewer.
 */

/** First message of a page. */
export type CrashHello = {
  /** Token of the game session. */
  readonly token: string
  /** Identifies the last frame that the page received. */
  readonly seen?: { readonly e: string; readonly q: number }
}

/** One bet that others see: number, alias of the player, stake, multiplier of the cash-out (0: none), win. */
export type CrashFrameBet = readonly [id: string, alias: string, stakeMinor: number, cashOut: number, winMinor: number]

export type CrashFrame = {
  /** Epoch of the server process: frames of different processes are not comparable. */
  readonly e: string
  readonly q: number
  /** Server's clock, milliseconds since 1970. */
  readonly at: number
  /** Multiplier now, hundredths; 100 before the start. */
  readonly m: number
  readonly r: {
    readonly id: string
    readonly n: number
    readonly s: 'betting' | 'locked' | 'running' | 'crashed' | 'settled'
    /** End of betting and start, milliseconds since 1970. */
    readonly l: number | null
    readonly t: number | null
    /** Crash point, once it is published; or where the round was stopped by rule. */
    readonly x: number | null
    readonly z: number | null
  } | null
  /** Number of bets, cash-outs, and viewers of this process. */
  readonly c: readonly [bets: number, cashed: number, viewers: number]
  /** The whole list of shown bets, largest stakes first; replaces the earlier one. */
  readonly p?: readonly CrashFrameBet[]
  /** Bets that are new or changed since the previous frame. */
  readonly d?: readonly CrashFrameBet[]
  /** Recent crash points with the round's id, newest first; only when they changed. */
  readonly h?: readonly (readonly [roundId: string, crashPoint: number])[]
}

/** Close codes of the server: the token is not accepted, the session is over, too many messages, or a restart. */
export const CRASH_CLOSE = { notAllowed: 4401, ended: 4403, tooMuch: 4429, restart: 1012 } as const
