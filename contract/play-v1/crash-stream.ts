/**
 * What the WebSocket of a crash game says. The server sends frames only; a page says who it is once, and what it saw
 * last when it comes back. Short names: ten frames a second go to every viewer.
 */

/** First message of a page. */
export type CrashHello = {
  /** Token of the game session. */
  readonly token: string
  /** Of the last frame that was seen, as it was given there. */
  readonly seen?: { readonly e: string; readonly q: number }
}

/** One bet that others see: number, what stands for the player, stake, where it was cashed out (0: not), win. */
export type CrashFrameBet = readonly [id: string, alias: string, stakeMinor: number, cashOut: number, winMinor: number]

export type CrashFrame = {
  /** Of one server process: frames of another are not comparable. */
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
    /** Crash point, once it is told; where the round was stopped by rule. */
    readonly x: number | null
    readonly z: number | null
  } | null
  /** Bets, cashed out, viewers of this process. */
  readonly c: readonly [bets: number, cashed: number, viewers: number]
  /** The whole list of shown bets, largest stakes first; replaces what was there. */
  readonly p?: readonly CrashFrameBet[]
  /** Bets that changed or came since the frame before. */
  readonly d?: readonly CrashFrameBet[]
  /** Last crash points with the round's id, newest first; when they changed. */
  readonly h?: readonly (readonly [roundId: string, crashPoint: number])[]
}

/** Codes with which the server closes: the session is over, or the page sent something that it must not. */
export const CRASH_CLOSE = { notAllowed: 4401, ended: 4403, tooMuch: 4429, restart: 1012 } as const
