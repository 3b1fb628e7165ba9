import { collectEngine, lineRulesOf, type CollectDefinition } from '#games/engines/collect/math/index.ts'
import { lineMean } from '#games/engines/lines/math/index.ts'
import { NOT_YET_DECLARED } from '#games/kit/math/definition-parts.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { coinValuesFor } from '../coin-values.ts'
import { tuneRows, type Pays } from '../tune-pays.ts'
import { rankingOf, riskOf, type Proposal } from './proposal.ts'
import { symbolsOf, type LineLayout } from './take-hold.ts'

export type CollectLayout = {
  readonly base: LineLayout
  readonly free: LineLayout
  readonly awards: readonly number[]
  readonly fish: number
  readonly values: readonly { readonly v: number; readonly w: number }[]
  readonly perStage: number
  readonly stageSpins: number
  readonly stageMult: number[]
}

const withPays = (definition: CollectDefinition, pays: Pays): CollectDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** A collect game on a proposal's strips and values, its line pays tuned to the wished return. */
export function takeCollect({ game, targetRtp, layout }: Proposal<CollectLayout>): CollectDefinition {
  const { base, free } = layout
  const reelCount = base.strips.length
  let floor = 0
  // Values that differ are told apart by the player.
  const values = layout.values.map(({ v, w }) => ({ coins: (floor = Math.max(v, floor + 1)), weight: w }))
  const draft: CollectDefinition = {
    schema: 1,
    engine: 'collect',
    engineVersion: 1,
    key: game.key,
    rows: base.rows,
    symbols: symbolsOf(game.genre, base, { 0: 'collector', [layout.fish]: 'catch', [base.scatter]: 'scatter' }),
    reels: base.strips,
    lines: base.lines,
    coins: base.coins,
    coinValues: coinValuesFor(base.coins),
    scatter: {
      symbol: base.scatter,
      awards: Array.from({ length: reelCount + 1 }, (_, count) => (count < 3 ? 0 : (layout.awards[count] ?? 0))),
    },
    freeSpins: {
      reels: free.strips,
      collector: 0,
      catch: layout.fish,
      values,
      perStage: layout.perStage,
      stageSpins: layout.stageSpins,
      stageMultipliers: layout.stageMult,
    },
    ...riskOf(game),
    declared: NOT_YET_DECLARED,
  }
  const wished = draft.symbols.map(({ pays }) => pays)
  const doubled = wished.map((row) => row.map((pay) => 2 * pay))
  const mean = (pays: Pays, reels: CollectDefinition['reels']): number =>
    (100 * lineMean(lineRulesOf(withPays(draft, pays)), reels)) / draft.coins
  // What the feature gains when all line pays double is its line part; the rest is collected, whatever lines pay.
  const feature = Number(collectEngine.exactReturn(draft).split.feature)
  const lineFeature = Number(collectEngine.exactReturn(withPays(draft, doubled)).split.feature) - feature
  const spins = lineFeature / mean(wished, free.strips)
  const collected = feature - lineFeature
  const returnOf = (pays: Pays): number => mean(pays, base.strips) + spins * mean(pays, free.strips) + collected
  const tuned = withPays(draft, tuneRows(wished, rankingOf(wished), targetRtp, returnOf))
  return { ...tuned, declared: declaredOf(collectEngine.exactReturn(tuned)) }
}
