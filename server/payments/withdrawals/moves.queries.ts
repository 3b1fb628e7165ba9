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

/** Give-backs follow one another until their transactions end, so that two at once are judged together. */
export async function lockGiveBacks(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('payments.give-back', 0))`)
}

/** Sum of what was given back since an instant without a second person, by this person or to this player, in minor units. */
export async function sumGivenBackAlone(
  tx: Transaction,
  { userId, playerId, since }: { readonly userId: number; readonly playerId: number; readonly since: Instant },
): Promise<number> {
  const rows = await tx.query<{ total: number }>(sql`
    select coalesce(sum(w.amount_minor), 0)::bigint as total
      from payments.withdrawal_move m join payments.withdrawal w on w.id = m.withdrawal_id
     where m.to_state = 'returned' and m.actor = 'staff' and m.approved_by is null and m.moved_at > ${since}
       and (m.user_id = ${userId} or w.player_id = ${playerId})`)
  return rows[0]?.total ?? 0
}
