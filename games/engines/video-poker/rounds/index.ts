import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import { judgeHand, type VideoPokerBet, type VideoPokerDefinition, type VideoPokerOutcome } from '../math/index.ts'

const ALL = [0, 1, 2, 3, 4]

/** Five cards, then one decision. For who does not come back a paying hand is kept, and any other drawn anew. */
export const videoPokerRules: BetRules<VideoPokerDefinition, VideoPokerBet, VideoPokerOutcome> = {
  problemsOfOpening: (_, { hold }) => (hold === undefined ? [] : ['A round begins before a decision.']),
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, _before, { hold }) => (hold === undefined ? ['A decision is what to hold.'] : []),
    decideForAbsent: (definition, { dealt }) => ({ hold: judgeHand(definition, dealt) === -1 ? [] : ALL }),
  },
}
