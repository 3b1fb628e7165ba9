import { payoutPartnerOf, type ApprovalObstacle } from '#contract/shapes/withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import type { Payee } from '../withdrawals/needs.ts'
import { insertPayout } from '../withdrawals/payouts.queries.ts'
import { lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'
import * as approvals from './approvals.queries.ts'
import { findObstacles, overRule } from './find-obstacles.ts'
import type { ApprovalNeeds } from './needs.ts'
import { findValidRule, lockValidRule } from './rules.queries.ts'

const BATCH = 20
const DAY_MS = 24 * 3_600_000

/**
 * One run of the worker's heartbeat: evaluates once each withdrawal that was confirmed since the rule is valid. What
 * the rule approves goes to the partner that pays it out; everything else waits for a person, with the reasons beside
 * it.
 * @returns how many were evaluated
 */
export async function approveWithdrawals(needs: ApprovalNeeds): Promise<number> {
  const { db, target } = needs
  const since = (await findValidRule(db, target))?.decidedAt
  let judged = 0
  for (let after: string | null = null; since;) {
    const rows: WithdrawalRow[] = await approvals.listNotJudged(db, { since, after }, BATCH)
    for (const row of rows) if (await judgeOne(needs, row)) judged += 1
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) break
  }
  return judged
}

/** False for a player of another brand in the same database: that brand's worker evaluates it by its own rule. */
async function judgeOne(needs: ApprovalNeeds, row: WithdrawalRow): Promise<boolean> {
  const payee = await needs.findPayee(needs.db, row.playerId)
  if (!payee) return false
  await approveOrHold(needs, row, await obstaclesOf(needs, row, payee))
  return true
}

async function obstaclesOf(
  needs: ApprovalNeeds,
  row: WithdrawalRow,
  payee: Payee,
): Promise<readonly ApprovalObstacle[]> {
  try {
    return await findObstacles(needs, row, payee)
  } catch (error) {
    needs.onFailure(error, row.id)
    return ['unknown']
  }
}

async function approveOrHold(
  needs: ApprovalNeeds,
  { id }: WithdrawalRow,
  obstacles: readonly ApprovalObstacle[],
): Promise<void> {
  const { db, clock, target } = needs
  await db.transaction(async (tx) => {
    const at = clock.now()
    // The lock on the rule comes first: it serializes the approvals that count towards a player's daily sum.
    const rule = await lockValidRule(tx, target)
    const row = await lockWithdrawal(tx, id)
    const isJudged = row && (row.heldFor !== null || row.approvedByRule !== null)
    if (!rule || !row || isJudged || !withdrawalCan('send', row.state)) return
    const approved = await approvals.sumApproved(tx, row.playerId, new Date(at.getTime() - DAY_MS))
    const reasons = [...obstacles, ...overRule(rule, row, approved)]
    if (reasons.length > 0) return approvals.holdForPerson(tx, id, reasons)
    await approvals.recordApproval(tx, id, rule.id, at)
    await insertPayout(tx, id, payoutPartnerOf(row.method), at)
    await moveWithdrawal(tx, needs, row, 'send', { actor: 'clock' })
  })
}
