import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import { HIGHER, LOWER, type HiLoBet, type HiLoDefinition, type HiLoOutcome } from '../math/index.ts'

/**
 * A round begins with its first card; then each decision is one more answer, or taking the pay. For who does not come
 * back the pay is taken, or before the first answer the likelier one is given.
 */
export const hiLoRules: BetRules<HiLoDefinition, HiLoBet, HiLoOutcome> = {
  problemsOfOpening: (_, { picks, isTaken }) =>
    picks.length === 0 && !isTaken ? [] : ['A round begins before the first answer.'],
  decisions: {
    isOpen: ({ state }) => state === 'open',
    problemsOfDecision: (_, { bet: before, offers }, next) => {
      const more = next.picks.length - before.picks.length
      const isContinued = before.picks.every((pick, at) => pick === next.picks[at])
      if (!isContinued || more !== (next.isTaken ? 0 : 1)) return ['A decision is one more answer, or taking.']
      if (next.isTaken) return []
      return offers.some(({ pick }) => pick === next.picks.at(-1)) ? [] : ['This answer is not offered.']
    },
    decideForAbsent: (_, { bet, offers }) => {
      if (bet.picks.length > 0) return { ...bet, isTaken: true }
      const ranksOf = (pick: number): number => offers.find((offer) => offer.pick === pick)?.rightRanks ?? 0
      return { picks: [ranksOf(HIGHER) >= ranksOf(LOWER) ? HIGHER : LOWER], isTaken: false }
    },
  },
}
