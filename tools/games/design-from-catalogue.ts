import { exactReturn } from '#games/engines/lines/math/index.ts'
import type { CatalogueGame } from '#games/catalogue/index.ts'
import { simulationRng } from '#games/kit/math/simulation-rng.ts'
import type { LinesDesign } from './lines-design.ts'
import { draftOf } from './solve-design.ts'
import { symbolIds } from './symbol-ids.ts'
import { scalePays } from './tune-pays.ts'

/** What the catalogue asks of a lines game, with the layout that is not in the catalogue. */
export type Wish = {
  readonly game: CatalogueGame
  readonly lines: LinesDesign['lines']
  readonly targetRtp: number
  /** Symbols that pay on lines, the wild included. */
  readonly payingSymbols: number
  readonly volatility: Exclude<CatalogueGame['volatility'], 'adjustable'>
}

// A standard deviation well inside each class.
const DEVIATION = { low: 3, 'medium-low': 5, medium: 7.3, 'medium-high': 11, high: 16 }
const HIT_MIN = 12.2

function seedOf(key: string): number {
  let seed = 17
  for (const letter of key) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return seed
}

/** One design: `steep` spreads pays (deviation), `crowd` gathers stops on few symbols (hit frequency). */
function designAt(wish: Wish, steep: number, crowd: number): LinesDesign {
  const { game, lines, targetRtp } = wish
  const reelCount = lines[0]?.length ?? 0
  const rows = Number(game.rows)
  const has = (feature: string): boolean => game.features.includes(feature)
  const wildTimes = Number(game.features.map((it) => /^wild-x(\d)$/.exec(it)?.[1]).find(Boolean) ?? 1)
  const isExpanding = has('expanding-wild') || has('sticky-wild-respin')
  const hasWild = has('wild') || wildTimes > 1 || isExpanding
  const isWildPaying = hasWild && !isExpanding && wildTimes === 1
  const hasScatter = has('scatter-pays')
  const isMystery = has('mystery-symbol')
  const free = game.features.map((it) => /^free-spins-(\d+)-x(\d+)$/.exec(it)).find(Boolean)
  const fullGrid = game.features.map((it) => /^full-grid-x(\d+)$/.exec(it)?.[1]).find(Boolean)
  const seed = seedOf(game.key)
  const rng = simulationRng(seed)

  const ordinary = wish.payingSymbols - (hasWild ? 1 : 0)
  const length = reelCount === 3 ? 22 + rng.below(6) : reelCount === 4 ? 30 + rng.below(5) : 32 + rng.below(6)
  const most = reelCount === 3 ? 4 + 7 * crowd : 4.5 + 7 * crowd
  const weights = Array.from({ length: ordinary }, (_, rank) => 1.6 + (most - 1.6) * (rank / (ordinary - 1)) ** 1.2)
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  const space = length - (hasWild ? 2 : 0) - (hasScatter ? 1 : 0) - (isMystery ? 4 : 0)
  const stack = has('stacked-symbols') ? 3 : 1
  const counts = weights.map((weight) =>
    Array.from({ length: reelCount }, () =>
      Math.max(1, Math.round((weight / weightSum) * space + (rng.below(100) - 50) / 110)),
    ),
  )

  const lengthRatio = 2.2 + 4.8 * steep
  const rankRatio = 1.15 + 0.5 * steep
  const payRow = (rank: number, twoPays: boolean): number[] => {
    const three = 40 / rankRatio ** rank
    const tail = Array.from({ length: reelCount - 2 }, (_, more) => three * lengthRatio ** more)
    return [twoPays ? Math.max(three / 9, 1) : 0, ...tail]
  }
  const isInner = (reel: number): boolean => reel > 0 && reel < reelCount - 1
  const ids = symbolIds(game.genre, ordinary)
  const isOneLine = lines.length === 1
  const symbols: LinesDesign['symbols'] = [
    ...(hasWild
      ? [
          {
            id: 'wild',
            counts: Array.from({ length: reelCount }, (_, reel) => {
              if (isExpanding) return isInner(reel) ? 1 : 0
              return wildTimes > 1 ? (reel > 0 ? 2 : 0) : reelCount === 3 ? 1 : 2
            }),
            stack: has('stacked-symbols') && !isExpanding ? 2 : 1,
            pays: isWildPaying ? payRow(-1, reelCount > 3) : [],
          },
        ]
      : []),
    ...ids.map((id, rank) => ({
      id,
      counts: counts[rank] as number[],
      stack: rank === 0 ? Math.min(2, stack) : stack,
      // The commonest symbol of a one-line game pays from two, as cherries always did.
      pays: payRow(rank, (rank === 0 && reelCount > 3 && !hasWild) || (isOneLine && rank === ordinary - 1)),
    })),
    ...(hasScatter
      ? [
          {
            id: 'scatter',
            counts: Array.from({ length: reelCount }, (_, reel) => (reelCount === 4 && free && reel % 2 === 0 ? 2 : 1)),
            stack: 1,
            pays: [],
          },
        ]
      : []),
    ...(isMystery ? [{ id: 'mystery', counts: Array.from({ length: reelCount }, () => 4), stack: 2, pays: [] }] : []),
  ]
  const scatterSymbol = symbols.findIndex(({ id }) => id === 'scatter')
  const mysterySymbol = symbols.findIndex(({ id }) => id === 'mystery')
  const coins = lines.length
  const scatterPays = [0, 0, 0, 2, 10, 50, 200].map((times) => times * coins).slice(0, reelCount + 1)
  const risk = has('risk-gamble')
  return {
    key: game.key,
    rows,
    symbols,
    lines,
    ...(hasWild
      ? { wild: { symbol: 0, multiplier: wildTimes, expands: isExpanding, respins: has('sticky-wild-respin') } }
      : {}),
    ...(hasScatter ? { scatter: { symbol: scatterSymbol, pays: scatterPays } } : {}),
    ...(free
      ? {
          freeSpins: {
            awards: Array.from({ length: reelCount + 1 }, (_, count) => (count >= 3 ? Number(free[1]) : 0)),
            multiplier: Number(free[2]),
            maxSpins: 4 * Number(free[1]),
          },
        }
      : {}),
    ...(isMystery
      ? {
          mystery: {
            symbol: mysterySymbol,
            weights: symbols.map(({ id, pays }, symbol) => (id === 'wild' || pays.length === 0 ? 0 : 1 + symbol)),
          },
        }
      : {}),
    ...(fullGrid === undefined ? {} : { fullGrid: { multiplier: Number(fullGrid) } }),
    ...(risk ? { risk: { steps: 5, maxWinX: 1000 } } : {}),
    targetRtp,
    seed,
  }
}

