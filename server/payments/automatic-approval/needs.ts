import type { NotifyProposer } from '#server/approvals/index.ts'
import type { Clock, Database, Querier } from '#server/kernel/index.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { Payee, WithdrawalNeeds, WithdrawalRules } from '../withdrawals/needs.ts'

/** Needs of the rule itself. */
export type RuleNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly rules: Pick<WithdrawalRules, 'currency' | 'maxMinor'>
  /** Notifies the proposer of the decision; absent where nobody is notified. */
  readonly notifyProposer?: NotifyProposer
}

/** Needs of the worker for evaluating a withdrawal. */
export type ApprovalNeeds = Pick<RuleNeeds, 'db' | 'clock' | 'target'> & {
  readonly payoutGateways: ReadonlyMap<string, Gateway>
  readonly findPayee: (db: Querier, playerId: number) => Promise<Payee | undefined>
  readonly isIdentityVerified: WithdrawalNeeds['isIdentityVerified']
  readonly judgeWithdrawal: NonNullable<WithdrawalNeeds['judgeWithdrawal']>
  readonly isRestricted: NonNullable<WithdrawalNeeds['isRestricted']>
  /** A check failed: the withdrawal waits for a person, and the cause is reported. */
  readonly onFailure: (error: unknown, withdrawalId: string) => void
}
