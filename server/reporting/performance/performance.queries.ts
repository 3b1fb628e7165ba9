import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'
import { cellsOfMonths, type DaysOfMonth } from '../by-month/covered-months.queries.ts'

/** Filter and grouping of rounds. Null: no filter. */
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
  /** Null when not grouped by brand, or by time. */
  readonly target: string | null
  readonly period: string | null
}

/** Play of a version. Amounts in minor units. */
export type VersionPlayed = Place & {
  readonly definitionHash: string
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly firstStake: number
  readonly stakeSquares: number
}

const narrowed = ({ games, brands, currencies }: PerformanceSelection) => sql`
  (${games}::text[] is null or game_key = any(${games}::text[]))
  and (${brands}::text[] is null or target = any(${brands}::text[]))
  and (${currencies}::text[] is null or currency = any(${currencies}::text[]))`

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
       and ${narrowed(asked)}
     group by 1, 2, 3, 4, 5`)
}

/** People who began rounds; by version when grouped by version. */
export type PeoplePlayed = Place & { readonly definitionHash: string | null; readonly players: number }

/** Of each day. */
export async function countPlayersOfDays(db: Querier, asked: PerformanceSelection): Promise<PeoplePlayed[]> {
  return db.query<PeoplePlayed>(sql`
    select game_key, currency, null::text as definition_hash, null::text as target, day as period, sum(players)::bigint as players
      from (
        select game_key, currency, target, day, max(game_players) as players from reporting.game_day
         where day between ${asked.from}::date and ${asked.to}::date and ${narrowed(asked)}
         group by game_key, currency, target, day
      ) g
     group by game_key, currency, day`)
}

/** Of whole months. */
export async function countPlayersOfMonths(
  db: Querier,
  asked: PerformanceSelection,
  whole: readonly DaysOfMonth[],
): Promise<PeoplePlayed[]> {
  const { by } = asked
  const months = whole.map(({ month }) => month)
  if (by === 'version')
    return db.query<PeoplePlayed>(sql`
      select game_key, currency, definition_hash, null::text as target, null::date as period, sum(players)::bigint as players
        from reporting.version_month where month = any(${months}::date[]) and ${narrowed(asked)}
       group by game_key, currency, definition_hash`)
  return db.query<PeoplePlayed>(sql`
    select game_key, currency, null::text as definition_hash, case when ${by}::text = 'brand' then target end as target,
           case when ${by}::text = 'month' then month end as period, sum(players)::bigint as players
      from reporting.game_month where month = any(${months}::date[]) and ${narrowed(asked)}
     group by 1, 2, 3, 4, 5`)
}

/** For periods of days: somebody counts on the first of these days on which they played. */
export async function countPlayersOfRepeats(
  db: Querier,
  asked: PerformanceSelection,
  stored: readonly DaysOfMonth[],
): Promise<PeoplePlayed[]> {
  const { by } = asked
  const days = sql`
    unnest(${stored.map(({ month }) => month)}::date[], ${stored.map(({ from }) => from)}::date[],
           ${stored.map(({ to }) => to)}::date[]) as m (month, first, last)`
  if (by === 'version')
    return db.query<PeoplePlayed>(sql`
      select game_key, currency, definition_hash, null::text as target, null::date as period, sum(players)::bigint as players
        from ${days} join reporting.version_repeat r on r.day between m.first and m.last and r.previous_day < m.first
       where ${narrowed(asked)}
       group by game_key, currency, definition_hash`)
  return db.query<PeoplePlayed>(sql`
    select game_key, currency, null::text as definition_hash, case when ${by}::text = 'brand' then target end as target,
           case when ${by}::text = 'month' then m.month end as period, sum(players)::bigint as players
      from ${days} join reporting.game_repeat r on r.day between m.first and m.last and r.previous_day < m.first
     where ${narrowed(asked)}
     group by 1, 2, 3, 4, 5`)
}

/** The same from cells: somebody who played on two of the days counts once. */
export async function countPlayersOfParts(
  db: Querier,
  asked: PerformanceSelection,
  parts: readonly DaysOfMonth[],
): Promise<PeoplePlayed[]> {
  const { by } = asked
  return db.query<PeoplePlayed>(sql`
    select game_key, currency, definition_hash, target, period, count(*) as players
      from (
        select distinct d.game_key, a.currency, case when ${by}::text = 'version' then d.definition_hash end as definition_hash,
               case when ${by}::text = 'brand' then a.target end as target,
               case when ${by}::text = 'month' then m.month end as period, a.player_id
          from ${cellsOfMonths(parts)} join reporting.account a on a.id = d.account_id
         where a.account_group = 'player:cash' and d.rounds > 0 and d.game_key <> ''
           and (${asked.games}::text[] is null or d.game_key = any(${asked.games}::text[]))
           and (${asked.brands}::text[] is null or a.target = any(${asked.brands}::text[]))
           and (${asked.currencies}::text[] is null or a.currency = any(${asked.currencies}::text[]))
      ) people
     group by 1, 2, 3, 4, 5`)
}
