import { payoutPartnerOf, type ApprovalObstacle } from '#contract/shapes/withdrawals.ts'
import { Refusal } from '#server/kernel/index.ts'
import { findSignals } from '../withdrawals/find-signals.ts'
import type { WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import type { Payee } from '../withdrawals/needs.ts'
import { readPast } from './approvals.queries.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { RuleRow } from './rules.queries.ts'

/**
 * Why a person must look at a withdrawal, apart from its amount. Everything is checked again: it may have changed since
 * the request. A check that fails to answer is a reason too.
 */
export async function findObstacles(
  needs: ApprovalNeeds,
  row: WithdrawalRow,
  payee: Payee,
): Promise<ApprovalObstacle[]> {
  const { db, payoutGateways } = needs
  const { playerId, method, iban, madeBy } = row
  const [past, isClosed, isLawful] = await Promise.all([
    readPast(db, row),
    needs.isRestricted(playerId, method),
    isAllowedByLaw(needs, playerId, iban),
  ])
  if (!past || payee.lockedAt === undefined) return ['unknown']
  const signals = await findSignals(needs, playerId, { iban, payee })
  const isPaidByPartner = payoutGateways.get(payoutPartnerOf(method))?.createPayout !== undefined
  return listObstacles({
    'bank-file': !isPaidByPartner,
    signals: signals.length > 0 || row.signals.length > 0,
    'first-payout': !past.isPaidBefore,
    'by-staff': madeBy !== null || past.isTouchedByStaff,
    'player-locked': payee.lockedAt !== null,
    'way-closed': isClosed,
    'deposit-attention': past.hasDepositInDoubt,
    law: !isLawful,
  })
}

/** Why the rule does not cover a withdrawal. Pure. @param approvedMinor automatic approvals of its player in the last day */
export function overRule(
  { maxMinor, dayMaxMinor, currency }: Pick<RuleRow, 'maxMinor' | 'dayMaxMinor' | 'currency'>,
  row: Pick<WithdrawalRow, 'amountMinor' | 'currency'>,
  approvedMinor: number,
): ApprovalObstacle[] {
  return listObstacles({
    'over-amount': row.currency !== currency || row.amountMinor > maxMinor,
    'over-day': approvedMinor + row.amountMinor > dayMaxMinor,
  })
}

function listObstacles(found: Partial<Record<ApprovalObstacle, boolean>>): ApprovalObstacle[] {
  return (Object.keys(found) as ApprovalObstacle[]).filter((one) => found[one])
}

/** A refusal is an answer; any other error is not. */
async function isAllowedByLaw(
  { judgeWithdrawal }: Pick<ApprovalNeeds, 'judgeWithdrawal'>,
  playerId: number,
  iban: string | null,
): Promise<boolean> {
  try {
    await judgeWithdrawal(playerId, iban ?? undefined)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
