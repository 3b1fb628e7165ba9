import type { ReplyOf } from '#contract/call.ts'
import type * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import type * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan, type WithdrawalMove } from '#contract/states/withdrawal-states.ts'
import type { AuditNotes } from '#server/approvals/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { findAttention } from './payouts.queries.ts'
import { readRiskPicture } from './risk-picture.ts'
import { sumDeskCash } from '../transfers/desk-cash.queries.ts'
import { staffWithdrawal, targetHint } from './withdrawal-info.ts'
import { listMoves } from './moves.queries.ts'
import { withdrawalsListed } from './withdrawal-list.ts'
import { sumQueue } from './queue.queries.ts'
import * as queries from './withdrawals.queries.ts'

/** Staff's queue, oldest first unless another order is requested, with sums by state. */
export async function listWithdrawalQueue(
  { db, clock }: Pick<WithdrawalNeeds, 'db' | 'clock'>,
  { query, caller }: Pick<Input<typeof withdrawals.listPendingWithdrawPlayers>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof withdrawals.listPendingWithdrawPlayers>> {
  const [page, sums] = await Promise.all([
    withdrawalsListed({ db, clock }).page(query, caller),
    sumQueue(db, clock.now()),
  ])
  return {
    ...page,
    summary: sums.map(({ state: of, count, total, currency, oldestAt, overDay, overThreeDays }) => ({
      state: of,
      count,
      total: { amountMinor: total, currency },
      oldestAt: oldestAt.toISOString(),
      overDay,
      overThreeDays,
    })),
  }
}

/** One withdrawal with its account, its history and what the player has paid in and played. */
export async function readWithdrawal(
  { db, clock, rules, findPayee }: WithdrawalNeeds,
  { query, refuse }: Pick<Input<typeof staff.getWithdrawal>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof staff.getWithdrawal>> {
  const { playerId, paymentId } = query
  const row = await queries.findOfPlayer(db, playerId, paymentId)
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { currency, timeZone } = rules
  const of = { playerId, currency, now: clock.now(), timeZone }
  const [moves, payee, money, out, { paidOut }] = await Promise.all([
    listMoves(db, row.id),
    findPayee(db, playerId),
    readMoneyOf(db, playerId),
    queries.sumOfPlayer(db, of),
    sumDeskCash(db, of),
  ])
  const risk = await readRiskPicture({ db }, row, payee)
  return {
    withdrawal: staffWithdrawal(row),
    account: row.iban ?? targetHint(row),
    moves: moves.map(
      ({ fromState, toState, actor, userName, explanation, movedAt, approvedByName, acceptedSignals }) => ({
        from: fromState,
        to: toState,
        by: actor,
        userName,
        explanation,
        at: movedAt.toISOString(),
        approvedByName,
        acceptedSignals: [...acceptedSignals],
      }),
    ),
    player: {
      name: payee ? `${payee.firstName} ${payee.surname}` : '',
      balance: money.balance,
      landBased: money.landBased,
      bonus: money.bonus,
      depositedTotal: money.depositedTotal,
      stakedTotal: money.stakedTotal,
      wonTotal: money.wonTotal,
      withdrawnTotal: { amountMinor: out.total + paidOut.total, currency },
    },
    risk,
    payoutAttention: (await findAttention(db, row.id)) ?? null,
  }
}

type StaffMove = Pick<Input<typeof staff.refuseWithdrawal>, 'body' | 'caller' | 'refuse'> &
  Partial<Pick<AuditNotes, 'subject' | 'changed'>>

/**
 * Makes one move of staff. ERR_STATE_CHANGED when the withdrawal's current state does not allow it.
 * @param judge refuses the locked withdrawal for another reason
 */
export async function judgeWithdrawal(
  needs: WithdrawalNeeds,
  move: WithdrawalMove,
  { body, caller, refuse, ...notes }: StaffMove,
  judge?: (row: queries.WithdrawalRow) => void,
) {
  const { playerId, paymentId, explanation } = body
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockWithdrawal(tx, paymentId)
    if (!row || row.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
    if (!withdrawalCan(move, row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    judge?.(row)
    const moved = await moveWithdrawal(tx, needs, row, move, { actor: 'staff', user: caller, explanation })
    if (row.state === 'confiscation-proposed' && row.proposedBy !== null) {
      const end = move === 'confiscate' ? 'executed' : 'refused'
      const { proposedBy } = row
      const kind = 'withdrawals.confiscate'
      await needs.notifyProposer?.(tx, { kind, proposedBy, end, by: caller, decision: explanation })
    }
    notes.subject?.('payment', row.id, String(row.referenceNumber))
    notes.changed?.({ state: row.state }, { state: moved.state })
    return staffWithdrawal(moved)
  })
}
