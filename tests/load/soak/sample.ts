import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { sql, type Database } from '#server/kernel/index.ts'
import type { Bounds } from './growth.ts'

/** A sample of everything that must not grow. */
export type Sample = {
  readonly minute: number
  readonly rounds: number
  /** The heap after a garbage collection. */
  readonly apiHeapMb: number
  readonly workerHeapMb: number
  /** Memory of the whole process as the system counts it: what is outside of the heap as well. */
  readonly apiMemoryMb: number
  readonly workerMemoryMb: number
  readonly apiDescriptors: number
  readonly workerDescriptors: number
  /** Of listeners, stakes, the queue and locks of jobs: as many at any load. Those of the pools come and go with it. */
  readonly fixedConnections: number
  /** Bytes of the tables whose rows are changed and not only added: balances, queue of jobs, outbox, sessions. */
  readonly changedTablesMb: number
  readonly deadShare: number
  /** Age of the oldest undelivered event, and of the oldest transaction, in seconds. */
  readonly eventLagS: number
  readonly transactionS: number
  /**
   * Connections that a pool no longer has, though nobody closed them: idle for longer than a pool keeps them. Who took one and did not
   * give it back is found so, whatever the pool's bound.
   */
  readonly leftConnections: number
  /** Connections by the name that their pool or client gives. */
  readonly connectionsOf: Readonly<Record<string, number>>
  /** Who has the oldest transaction, its state, and the last statement in it. */
  readonly oldest: string
}

/** Pools close a connection that was idle for 10 s. */
const IDLE_MS = 30_000
/** Pools of the product. Other connections stay idle by design: the listeners of the control bus and of the queue, and locks. */
const POOLS = ['tolar-api', 'tolar-worker']

export async function takeSample(
  db: Database,
  { api, worker }: { readonly api: ChildProcess; readonly worker: ChildProcess },
  at: Pick<Sample, 'minute' | 'rounds'>,
): Promise<Sample> {
  const [apiHeapMb, workerHeapMb] = await Promise.all([heapOf(api), heapOf(worker)])
  const [row] = await db.query<
    Omit<Sample, 'minute' | 'rounds' | 'apiHeapMb' | 'workerHeapMb' | keyof ReturnType<typeof ofProcesses>>
  >(sql`
    with changed as (
      select s.relid, s.n_live_tup, s.n_dead_tup from pg_stat_user_tables s
       where (s.schemaname, s.relname) in (('ledger', 'balance'), ('kernel', 'outbox'), ('sign_in', 'player_session'), ('game_rounds', 'series'))
          or (s.schemaname = 'jobs')
    )
    select (select count(*)::integer from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend' and application_name like 'tolar%' and application_name <> all(${[...POOLS]})) as fixed_connections,
           (select round(sum(pg_total_relation_size(relid)) / 1048576.0, 1)::float8 from changed) as changed_tables_mb,
           (select round(sum(n_dead_tup) / greatest(1, sum(n_live_tup + n_dead_tup)), 3)::float8 from changed) as dead_share,
           (select round(coalesce(max(extract(epoch from clock_timestamp() - told_at)), 0), 1)::float8 from kernel.outbox) as event_lag_s,
           (select round(coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0), 1)::float8 from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend') as transaction_s,
           (select coalesce(jsonb_object_agg(name, count), '{}') from (
              select application_name as name, count(*) from pg_stat_activity
               where datname = current_database() and backend_type = 'client backend' and application_name like 'tolar%'
               group by application_name) named) as connections_of,
           (select count(*)::integer from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend' and application_name = any(${[...POOLS]})
               and state = 'idle' and state_change < clock_timestamp() - ${IDLE_MS} * interval '1 ms') as left_connections,
           coalesce((select concat_ws(' | ', application_name, state, wait_event, left(regexp_replace(query, '\\s+', ' ', 'g'), 160))
              from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()
             order by xact_start limit 1), '') as oldest`)
  if (!row) throw new Error('The database tells nothing of itself.')
  return { ...at, ...ofProcesses(api, worker), apiHeapMb, workerHeapMb, ...row }
}

function ofProcesses(api: ChildProcess, worker: ChildProcess) {
  const memory = ({ pid }: ChildProcess) =>
    Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  const descriptors = ({ pid }: ChildProcess) => readdirSync(`/proc/${pid}/fd`).length
  return {
    apiMemoryMb: memory(api),
    workerMemoryMb: memory(worker),
    apiDescriptors: descriptors(api),
    workerDescriptors: descriptors(worker),
  }
}

function heapOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const hear = (message: { heap?: number }) => {
      if (message.heap === undefined) return
      child.off('message', hear)
      child.off('exit', end)
      resolve(Math.round(message.heap / 1048576))
    }
    const end = () => reject(new Error('A process of the soak has ended.'))
    child.on('message', hear)
    child.once('exit', end)
    child.send('heap')
  })
}

/** A larger increase than this is growth (`growthOf`). */
export const MOST_OF_SAMPLE: Bounds<Sample> = {
  apiHeapMb: { share: 0.1, beside: 8 },
  workerHeapMb: { share: 0.1, beside: 8 },
  // The system takes back what a process no longer needs late, or not at all.
  apiMemoryMb: { share: 0.2, beside: 64 },
  workerMemoryMb: { share: 0.2, beside: 64 },
  apiDescriptors: { share: 0, beside: 6 },
  workerDescriptors: { share: 0, beside: 6 },
  // Locks of jobs are among them.
  fixedConnections: { share: 0, beside: 3 },
  leftConnections: { share: 0, beside: 0, isNever: true },
  changedTablesMb: { share: 0.2, beside: 2 },
  deadShare: { share: 0, beside: 0.2 },
  eventLagS: { share: 0, beside: 5 },
  transactionS: { share: 0, beside: 5 },
}
