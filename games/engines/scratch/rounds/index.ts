import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import type { ScratchBet, ScratchDefinition, ScratchOutcome } from '../math/index.ts'

/** A round begins with nothing chosen: which ticket of a series it is, the seller says. */
export const scratchRules: BetRules<ScratchDefinition, ScratchBet, ScratchOutcome> = {
  problemsOfOpening: (_, { ticket }) => (ticket ? ['A player cannot choose the ticket.'] : []),
}
