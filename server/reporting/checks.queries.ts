import { sql, type Querier } from '#server/kernel/index.ts'
import type { DayCell } from './day-book.queries.ts'

/** Cells of some accounts from a day on. */
export async function listCells(db: Querier, accountIds: readonly number[], from: string): Promise<DayCell[]> {
  return db.query<DayCell>(sql`
    select day, account_id, contra_id, kind, game_key, definition_hash, entries, rounds, debit, credit, first_stake,
           stake_squares
      from reporting.account_day
     where account_id = any(${[...accountIds]}::bigint[]) and day >= ${from}::date`)
}

/** Sums without persons that differ from the cells of all accounts. */
export async function findWrongSums(db: Querier, from: string): Promise<{ detail: string }[]> {
  return db.query<{ detail: string }>(sql`
    with made as (
      select d.day, a.target, a.currency, a.account_group, o.path as contra_path, d.kind, d.game_key, d.definition_hash,
             sum(d.entries) as entries, sum(d.rounds) as rounds, sum(d.debit) as debit, sum(d.credit) as credit,
             sum(d.first_stake) as first_stake, sum(d.stake_squares) as stake_squares
        from reporting.account_day d join reporting.account a on a.id = d.account_id
             join reporting.account o on o.id = d.contra_id
       where d.day >= ${from}::date group by 1, 2, 3, 4, 5, 6, 7, 8
    ), kept as (select * from reporting.day_sum where day >= ${from}::date)
    select concat_ws(' ', day, target, currency, account_group, contra_path, kind, game_key) as detail
      from made full join kept
        using (day, target, currency, account_group, contra_path, kind, game_key, definition_hash)
     where (made.entries, made.rounds, made.debit, made.credit, made.first_stake, made.stake_squares)
           is distinct from (kept.entries::numeric, kept.rounds::numeric, kept.debit::numeric, kept.credit::numeric,
                             kept.first_stake::numeric, kept.stake_squares)
     limit 1000`)
}

export async function insertCheck(
  db: Querier,
  report: {
    readonly checkedAt: Date
    readonly entries: number
    readonly differences: readonly object[]
    /** The first compared day; null when all were compared. */
    readonly since: string | null
  },
): Promise<void> {
  await db.query(sql`
    insert into reporting.figures_check (checked_at, entries, differences, since)
    values (${report.checkedAt}, ${report.entries}, ${JSON.stringify(report.differences)}::jsonb, ${report.since}::date)`)
}

/** Freshness of the figures, and the result of the last comparison with the books. */
export type Freshness = {
  readonly countedTo: Date | null
  readonly checkedAt: Date | null
  readonly differences: number | null
}

export async function readFreshness(db: Querier): Promise<Freshness | undefined> {
  const [row] = await db.query<Freshness>(sql`
    select (select max(read_to) from reporting.cursor) as counted_to, c.checked_at,
           jsonb_array_length(c.differences) as differences
      from (select 1) one left join lateral (
        select checked_at, differences from reporting.figures_check order by id desc limit 1
      ) c on true`)
  return row
}

/** Brands whose players are in the figures, by a loose index scan: one read per brand. */
export async function listBrands(db: Querier): Promise<string[]> {
  const rows = await db.query<{ target: string }>(sql`
    with recursive brand as (
      (select target from reporting.account where target > '' order by target limit 1)
      union all
      select (select a.target from reporting.account a where a.target > brand.target order by a.target limit 1)
        from brand where brand.target is not null
    )
    select target from brand where target is not null`)
  return rows.map(({ target }) => target)
}
