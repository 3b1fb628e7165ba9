import type { GameEngine } from '../../../kit/math/engine.ts'
import { exactReturn, type ExactReturn } from './exact-return.ts'
import type { LinesCurrency, LinesDefinition } from './lines-definition.ts'
import type { LinesOutcome } from './lines-outcome.ts'
import { play } from './play.ts'
import { stakesFor } from './stakes.ts'

export const linesEngine: GameEngine<'lines', LinesDefinition, LinesOutcome, ExactReturn, LinesCurrency> = {
  name: 'lines',
  play,
  stakesFor,
  exactReturn,
}
