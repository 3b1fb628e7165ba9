import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type MoveRow = {
  readonly fromState: WithdrawalState | null
  readonly toState: WithdrawalState
  readonly actor: 'player' | 'staff' | 'clock' | 'partner'
  readonly userId: number | null
  readonly userName: string | null
  readonly explanation: string | null
  readonly movement: string | null
  readonly movedAt: Instant
  /** The second person, where one was required. */
  readonly approvedBy: number | null
  readonly approvedByName: string | null
  readonly acceptedSignals: readonly string[]
}

export async function insertMove(tx: Transaction, withdrawalId: string, move: MoveRow): Promise<void> {
  await tx.query(sql`
    insert into payments.withdrawal_move (withdrawal_id, from_state, to_state, actor, user_id, user_name, explanation,
                                          movement, moved_at, approved_by, approved_by_name, accepted_signals)
    values (${withdrawalId}, ${move.fromState}, ${move.toState}, ${move.actor}, ${move.userId}, ${move.userName},
            ${move.explanation}, ${move.movement}, ${move.movedAt}, ${move.approvedBy},
            ${move.approvedByName}, ${[...move.acceptedSignals]}::text[])`)
}

export async function listMoves(db: Querier, withdrawalId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(sql`
    select from_state, to_state, actor, user_id, user_name, explanation, movement, moved_at, approved_by,
           approved_by_name, accepted_signals
      from payments.withdrawal_move where withdrawal_id = ${withdrawalId} order by id`)
}

/** Signals of withdrawals that were accepted with earlier moves. */
export async function listAcceptedSignals(
  db: Querier,
  withdrawalIds: readonly string[],
): Promise<{ readonly withdrawalId: string; readonly signal: string }[]> {
  return db.query<{ withdrawalId: string; signal: string }>(sql`
    select withdrawal_id, unnest(accepted_signals) as signal from payments.withdrawal_move
     where withdrawal_id = any(${[...withdrawalIds]}::uuid[])`)
}
