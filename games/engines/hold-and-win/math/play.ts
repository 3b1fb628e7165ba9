import type { Cell } from '../../../kit/math/cell.ts'
import { coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import { landReels } from '../../../kit/math/land-reels.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import { payLines } from '../../lines/math/index.ts'
import type { HoldDefinition } from './hold-definition.ts'
import type { HeldCoin, HoldFeature, HoldOutcome, HoldRespin } from './hold-outcome.ts'
import { lineRulesOf } from './line-rules.ts'

function drawCoin({ hold }: HoldDefinition, position: Cell, coinValueMinor: number, rng: Rng): HeldCoin {
  const value =
    hold.values[
      drawByWeight(
        hold.values.map(({ weight }) => weight),
        rng,
      )
    ]
  const valueMinor = (value?.coins ?? 0) * coinValueMinor
  return value?.label === undefined ? { position, valueMinor } : { position, valueMinor, label: value.label }
}

/**
 * Draw order: the values of the coins that lock, cell by cell (reel from the left, row from the top); then in every
 * respin, for each empty cell in that order, whether a coin lands and, if so, its value.
 */
function playFeature(
  definition: HoldDefinition,
  start: readonly Cell[],
  coinValueMinor: number,
  rng: Rng,
): HoldFeature {
  const { reels, rows, hold } = definition
  const cells = reels.flatMap((_, reel) => Array.from({ length: rows }, (_, row): Cell => [reel, row]))
  const locked = start.map((position) => drawCoin(definition, position, coinValueMinor, rng))
  const isHeld = new Set(start.map(([reel, row]) => reel * rows + row))
  const respins: HoldRespin[] = []
  let left = hold.respins
  while (left > 0 && isHeld.size < cells.length) {
    const landed: HeldCoin[] = []
    for (const position of cells) {
      const at = position[0] * rows + position[1]
      if (isHeld.has(at) || rng.below(hold.chanceOf) >= hold.chance) continue
      landed.push(drawCoin(definition, position, coinValueMinor, rng))
      isHeld.add(at)
    }
    left = landed.length > 0 ? hold.respins : left - 1
    respins.push({ landed, left })
  }
  const grandMinor = isHeld.size === cells.length ? hold.grandCoins * coinValueMinor : 0
  const coins = [...locked, ...respins.flatMap(({ landed }) => landed)]
  return { locked, respins, grandMinor, winMinor: coins.reduce((sum, { valueMinor }) => sum + valueMinor, grandMinor) }
}

/** One whole round for `stakeMinor` (a multiple of the game's coins). */
export function play(definition: HoldDefinition, stakeMinor: number, rng: Rng): HoldOutcome {
  const coinValueMinor = coinValueOf(definition, stakeMinor)
  const { stops, grid } = landReels(definition.reels, definition.rows, rng)
  const wins = payLines(lineRulesOf(definition), grid, coinValueMinor)
  const spin = { stops, grid, wins, winMinor: wins.reduce((sum, { payMinor }) => sum + payMinor, 0) }
  const coins = findCells(grid, definition.hold.symbol)
  const head = { engine: 'hold-and-win', v: 1, stakeMinor, spin } as const
  if (coins.length < definition.hold.trigger) return { ...head, winMinor: spin.winMinor }
  const feature = playFeature(definition, coins, coinValueMinor, rng)
  return { ...head, feature, winMinor: spin.winMinor + feature.winMinor }
}
