import type { TellProposer } from '#server/approvals/index.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { Payee, WithdrawalNeeds, WithdrawalRules } from '../withdrawals/needs.ts'

/** What the rule itself asks of the process that composes the room. */
export type RuleNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly rules: Pick<WithdrawalRules, 'currency' | 'maxMinor'>
  /** Lets who proposed know what became of it; missing where nobody is told. */
  readonly tellProposer?: TellProposer
}

/** What the worker needs to look at a withdrawal as a person would. */
export type ApprovalNeeds = Pick<RuleNeeds, 'db' | 'clock' | 'target'> & {
  readonly payoutGateways: ReadonlyMap<string, Gateway>
  readonly findPayee: (playerId: number) => Promise<Payee | undefined>
  readonly isIdentityVerified: WithdrawalNeeds['isIdentityVerified']
  readonly judgeWithdrawal: NonNullable<WithdrawalNeeds['judgeWithdrawal']>
  readonly isRestricted: NonNullable<WithdrawalNeeds['isRestricted']>
  /** Something could not be found out: the withdrawal waits for a person, and somebody should know why. */
  readonly onFailure: (error: unknown, withdrawalId: string) => void
}
