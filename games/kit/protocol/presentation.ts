import type { BookDefinition } from '../../engines/book/math/book-definition.ts'
import type { CascadeDefinition } from '../../engines/cascade/math/cascade-definition.ts'
import type { CollectDefinition } from '../../engines/collect/math/collect-definition.ts'
import type { HoldDefinition } from '../../engines/hold-and-win/math/hold-definition.ts'
import type { LinesDefinition } from '../../engines/lines/math/lines-definition.ts'
import type { WaysDefinition } from '../../engines/ways/math/ways-definition.ts'

/** The position of a symbol’s picture in a sprite sheet, in pixels of the sheet. */
export type SheetFrame = {
  readonly image: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly sheetWidth: number
  readonly sheetHeight: number
}

export type ShownSymbol = { readonly id: string; readonly pays: readonly number[]; readonly frame: SheetFrame }

/** The material of the frame round the reels. */
export const frameNames = ['gold', 'silver', 'copper', 'wood', 'enamel', 'neon', 'rose', 'iron'] as const
export type FrameName = (typeof frameNames)[number]

/** The look of a game; made from the catalogue and the art. */
type Look = {
  readonly key: string
  readonly name: { readonly cs: string; readonly en: string }
  readonly symbols: readonly ShownSymbol[]
  readonly definitionHash: string
  readonly colours: { readonly mid: string; readonly key: string; readonly deep: string }
  readonly frame: FrameName
  readonly stage: string
  /** The stage picture is the game’s cover, which is shown darker and blurred. */
  readonly isStageCover: boolean
}

/** Its rules and figures, as in the definition. */
type Rules<Definition> = Omit<Definition, 'schema' | 'engineVersion' | 'key' | 'symbols'>

export type LinesPresentation = Look & Rules<LinesDefinition>
export type WaysPresentation = Look & Rules<WaysDefinition>
export type BookPresentation = Look & Rules<BookDefinition>
export type CascadePresentation = Look & Rules<CascadeDefinition>
export type HoldPresentation = Look & Rules<HoldDefinition>
export type CollectPresentation = Look & Rules<CollectDefinition>

/** Everything public that a page needs to show a game. */
export type Presentation =
  | LinesPresentation
  | WaysPresentation
  | BookPresentation
  | CascadePresentation
  | HoldPresentation
  | CollectPresentation

/** Rows of each reel: fixed, or the largest number that it can have. */
export function rowsOf(game: Presentation): number[] {
  return game.reels.map((_, reel) =>
    game.engine === 'ways' ? Math.max(...(game.heights[reel] ?? []).map(({ rows }) => rows)) : game.rows,
  )
}

/** Pay lines, where the game has them. */
export function linesOf(game: Presentation): readonly (readonly number[])[] {
  if (game.engine === 'cascade') return game.wins.by === 'lines' ? game.wins.lines : []
  return game.engine === 'ways' ? [] : game.lines
}

/** The symbol that starts a game’s feature, if it has one: scatter, book or coin. */
export function openerOf(game: Presentation): number | undefined {
  if (game.engine === 'book') return game.book.symbol
  return game.engine === 'hold-and-win' ? game.hold.symbol : game.scatter?.symbol
}

/** The symbol that substitutes for others, if there is one. */
export function wildOf(game: Presentation): number | undefined {
  if (game.engine === 'book') return game.book.symbol
  return game.engine === 'collect' ? game.freeSpins.collector : game.wild?.symbol
}
