import type { ProposalState } from '#contract/states/proposal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type RuleRow = {
  readonly id: string
  readonly currency: CurrencyCode
  readonly maxMinor: number
  readonly dayMaxMinor: number
  readonly explanation: string
  readonly state: ProposalState
  readonly proposedBy: number
  readonly proposedByName: string
  readonly proposedAt: Instant
  readonly decidedByName: string | null
  readonly decidedAt: Instant | null
  readonly decision: string | null
  readonly stoppedAt: Instant | null
  readonly stoppedByName: string | null
}

export async function insertRule(db: Querier, target: string, row: RuleRow): Promise<void> {
  await db.query(sql`
    insert into payments.approval_rule (id, target, currency, max_minor, day_max_minor, explanation, state, proposed_by,
                                        proposed_by_name, proposed_at)
    values (${row.id}, ${target}, ${row.currency}, ${row.maxMinor}, ${row.dayMaxMinor}, ${row.explanation}, ${row.state},
            ${row.proposedBy}, ${row.proposedByName}, ${row.proposedAt})`)
}

export async function lockRule(tx: Transaction, target: string, id: string): Promise<RuleRow | undefined> {
  const rows = await tx.query<RuleRow>(sql`
    select * from payments.approval_rule where id = ${id} and target = ${target} for update`)
  return rows[0]
}

/** The valid rule; undefined when automatic approval is off. */
export async function findValidRule(db: Querier, target: string): Promise<RuleRow | undefined> {
  const rows = await db.query<RuleRow>(sql`
    select * from payments.approval_rule where target = ${target} and state = 'approved' and stopped_at is null`)
  return rows[0]
}

/** The same, locked: approvals by it run one after another, and none while it is being ended. */
export async function lockValidRule(tx: Transaction, target: string): Promise<RuleRow | undefined> {
  const rows = await tx.query<RuleRow>(sql`
    select * from payments.approval_rule where target = ${target} and state = 'approved' and stopped_at is null for update`)
  return rows[0]
}

/** Newest first. */
export async function listRules(
  db: Querier,
  of: { readonly target: string; readonly before: string | null },
  limit: number,
): Promise<RuleRow[]> {
  return db.query<RuleRow>(sql`
    select * from payments.approval_rule
     where target = ${of.target} and (${of.before}::uuid is null or id < ${of.before}::uuid)
     order by id desc limit ${limit}`)
}

export type RuleDecision = {
  readonly state: ProposalState
  readonly by: number
  readonly byName: string
  readonly at: Instant
  readonly decision: string
}

export async function decideRule(tx: Transaction, id: string, made: RuleDecision): Promise<RuleRow | undefined> {
  const rows = await tx.query<RuleRow>(sql`
    update payments.approval_rule
       set state = ${made.state}, decided_by = ${made.by}, decided_by_name = ${made.byName}, decided_at = ${made.at},
           decision = ${made.decision}
     where id = ${id} returning *`)
  return rows[0]
}

export type RuleEnd = { readonly at: Instant; readonly byName: string; readonly reason: string }

export async function endRule(tx: Transaction, id: string, end: RuleEnd): Promise<RuleRow | undefined> {
  const rows = await tx.query<RuleRow>(sql`
    update payments.approval_rule
       set stopped_at = ${end.at}, stopped_by_name = ${end.byName}, stop_reason = ${end.reason}
     where id = ${id} returning *`)
  return rows[0]
}
