import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

export type QueueSum = {
  readonly state: WithdrawalState
  readonly count: number
  readonly total: number
  readonly currency: CurrencyCode
  readonly oldestAt: Instant
  readonly overDay: number
  readonly overThreeDays: number
}

/** Withdrawals that wait, summed by state, currency and age. */
export async function sumQueue(db: Querier, now: Instant): Promise<QueueSum[]> {
  return db.query<QueueSum>(sql`
    select state, count(*) as count, sum(amount_minor)::bigint as total, currency, min(requested_at) as oldest_at,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '1 day') as over_day,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '3 days') as over_three_days
      from payments.withdrawal
     where state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')
     group by state, currency order by state`)
}

/** Withdrawals with a proposed confiscation, the oldest first. */
export async function listProposed(db: Querier): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where state = 'confiscation-proposed' order by changed_at, id limit 200`)
}
