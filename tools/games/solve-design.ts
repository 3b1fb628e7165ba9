import { exactReturn, type LinesDefinition } from '#games/engines/lines/math/index.ts'
import { coinValuesFor } from './coin-values.ts'
import { layStrips } from './lay-strips.ts'
import type { LinesDesign } from './lines-design.ts'
import { tunePays } from './tune-pays.ts'

/** The declared figures of a definition, all from the exact computation. */
export function declare(definition: LinesDefinition): LinesDefinition {
  const { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, featureOneIn, volatility } =
    exactReturn(definition)
  const declared = { rtp, hitFrequency, standardDeviation, maxWinX, maxWinCoins, volatility }
  return { ...definition, declared: featureOneIn === undefined ? declared : { ...declared, featureOneIn } }
}

/** The game of a design with its requested pays, not yet tuned. */
export function draftOf(design: LinesDesign): { readonly draft: LinesDefinition; readonly ranking: readonly number[] } {
  const reelCount = design.lines[0]?.length ?? 0
  const { wild, scatter, freeSpins, mystery, fullGrid, risk } = design
  const draft: LinesDefinition = {
    schema: 1,
    engine: 'lines',
    engineVersion: 1,
    key: design.key,
    rows: design.rows,
    symbols: design.symbols.map(({ id, pays }) => ({
      id,
      pays: Array.from({ length: reelCount + 1 }, (_, count) => pays[count - 2] ?? 0),
    })),
    reels: layStrips(design),
    lines: design.lines,
    coins: design.coins ?? design.lines.length,
    coinValues: coinValuesFor(design.coins ?? design.lines.length),
    ...(wild ? { wild } : {}),
    ...(scatter ? { scatter } : {}),
    ...(freeSpins ? { freeSpins } : {}),
    ...(mystery ? { mystery } : {}),
    ...(fullGrid ? { fullGrid } : {}),
    ...(risk ? { risk } : {}),
    declared: {
      rtp: '0.000000',
      hitFrequency: '0.000000',
      standardDeviation: '0.000000',
      maxWinX: '0.000000',
      maxWinCoins: 0,
      volatility: 'low',
    },
  }
  const top = (symbol: number): number => design.symbols[symbol]?.pays.at(-1) ?? 0
  const ranking = design.symbols.map((_, symbol) => symbol).filter((symbol) => top(symbol) > 0)
  ranking.sort((a, b) => top(b) - top(a))
  return { draft, ranking }
}

/** Strips, pays and declared figures from a design. */
export function solveDesign(design: LinesDesign): LinesDefinition {
  const { draft, ranking } = draftOf(design)
  return declare(tunePays(draft, ranking, design.targetRtp))
}
