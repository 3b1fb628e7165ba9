import type { ProposalSource } from '#server/approvals/index.ts'
import type { RuleNeeds } from './automatic-approval/needs.ts'
import { ruleProposals } from './automatic-approval/rule-proposals.ts'
import type { CorrectionNeeds } from './corrections/correct-money.ts'
import { correctionProposals } from './corrections/correction-proposals.ts'
import type { FeeNeeds } from './fees/needs.ts'
import { tariffProposals } from './fees/tariff-proposals.ts'

/** Proposals that this room stores in its own tables, for the one inbox. */
export function paymentProposals(needs: {
  readonly corrections: CorrectionNeeds
  readonly fees: FeeNeeds
  readonly rules: RuleNeeds
}): ProposalSource[] {
  return [correctionProposals(needs.corrections), tariffProposals(needs.fees), ruleProposals(needs.rules)]
}
