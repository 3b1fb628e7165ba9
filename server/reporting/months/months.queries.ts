import type { BalanceRow } from './balance-of.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type StepRow = {
  readonly id: number
  readonly month: string
  readonly step: 'close' | 'reopen'
  readonly at: Date
  readonly askedByName: string
  readonly signedByName: string
  readonly reason: string
  readonly hash: string | null
  readonly checkedAt: Date | null
  readonly isSame: boolean | null
}

/** All steps of all months, in their order. */
export async function listSteps(db: Querier): Promise<StepRow[]> {
  return db.query<StepRow>(sql`
    select s.id, s.month, s.step, s.at, s.asked_by_name, s.signed_by_name, s.reason, s.hash, c.checked_at, c.is_same
      from reporting.month_step s left join reporting.month_check c on c.step_id = s.id order by s.id`)
}

/** Serializes closing and reopening of months. */
export async function lockMonths(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('reporting.months', 0))`)
}

export async function insertStep(
  tx: Transaction,
  step: {
    readonly month: string
    readonly step: 'close' | 'reopen'
    readonly at: Date
    readonly asker: { readonly userId: number; readonly name: string }
    readonly signer: { readonly userId: number; readonly name: string }
    readonly reason: string
    readonly balance: readonly object[] | null
    readonly hash: string | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into reporting.month_step (month, step, at, asked_by, asked_by_name, signed_by, signed_by_name, reason, balance, hash)
    values (${step.month}, ${step.step}, ${step.at}, ${step.asker.userId}, ${step.asker.name}, ${step.signer.userId},
            ${step.signer.name}, ${step.reason}, ${step.balance && JSON.stringify(step.balance)}::jsonb, ${step.hash})`)
}

/** The trial balance with which a month was closed. */
export async function findBalance(db: Querier, stepId: number): Promise<BalanceRow[]> {
  const [row] = await db.query<{ balance: BalanceRow[] | null }>(sql`
    select balance from reporting.month_step where id = ${stepId}`)
  return row?.balance ?? []
}

/** First day of the month of the first movement; undefined where the books are empty. */
export async function findFirstMonth(db: Querier): Promise<string | undefined> {
  const [row] = await db.query<{ month: string | null }>(sql`
    select date_trunc('month', min(day))::date as month from reporting.day_sum`)
  return row?.month ?? undefined
}

export type Comparison = { readonly month: string; readonly checkedAt: Date; readonly differences: number }

/** For each of these months, the last comparison of figures with the books that covered its first day. */
export async function listComparisons(db: Querier, months: readonly string[]): Promise<Comparison[]> {
  return db.query<Comparison>(sql`
    select m.month, c.checked_at, jsonb_array_length(c.differences) as differences
      from unnest(${[...months]}::date[]) as m (month)
      cross join lateral (
        select checked_at, differences from reporting.figures_check
         where since is null or since <= m.month order by id desc limit 1
      ) c`)
}

export async function saveCheck(
  db: Querier,
  check: { readonly stepId: number; readonly checkedAt: Date; readonly isSame: boolean },
): Promise<void> {
  await db.query(sql`
    insert into reporting.month_check (step_id, checked_at, is_same)
    values (${check.stepId}, ${check.checkedAt}, ${check.isSame})
    on conflict (step_id) do update set checked_at = excluded.checked_at, is_same = excluded.is_same`)
}
