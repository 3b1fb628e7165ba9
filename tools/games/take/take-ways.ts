import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { NOT_YET_DECLARED } from '#games/kit/math/definition-parts.ts'
import { waysEngine, waysFrequencies, type WaysDefinition } from '#games/engines/ways/math/index.ts'
import { coinValuesFor } from '../coin-values.ts'
import { symbolIds } from '../symbol-ids.ts'
import { scaleRows, tuneRows, type Pays } from '../tune-pays.ts'
import { featureNumbers, rankingOf, riskOf, type Proposal } from './proposal.ts'

export type WaysLayout = {
  readonly reels: readonly {
    readonly strip: number[]
    readonly heights: readonly { readonly h: number; readonly w: number }[]
  }[]
  readonly coins: number
  readonly pays: Pays
  readonly wild?: number
  readonly scatter?: number
  readonly fs?: { readonly mult: number }
}

const withPays = (definition: WaysDefinition, pays: Pays): WaysDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** A ways game on a proposal's strips, with its pays kept apart and tuned to the wished return. */
export function takeWays({ game, targetRtp, layout }: Proposal<WaysLayout>): WaysDefinition {
  const reelCount = layout.reels.length
  // Many symbols need many different small pays: the coin is made small enough for that.
  const coins = layout.coins < 50 ? 100 : layout.coins === 50 ? 100 : 200
  const wished = layout.pays.map((row) =>
    Array.from({ length: reelCount + 1 }, (_, count) => (row[count] ?? 0) * coins),
  )
  const free = featureNumbers(game, 'free-spins')
  const awards = Array.from({ length: reelCount + 1 }, (_, count) =>
    count < 3 ? 0 : (free?.[0] ?? 0) + 4 * (count - 3),
  )
  const ordinary = wished.map((_, symbol) => symbol).filter((it) => it !== layout.wild && it !== layout.scatter)
  const names = symbolIds(game.genre, ordinary.length)
  const idOf = (symbol: number): string =>
    symbol === layout.wild ? 'wild' : symbol === layout.scatter ? 'scatter' : (names[ordinary.indexOf(symbol)] ?? '')
  const draft: WaysDefinition = {
    schema: 1,
    engine: 'ways',
    engineVersion: 1,
    key: game.key,
    symbols: wished.map((pays, symbol) => ({ id: idOf(symbol), pays })),
    reels: layout.reels.map(({ strip }) => strip),
    heights: layout.reels.map(({ heights }) => heights.map(({ h, w }) => ({ rows: h, weight: w }))),
    coins,
    coinValues: coinValuesFor(coins),
    ...(layout.wild === undefined ? {} : { wild: { symbol: layout.wild } }),
    ...(layout.scatter === undefined
      ? {}
      : {
          scatter: {
            symbol: layout.scatter,
            pays: [0, 0, 0, 1, 5, 20, 100].slice(0, reelCount + 1).map((times) => times * coins),
          },
        }),
    ...(free ? { freeSpins: { awards, multiplier: layout.fs?.mult ?? 2, maxSpins: 4 * (free[0] ?? 0) } } : {}),
    ...riskOf(game),
    declared: NOT_YET_DECLARED,
  }
  const ranking = rankingOf(wished)
  const frequencies = waysFrequencies(draft)
  const lineMean = (pays: Pays): number =>
    pays.reduce(
      (sum, row, symbol) => row.reduce((part, pay, count) => part + pay * (frequencies[symbol]?.[count] ?? 0), sum),
      0,
    )
  // Free spins use the same reels, so a round is worth a fixed multiple of its paid spin whatever the pays are.
  const start = withPays(draft, scaleRows(wished, ranking, 1 / layout.coins))
  const exact = waysEngine.exactReturn(start)
  const chain = Number(exact.rtp) / Number(exact.split.base)
  const fixed = Number(exact.split.base) - (100 * lineMean(start.symbols.map(({ pays }) => pays))) / coins
  const returnOf = (pays: Pays): number => chain * (fixed + (100 * lineMean(pays)) / coins)
  const tuned = withPays(
    draft,
    tuneRows(
      start.symbols.map(({ pays }) => pays),
      ranking,
      targetRtp,
      returnOf,
    ),
  )
  return { ...tuned, declared: declaredOf(waysEngine.exactReturn(tuned)) }
}
