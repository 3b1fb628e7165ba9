import type { ProposalState } from '#contract/states/proposal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type CorrectionRow = {
  readonly id: string
  readonly playerId: number
  readonly amountMinor: number
  readonly currency: CurrencyCode
  readonly reason: string
  readonly explanation: string
  readonly state: ProposalState
  readonly proposedBy: number
  readonly proposedByName: string
  readonly proposedAt: Instant
  readonly decidedByName: string | null
  readonly decision: string | null
}

export async function insertCorrection(db: Querier, row: CorrectionRow): Promise<void> {
  await db.query(sql`
    insert into payments.correction (id, player_id, amount_minor, currency, reason, explanation, state, proposed_by,
                                     proposed_by_name, proposed_at)
    values (${row.id}, ${row.playerId}, ${row.amountMinor}, ${row.currency}, ${row.reason}, ${row.explanation},
            ${row.state}, ${row.proposedBy}, ${row.proposedByName}, ${row.proposedAt})`)
}

export async function lockCorrection(tx: Transaction, id: string): Promise<CorrectionRow | undefined> {
  const rows = await tx.query<CorrectionRow>(sql`select * from payments.correction where id = ${id} for update`)
  return rows[0]
}

export type CorrectionDecision = {
  readonly state: ProposalState
  readonly by: number
  readonly byName: string
  readonly at: Instant
  readonly decision: string
}

export async function decideCorrection(tx: Transaction, id: string, made: CorrectionDecision): Promise<void> {
  await tx.query(sql`
    update payments.correction
       set state = ${made.state}, decided_by = ${made.by}, decided_by_name = ${made.byName}, decided_at = ${made.at},
           decision = ${made.decision}
     where id = ${id}`)
}

/** Newest first. */
export async function listCorrections(
  db: Querier,
  of: { readonly state: ProposalState | null; readonly before: string | null },
  limit: number,
): Promise<CorrectionRow[]> {
  return db.query<CorrectionRow>(sql`
    select * from payments.correction
     where (${of.state}::text is null or state = ${of.state}::text)
       and (${of.before}::uuid is null or id < ${of.before}::uuid)
     order by id desc limit ${limit}`)
}
