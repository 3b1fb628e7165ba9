import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import { problemsOf } from './check-definition.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import type { HoldDefinition } from './hold-definition.ts'
import type { HoldOutcome } from './hold-outcome.ts'
import { play } from './play.ts'

export { lineRulesOf } from './line-rules.ts'
export type { HoldDefinition } from './hold-definition.ts'
export type { HeldCoin, HoldFeature, HoldOutcome, HoldRespin } from './hold-outcome.ts'

export const holdEngine: GameEngine<'hold-and-win', HoldDefinition, HoldOutcome> = {
  name: 'hold-and-win',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
