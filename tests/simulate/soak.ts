import { sql, type Database } from '#server/kernel/index.ts'
import { growthOf, type Bounds, type Growth } from '../load/soak/growth.ts'

/** What must not grow while simulated days pass. */
export type DaySample = {
  readonly day: string
  /** The heap of the product's process, after a garbage collection. */
  readonly heapMb: number
  readonly connections: number
  /** The tables whose rows are changed and deleted, for each account: queue, sessions, balances. */
  readonly changedKbOfAccount: number
  readonly deadShare: number
  /** Events that the last pass of the worker left. */
  readonly undelivered: number
}

const MOST: Bounds<DaySample> = {
  heapMb: { share: 0.1, beside: 8 },
  connections: { share: 0, beside: 2 },
  changedKbOfAccount: { share: 0.2, beside: 1 },
  deadShare: { share: 0, beside: 0.2 },
  undelivered: { share: 0, beside: 50 },
}

/** Samples at the beginning of each simulated day, and what grew from the second quarter of the days to the last. */
export function openDaySamples(db: Database) {
  const samples: DaySample[] = []
  return {
    take: async ({ at, heapBytes }: { readonly at: Date; readonly heapBytes: number }): Promise<void> => {
      const [row] = await db.query<Omit<DaySample, 'day' | 'heapMb'>>(sql`
        with changed as (
          select s.relid, s.n_live_tup, s.n_dead_tup from pg_stat_user_tables s
           where (s.schemaname, s.relname) in (('ledger', 'balance'), ('kernel', 'outbox'), ('sign_in', 'player_session'),
                                               ('game_rounds', 'series'), ('game_rounds', 'session'))
        )
        select (select count(*)::integer from pg_stat_activity
                 where datname = current_database() and backend_type = 'client backend') as connections,
               (select round(sum(pg_total_relation_size(relid)) / 1024.0 / greatest(1, (select count(*) from ledger.account)), 2)::float8
                  from changed) as changed_kb_of_account,
               (select round(sum(n_dead_tup) / greatest(1, sum(n_live_tup + n_dead_tup)), 3)::float8 from changed) as dead_share,
               (select count(*)::integer from kernel.outbox) as undelivered`)
      if (!row) throw new Error('The database returned no row.')
      samples.push({ day: at.toISOString().slice(0, 10), heapMb: Math.round(heapBytes / 1048576), ...row })
    },
    samples: (): readonly DaySample[] => samples,
    growth: (): Partial<Record<keyof DaySample, Growth>> => growthOf(samples, MOST),
  }
}
