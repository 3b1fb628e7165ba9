import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type PartnerHealth = {
  readonly gateway: string
  /** Our requests of the window that got a verified answer, and those that did not. */
  readonly answered: number
  readonly failed: number
  /** Median and 95th percentile of their durations, in milliseconds. */
  readonly medianMs: number
  readonly slowMs: number
  readonly lastAnsweredAt: Date | null
  readonly lastFailedAt: Date | null
}

/**
 * How each partner answered our own requests since an instant. Incoming messages are left out: a forged notification
 * would make a healthy partner look broken. A partner that rejects our credentials, or asks us to wait, counts as not
 * answering.
 */
export async function findPartnerHealth(db: Querier, since: Instant): Promise<readonly PartnerHealth[]> {
  return db.query<PartnerHealth>(sql`
    select gateway, count(*) filter (where is_answered)::int as answered,
           count(*) filter (where not is_answered)::int as failed,
           coalesce(percentile_disc(0.5) within group (order by duration_ms), 0) as median_ms,
           coalesce(percentile_disc(0.95) within group (order by duration_ms), 0) as slow_ms,
           max(happened_at) filter (where is_answered) as last_answered_at,
           max(happened_at) filter (where not is_answered) as last_failed_at
      from (select gateway, duration_ms, happened_at,
                   verdict in ('verified', 'unsigned') and coalesce(http_status, 0) between 200 and 499
                     and http_status not in (401, 403, 407, 429) as is_answered
              from payments.conversation
             where happened_at >= ${since} and (http_status is not null or verdict in ('timeout', 'unreachable'))) asked
     group by gateway
     order by gateway`)
}
