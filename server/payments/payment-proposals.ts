import type { ProposalList, ProposalSource } from '#server/approvals/index.ts'
import type { RuleNeeds } from './automatic-approval/needs.ts'
import { proposedRules, ruleProposals } from './automatic-approval/rule-proposals.ts'
import type { CorrectionNeeds } from './corrections/correct-money.ts'
import { correctionProposals, proposedCorrections } from './corrections/correction-proposals.ts'
import type { FeeNeeds } from './fees/needs.ts'
import { proposedTariffs, tariffProposals } from './fees/tariff-proposals.ts'
import { proposedConfiscations } from './withdrawals/confiscate.ts'

/** Proposals that this room stores in its own tables, for the one inbox. */
export function paymentProposals(needs: {
  readonly corrections: CorrectionNeeds
  readonly fees: FeeNeeds
  readonly rules: RuleNeeds
}): ProposalSource[] {
  return [correctionProposals(needs.corrections), tariffProposals(needs.fees), ruleProposals(needs.rules)]
}

/** All proposals of this room that wait for a second person, read only. */
export function proposedPayments(target: string): ProposalList[] {
  return [proposedCorrections, proposedTariffs(target), proposedRules(target), proposedConfiscations]
}
