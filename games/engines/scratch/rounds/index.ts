import type { BetRules } from '../../../kit/bets/bet-rules.ts'
import type { ScratchBet, ScratchDefinition, ScratchOutcome } from '../math/index.ts'

/** A round begins without a choice: the ticket of a series is chosen by the server. */
export const scratchRules: BetRules<ScratchDefinition, ScratchBet, ScratchOutcome> = {
  problemsOfOpening: (_, { ticket }) => (ticket ? ['A player cannot choose the ticket.'] : []),
}
