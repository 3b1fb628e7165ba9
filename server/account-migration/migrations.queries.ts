import type {
  MergeMethod,
  MigrationActor,
  MigrationRejectReason,
  MigrationState,
  MigrationWay,
} from '#contract/states/account-migration-states.ts'
import { sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

export type MigrationRow = {
  readonly id: string
  readonly oldAccountId: string
  readonly state: MigrationState
  readonly way: MigrationWay
  readonly mergeMethod: MergeMethod | null
  readonly playerId: number | null
  readonly venueCode: string | null
  readonly accessTokenGivenAt: Date | null
  readonly startedAt: Date
  readonly expiresAt: Date | null
  readonly waitingSince: Date | null
  readonly changedAt: Date
  readonly rejectReason: MigrationRejectReason | null
  readonly rejectMessage: string | null
}

const columns = sql`id, old_account_id, state, way, merge_method, player_id, venue_code, access_token_given_at, started_at,
  expires_at, waiting_since, changed_at, reject_reason, reject_message`

export async function insertMigration(
  tx: Transaction,
  row: Pick<MigrationRow, 'id' | 'oldAccountId' | 'way' | 'startedAt' | 'expiresAt'> & {
    readonly target: string
    readonly tokenHash: Buffer
  },
): Promise<void> {
  await tx.query(sql`
    insert into account_migration.migration (id, target, old_account_id, way, token_hash, started_at, expires_at, changed_at)
    values (${row.id}, ${row.target}, ${row.oldAccountId}, ${row.way}, ${row.tokenHash}, ${row.startedAt}, ${row.expiresAt},
      ${row.startedAt})`)
}

export async function findByToken(db: Querier, target: string, tokenHash: Buffer): Promise<MigrationRow | undefined> {
  const rows = await db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration where token_hash = ${tokenHash} and target = ${target}`)
  return rows[0]
}

export async function findMigration(db: Querier, target: string, id: string): Promise<MigrationRow | undefined> {
  const rows = await db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration where id = ${id} and target = ${target}`)
  return rows[0]
}

/** Read again after its old account is locked, which serializes changes. */
export async function lockMigration(tx: Transaction, id: string): Promise<MigrationRow | undefined> {
  const rows = await tx.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration where id = ${id} for update`)
  return rows[0]
}

/** The migration that is open for an old account, if there is one. */
export async function findRunning(db: Querier, oldAccountId: string): Promise<MigrationRow | undefined> {
  const rows = await db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration
     where old_account_id = ${oldAccountId} and state in ('started', 'proving', 'waiting')`)
  return rows[0]
}

/** The open migration of a player that is proved by documents. */
export async function findProvingByScan(db: Querier, target: string, playerId: number): Promise<MigrationRow[]> {
  return db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration
     where target = ${target} and player_id = ${playerId} and state = 'proving' and merge_method = 'byScan'`)
}

export async function findByVenueCode(db: Querier, target: string, code: string): Promise<MigrationRow | undefined> {
  const rows = await db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration
     where target = ${target} and venue_code = ${code} and state = 'proving'`)
  return rows[0]
}

export async function findLatestOf(db: Querier, target: string, playerId: number): Promise<MigrationRow | undefined> {
  const rows = await db.query<MigrationRow>(sql`
    select ${columns} from account_migration.migration
     where target = ${target} and player_id = ${playerId} order by id desc limit 1`)
  return rows[0]
}

export type MigrationChange = Pick<
  MigrationRow,
  | 'id'
  | 'state'
  | 'mergeMethod'
  | 'playerId'
  | 'venueCode'
  | 'expiresAt'
  | 'waitingSince'
  | 'changedAt'
  | 'rejectReason'
  | 'rejectMessage'
>

export async function setMigration(tx: Transaction, to: MigrationChange): Promise<void> {
  await tx.query(sql`
    update account_migration.migration
       set state = ${to.state}, merge_method = ${to.mergeMethod}, player_id = ${to.playerId}, venue_code = ${to.venueCode},
           expires_at = ${to.expiresAt}, waiting_since = ${to.waitingSince}, changed_at = ${to.changedAt},
           reject_reason = ${to.rejectReason}, reject_message = ${to.rejectMessage}
     where id = ${to.id}`)
}

/** Undefined when it was used before. */
export async function takeAccessToken(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update account_migration.migration set access_token_given_at = ${at}
     where id = ${id} and access_token_given_at is null returning id`)
  return rows.length === 1
}

/** Migrations that have expired; at most `limit`. */
export async function findExpired(
  db: Querier,
  target: string,
  { now, after, limit }: PageOf<string> & { readonly now: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from account_migration.migration
     where target = ${target} and state in ('started', 'proving') and expires_at <= ${now}
       and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type MoveRow = {
  readonly migrationId: string
  readonly toState: MigrationState
  readonly actor: MigrationActor
  readonly actorId: string | null
  readonly actorName: string | null
  readonly explanation: string | null
  readonly at: Date
}

export async function insertMove(tx: Transaction, move: MoveRow): Promise<void> {
  await tx.query(sql`
    insert into account_migration.move (migration_id, to_state, actor, actor_id, actor_name, explanation, at)
    values (${move.migrationId}, ${move.toState}, ${move.actor}, ${move.actorId}, ${move.actorName}, ${move.explanation},
      ${move.at})`)
}

/** Oldest first. */
export async function findMoves(db: Querier, migrationId: string): Promise<MoveRow[]> {
  return db.query<MoveRow>(sql`
    select migration_id, to_state, actor, actor_id, actor_name, explanation, at from account_migration.move
     where migration_id = ${migrationId} order by id`)
}

/** Newest first. */
export async function listMigrations(
  db: Querier,
  wanted: {
    readonly target: string
    readonly before: string | null
    readonly state: MigrationState | null
    readonly limit: number
  },
): Promise<(MigrationRow & { readonly personSealed: string })[]> {
  return db.query(sql`
    select m.id, m.old_account_id, m.state, m.way, m.merge_method, m.player_id, m.venue_code, m.access_token_given_at,
           m.started_at, m.expires_at, m.waiting_since, m.changed_at, m.reject_reason, m.reject_message, o.person_sealed
      from account_migration.migration m join account_migration.old_account o on o.id = m.old_account_id
     where m.target = ${wanted.target} and (${wanted.before}::uuid is null or m.id < ${wanted.before}::uuid)
       and (${wanted.state}::text is null or m.state = ${wanted.state})
     order by m.id desc limit ${wanted.limit}`)
}
