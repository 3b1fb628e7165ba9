import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** Players whom somebody of the staff has chosen, on their way to relations. */
export type ImportRow = {
  readonly id: string
  readonly campaignId: string
  readonly createdBy: number
  readonly createdAt: Date
  readonly players: number
  readonly done: number
  readonly given: number
  readonly finishedAt: Date | null
}

const columns = sql`id, campaign_id, created_by, created_at, players, done, given, finished_at`

/** False when the same person has used the key. */
export async function insertImport(
  tx: Transaction,
  row: Pick<ImportRow, 'id' | 'campaignId' | 'createdBy' | 'createdAt'>,
  { playerIds, idempotencyKey }: { readonly playerIds: readonly number[]; readonly idempotencyKey: string },
): Promise<boolean> {
  const written = await tx.query(sql`
    insert into free_rounds.import (id, campaign_id, created_by, created_at, idempotency_key, players)
    values (${row.id}, ${row.campaignId}, ${row.createdBy}, ${row.createdAt}, ${idempotencyKey}, ${playerIds.length})
    on conflict (created_by, idempotency_key) do nothing returning id`)
  if (written.length === 0) return false
  await tx.query(sql`
    insert into free_rounds.import_row (import_id, number, player_id)
    select ${row.id}, number, player_id
      from unnest(${[...playerIds]}::bigint[]) with ordinality as asked (player_id, number)`)
  return true
}

export async function findByKey(db: Querier, createdBy: number, key: string): Promise<ImportRow | undefined> {
  const rows = await db.query<ImportRow>(sql`
    select ${columns} from free_rounds.import where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

export async function findImport(db: Querier, id: string): Promise<ImportRow | undefined> {
  const rows = await db.query<ImportRow>(sql`select ${columns} from free_rounds.import where id = ${id}`)
  return rows[0]
}

export async function lockImport(tx: Transaction, id: string): Promise<ImportRow | undefined> {
  const rows = await tx.query<ImportRow>(sql`select ${columns} from free_rounds.import where id = ${id} for update`)
  return rows[0]
}

/** The oldest list that is not through. */
export async function findRunning(db: Querier): Promise<ImportRow | undefined> {
  const rows = await db.query<ImportRow>(sql`
    select ${columns} from free_rounds.import where finished_at is null order by id limit 1`)
  return rows[0]
}

/** Newest first. */
export async function listImports(db: Querier, campaignId: string, limit: number): Promise<ImportRow[]> {
  return db.query<ImportRow>(sql`
    select ${columns} from free_rounds.import where campaign_id = ${campaignId} order by id desc limit ${limit}`)
}

/** The players of a list, in its order. */
export async function listPlayers(
  db: Querier,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select player_id from free_rounds.import_row
     where import_id = ${importId} and number > ${after} order by number limit ${limit}`)
  return rows.map(({ playerId }) => playerId)
}

/** What became of the next players of a locked list. */
export async function noteOutcomes(
  tx: Transaction,
  row: ImportRow,
  { outcomes, at }: { readonly outcomes: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update free_rounds.import_row r set outcome = noted.outcome
      from unnest(${[...outcomes]}::text[]) with ordinality as noted (outcome, nth)
     where r.import_id = ${row.id} and r.number = ${row.done}::integer + noted.nth::integer`)
  const done = row.done + outcomes.length
  const given = outcomes.filter((outcome) => outcome === 'given').length
  await tx.query(sql`
    update free_rounds.import
       set done = ${done}, given = given + ${given}, finished_at = ${done === row.players ? at : null}
     where id = ${row.id}`)
}

/** Why how many of a list were given nothing. */
export async function countRefused(
  db: Querier,
  importId: string,
): Promise<{ readonly why: string; readonly count: number }[]> {
  return db.query<{ why: string; count: number }>(sql`
    select outcome as why, count(*)::integer as count from free_rounds.import_row
     where import_id = ${importId} and outcome <> 'given' group by outcome order by outcome`)
}
