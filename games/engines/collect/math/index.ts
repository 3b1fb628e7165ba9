import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import type { GameEngine } from '../../../kit/math/engine.ts'
import { problemsOf } from './check-definition.ts'
import type { CollectDefinition } from './collect-definition.ts'
import type { CollectOutcome } from './collect-outcome.ts'
import { exactReturn, maxWinDraws } from './exact-return.ts'
import { play } from './play.ts'

export { lineRulesOf } from './line-rules.ts'
export type { CollectDefinition } from './collect-definition.ts'
export type { CaughtValue, Collection, CollectOutcome, CollectSpin } from './collect-outcome.ts'

export const collectEngine: GameEngine<'collect', CollectDefinition, CollectOutcome> = {
  name: 'collect',
  problemsOf,
  play,
  stakesFor: coinStakesFor,
  exactReturn,
  maxWinDraws,
}
