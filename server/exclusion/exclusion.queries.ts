import type { ExclusionEndReason, ExclusionKind, ExclusionSource } from '#contract/states/exclusions.ts'
import { prepared, sql, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'

export type ExclusionRow = {
  readonly id: string
  readonly playerId: number
  readonly originPlayerId: number
  readonly kind: ExclusionKind
  readonly source: ExclusionSource
  readonly ruleId: string | null
  readonly packId: string
  readonly from: Date
  readonly until: Date | null
  readonly months: number | null
  readonly receipt: string
  readonly reason: string | null
  readonly explanation: string | null
  readonly userId: number | null
  readonly userName: string | null
  readonly endedAt: Date | null
  readonly endReason: ExclusionEndReason | null
  readonly endExplanation: string | null
  readonly endedBy: string | null
}

const columns = sql`id, player_id, origin_player_id, kind, source, rule_id, pack_id, from_at as "from", until_at as "until",
  months, receipt, reason, explanation, user_id, user_name, ended_at, end_reason, end_explanation, ended_by`

/** Serializes changes of a player's exclusions. */
export async function lockExclusions(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(prepared`select pg_advisory_xact_lock(hashtext('exclusion'), hashtext(${String(playerId)}))`)
}

export async function insertExclusion(tx: Transaction, row: ExclusionRow): Promise<void> {
  await tx.query(sql`
    insert into exclusion.state (id, player_id, origin_player_id, kind, source, rule_id, pack_id, from_at, until_at, months,
      receipt, reason, explanation, user_id, user_name)
    values (${row.id}, ${row.playerId}, ${row.originPlayerId}, ${row.kind}, ${row.source}, ${row.ruleId}, ${row.packId},
      ${row.from}, ${row.until}, ${row.months}, ${row.receipt}, ${row.reason}, ${row.explanation}, ${row.userId},
      ${row.userName})`)
}

/** Exclusions without a recorded end, whatever their time; oldest first. */
export async function findStanding(db: Querier, playerId: number): Promise<ExclusionRow[]> {
  return db.query<ExclusionRow>(
    prepared`select ${columns} from exclusion.state where player_id = ${playerId} and ended_at is null order by id`,
  )
}

/** Those of some players who are kept from playing, or were at some time since an instant. */
export async function findKeptAway(
  db: Querier,
  playerIds: readonly number[],
  since: Date,
): Promise<{ readonly playerId: number; readonly isStanding: boolean }[]> {
  return db.query<{ playerId: number; isStanding: boolean }>(sql`
    select player_id, bool_or(ended_at is null) as is_standing from exclusion.state
     where player_id = any(${[...playerIds]}::bigint[]) and coalesce(ended_at, until_at, ${since}) >= ${since}
     group by player_id`)
}

/** Newest first. */
export async function findAllOf(db: Querier, playerId: number, limit: number): Promise<ExclusionRow[]> {
  return db.query<ExclusionRow>(sql`
    select ${columns} from exclusion.state where player_id = ${playerId} order by id desc limit ${limit}`)
}

export type End = {
  readonly at: Date
  readonly reason: ExclusionEndReason
  readonly explanation?: string
  readonly endedBy?: string
}

/** Ends one; false when it had ended before. */
export async function endExclusion(tx: Transaction, id: string, end: End): Promise<boolean> {
  const rows = await tx.query(sql`
    update exclusion.state
       set ended_at = ${end.at}, end_reason = ${end.reason}, end_explanation = ${end.explanation ?? null},
           ended_by = ${end.endedBy ?? null}
     where id = ${id} and ended_at is null
    returning id`)
  return rows.length > 0
}

/** Exclusions at the person's other accounts with the same receipt. */
export async function findByReceipt(tx: Querier, receipt: string): Promise<ExclusionRow[]> {
  return tx.query<ExclusionRow>(sql`select ${columns} from exclusion.state where receipt = ${receipt} order by id`)
}

/** Players with an exclusion whose end has passed and is not recorded yet. */
export async function findPlayersWithElapsed(
  db: Querier,
  now: Date,
  { after = 0, limit }: PageOf<number>,
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct player_id from exclusion.state
     where ended_at is null and until_at <= ${now} and player_id > ${after} order by player_id limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}
