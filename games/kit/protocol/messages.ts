import type { LinesOutcome, LinesWin } from '../../engines/lines/math/lines-outcome.ts'

/** How loudly a round may be shown. A return up to the stake is `plain`: no glow, no sound, no count-up. */
export type Mood = 'plain' | 'win' | 'big'

/** All that the host says to a scene. The list is closed: a scene answers each of them. */
export type SceneCommand =
  /** The player has pressed Spin; the outcome is on its way. */
  | { readonly type: 'start-reels' }
  /** The outcome of a settled round, to be shown as it is. */
  | { readonly type: 'play'; readonly outcome: LinesOutcome; readonly mood: Mood }
  /** No outcome comes (refused): the reels return to what they showed. */
  | { readonly type: 'abandon' }
  /** The player does not want to wait for what is being shown. */
  | { readonly type: 'skip' }
  | { readonly type: 'reduce-motion'; readonly isReduced: boolean }

/** All that a scene says to the host. Amounts are those of the outcome, handed on unread. */
export type SceneEvent =
  | { readonly type: 'reel-landed'; readonly reel: number; readonly hasScatter: boolean }
  | {
      readonly type: 'wins-shown'
      readonly wins: readonly LinesWin[]
      /** Of this spin. */
      readonly winMinor: number
      /** Of the round up to and with this spin. */
      readonly totalMinor: number
      readonly isLast: boolean
      readonly countUpMs: number
    }
  /** After the round, each win is shown again by itself. */
  | { readonly type: 'win-repeated'; readonly win: LinesWin }
  /** All mystery symbols in the window turn into this one. */
  | { readonly type: 'mystery-solved'; readonly symbol: number }
  | { readonly type: 'wild-grown' }
  | { readonly type: 'window-filled'; readonly multiplier: number }
  | { readonly type: 'reels-held'; readonly reels: readonly number[] }
  | { readonly type: 'free-spins-won'; readonly count: number; readonly multiplier: number; readonly isMore: boolean }
  | { readonly type: 'free-spin-started'; readonly number: number; readonly of: number; readonly multiplier: number }
  | { readonly type: 'free-spins-ended'; readonly winMinor: number }
  | { readonly type: 'finished' }
