import { sql, type Querier } from '#server/kernel/index.ts'

export type ProcessRow = {
  readonly kind: 'api' | 'worker'
  readonly version: string
  readonly startedAt: Date
  readonly seenAt: Date
}

export async function saveProcess(
  db: Querier,
  { id, target, kind, version, startedAt, seenAt }: ProcessRow & { readonly id: string; readonly target: string },
): Promise<void> {
  await db.query(sql`
    insert into live.process (id, target, kind, version, started_at, seen_at)
    values (${id}, ${target}, ${kind}, ${version}, ${startedAt}, ${seenAt})
        on conflict (id) do update set seen_at = excluded.seen_at`)
}

export async function removeProcess(db: Querier, id: string): Promise<void> {
  await db.query(sql`delete from live.process where id = ${id}`)
}

/** Processes of a brand that were seen since an instant; older ones are deleted. */
export async function listProcesses(db: Querier, target: string, since: Date): Promise<ProcessRow[]> {
  await db.query(sql`delete from live.process where target = ${target} and seen_at < ${since}`)
  return db.query<ProcessRow>(sql`
    select kind, version, started_at, seen_at from live.process where target = ${target} order by kind, started_at, id`)
}

export type JobRunRow = {
  readonly name: string
  readonly cron: string
  readonly beganAt: Date | null
  readonly endedAt: Date | null
  readonly failedAt: Date | null
  readonly failures: number
}

/** Jobs of the whole database, and those of the brand. */
export async function listJobRuns(db: Querier, target: string): Promise<JobRunRow[]> {
  return db.query<JobRunRow>(sql`
    select name, cron, began_at, ended_at, failed_at, failures from live.job_run
     where position('/' in name) = 0 or starts_with(name, ${`${target}/`}) order by name`)
}

/** The jobs that there are; what they did before stays. */
export async function knowJobs(db: Querier, jobs: readonly { name: string; cron: string }[]): Promise<void> {
  await db.query(sql`
    insert into live.job_run (name, cron)
    select * from unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ cron }) => cron)}::text[])
        on conflict (name) do update set cron = excluded.cron`)
}

export async function recordBegin(db: Querier, name: string, at: Date): Promise<void> {
  await db.query(sql`update live.job_run set began_at = ${at} where name = ${name}`)
}

export async function recordEnd(db: Querier, name: string, at: Date): Promise<void> {
  await db.query(sql`update live.job_run set ended_at = ${at}, failures = 0 where name = ${name}`)
}

export async function recordFailure(db: Querier, name: string, at: Date): Promise<void> {
  await db.query(sql`update live.job_run set failed_at = ${at}, failures = failures + 1 where name = ${name}`)
}

/** Replicas of this database. Only a role that may monitor sees how far they lag. */
export async function listReplicas(
  db: Querier,
): Promise<{ readonly name: string; readonly state: string; readonly lagSeconds: number | null }[]> {
  return db.query<{ name: string; state: string; lagSeconds: number | null }>(sql`
    select coalesce(application_name, '') as name, coalesce(state, '') as state,
           extract(epoch from replay_lag)::float8 as lag_seconds
      from pg_stat_replication order by application_name`)
}
