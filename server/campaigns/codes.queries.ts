import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type CodeRow = {
  readonly id: string
  readonly campaignId: string
  readonly usesMax: number
  readonly used: number
  readonly madeAt: Date
  readonly endedAt: Date | null
}

const columns = sql`id, campaign_id, uses_max, used, made_at, ended_at`

/** Writes codes by their hashes; returns how many were new. */
export async function insertCodes(
  tx: Transaction,
  codes: readonly { readonly id: string; readonly hash: Buffer }[],
  of: {
    readonly campaignId: string
    readonly target: string
    readonly usesMax: number
    readonly madeBy: number
    readonly at: Date
  },
): Promise<number> {
  const rows = await tx.query(sql`
    insert into campaigns.code (id, campaign_id, target, hash, uses_max, made_by, made_at)
    select id, ${of.campaignId}, ${of.target}, hash, ${of.usesMax}, ${of.madeBy}, ${of.at}
      from unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ hash }) => hash)}::bytea[]) as made (id, hash)
    on conflict (target, hash) do nothing returning id`)
  return rows.length
}

/** The code with this hash, locked: this serializes its uses. */
export async function lockCode(tx: Transaction, target: string, hash: Buffer): Promise<CodeRow | undefined> {
  const rows = await tx.query<CodeRow>(sql`
    select ${columns} from campaigns.code where target = ${target} and hash = ${hash} for update`)
  return rows[0]
}

export async function findCode(db: Querier, target: string, hash: Buffer): Promise<CodeRow | undefined> {
  const rows = await db.query<CodeRow>(sql`
    select ${columns} from campaigns.code where target = ${target} and hash = ${hash}`)
  return rows[0]
}

/** When one of some accounts first used a code; undefined while none has. */
export async function findUse(db: Querier, codeId: string, playerIds: readonly number[]): Promise<Date | undefined> {
  const rows = await db.query<{ usedAt: Date }>(sql`
    select used_at from campaigns.code_use
     where code_id = ${codeId} and player_id = any(${[...playerIds]}::bigint[]) order by used_at limit 1`)
  return rows[0]?.usedAt
}

/** A use of a locked code. */
export async function insertUse(tx: Transaction, codeId: string, playerId: number, at: Date): Promise<void> {
  await tx.query(sql`
    insert into campaigns.code_use (code_id, player_id, used_at) values (${codeId}, ${playerId}, ${at})`)
  await tx.query(sql`update campaigns.code set used = used + 1 where id = ${codeId}`)
}

/** Serializes attempts of one player. */
export async function lockAttempts(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns.code:${playerId}`}, 0))`)
}

/** Bad codes that a player has tried since an instant, oldest first. */
export async function listAttempts(db: Querier, playerId: number, since: Date): Promise<Date[]> {
  const rows = await db.query<{ at: Date }>(sql`
    select at from campaigns.code_attempt where player_id = ${playerId} and at > ${since} order by at`)
  return rows.map(({ at }) => at)
}

export async function insertAttempt(db: Querier, playerId: number, at: Date): Promise<void> {
  await db.query(sql`insert into campaigns.code_attempt (player_id, at) values (${playerId}, ${at})`)
}

/** Attempts that no longer count. */
export async function deleteAttempts(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from campaigns.code_attempt where at <= ${before}`)
}

/** Newest first, below an id. */
export async function listCodes(
  db: Querier,
  { campaignId, before }: { readonly campaignId: string; readonly before: string | null },
  limit: number,
): Promise<CodeRow[]> {
  return db.query<CodeRow>(sql`
    select ${columns} from campaigns.code
     where campaign_id = ${campaignId} and (${before}::uuid is null or id < ${before}::uuid)
     order by id desc limit ${limit}`)
}

/** Disables codes; returns how many were enabled. @param codeIds null: all of the campaign */
export async function endCodes(
  tx: Transaction,
  campaignId: string,
  codeIds: readonly string[] | null,
  at: Date,
): Promise<number> {
  const rows = await tx.query(sql`
    update campaigns.code set ended_at = ${at}
     where campaign_id = ${campaignId} and ended_at is null
       and (${codeIds === null ? null : [...codeIds]}::uuid[] is null or id = any(${codeIds === null ? [] : [...codeIds]}::uuid[]))
    returning id`)
  return rows.length
}
