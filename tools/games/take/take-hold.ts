import { holdEngine, lineRulesOf, type HoldDefinition } from '#games/engines/hold-and-win/math/index.ts'
import { lineMean } from '#games/engines/lines/math/index.ts'
import { NOT_YET_DECLARED } from '#games/kit/math/definition-parts.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { coinValuesFor } from '../coin-values.ts'
import { symbolIds } from '../symbol-ids.ts'
import { tuneRows, type Pays } from '../tune-pays.ts'
import { rankingOf, riskOf, type Proposal } from './proposal.ts'

export type LineLayout = {
  readonly rows: number
  readonly strips: number[][]
  readonly lines: number[][]
  readonly coins: number
  readonly pays: Pays
  readonly wild?: number
  readonly scatter: number
}
export type HoldLayout = {
  readonly base: LineLayout
  readonly trigger: number
  readonly q: number
  readonly qDen: number
  readonly values: readonly { readonly v: number; readonly w: number; readonly label?: string }[]
  readonly grand: number
  readonly respins: number
}

/** Symbols of a line layout with their names, all pays cut to the number of reels. */
export function symbolsOf(
  genre: Proposal<unknown>['game']['genre'],
  { strips, pays }: LineLayout,
  named: Readonly<Record<number, string>>,
): { id: string; pays: number[] }[] {
  const ordinary = pays.map((_, symbol) => symbol).filter((symbol) => named[symbol] === undefined)
  const names = symbolIds(genre, ordinary.length)
  return pays.map((row, symbol) => ({
    id: named[symbol] ?? names[ordinary.indexOf(symbol)] ?? '',
    pays: Array.from({ length: strips.length + 1 }, (_, count) => row[count] ?? 0),
  }))
}

const withPays = (definition: HoldDefinition, pays: Pays): HoldDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** A hold-and-win game on a proposal's strips and coins, its line pays tuned to the wished return. */
export function takeHold({ game, targetRtp, layout }: Proposal<HoldLayout>): HoldDefinition {
  const { base } = layout
  const labels = { MINI: 'mini', MINOR: 'minor', MAJOR: 'major' } as const
  const draft: HoldDefinition = {
    schema: 1,
    engine: 'hold-and-win',
    engineVersion: 1,
    key: game.key,
    rows: base.rows,
    symbols: symbolsOf(game.genre, base, {
      [base.scatter]: 'coin',
      ...(base.wild === undefined ? {} : { [base.wild]: 'wild' }),
    }),
    reels: base.strips,
    lines: base.lines,
    coins: base.coins,
    coinValues: coinValuesFor(base.coins),
    ...(base.wild === undefined ? {} : { wild: { symbol: base.wild } }),
    hold: {
      symbol: base.scatter,
      trigger: layout.trigger,
      respins: layout.respins,
      chance: layout.q,
      chanceOf: layout.qDen,
      values: layout.values.map(({ v, w, label }) => ({
        coins: v,
        weight: w,
        ...(label === undefined ? {} : { label: labels[label as keyof typeof labels] }),
      })),
      grandCoins: layout.grand,
    },
    ...riskOf(game),
    declared: NOT_YET_DECLARED,
  }
  const feature = Number(holdEngine.exactReturn(draft).split.feature)
  const wished = draft.symbols.map(({ pays }) => pays)
  const returnOf = (pays: Pays): number =>
    feature + (100 * lineMean(lineRulesOf(withPays(draft, pays)), draft.reels)) / draft.coins
  const tuned = withPays(draft, tuneRows(wished, rankingOf(wished), targetRtp, returnOf))
  return { ...tuned, declared: declaredOf(holdEngine.exactReturn(tuned)) }
}
