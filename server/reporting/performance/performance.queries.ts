import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'

/** Which rounds are asked for, and what they are told by. Null asks for all. */
export type PerformanceSelection = {
  readonly by: 'game' | 'version' | 'brand' | 'month' | 'day'
  readonly from: string
  readonly to: string
  readonly games: readonly string[] | null
  readonly brands: readonly string[] | null
  readonly currencies: readonly string[] | null
}

type Place = {
  readonly gameKey: string
  readonly currency: Currency
  /** Null where they are not told by brand, or by a stretch of time. */
  readonly target: string | null
  readonly period: string | null
}

/** What was played of a version. Amounts in minor units. */
export type VersionPlayed = Place & {
  readonly definitionHash: string
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly firstStake: number
  readonly stakeSquares: number
}

export async function listPlayed(db: Querier, asked: PerformanceSelection): Promise<VersionPlayed[]> {
  const { by } = asked
  return db.query<VersionPlayed>(sql`
    select game_key, currency, definition_hash, case when ${by}::text = 'brand' then target end as target,
           case ${by}::text when 'day' then day when 'month' then date_trunc('month', day)::date end as period,
           sum(rounds)::bigint as rounds, sum(debit)::bigint as stake, sum(credit)::bigint as win,
           sum(first_stake)::bigint as first_stake, sum(stake_squares)::double precision as stake_squares
      from reporting.day_sum
     where account_group = 'player:cash' and kind = ${MOVEMENT_KINDS.round}::smallint and game_key <> ''
       and day between ${asked.from}::date and ${asked.to}::date
       and (${asked.games}::text[] is null or game_key = any(${asked.games}::text[]))
       and (${asked.brands}::text[] is null or target = any(${asked.brands}::text[]))
       and (${asked.currencies}::text[] is null or currency = any(${asked.currencies}::text[]))
     group by 1, 2, 3, 4, 5`)
}

/** People who began rounds; of versions where they are told by them. */
export type PeoplePlayed = Place & { readonly definitionHash: string | null; readonly players: number }

export async function countPlayers(db: Querier, asked: PerformanceSelection): Promise<PeoplePlayed[]> {
  const { by } = asked
  return db.query<PeoplePlayed>(sql`
    select d.game_key, a.currency, case when ${by}::text = 'version' then d.definition_hash end as definition_hash,
           case when ${by}::text = 'brand' then a.target end as target,
           case ${by}::text when 'day' then d.day when 'month' then date_trunc('month', d.day)::date end as period,
           count(distinct a.player_id) as players
      from reporting.account_day d join reporting.account a on a.id = d.account_id
     where a.account_group = 'player:cash' and d.rounds > 0 and d.game_key <> ''
       and d.day between ${asked.from}::date and ${asked.to}::date
       and (${asked.games}::text[] is null or d.game_key = any(${asked.games}::text[]))
       and (${asked.brands}::text[] is null or a.target = any(${asked.brands}::text[]))
       and (${asked.currencies}::text[] is null or a.currency = any(${asked.currencies}::text[]))
     group by 1, 2, 3, 4, 5`)
}
