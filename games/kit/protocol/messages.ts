import type { BookOutcome } from '../../engines/book/math/book-outcome.ts'
import type { CascadeOutcome } from '../../engines/cascade/math/cascade-outcome.ts'
import type { CollectOutcome } from '../../engines/collect/math/collect-outcome.ts'
import type { CoinLabel } from '../../engines/hold-and-win/math/hold-definition.ts'
import type { HoldOutcome } from '../../engines/hold-and-win/math/hold-outcome.ts'
import type { LinesOutcome } from '../../engines/lines/math/lines-outcome.ts'
import type { WaysOutcome } from '../../engines/ways/math/ways-outcome.ts'
import type { ShownWin } from './shown-win.ts'

/** How a round may be presented. A return up to the stake is `plain`: no glow, no sound, no count-up. */
export type Mood = 'plain' | 'win' | 'big'

/** The outcome of a round of any game that has a reel scene. */
export type GameOutcome = LinesOutcome | WaysOutcome | BookOutcome | CascadeOutcome | HoldOutcome | CollectOutcome

/** All commands of the host to a scene. The list is closed: a scene handles each of them. */
export type SceneCommand<Outcome extends GameOutcome = GameOutcome> =
  /** The player has pressed Spin; the outcome is on its way. */
  | { readonly type: 'start-reels' }
  /** The outcome of a settled round, to be shown as it is. */
  | { readonly type: 'play'; readonly outcome: Outcome; readonly mood: Mood }
  /** There is no outcome (refused): the reels return to their former window. */
  | { readonly type: 'abandon' }
  /** The player wants to skip the animation. */
  | { readonly type: 'skip' }
  | { readonly type: 'reduce-motion'; readonly isReduced: boolean }

/** The source of an amount: symbols, held coins, all cells full of coins, collectors, a drawn multiplier. */
export type WinSource = 'wins' | 'coins' | 'grand' | 'collected' | 'multiplied'

/** All events of a scene for the host. Amounts are copied from the outcome. */
export type SceneEvent =
  | { readonly type: 'reel-landed'; readonly reel: number; readonly hasScatter: boolean }
  | {
      readonly type: 'wins-shown'
      /** Empty where coins, collectors or a multiplier brought the amount. */
      readonly wins: readonly ShownWin[]
      readonly source: WinSource
      /** Of this step. */
      readonly winMinor: number
      /** Of the round up to and including this step. */
      readonly totalMinor: number
      readonly isLast: boolean
      readonly countUpMs: number
    }
  /** After the round, each win is shown again separately. */
  | { readonly type: 'win-repeated'; readonly win: ShownWin }
  /** All mystery symbols in the window turn into this one. */
  | { readonly type: 'mystery-solved'; readonly symbol: number }
  | { readonly type: 'wild-grown' }
  | { readonly type: 'window-filled'; readonly multiplier: number }
  | { readonly type: 'reels-held'; readonly reels: readonly number[] }
  | { readonly type: 'free-spins-won'; readonly count: number; readonly multiplier: number; readonly isMore: boolean }
  | { readonly type: 'free-spin-started'; readonly number: number; readonly of: number; readonly multiplier: number }
  | { readonly type: 'free-spins-ended'; readonly winMinor: number }
  /** Ways: the number of ways of the current window. */
  | { readonly type: 'ways-counted'; readonly ways: number }
  /** Book: a page that passes while the book chooses; then the symbol that fills its reels in the free spins. */
  | { readonly type: 'page-turned'; readonly symbol: number }
  | { readonly type: 'special-chosen'; readonly symbol: number }
  | { readonly type: 'special-expanded'; readonly symbol: number; readonly reels: readonly number[] }
  /** Cascade: a window that may win, counted from 0 in its spin, and its multiplier. */
  | { readonly type: 'window-counted'; readonly number: number; readonly multiplier: number }
  | { readonly type: 'symbols-burst'; readonly count: number }
  | { readonly type: 'spin-multiplied'; readonly multiplier: number }
  /** Hold and win: the feature begins with a number of coins; each respin; each coin. */
  | { readonly type: 'coins-held'; readonly count: number; readonly left: number }
  | { readonly type: 'respins-left'; readonly left: number }
  | { readonly type: 'coin-landed'; readonly label?: CoinLabel }
  | { readonly type: 'coins-paid'; readonly count: number; readonly winMinor: number; readonly grandMinor: number }
  /** Collect: the values that collectors have collected, and the state of the stages. */
  | { readonly type: 'values-collected'; readonly collectors: number; readonly multiplier: number }
  | { readonly type: 'stage-shown'; readonly stage: number; readonly collectors: number; readonly isNew: boolean }
  | { readonly type: 'finished' }
