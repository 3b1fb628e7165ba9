import { Type, type Static, type TObject } from 'typebox'
import { PROPOSAL_STATES } from '../states/proposal-states.ts'
import { Instant } from './fields.ts'

export const CORRECTION_REASONS = ['missing-credit', 'double-credit', 'fee', 'goodwill', 'partner-error'] as const

export const ProposalState = Type.Enum([...PROPOSAL_STATES])

/** Fields of anything that one member of staff proposes and another decides: who, when, why and how. */
export const proposalFields = {
  /** Why it is proposed. */
  explanation: Type.String(),
  state: ProposalState,
  proposedBy: Type.Integer(),
  proposedByName: Type.String(),
  proposedAt: Instant,
  decidedByName: Type.Union([Type.String(), Type.Null()]),
  /** The reason of the decision. */
  decision: Type.Union([Type.String(), Type.Null()]),
}

export type Proposal = Static<TObject<typeof proposalFields>>
