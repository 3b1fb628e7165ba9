import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import type { BetweenBet, BetweenDefinition, BetweenOutcome } from '../math/index.ts'

/** Two cards, then one decision. For who does not come back the likeliest place is named. */
export const betweenRules: BetRules<BetweenDefinition, BetweenBet, BetweenOutcome> = {
  problemsOfOpening: (_, { place }) => (place === undefined ? [] : ['A round begins before a place is named.']),
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, { offers }, { place }) =>
      offers.some((offer) => offer.place === place) ? [] : ['This place is not offered.'],
    decideForAbsent: (_, { offers }) => {
      const [likeliest] = offers
      if (!likeliest) throw new Error('Two cards leave a place to name.')
      return { place: likeliest.place }
    },
  },
}
