import { sql, type Querier } from '#server/kernel/index.ts'

export type UsualTimeRow = {
  readonly method: string
  readonly count: number
  readonly halfSeconds: number
  readonly mostSeconds: number
}

/**
 * How long withdrawals by each method took from the request to the payment, for those that were paid since: median and
 * 90th percentile.
 */
export async function findUsualTimes(db: Querier, since: Date): Promise<UsualTimeRow[]> {
  return db.query<UsualTimeRow>(sql`
    select method, count(*)::integer as count,
           percentile_disc(0.5) within group (order by extract(epoch from done_at - requested_at))::integer as half_seconds,
           percentile_disc(0.9) within group (order by extract(epoch from done_at - requested_at))::integer as most_seconds
      from payments.withdrawal
     where done_at > ${since} and made_by is null
     group by method order by method`)
}
