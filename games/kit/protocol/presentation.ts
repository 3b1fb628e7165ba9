import type { LinesDefinition } from '../../engines/lines/math/lines-definition.ts'

/** Where a symbol's picture is: a part of one picture that holds many. Pixels of that picture. */
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

/** Everything public that a page needs to show a game. It is made from the definition, the catalogue and the art. */
export type Presentation = {
  readonly key: string
  readonly name: { readonly cs: string; readonly en: string }
  readonly symbols: readonly ShownSymbol[]
  readonly definitionHash: string
  readonly colours: { readonly mid: string; readonly key: string; readonly deep: string }
  readonly stage: string
  /** The stage picture is the game's cover: it is shown darker and out of focus. */
  readonly isStageCover: boolean
} & Pick<
  LinesDefinition,
  | 'engine'
  | 'rows'
  | 'reels'
  | 'lines'
  | 'coins'
  | 'coinValues'
  | 'wild'
  | 'scatter'
  | 'freeSpins'
  | 'mystery'
  | 'fullGrid'
  | 'declared'
>
