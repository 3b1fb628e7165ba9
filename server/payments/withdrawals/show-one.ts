import type { ReplyOf } from '#contract/call.ts'
import type { getOwnWithdrawal } from '#contract/play-v1/own-withdrawal.ts'
import type { Input } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import { findOfPlayerByReference } from './withdrawals.queries.ts'

const REFERENCE = /^\d{1,10}$/

/** One withdrawal of the player by its number. */
export async function showOwnWithdrawal(
  { db }: Pick<WithdrawalNeeds, 'db'>,
  { caller, query, refuse }: Pick<Input<typeof getOwnWithdrawal>, 'caller' | 'query' | 'refuse'>,
): Promise<ReplyOf<typeof getOwnWithdrawal>> {
  const { referenceNumber } = query
  const row = REFERENCE.test(referenceNumber)
    ? await findOfPlayerByReference(db, caller.playerId, Number(referenceNumber))
    : undefined
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  // A bank can return what was paid: then it is paid no more.
  const paidAt = row.state === 'done' ? (row.doneAt?.toISOString() ?? null) : null
  return { ...withdrawalInfo(row), paidAt }
}
