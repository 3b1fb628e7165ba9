import { sql } from '../../database/sql.ts'
import type { Database, Querier } from '../../types.ts'

export type CountedHere = { readonly key: string; readonly count: number; readonly endsAt: Date }

/** Replaces what a process has shared about its callers near a limit. */
export async function reportRates(db: Database, processId: string, mine: readonly CountedHere[]): Promise<void> {
  await db.query(sql`
    with told as (
      select * from unnest(
        ${mine.map(({ key }) => key)}::text[], ${mine.map(({ count }) => count)}::integer[],
        ${mine.map(({ endsAt }) => endsAt)}::timestamptz[]) as t (key, count, ends_at)
    ), gone as (
      delete from kernel.rate r
       where (r.process_id = ${processId} and not exists (select from told where told.key = r.key))
          or r.ends_at < now() - interval '5 minutes'
    )
    insert into kernel.rate as r (key, process_id, count, ends_at)
    select key, ${processId}, count, ends_at from told
    on conflict (key, process_id) do update set count = excluded.count, ends_at = excluded.ends_at`)
}

/** Sums of what other processes have shared, in open windows. */
export async function readRatesOfOthers(
  db: Querier,
  processId: string,
  now: Date,
): Promise<{ readonly key: string; readonly count: number }[]> {
  return db.query<{ key: string; count: number }>(sql`
    select key, sum(count) as count from kernel.rate
     where process_id <> ${processId} and ends_at > ${now} group by key limit 20000`)
}
