import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import type { StepsBet, StepsDefinition, StepsOutcome } from '../math/index.ts'

const isSame = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((pick, at) => pick === after[at])

/**
 * A round begins with its first pick, so that there is always something to take. Then each decision is one more pick, or
 * taking. Who does not come back takes what is reached.
 */
export const stepsRules: BetRules<StepsDefinition, StepsBet, StepsOutcome> = {
  problemsOfOpening: (_, { picks, isTaken }) =>
    picks.length === 1 && !isTaken ? [] : ['A round begins with one pick.'],
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, { bet: before }, next) => {
      const steps = next.picks.length - before.picks.length
      const isContinued = next.variant === before.variant && isSame(before.picks, next.picks)
      return isContinued && steps === (next.isTaken ? 0 : 1) ? [] : ['A decision is one more pick, or taking.']
    },
    decideForAbsent: (_, { bet }) => ({ ...bet, isTaken: true }),
  },
}
