import { drawFor } from '../../../kit/math/draw-by-weight.ts'
import type { WaysDefinition } from './ways-definition.ts'

/** A window of one reel: how often each symbol can be read in it (wilds included) and how likely it is. */
export type Column = {
  readonly counts: readonly number[]
  readonly scatters: number
  readonly weight: number
  readonly draws: readonly number[]
}

/** The different windows of one reel; equal ones are counted together. */
export function columnsOf({ reels, heights, symbols, wild, scatter }: WaysDefinition, reel: number): Column[] {
  const strip = reels[reel] ?? []
  const choices = heights[reel] ?? []
  const weights = choices.map(({ weight }) => weight)
  const columns = new Map<string, Column>()
  choices.forEach(({ rows, weight }, choice) => {
    for (let stop = 0; stop < strip.length; stop += 1) {
      const cells = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as number)
      const seen = (symbol: number): number => cells.filter((it) => it === symbol).length
      const wilds = wild ? seen(wild.symbol) : 0
      const counts = symbols.map((_, symbol) =>
        symbol === wild?.symbol || symbol === scatter?.symbol ? 0 : seen(symbol) + wilds,
      )
      const scatters = scatter ? seen(scatter.symbol) : 0
      const name = `${scatters}:${counts.join()}`
      const known = columns.get(name)
      const draws = known?.draws ?? [...(choices.length > 1 ? [drawFor(weights, choice)] : []), stop]
      columns.set(name, { counts, scatters, weight: (known?.weight ?? 0) + weight, draws })
    }
  })
  return [...columns.values()]
}
