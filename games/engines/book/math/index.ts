import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import type { BookDefinition } from './book-definition.ts'
import type { BookOutcome } from './book-outcome.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import { play } from './play.ts'

export { lineRulesOf } from './line-rules.ts'
export type { BookDefinition } from './book-definition.ts'
export type { BookExpansion, BookOutcome, BookSpin } from './book-outcome.ts'

export const bookEngine: GameEngine<'book', BookDefinition, BookOutcome> = {
  name: 'book',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
