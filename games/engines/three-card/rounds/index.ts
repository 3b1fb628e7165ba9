import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import { bestMove, type ThreeCardBet, type ThreeCardDefinition, type ThreeCardOutcome } from '../math/index.ts'

/** Three cards, then one decision. For who does not come back the better one is made. */
export const threeCardRules: BetRules<ThreeCardDefinition, ThreeCardBet, ThreeCardOutcome> = {
  problemsOfOpening: (_, { move }) => (move === undefined ? [] : ['A round begins before a decision.']),
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, { bet }, { on, move }) =>
      on === bet.on && move !== undefined ? [] : ['A decision is to play or to fold.'],
    decideForAbsent: (definition, { bet, player }) => ({ on: bet.on, move: bestMove(definition, player) }),
  },
}
