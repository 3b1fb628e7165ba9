import { prepared, sql, type Querier, type Transaction } from '../kernel/index.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

export type Account = { readonly id: number; readonly currency: string }

export async function findAccount(tx: Querier, path: string): Promise<Account | undefined> {
  const rows = await tx.query<Account>(prepared`select id, currency from ledger.account where path = ${path}`)
  return rows[0]
}

/** Two transactions may open the same account concurrently: both get the row that was inserted first. */
export async function insertAccount(tx: Transaction, path: string, currency: string): Promise<Account> {
  const [made] = await tx.query<Account>(prepared`
    insert into ledger.account (path, currency) values (${path}, ${currency})
    on conflict (path) do update set path = excluded.path
    returning id, currency`)
  if (!made) throw new Error('An opened account has a row.')
  return made
}

export async function insertBalance(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(prepared`insert into ledger.balance (account_id) values (${accountId}) on conflict do nothing`)
}

/** Balance of an account and everything that can stop its next stake. Amounts in minor units. */
export type Balance = {
  readonly balance: number
  readonly seq: number
  readonly staked: number
  readonly won: number
  readonly seriesId: number
  readonly seriesNext: number
  readonly status: number
  readonly day: string
  readonly stakeLeft: number
  readonly lossLeft: number
  /** When the last round began; null before the first. */
  readonly roundBegun: Date | null
  /** The last shared round that was staked on, by its series and number. */
  readonly roundSeries: number
  readonly roundOrdinal: number
  /** End of the hour that the loss bound is for; null when none is set. */
  readonly hourEnds: Date | null
  readonly hourLeft: number
}

const CEILING_SHOWN = 9_000_000_000_000_000

/** The account as it is now; undefined when it has no balance row. */
export async function readBalance(tx: Querier, accountId: number): Promise<Balance | undefined> {
  const rows = await tx.query<Balance>(balanceOf(accountId))
  return rows[0]
}

/** Those of some accounts from which stakes can be taken. */
export async function findOpenAccounts(db: Querier, accountIds: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ accountId: number }>(sql`
    select account_id from ledger.balance where account_id = any(${[...accountIds]}::bigint[]) and status = 0`)
  return rows.map(({ accountId }) => accountId)
}

/** The same, locked until the end of the transaction. */
export async function lockBalance(tx: Transaction, accountId: number): Promise<Balance | undefined> {
  const rows = await tx.query<Balance>(prepared`${balanceOf(accountId)} for update`)
  return rows[0]
}

