import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import type { CascadeDefinition } from './cascade-definition.ts'
import type { CascadeOutcome } from './cascade-outcome.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import { play } from './play.ts'

export { neverPaid } from './exact-return.ts'
export { countFullCycle } from './full-cycle.ts'
export type { CascadeDefinition } from './cascade-definition.ts'
export type { CascadeFall, CascadeOutcome, CascadeSpin, CascadeWin } from './cascade-outcome.ts'

export const cascadeEngine: GameEngine<'cascade', CascadeDefinition, CascadeOutcome> = {
  name: 'cascade',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
