export {
  frameNames,
  linesOf,
  openerOf,
  rowsOf,
  wildOf,
  type BookPresentation,
  type CascadePresentation,
  type CollectPresentation,
  type FrameName,
  type HoldPresentation,
  type LinesPresentation,
  type Presentation,
  type SheetFrame,
  type ShownSymbol,
  type WaysPresentation,
} from './presentation.ts'
export type { GameOutcome, Mood, SceneCommand, SceneEvent, WinSource } from './messages.ts'
export {
  countFreeSpins,
  expansionWin,
  fallWins,
  listWindows,
  listWins,
  type PaidWindow,
  type ShownWin,
} from './shown-win.ts'
export type { Cell } from '../math/cell.ts'

/** Symbols by reel and row. */
export type Grid = readonly (readonly number[])[]
/** Symbols by reel and place on its strip. */
export type Strips = readonly (readonly number[])[]

export type { LinesOutcome, LinesSpin } from '../../engines/lines/math/lines-outcome.ts'
export type { WaysOutcome } from '../../engines/ways/math/ways-outcome.ts'
export type { BookOutcome } from '../../engines/book/math/book-outcome.ts'
export type { CascadeOutcome, CascadeFall } from '../../engines/cascade/math/cascade-outcome.ts'
export type { HoldOutcome, HeldCoin } from '../../engines/hold-and-win/math/hold-outcome.ts'
export type { CoinLabel } from '../../engines/hold-and-win/math/hold-definition.ts'
export type { CollectOutcome, Collection } from '../../engines/collect/math/collect-outcome.ts'
