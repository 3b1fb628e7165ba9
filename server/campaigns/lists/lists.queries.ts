import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** Players whom somebody of the staff has chosen for a campaign. */
export type ListRow = {
  readonly id: string
  readonly campaignId: string
  readonly createdBy: number
  readonly createdAt: Date
  readonly players: number
  /** Hash of the people in it; null for older lists. */
  readonly hash: string | null
  readonly done: number
  readonly given: number
  readonly finishedAt: Date | null
}

const columns = sql`id, campaign_id, created_by, created_at, players, hash, done, given, finished_at`

/** The result for people who were accepted: they got the gift, or belong to the campaign from now on. */
const TAKEN: readonly string[] = ['given', 'listed']

export type NewList = Pick<ListRow, 'id' | 'campaignId' | 'createdBy' | 'createdAt'> & {
  readonly hash: string
  readonly idempotencyKey: string
  /** At most, in minor units; null where the terms name the list. */
  readonly mayGive: number | null
  readonly approvedBy: number | null
}

/** False when the same person has used the key. */
export async function insertList(tx: Transaction, row: NewList, playerIds: readonly number[]): Promise<boolean> {
  const written = await tx.query(sql`
    insert into campaigns.list (id, campaign_id, created_by, created_at, idempotency_key, players, hash, may_give, approved_by)
    values (${row.id}, ${row.campaignId}, ${row.createdBy}, ${row.createdAt}, ${row.idempotencyKey}, ${playerIds.length},
            ${row.hash}, ${row.mayGive}, ${row.approvedBy})
    on conflict (created_by, idempotency_key) do nothing returning id`)
  if (written.length === 0) return false
  await tx.query(sql`
    insert into campaigns.list_row (list_id, number, player_id)
    select ${row.id}, number, player_id
      from unnest(${[...playerIds]}::bigint[]) with ordinality as asked (player_id, number)`)
  return true
}

export async function findByKey(db: Querier, createdBy: number, key: string): Promise<ListRow | undefined> {
  const rows = await db.query<ListRow>(sql`
    select ${columns} from campaigns.list where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

/** Serializes the lists that one person adds at a brand. */
export async function lockAdding(tx: Transaction, target: string, createdBy: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns.list ${target} ${createdBy}`}, 0))`)
}

/** What lists may give that a person has added without a second one, in minor units, and to how many players. */
export async function sumAddedAlone(
  db: Querier,
  target: string,
  { createdBy, since }: { readonly createdBy: number; readonly since: Date },
): Promise<{ readonly minor: number; readonly players: number }> {
  const rows = await db.query<{ minor: number; players: number }>(sql`
    select coalesce(sum(l.may_give), 0)::bigint as minor,
           coalesce(sum((select count(distinct r.player_id) from campaigns.list_row r where r.list_id = l.id)), 0)::integer as players
      from campaigns.list l join campaigns.campaign c on c.id = l.campaign_id
     where l.created_by = ${createdBy} and l.may_give is not null and l.approved_by is null and l.created_at > ${since}
       and c.target = ${target}`)
  return rows[0] ?? { minor: 0, players: 0 }
}

export async function lockList(tx: Transaction, id: string): Promise<ListRow | undefined> {
  const rows = await tx.query<ListRow>(sql`select ${columns} from campaigns.list where id = ${id} for update`)
  return rows[0]
}

/** The oldest unfinished list of a brand. */
export async function findRunning(db: Querier, target: string): Promise<ListRow | undefined> {
  const rows = await db.query<ListRow>(sql`
    select l.id, l.campaign_id, l.created_by, l.created_at, l.players, l.hash, l.done, l.given, l.finished_at
      from campaigns.list l join campaigns.campaign c on c.id = l.campaign_id
     where l.finished_at is null and c.target = ${target} order by l.id limit 1`)
  return rows[0]
}

/** Newest first. */
export async function listLists(db: Querier, campaignId: string, limit: number): Promise<ListRow[]> {
  return db.query<ListRow>(sql`
    select ${columns} from campaigns.list where campaign_id = ${campaignId} order by id desc limit ${limit}`)
}

/** The players of a list, in its order. */
export async function listPlayers(
  db: Querier,
  listId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from campaigns.list_row
     where list_id = ${listId} and number > ${after} order by number limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** Records the results of the next players of a locked list. */
export async function recordOutcomes(
  tx: Transaction,
  row: ListRow,
  { outcomes, at }: { readonly outcomes: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update campaigns.list_row r set outcome = noted.outcome
      from unnest(${[...outcomes]}::text[]) with ordinality as noted (outcome, nth)
     where r.list_id = ${row.id} and r.number = ${row.done}::integer + noted.nth::integer`)
  const done = row.done + outcomes.length
  const given = outcomes.filter((outcome) => TAKEN.includes(outcome)).length
  await tx.query(sql`
    update campaigns.list
       set done = ${done}, given = given + ${given}, finished_at = ${done === row.players ? at : null}
     where id = ${row.id}`)
}

/** Why how many of a list were given nothing. */
export async function countRefused(
  db: Querier,
  listId: string,
): Promise<{ readonly why: string; readonly count: number }[]> {
  return db.query<{ why: string; count: number }>(sql`
    select coalesce(outcome, '') as why, count(*)::integer as count from campaigns.list_row
     where list_id = ${listId} and outcome <> all(${[...TAKEN]}::text[]) group by outcome order by outcome`)
}

/** Of some campaigns, those in whose list a player stands: the one that the terms that give now name. */
export async function findListedIn(
  db: Querier,
  playerId: number,
  campaignIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ campaignId: string }>(sql`
    select distinct l.campaign_id from campaigns.list_row r join campaigns.list l on l.id = r.list_id
      join campaigns.campaign c on c.id = l.campaign_id
      join campaigns.version v on v.campaign_id = c.id and v.version = c.live_version
       and l.hash is not distinct from v.terms->'people'->>'hash'
     where r.player_id = ${playerId} and r.outcome = any(${[...TAKEN]}::text[])
       and l.campaign_id = any(${[...campaignIds]}::uuid[])`)
  return new Set(rows.map(({ campaignId }) => campaignId))
}
