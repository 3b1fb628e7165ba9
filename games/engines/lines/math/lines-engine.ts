import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import type { LinesDefinition } from './lines-definition.ts'
import type { LinesOutcome } from './lines-outcome.ts'
import { play } from './play.ts'

export const linesEngine: GameEngine<'lines', LinesDefinition, LinesOutcome> = {
  name: 'lines',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
