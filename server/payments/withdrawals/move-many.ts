import type { ReplyOf } from '#contract/call.ts'
import type { moveManyWithdrawals } from '#contract/play-v1/withdrawal-bulk.ts'
import { withdrawalCan, withdrawalMoves } from '#contract/states/withdrawal-states.ts'
import type { Input, Transaction } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import * as queries from './withdrawals.queries.ts'

type Asked = Pick<Input<typeof moveManyWithdrawals>, 'body' | 'caller'>
type Row = ReplyOf<typeof moveManyWithdrawals>['rows'][number]

/** Makes one move for many withdrawals, each in a transaction of its own, or says what would come of it. */
export async function moveMany(needs: WithdrawalNeeds, asked: Asked): Promise<ReplyOf<typeof moveManyWithdrawals>> {
  const rows: Row[] = []
  for (const id of asked.body.withdrawalIds)
    rows.push(await needs.db.transaction((tx) => moveOne(tx, needs, id, asked)))
  return { rows }
}

async function moveOne(tx: Transaction, needs: WithdrawalNeeds, id: string, { body, caller }: Asked): Promise<Row> {
  const { move, isPreview, explanation } = body
  const row = await queries.lockWithdrawal(tx, id)
  if (!row) return { withdrawalId: id, referenceNumber: null, amount: null, state: null, outcome: 'not-found' }
  const { referenceNumber, amountMinor, currency, state } = row
  const known = { withdrawalId: id, referenceNumber: String(referenceNumber), amount: { amountMinor, currency } }
  if (!withdrawalCan(move, state)) return { ...known, state, outcome: 'not-possible' }
  if (isPreview) return { ...known, state: withdrawalMoves[move].to, outcome: 'would-move' }
  const moved = await moveWithdrawal(tx, needs, row, move, { actor: 'staff', user: caller, explanation })
  return { ...known, state: moved.state, outcome: 'moved' }
}
