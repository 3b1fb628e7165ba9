import { sql, type Querier } from '#server/kernel/index.ts'

export type Settings = {
  readonly version: number
  readonly fsync: string
  readonly fullPageWrites: string
  readonly synchronousCommit: string
  readonly connectionsMax: number
  readonly connections: number
  readonly isStandby: boolean
  /** Whether this role may see standbys; otherwise the two figures below have no meaning. */
  readonly seesStandbys: boolean
  readonly synchronousStandbys: number
  /** Of the standby that is furthest behind; null without one. */
  readonly bytesBehind: number | null
}

export type Archiving = {
  readonly isOn: boolean
  /** The last attempt to archive a segment failed. */
  readonly isFailing: boolean
  /** The segment that failed, and how long ago. */
  readonly segment: string | null
  readonly failedSecondsAgo: number | null
}

/** Whether the write-ahead log is archived, which backups need. */
export async function readArchiving(db: Querier): Promise<Archiving> {
  const [row] = await db.query<Archiving>(sql`
    select current_setting('archive_mode') <> 'off'
             and (current_setting('archive_command') not in ('', '(disabled)') or coalesce(current_setting('archive_library', true), '') <> '') as is_on,
           coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing,
           last_failed_wal as segment, extract(epoch from now() - last_failed_time)::float8 as failed_seconds_ago
      from pg_stat_archiver`)
  if (!row) throw new Error('The database said nothing of its archive.')
  return row
}

/** How pgBackRest is called to archive the log, if it is what archives it. */
export async function readArchiveCommand(db: Querier): Promise<string> {
  const [row] = await db.query<{ command: string }>(sql`
    select case current_setting('archive_mode') when 'off' then '' else current_setting('archive_command') end as command`)
  return row?.command ?? ''
}

/** Settings of the database. */
export async function readSettings(db: Querier): Promise<Settings> {
  const [row] = await db.query<Settings>(sql`
    select current_setting('server_version_num')::integer / 10000 as version, current_setting('fsync') as fsync,
           current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_commit') as synchronous_commit,
           current_setting('max_connections')::integer as connections_max, pg_is_in_recovery() as is_standby,
           (select count(*)::integer from pg_stat_activity) as connections,
           (select count(*)::integer from pg_stat_replication where sync_state in ('sync', 'quorum')) as synchronous_standbys,
           pg_has_role('pg_read_all_stats', 'usage') as sees_standbys,
           case when not pg_is_in_recovery() then
             (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 from pg_stat_replication) end as bytes_behind`)
  if (!row) throw new Error('The database said nothing of itself.')
  return row
}

/** Names of the migrations in the database; empty if it never had any. */
export async function listMigrations(db: Querier): Promise<string[]> {
  const [there] = await db.query<{ table: string | null }>(sql`select to_regclass('kernel.migrations')::text as table`)
  if (!there?.table) return []
  const rows = await db.query<{ name: string }>(sql`select name::text from kernel.migrations`)
  return rows.map(({ name }) => name)
}

/** Indexes that are missing in some partition, or whose creation was interrupted: the database does not use them. */
export async function listUnfinishedIndexes(db: Querier): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`)
  return rows.map(({ name }) => name)
}

/** Steps that migrations have deferred and that are not done yet; a database of an earlier version has none. */
export async function listUnfinished(db: Querier): Promise<string[]> {
  const [there] = await db.query<{ table: string | null }>(sql`select to_regclass('kernel.unfinished')::text as table`)
  if (!there?.table) return []
  const rows = await db.query<{ name: string }>(sql`
    select coalesce('rows of ' || update_of, index, to_jsonb(u) ->> 'step', '') as name from kernel.unfinished u order by number`)
  return rows.map(({ name }) => name)
}

export type SeenProcess = { readonly kind: string; readonly version: string; readonly secondsAgo: number }

/** Processes of a brand and their last heartbeats. */
export async function listSeenProcesses(db: Querier, target: string): Promise<SeenProcess[]> {
  return db.query<SeenProcess>(sql`
    select kind, version, extract(epoch from now() - seen_at)::float8 as seconds_ago from live.process
     where target = ${target} order by kind, seen_at desc`)
}

/** Jobs whose last run failed. */
export async function listFailedJobs(db: Querier): Promise<{ readonly name: string; readonly failures: number }[]> {
  return db.query<{ name: string; failures: number }>(sql`
    select name, failures from live.job_run where failures > 0 order by name`)
}

/** Permissions of the connected role on the books. */
export async function readRightsOverBooks(
  db: Querier,
): Promise<{ readonly name: string; readonly changesEntries: boolean; readonly makesTables: boolean }> {
  const [row] = await db.query<{ name: string; changesEntries: boolean; makesTables: boolean }>(sql`
    select current_user::text as name,
           has_table_privilege('ledger.entry', 'update, delete, truncate') as changes_entries,
           has_schema_privilege('ledger', 'create') as makes_tables`)
  if (!row) throw new Error('The database does not know who is connected.')
  return row
}

export type SealedByKey = { readonly id: string; readonly count: number }

/** Each table with a column `sealed_with` is in it: a test holds it against the database. */
export const filesByKey = sql`
    select split_part(sealed_with, '.', 2) as id, count(*)::integer as count from (
      select sealed_with from documents.file where destroyed_at is null
      union all select sealed_with from support.file
      union all select sealed_with from content.file_version
      union all select sealed_with from risk.case_file) as files
     group by 1`

/** Files by the id of the key that sealed them. */
export async function countFilesByKey(db: Querier): Promise<SealedByKey[]> {
  return db.query<SealedByKey>(filesByKey)
}

/** One value of a column, and what names its place. */
export async function findSealed(
  db: Querier,
  { table, column, by }: { readonly table: string; readonly column: string; readonly by: readonly string[] },
): Promise<{ readonly sealed: string; readonly by: readonly string[] } | undefined> {
  // Names of tables and columns are constants of the rooms, never input.
  const [row] = await db.query<{ sealed: string; by: string[] }>({
    text: `select ${column} as sealed, array[${by.map((one) => `${one}::text`).join(', ')}] as by
             from ${table} where ${column} is not null limit 1`,
    values: [],
  })
  return row
}

export type SealedBirthNumber = { readonly playerId: number; readonly number: string; readonly index: string | null }

/** Of the first and the last player who have one. */
export async function listSealedBirthNumbers(db: Querier): Promise<SealedBirthNumber[]> {
  return db.query<SealedBirthNumber>(sql`
    (select player_id, birth_number_sealed as number, birth_number_index as index from players.profile
      where birth_number_sealed is not null order by player_id limit 1)
    union
    (select player_id, birth_number_sealed, birth_number_index from players.profile
      where birth_number_sealed is not null order by player_id desc limit 1)`)
}
