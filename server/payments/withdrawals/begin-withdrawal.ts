import { publish, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { insertMove } from './moves.queries.ts'
import type * as queries from './withdrawals.queries.ts'

/** Writes the first line of a withdrawal's history and its event. The money was held under the withdrawal's own id. */
export async function recordBeginning(
  tx: Transaction,
  row: queries.WithdrawalRow,
  by?: { readonly user: Pick<StaffCaller, 'userId' | 'name'>; readonly explanation: string },
): Promise<void> {
  const { id, state, playerId, requestedAt } = row
  await insertMove(tx, id, {
    fromState: null,
    toState: state,
    actor: by ? 'staff' : 'player',
    userId: by?.user.userId ?? null,
    userName: by?.user.name ?? null,
    explanation: by?.explanation ?? null,
    movement: id,
    movedAt: requestedAt,
    approvedBy: null,
    approvedByName: null,
    acceptedSignals: [],
  })
  await publish(tx, 'payments.withdrawal-moved', { withdrawalId: id, playerId, from: null, to: state })
}
