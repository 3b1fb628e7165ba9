import type { ReplyOf } from '#contract/call.ts'
import { setWithdrawDone as setDoneCall } from '#contract/onling-v2/withdrawals.ts'
import type { moveManyWithdrawals } from '#contract/play-v1/withdrawal-bulk.ts'
import { withdrawalCan, withdrawalMoves } from '#contract/states/withdrawal-states.ts'
import { requestOf, type Guarded } from '#server/approvals/index.ts'
import { NotAllowed, Refusal, type Input, type Transaction } from '#server/kernel/index.ts'
import type { OneOfPlayer } from './finish-withdrawals.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import * as queries from './withdrawals.queries.ts'

type BulkInput = Pick<Input<typeof moveManyWithdrawals>, 'body' | 'caller'>
type Row = ReplyOf<typeof moveManyWithdrawals>['rows'][number]
type SetDone = Guarded<OneOfPlayer, unknown>

/** Outcome of a row that was refused: the others go on. */
const OUTCOMES: Readonly<Record<string, Row['outcome']>> = {
  ERR_APPROVAL_NEEDED: 'asked',
  ERR_WARNINGS_NOT_ACCEPTED: 'warnings-open',
  ERR_STATE_CHANGED: 'not-possible',
}

/** Makes one move for many withdrawals, each in a transaction of its own, or as a dry run. */
export async function moveMany(
  needs: WithdrawalNeeds,
  setDone: SetDone,
  asked: BulkInput,
): Promise<ReplyOf<typeof moveManyWithdrawals>> {
  const { move } = asked.body
  if (move === 'setDone' && !asked.caller.permissions.includes(setDoneCall.permission))
    throw new NotAllowed({ permission: setDoneCall.permission })
  const rows: Row[] = []
  for (const id of asked.body.withdrawalIds)
    rows.push(
      move === 'setDone'
        ? await finishOne(needs, setDone, id, asked)
        : await needs.db.transaction((tx) => moveOne(tx, needs, id, asked)),
    )
  return { rows }
}

async function moveOne(tx: Transaction, needs: WithdrawalNeeds, id: string, { body, caller }: BulkInput): Promise<Row> {
  const { move, isPreview, explanation } = body
  const row = await queries.lockWithdrawal(tx, id)
  if (!row) return unknown(id)
  const { state } = row
  if (!withdrawalCan(move, state)) return { ...known(row), state, outcome: 'not-possible' }
  if (isPreview) return { ...known(row), state: withdrawalMoves[move].to, outcome: 'would-move' }
  const moved = await moveWithdrawal(tx, needs, row, move, { actor: 'staff', user: caller, explanation })
  return { ...known(row), state: moved.state, outcome: 'moved' }
}

/** Marks one as paid under the policy: alone, as a request for approval, or not while its warnings are not accepted. */
async function finishOne(needs: WithdrawalNeeds, setDone: SetDone, id: string, asked: BulkInput): Promise<Row> {
  const row = await queries.findById(needs.db, id)
  if (!row) return unknown(id)
  const of = { playerId: row.playerId, paymentId: id }
  try {
    if (asked.body.isPreview) {
      const { look, needs: who } = await setDone.preview(of, asked.caller)
      const outcome = who === 'second' ? 'would-ask' : 'would-move'
      return { ...known(row), state: 'done', outcome, warnings: look.warnings.map((warning) => warning.id) }
    }
    await setDone(of, requestOf(asked))
    return { ...known(row), state: 'done', outcome: 'moved' }
  } catch (error) {
    const outcome = error instanceof Refusal ? OUTCOMES[error.code] : undefined
    if (outcome === undefined) throw error
    const after = await queries.findById(needs.db, id)
    return { ...known(row), state: after?.state ?? row.state, outcome }
  }
}

const unknown = (withdrawalId: string): Row => ({
  withdrawalId,
  referenceNumber: null,
  amount: null,
  state: null,
  outcome: 'not-found',
  warnings: [],
})

const known = ({ id, referenceNumber, amountMinor, currency }: queries.WithdrawalRow) => ({
  withdrawalId: id,
  referenceNumber: String(referenceNumber),
  amount: { amountMinor, currency },
  warnings: [] as string[],
})