/** Looks for the design nearest to the wished deviation among those that win often enough; nothing if none does. */
export function designFromCatalogue(wish: Wish): LinesDesign | undefined {
  const wanted = DEVIATION[wish.volatility]
  let nearest: { design: LinesDesign; away: number } | undefined
  // A wild game spreads its stops, a calm one gathers them; more is tried while it wins too rarely.
  const crowds = wanted > 8 ? [0.05, 0.25, 0.5, 0.8, 1.2, 1.6] : [0.35, 0.55, 0.8, 1.1, 1.4, 0.15]
  for (const crowd of crowds) {
    let [low, high] = [0.02, 2.4]
    for (let turn = 0; turn < 6; turn += 1) {
      const steep = (low + high) / 2
      const design = designAt(wish, steep, crowd)
      const { draft, ranking } = draftOf(design)
      // The deviation grows with the pays as the return does, so one exact computation tells both at the target.
      const exact = exactReturn(scalePays(draft, ranking, 4))
      const deviation = (Number(exact.standardDeviation) * wish.targetRtp) / Number(exact.rtp)
      const isFit = Number(exact.hitFrequency) >= HIT_MIN && Number(exact.featureOneIn ?? 0) <= 350
      const away = Math.abs(deviation - wanted) / wanted
      if (isFit && (!nearest || away < nearest.away)) nearest = { design, away }
      if (isFit && away < 0.15) return design
      if (Number(exact.hitFrequency) < HIT_MIN) break
      if (deviation > wanted) high = steep
      else low = steep
    }
    if (nearest && nearest.away < 0.3) return nearest.design
  }
  return nearest?.design
}
