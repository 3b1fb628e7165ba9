import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import type { Mode } from '../game-rounds.queries.ts'

/** A shelf: series of one game and definition at one price. */
export type SeriesShelf = {
  readonly gameKey: string
  readonly definitionHash: string
  readonly mode: Mode
  readonly currency: string
  readonly stake: number
}

export type SeriesRow = SeriesShelf & {
  readonly no: number
  readonly id: string
  readonly number: number
  readonly tickets: number
  /** Sealed. */
  readonly seed: Buffer
  readonly root: string
  readonly nodes: Buffer
  readonly sold: number
  readonly madeAt: Date
  readonly endedAt: Date | null
}

const columns = sql`
  no, id, game_key, definition_hash, mode, currency, stake, number, tickets, seed, root, nodes, sold, made_at, ended_at`

const onShelf = ({ gameKey, definitionHash, mode, currency, stake }: SeriesShelf) => sql`
  game_key = ${gameKey} and definition_hash = ${definitionHash} and mode = ${mode} and currency = ${currency}
  and stake = ${stake}`

/** Inserts a new series as the next of its shelf; false when another process was first. */
export async function insertSeries(db: Querier, series: Omit<SeriesRow, 'no' | 'sold' | 'endedAt'>): Promise<boolean> {
  const rows = await db.query(sql`
    insert into game_rounds.ticket_series
      (id, game_key, definition_hash, mode, currency, stake, number, tickets, seed, root, nodes, made_at)
    values (${series.id}, ${series.gameKey}, ${series.definitionHash}, ${series.mode}, ${series.currency}, ${series.stake},
            ${series.number}, ${series.tickets}, ${series.seed}, ${series.root}, ${series.nodes}, ${series.madeAt})
    on conflict do nothing returning no`)
  return rows.length > 0
}

/** How many series a shelf has had, and how many of them still have tickets. */
export async function countSeries(db: Querier, shelf: SeriesShelf): Promise<{ made: number; unsold: number }> {
  const rows = await db.query<{ made: number; unsold: number }>(sql`
    select count(*) as made, count(*) filter (where sold < tickets) as unsold
      from game_rounds.ticket_series where ${onShelf(shelf)}`)
  return rows[0] ?? { made: 0, unsold: 0 }
}

/**
 * Takes the next ticket of the shelf's first series that has one; returns the series with the ticket counted. A second
 * buyer waits until the first one's transaction has ended, so that no number is left out or sold twice.
 */
export async function takeNext(tx: Transaction, shelf: SeriesShelf, at: Date): Promise<SeriesRow | undefined> {
  const rows = await tx.query<SeriesRow>(sql`
    update game_rounds.ticket_series
       set sold = sold + 1, ended_at = case when sold + 1 = tickets then ${at}::timestamptz end
     where no = (select no from game_rounds.ticket_series where ${onShelf(shelf)} and sold < tickets
                  order by number limit 1 for update)
    returning ${columns}`)
  return rows[0]
}

export async function findSeries(db: Querier, id: string): Promise<SeriesRow | undefined> {
  const rows = await db.query<SeriesRow>(sql`select ${columns} from game_rounds.ticket_series where id = ${id}`)
  return rows[0]
}

/** Series of a shelf, the newest first. */
export async function listSeries(
  db: Querier,
  { gameKey, mode, stake }: { readonly gameKey: string; readonly mode: Mode; readonly stake?: number | undefined },
  limit: number,
): Promise<SeriesRow[]> {
  return db.query<SeriesRow>(sql`
    select ${columns} from game_rounds.ticket_series
     where game_key = ${gameKey} and mode = ${mode} and stake = coalesce(${stake ?? null}::bigint, stake)
     order by no desc limit ${limit}`)
}
