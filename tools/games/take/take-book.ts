import { bookEngine, lineRulesOf, type BookDefinition } from '#games/engines/book/math/index.ts'
import { lineMean } from '#games/engines/lines/math/index.ts'
import { NOT_YET_DECLARED } from '#games/kit/math/definition-parts.ts'
import { declaredOf } from '#games/kit/math/exact-figures.ts'
import { coinValuesFor } from '../coin-values.ts'
import { tuneRows, type Pays } from '../tune-pays.ts'
import { rankingOf, riskOf, type Proposal } from './proposal.ts'
import { symbolsOf, type LineLayout } from './take-hold.ts'

export type BookLayout = {
  readonly base: LineLayout
  readonly free: LineLayout
  readonly awards: readonly number[]
}

const withPays = (definition: BookDefinition, pays: Pays): BookDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

/** What the special symbols pay in one free spin on average, in coins, each as likely as its weight. */
function expansionMean({ symbols, lines, rows, reels, freeSpins }: BookDefinition): number {
  const { specialWeights } = freeSpins
  const all = specialWeights.reduce((sum, weight) => sum + weight, 0)
  return specialWeights.reduce((mean, weight, special) => {
    if (weight === 0) return mean
    const filled = (freeSpins.reels ?? reels).reduce<number[]>(
      (chances, strip) => {
        const showing = strip.filter((_, stop) =>
          Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).includes(special),
        )
        const chance = showing.length / strip.length
        return Array.from(
          { length: chances.length + 1 },
          (_, count) => (chances[count] ?? 0) * (1 - chance) + (chances[count - 1] ?? 0) * chance,
        )
      },
      [1],
    )
    const pay = filled.reduce((sum, chance, count) => sum + chance * (symbols[special]?.pays[count] ?? 0), 0)
    return mean + (weight / all) * pay * lines.length
  }, 0)
}

/** A book game on a proposal's strips, its pays tuned to the wished return. */
export function takeBook({ game, targetRtp, layout }: Proposal<BookLayout>): BookDefinition {
  const { base, free, awards } = layout
  const reelCount = base.strips.length
  const award = awards[3] ?? 10
  const symbols = symbolsOf(game.genre, base, { [base.scatter]: 'book' })
  // Few lines win rarely: the second symbol pays from two as well.
  if (base.lines.length === 5) symbols.slice(1, 3).forEach(({ pays }) => (pays[2] = Math.round((pays[3] ?? 0) / 6)))
  const draft: BookDefinition = {
    schema: 1,
    engine: 'book',
    engineVersion: 1,
    key: game.key,
    rows: base.rows,
    symbols,
    reels: base.strips,
    lines: base.lines,
    coins: base.coins,
    coinValues: coinValuesFor(base.coins),
    book: { symbol: base.scatter, pays: [0, 0, 0, 2, 20, 200].slice(0, reelCount + 1).map((it) => it * base.coins) },
    freeSpins: {
      awards: Array.from({ length: reelCount + 1 }, (_, count) => (count < 3 ? 0 : award)),
      maxSpins: 5 * award,
      reels: free.strips,
      specialWeights: symbols.map((_, symbol) => (symbol === base.scatter ? 0 : 1)),
    },
    ...riskOf(game),
    declared: NOT_YET_DECLARED,
  }
  const spinMean = (definition: BookDefinition, reels: BookDefinition['reels']): number =>
    lineMean(lineRulesOf(definition), reels)
  const wished = symbols.map(({ pays }) => pays)
  const exact = bookEngine.exactReturn(draft)
  const perCent = 100 / draft.coins
  const fixed = Number(exact.split.base) - perCent * spinMean(draft, draft.reels)
  // Books pay in free spins as well; their share is found from the base, where they pay the same per spin or nearly.
  const featureSpin = (definition: BookDefinition): number =>
    spinMean(definition, free.strips) + expansionMean(definition) + bookMean(definition, free.strips)
  const spins = Number(exact.split.feature) / (perCent * featureSpin(draft))
  const returnOf = (pays: Pays): number => {
    const definition = withPays(draft, pays)
    return fixed + perCent * (spinMean(definition, draft.reels) + spins * featureSpin(definition))
  }
  const tuned = withPays(draft, tuneRows(wished, rankingOf(wished), targetRtp, returnOf))
  return { ...tuned, declared: declaredOf(bookEngine.exactReturn(tuned)) }
}

function bookMean({ book, rows }: BookDefinition, reels: BookDefinition['reels']): number {
  const counts = reels.reduce<number[]>(
    (chances, strip) => {
      const chance = (rows * strip.filter((symbol) => symbol === book.symbol).length) / strip.length
      return Array.from(
        { length: chances.length + 1 },
        (_, count) => (chances[count] ?? 0) * (1 - chance) + (chances[count - 1] ?? 0) * chance,
      )
    },
    [1],
  )
  return counts.reduce((sum, chance, count) => sum + chance * (book.pays[count] ?? 0), 0)
}
