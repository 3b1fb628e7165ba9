import { cascadeEngine, countFullCycle, type CascadeDefinition } from '#games/engines/cascade/math/index.ts'
import { NOT_YET_DECLARED } from '#games/kit/math/definition-parts.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { coinValuesFor } from '../coin-values.ts'
import { symbolIds } from '../symbol-ids.ts'
import { tuneRows, type Pays } from '../tune-pays.ts'
import { rankingOf, riskOf, type Proposal } from './proposal.ts'

export type CascadeLayout = {
  readonly rows: number
  readonly strips: number[][]
  readonly mode: 'lines' | 'cluster' | 'anywhere'
  readonly lines?: number[][]
  readonly tiers?: number[]
  readonly coins: number
  readonly pays: Pays
  readonly mults: number[]
  readonly wild?: number
  readonly scatter?: number
  readonly maxFalls: number
  readonly orb?: readonly { readonly v: number; readonly w: number }[]
}

const withPays = (definition: CascadeDefinition, pays: Pays): CascadeDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** A cascade game on a proposal's strips, its pays tuned to the wished return. */
export function takeCascade({ game, targetRtp, layout }: Proposal<CascadeLayout>): CascadeDefinition {
  const { strips, wild, scatter } = layout
  const reelCount = strips.length
  // Many symbols need many different small pays: the coin is made small enough for that.
  const finer = Math.max(1, Math.floor(100 / layout.coins))
  const coins = layout.coins * finer
  const length = layout.mode === 'lines' ? reelCount + 1 : (layout.tiers ?? []).length
  const ordinary = layout.pays.map((_, symbol) => symbol).filter((symbol) => symbol !== wild && symbol !== scatter)
  const names = symbolIds(game.genre, ordinary.length)
  // Free spins need a scatter on every reel that has one: as many as there are such reels.
  const scatterReels = strips.filter((strip) => scatter !== undefined && strip.includes(scatter)).length
  const isFree = scatter !== undefined && game.features.some((feature) => feature.startsWith('free-spins'))
  const draft: CascadeDefinition = {
    schema: 1,
    engine: 'cascade',
    engineVersion: 1,
    key: game.key,
    rows: layout.rows,
    symbols: layout.pays.map((row, symbol) => ({
      id: symbol === wild ? 'wild' : symbol === scatter ? 'scatter' : (names[ordinary.indexOf(symbol)] ?? ''),
      pays: Array.from({ length }, (_, count) => (row[count] ?? 0) * finer),
    })),
    reels: strips,
    wins:
      layout.mode === 'lines'
        ? { by: 'lines', lines: layout.lines ?? [] }
        : { by: layout.mode, tiers: layout.tiers ?? [] },
    multipliers: layout.mults,
    maxFalls: layout.maxFalls,
    coins,
    coinValues: coinValuesFor(coins),
    ...(wild === undefined ? {} : { wild: { symbol: wild } }),
    ...(scatter === undefined ? {} : { scatter: { symbol: scatter } }),
    ...(isFree
      ? {
          freeSpins: {
            awards: Array.from({ length: reelCount + 1 }, (_, count) => (count >= scatterReels ? 10 : 0)),
            multiplier: 3,
            maxSpins: 40,
          },
        }
      : {}),
    ...(layout.orb ? { randomMultiplier: layout.orb.map(({ v, w }) => ({ times: v, weight: w })) } : {}),
    ...riskOf(game),
    declared: NOT_YET_DECLARED,
  }
  const wished = draft.symbols.map(({ pays }) => pays)
  const { frequencies } = countFullCycle(draft)
  const weigh = (pays: Pays): number =>
    pays.reduce(
      (sum, row, symbol) => row.reduce((part, pay, entry) => part + pay * (frequencies[symbol]?.[entry] ?? 0), sum),
      0,
    )
  // Falls do not depend on what a win pays, so the return is the same multiple of the weighed pays whatever they are.
  const chain = Number(cascadeEngine.exactReturn(draft).rtp) / weigh(wished)
  const tuned = withPays(
    draft,
    tuneRows(wished, rankingOf(wished), targetRtp, (pays) => chain * weigh(pays)),
  )
  return { ...tuned, declared: declaredOf(cascadeEngine.exactReturn(tuned)) }
}
