import { sql, type Querier } from '#server/kernel/index.ts'

/** One answer of the second source, and who requested it. */
export type ScreeningRow = {
  readonly id: string
  /** Null: somebody without an account. */
  readonly playerId: number | null
  readonly personHash: string
  readonly askedAt: Date
  readonly answeredAt: Date
  /** Null: it could not be queried. */
  readonly isListed: boolean | null
  readonly reasons: readonly string[]
  readonly validFrom: Date | null
  readonly validTo: Date | null
  readonly problem: string | null
  readonly clientId: string
  readonly venueId: string | null
}

const columns = sql`id, player_id, person_hash, asked_at, answered_at, is_listed, reasons, valid_from, valid_to, problem,
  client_id, venue_id`

export async function insertScreening(db: Querier, row: ScreeningRow): Promise<void> {
  await db.query(sql`
    insert into exclusion.screening (id, player_id, person_hash, asked_at, answered_at, is_listed, reasons, valid_from,
      valid_to, problem, client_id, venue_id)
    values (${row.id}, ${row.playerId}, ${row.personHash}, ${row.askedAt}, ${row.answeredAt}, ${row.isListed},
      ${[...row.reasons]}, ${row.validFrom}, ${row.validTo}, ${row.problem}, ${row.clientId}, ${row.venueId})`)
}

/** Latest complete answer about a person, with an account or without. */
export async function findLatestScreening(db: Querier, personHash: string): Promise<ScreeningRow | undefined> {
  const rows = await db.query<ScreeningRow>(sql`
    select ${columns} from exclusion.screening
     where person_hash = ${personHash} and is_listed is not null order by no desc limit 1`)
  return rows[0]
}

/** Newest first. */
export async function findScreeningsOf(db: Querier, playerId: number, limit: number): Promise<ScreeningRow[]> {
  return db.query<ScreeningRow>(sql`
    select ${columns} from exclusion.screening where player_id = ${playerId} order by no desc limit ${limit}`)
}
