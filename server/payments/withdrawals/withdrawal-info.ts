import type { Static } from 'typebox'
import type { StaffWithdrawal, WithdrawalInfo } from '#contract/shapes/withdrawals.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/** A withdrawal as its player sees it. */
export function withdrawalInfo(row: WithdrawalRow): Static<typeof WithdrawalInfo> {
  return {
    withdrawalId: row.id,
    referenceNumber: String(row.referenceNumber),
    method: row.method,
    amount: { amountMinor: row.amountMinor, currency: row.currency },
    state: row.state,
    accountHint: accountHint(row.iban),
    requestedAt: row.requestedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    codeExpiresAt: row.state === 'requested' ? (row.codeExpiresAt?.toISOString() ?? null) : null,
  }
}

/** The same for staff, with what they must look at. */
export function staffWithdrawal(row: WithdrawalRow): Static<typeof StaffWithdrawal> {
  return {
    ...withdrawalInfo(row),
    playerId: row.playerId,
    holder: row.holder,
    signals: [...row.signals],
    proposedBy: row.proposedBy,
  }
}

/** Enough of an account to know it again. */
export function accountHint(iban: string): string {
  return `…${iban.slice(-4)}`
}
