import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import { play } from './play.ts'
import type { WaysDefinition } from './ways-definition.ts'
import type { WaysOutcome } from './ways-outcome.ts'

export { waysFrequencies } from './spin-table.ts'
export type { WaysDefinition } from './ways-definition.ts'
export type { WaysOutcome, WaysSpin, WaysWin } from './ways-outcome.ts'

export const waysEngine: GameEngine<'ways', WaysDefinition, WaysOutcome> = {
  name: 'ways',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
