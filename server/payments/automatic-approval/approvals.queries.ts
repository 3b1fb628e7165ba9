import type { ApprovalObstacle } from '#contract/shapes/withdrawals.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { WithdrawalRow } from '../withdrawals/withdrawals.queries.ts'

/** Withdrawals that have waited for staff since a rule became valid and that no rule has evaluated, by id. */
export async function listNotJudged(
  db: Querier,
  { since, after }: { readonly since: Instant; readonly after: string | null },
  limit: number,
): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal
     where state = 'pending' and held_for is null and approved_by_rule is null and changed_at >= ${since}
       and (${after}::uuid is null or id > ${after}::uuid)
     order by id limit ${limit}`)
}

/** Leaves a withdrawal to people. */
export async function holdForPerson(tx: Transaction, id: string, reasons: readonly ApprovalObstacle[]): Promise<void> {
  await tx.query(sql`update payments.withdrawal set held_for = ${[...reasons]}::text[] where id = ${id}`)
}

/** Records the rule that approved a withdrawal without a person; the database checks that the rule allows it. */
export async function recordApproval(tx: Transaction, id: string, ruleId: string, at: Instant): Promise<void> {
  await tx.query(sql`update payments.withdrawal set approved_by_rule = ${ruleId}, approved_at = ${at} where id = ${id}`)
}

/** Sum that a player was paid by automatic approval since an instant, whatever its outcome. */
export async function sumApproved(tx: Transaction, playerId: number, since: Instant): Promise<number> {
  const rows = await tx.query<{ total: number }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as total from payments.withdrawal
     where player_id = ${playerId} and approved_at > ${since}`)
  return rows[0]?.total ?? 0
}

/** Sum that was approved automatically since an instant, for all players. */
export async function sumAllApproved(
  db: Querier,
  since: Instant,
): Promise<{ readonly count: number; readonly total: number }> {
  const rows = await db.query<{ count: number; total: number }>(sql`
    select count(*) as count, coalesce(sum(amount_minor), 0)::bigint as total from payments.withdrawal
     where approved_at > ${since}`)
  return rows[0] ?? { count: 0, total: 0 }
}

export type Past = {
  /** The same account, card or wallet of the player was paid before, and nothing was returned. */
  readonly isPaidBefore: boolean
  readonly isTouchedByStaff: boolean
  readonly hasDepositInDoubt: boolean
}

/** Earlier actions of staff on this withdrawal, its target and its player. */
export async function readPast(db: Querier, row: WithdrawalRow): Promise<Past | undefined> {
  const rows = await db.query<Past>(sql`
    select exists (select from payments.withdrawal w
                    where w.player_id = ${row.playerId} and w.method = ${row.method} and w.state = 'done'
                      and w.iban is not distinct from ${row.iban}
                      and w.stored_card_id is not distinct from ${row.storedCardId}::uuid) as is_paid_before,
           exists (select from payments.withdrawal_move m
                    where m.withdrawal_id = ${row.id} and m.actor = 'staff') as is_touched_by_staff,
           exists (select from payments.payment p
                    where p.player_id = ${row.playerId} and p.attention is not null) as has_deposit_in_doubt`)
  return rows[0]
}