/** Many accounts as they are now, locked until the end of the transaction, in account order. */
export async function lockBalances(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<(Balance & { readonly accountId: number })[]> {
  return tx.query<Balance & { readonly accountId: number }>(sql`
    select account_id, balance, seq, staked, won, series_id, series_next, status, day,
           least(stake_ceiling - staked, ${CEILING_SHOWN}::bigint) as stake_left,
           least(loss_ceiling - (staked - won), ${CEILING_SHOWN}::bigint) as loss_left,
           nullif(round_begun, '-infinity') as round_begun, round_series, round_ordinal,
           nullif(hour_ends, '-infinity') as hour_ends,
           least(hour_loss_ceiling - (staked - won), ${CEILING_SHOWN}::bigint) as hour_left
      from ledger.balance where account_id = any(${[...accountIds]}::bigint[]) order by account_id for update`)
}

function balanceOf(accountId: number) {
  return prepared`
    select balance, seq, staked, won, series_id, series_next, status, day,
           least(stake_ceiling - staked, ${CEILING_SHOWN}::bigint) as stake_left,
           least(loss_ceiling - (staked - won), ${CEILING_SHOWN}::bigint) as loss_left,
           nullif(round_begun, '-infinity') as round_begun, round_series, round_ordinal,
           nullif(hour_ends, '-infinity') as hour_ends,
           least(hour_loss_ceiling - (staked - won), ${CEILING_SHOWN}::bigint) as hour_left
      from ledger.balance where account_id = ${accountId}`
}

/** Opens (0) or blocks (otherwise) playing, for stakes after the commit. False when there is no such account. */
export async function setStatus(tx: Transaction, accountId: number, status: number): Promise<boolean> {
  const rows = await tx.query(sql`
    update ledger.balance set status = ${status} where account_id = ${accountId} returning account_id`)
  return rows.length > 0
}

/**
 * Sets the ceilings of a calendar day: totals at its start plus the limits. A new month resets the month's start too.
 */
export async function rollDay(tx: Transaction, accountId: number, day: string): Promise<void> {
  await tx.query(prepared`
    with start as (
      select account_id, staked as day_staked, won as day_won,
             case when date_trunc('month', day) = date_trunc('month', ${day}::date) then month_staked else staked end as month_staked,
             case when date_trunc('month', day) = date_trunc('month', ${day}::date) then month_won else won end as month_won
        from ledger.balance where account_id = ${accountId}
    )
    update ledger.balance b
       set day = ${day}::date, day_staked = s.day_staked, day_won = s.day_won,
           month_staked = s.month_staked, month_won = s.month_won,
           stake_ceiling = least(4000000000000000000, s.day_staked + b.stake_day_limit, s.month_staked + b.stake_month_limit),
           loss_ceiling = least(4000000000000000000, s.day_staked - s.day_won + b.loss_day_limit,
                                s.month_staked - s.month_won + b.loss_month_limit)
      from start s where b.account_id = s.account_id`)
}

/** Limits of play in minor units; null is none. */
export type PlayLimits = {
  readonly stakeDay: number | null
  readonly stakeMonth: number | null
  readonly lossDay: number | null
  readonly lossMonth: number | null
}

/** Sets the limits of play. They apply from the next stake on, and include what was already played in the period. */
export async function setLimits(tx: Transaction, accountId: number, limits: PlayLimits): Promise<void> {
  await tx.query(sql`
    update ledger.balance
       set stake_day_limit = ${limits.stakeDay}::bigint, stake_month_limit = ${limits.stakeMonth}::bigint,
           loss_day_limit = ${limits.lossDay}::bigint, loss_month_limit = ${limits.lossMonth}::bigint,
           stake_ceiling = least(4000000000000000000, day_staked + ${limits.stakeDay}::bigint, month_staked + ${limits.stakeMonth}::bigint),
           loss_ceiling = least(4000000000000000000, day_staked - day_won + ${limits.lossDay}::bigint,
                                month_staked - month_won + ${limits.lossMonth}::bigint)
     where account_id = ${accountId}`)
}

/** Sets the series that the account plays from now on, and the next number in it. */
export async function setSeries(tx: Transaction, accountId: number, seriesId: number, next: number): Promise<void> {
  await tx.query(prepared`
    update ledger.balance set series_id = ${seriesId}, series_next = ${next} where account_id = ${accountId}`)
}

/**
 * Until when a bound of the loss applies, and how much may still be lost until then; null is no bound. In minor units.
 */
export type HourBound = { readonly endsAt: Date; readonly leftMinor: number | null }

/** Sets the loss bound of an hour for the game that is played now. */
export async function setHourBound(
  tx: Transaction,
  accountId: number,
  { endsAt, leftMinor }: HourBound,
): Promise<void> {
  await tx.query(prepared`
    update ledger.balance
       set hour_ends = ${endsAt},
           hour_loss_ceiling = coalesce(staked - won + ${leftMinor}::bigint, 4000000000000000000)
     where account_id = ${accountId}`)
}

/**
 * The person continues at this account: the last round of their other accounts counts as the last one here too, and the
 * loss bound of the hour is computed again before the next stake.
 */
export async function takeOverPace(tx: Transaction, accountId: number, fromIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    update ledger.balance b
       set round_begun = greatest(b.round_begun, o.round_begun), hour_ends = '-infinity'
      from (select max(round_begun) as round_begun from ledger.balance where account_id = any(${[...fromIds]}::bigint[])) o
     where b.account_id = ${accountId}`)
}

/**
 * The loss bound of the hour is computed again before the next stake: there is a loss elsewhere that is not in the
 * books.
 */
export async function forgetHour(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`update ledger.balance set hour_ends = '-infinity' where account_id = ${accountId}`)
}

/** Sequence number of the account's newest entry; 0 before the first. */
export async function findNewestSeq(tx: Querier, accountId: number): Promise<number> {
  const rows = await tx.query<{ seq: number }>(prepared`select seq from ledger.balance where account_id = ${accountId}`)
  return rows[0]?.seq ?? 0
}

/** Debits and credits in one statement; undefined when the balance is less than the debit. */
export async function moveBalance(
  tx: Transaction,
  accountId: number,
  debit: number,
  credit: number,
): Promise<{ seq: number; balance: number } | undefined> {
  const rows = await tx.query<{ seq: number; balance: number }>(prepared`
    update ledger.balance set balance = balance - ${debit} + ${credit}, seq = seq + 1
     where account_id = ${accountId} and balance >= ${debit}
     returning seq, balance`)
  return rows[0]
}

/** Creates the missing monthly partitions, from the month of `first` on; returns how many. */
export async function makePartitions(tx: Querier, first: Date, months: number): Promise<number> {
  const rows = await tx.query<{ made: number }>(
    sql`select ledger.make_partitions(${first}::timestamptz::date, ${months}) as made`,
  )
  return rows[0]?.made ?? 0
}

/** The same for keys. Rounds wait for its lock, so it has a short lock timeout. */
export async function makeKeyMonths(tx: Transaction, first: Date, months: number): Promise<number> {
  await tx.query(sql`set local lock_timeout = '400ms'`)
  const rows = await tx.query<{ made: number }>(
    sql`select ledger.make_key_months(${first}::timestamptz::date, ${months}) as made`,
  )
  return rows[0]?.made ?? 0
}

/** The newest check of the books. */
export type LastCheck = { readonly checkedAt: Date; readonly accountsChecked: number; readonly differences: number }

/**
 * The newest check of the books, with its number of differences; undefined when there was none yet. Differences of the
 * newest full check count too, until another full check no longer finds them.
 */
export async function findLastCheck(db: Querier): Promise<LastCheck | undefined> {
  const rows = await db.query<LastCheck>(sql`
    select last.checked_at, last.accounts_checked,
           jsonb_array_length(last.differences) + coalesce(
             (select jsonb_array_length(whole.differences)
                from (select id, differences from ledger.books_check where since is null order by id desc limit 1) whole
               where whole.id < last.id), 0) as differences
      from ledger.books_check last order by last.id desc limit 1`)
  return rows[0]
}

/** A stake, a win or both of one account. Amounts in minor units. */
export type PlayRow = {
  readonly reference: string
  readonly accountId: number
  readonly stakeMinor: number
  readonly winMinor: number
  readonly ordinal: number
}

/**
 * Moves the balances of locked accounts and writes their entries, in one statement. Returns the balances after it. A
 * win does not raise the loss bound of the hour, since it may be of another game than the bound: so it can only be
 * stricter, and it is computed again before it stops a stake.
 * @param begins whether the stakes begin the rounds of their numbers
 */
export async function insertPlays(
  tx: Transaction,
  {
    contraId,
    seriesId,
    at,
    begins,
  }: { readonly contraId: number; readonly seriesId: number; readonly at: Date; readonly begins: boolean },
  plays: readonly PlayRow[],
): Promise<{ reference: string; balance: number }[]> {
  return tx.query<{ reference: string; balance: number }>(sql`
    with play as materialized (
      select * from unnest(${plays.map((one) => one.reference)}::uuid[], ${plays.map((one) => one.accountId)}::bigint[],
                           ${plays.map((one) => one.stakeMinor)}::bigint[], ${plays.map((one) => one.winMinor)}::bigint[],
                           ${plays.map((one) => one.ordinal)}::integer[]) as p (reference, account_id, stake, win, ordinal)
    ), moved as (
      update ledger.balance b
         set balance = b.balance - p.stake + p.win, seq = b.seq + 1, staked = b.staked + p.stake, won = b.won + p.win,
             hour_loss_ceiling = b.hour_loss_ceiling - greatest(p.win - p.stake, 0),
             round_begun = case when p.stake > 0 and ${begins} then ${at}::timestamptz else b.round_begun end,
             round_series = case when p.stake > 0 and ${begins} then ${seriesId}::bigint else b.round_series end,
             round_ordinal = case when p.stake > 0 and ${begins} then p.ordinal else b.round_ordinal end
        from play p where b.account_id = p.account_id
      returning p.reference, p.stake, p.win, p.ordinal, b.account_id, b.seq, b.balance
    ), keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at)
      select reference, account_id, seq, ${at}::timestamptz from moved
    ), written as (
      insert into ledger.entry
        (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, account_id, seq, stake, win, balance, ${seriesId}::bigint, ${at}::timestamptz, ${contraId}::bigint,
             ordinal, ${MOVEMENT_KINDS.round}
        from moved
    )
    select reference, balance from moved`)
}
