import { sql, type Querier } from '../kernel/index.ts'
import type { BetRow } from './bets.queries.ts'

export type BookedPlay = {
  readonly reference: string
  readonly gameKey: string
  readonly stake: number
  readonly win: number
}

/** The bets of entries of the books, by the entry of their stake; the entry of a win is ignored. */
export async function findBookedPlays(db: Querier, references: readonly string[]): Promise<BookedPlay[]> {
  return db.query<BookedPlay>(sql`
    select id as reference, game_key, stake, win from crash.bet where id = any(${[...references]}::uuid[])`)
}

export type SearchedPlay = BookedPlay & {
  readonly playerId: number
  readonly currency: BetRow['currency']
  readonly playedAt: Date
}

/** Bets for money that were staked in a period, of a game or a player or both, newest first below a position. */
export async function searchBookedPlays(
  db: Querier,
  asked: {
    readonly gameKey?: string
    readonly playerId?: number
    readonly from: Date
    readonly to: Date
    readonly winMinor: number
    readonly below: { readonly at: Date; readonly reference: string } | undefined
    readonly limit: number
  },
): Promise<SearchedPlay[]> {
  const { gameKey, playerId, from, to, winMinor, below, limit } = asked
  return db.query<SearchedPlay>(sql`
    select id as reference, game_key, stake, win, player_id, currency, date_trunc('milliseconds', placed_at) as played_at
      from crash.bet
     where mode = 'real' and player_id is not null and state in ('placed', 'cashed', 'lost') and win >= ${winMinor}
       and (${gameKey ?? null}::text is null or game_key = ${gameKey ?? null})
       and (${playerId ?? null}::bigint is null or player_id = ${playerId ?? null})
       and placed_at >= ${from} and placed_at < ${to}
       and (date_trunc('milliseconds', placed_at), id)
           < (${below?.at ?? to}::timestamptz, ${below?.reference ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
     order by date_trunc('milliseconds', placed_at) desc, id desc limit ${limit}`)
}

/** A bet for money with the instant of its end; null while it is open. Amounts in minor units. */
export type BetOutcome = {
  readonly reference: string
  readonly gameKey: string
  readonly stake: number
  readonly win: number
  readonly endedAt: Date | null
  readonly isFree: boolean
  readonly isLent: boolean
}

/** Results of bets, by the entries of their stakes. */
export async function findBetOutcomes(db: Querier, references: readonly string[]): Promise<BetOutcome[]> {
  if (references.length === 0) return []
  return db.query<BetOutcome>(sql`
    select id as reference, game_key, stake, win, ended_at, free_rounds_id is not null as is_free, lent > 0 as is_lent
      from crash.bet where id = any(${[...references]}::uuid[])`)
}

/** Game and definition of each shared round, by its series and number. */
export async function findRoundsPlayed(
  db: Querier,
  rounds: readonly { readonly seriesId: number; readonly no: number }[],
): Promise<{ seriesId: number; no: number; gameKey: string; definitionHash: string }[]> {
  return db.query<{ seriesId: number; no: number; gameKey: string; definitionHash: string }>(sql`
    select g.series_id, r.no, r.game_key, r.definition_hash
      from unnest(${rounds.map(({ seriesId }) => seriesId)}::bigint[], ${rounds.map(({ no }) => no)}::integer[]) as a (series_id, no)
      join crash.game g on g.series_id = a.series_id
      join crash.round r on r.game_key = g.game_key and r.no = a.no`)
}
