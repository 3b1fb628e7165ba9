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
    accountHint: targetHint(row),
    requestedAt: row.requestedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    codeExpiresAt: row.state === 'requested' ? (row.codeExpiresAt?.toISOString() ?? null) : null,
    codeChannel: row.state === 'requested' ? row.codeChannel : null,
  }
}

/** The same for staff, with its signals. */
export function staffWithdrawal(row: WithdrawalRow): Static<typeof StaffWithdrawal> {
  return {
    ...withdrawalInfo(row),
    playerId: row.playerId,
    holder: row.holder,
    signals: [...row.signals],
    madeBy: row.madeBy,
    proposedBy: row.proposedBy,
    heldFor: row.heldFor === null ? null : [...row.heldFor],
    isApprovedByRule: row.approvedByRule !== null,
  }
}

/** Enough of the target account or card to recognise it; empty for cash. */
export function targetHint({ iban, cardHint }: Pick<WithdrawalRow, 'iban' | 'cardHint'>): string {
  if (iban !== null) return accountHint(iban)
  return cardHint === null ? '' : `…${cardHint}`
}

/** Enough of an account to recognise it. */
export function accountHint(iban: string): string {
  return `…${iban.slice(-4)}`
}
