import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import { addToMonths } from './by-month/month-sums.queries.ts'

/** One cell of the day book. Amounts in minor units. */
export type DayCell = {
  readonly day: string
  readonly accountId: number
  readonly contraId: number
  readonly kind: number
  /** Empty where a movement belongs to no game. */
  readonly gameKey: string
  readonly definitionHash: string
  readonly entries: number
  readonly rounds: number
  readonly debit: number
  readonly credit: number
  /** Stakes that began rounds, and the sum of their squares (decision 0128). */
  readonly firstStake: number
  readonly stakeSquares: string
}

/** Until where an account is counted. */
export type Cursor = { readonly accountId: number; readonly seq: number; readonly readTo: Date }

/** Takes the lock for counting; false when another process has it. */
export async function takeCounting(tx: Transaction): Promise<boolean> {
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('reporting.count')) as is_mine`)
  return lock?.isMine === true
}

/** Waits for the lock for counting, and holds it until the transaction ends. */
export async function lockCounting(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('reporting.count'))`)
}

export async function listCursors(db: Querier): Promise<Cursor[]> {
  return db.query<Cursor>(sql`select account_id, seq, read_to from reporting.cursor`)
}

export async function findCursors(db: Querier, accountIds: readonly number[]): Promise<Cursor[]> {
  return db.query<Cursor>(sql`
    select account_id, seq, read_to from reporting.cursor where account_id = any(${[...accountIds]}::bigint[])`)
}

export async function saveCursors(tx: Transaction, cursors: readonly Cursor[]): Promise<void> {
  await tx.query(sql`
    insert into reporting.cursor (account_id, seq, read_to)
    select * from unnest(${cursors.map(({ accountId }) => accountId)}::bigint[], ${cursors.map(({ seq }) => seq)}::bigint[],
                         ${cursors.map(({ readTo }) => readTo)}::timestamptz[])
        on conflict (account_id) do update set seq = excluded.seq, read_to = excluded.read_to`)
}

export async function findKnownAccounts(db: Querier, ids: readonly number[]): Promise<{ id: number }[]> {
  return db.query<{ id: number }>(sql`select id from reporting.account where id = any(${[...ids]}::bigint[])`)
}

/** An account that figures are of. */
export type ReportedAccount = {
  readonly id: number
  readonly path: string
  readonly currency: string
  readonly playerId: number | null
  readonly target: string
  readonly accountGroup: string
}

export async function insertAccounts(tx: Transaction, rows: readonly ReportedAccount[]): Promise<void> {
  await tx.query(sql`
    insert into reporting.account (id, path, currency, player_id, target, account_group)
    select * from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ path }) => path)}::text[],
                         ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ playerId }) => playerId)}::bigint[],
                         ${rows.map(({ target }) => target)}::text[], ${rows.map(({ accountGroup }) => accountGroup)}::text[])
        on conflict (id) do nothing`)
}

/** New movements, summed by cell. */
const cellsCame = (cells: readonly DayCell[]): Sql => sql`
  select day, account_id, contra_id, kind, game_key, definition_hash, sum(entries)::bigint as entries,
         sum(rounds)::bigint as rounds, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
         sum(first_stake)::bigint as first_stake, sum(stake_squares) as stake_squares
    from unnest(${cells.map(({ day }) => day)}::date[], ${cells.map(({ accountId }) => accountId)}::bigint[],
                ${cells.map(({ contraId }) => contraId)}::bigint[], ${cells.map(({ kind }) => kind)}::smallint[],
                ${cells.map(({ gameKey }) => gameKey)}::text[], ${cells.map(({ definitionHash }) => definitionHash)}::text[],
                ${cells.map(({ entries }) => entries)}::bigint[], ${cells.map(({ rounds }) => rounds)}::bigint[],
                ${cells.map(({ debit }) => debit)}::bigint[], ${cells.map(({ credit }) => credit)}::bigint[],
                ${cells.map(({ firstStake }) => firstStake)}::bigint[], ${cells.map(({ stakeSquares }) => stakeSquares)}::numeric[])
      as c (day, account_id, contra_id, kind, game_key, definition_hash, entries, rounds, debit, credit, first_stake,
            stake_squares)
   group by 1, 2, 3, 4, 5, 6`

/** Adds movements to the day book, to its sums without persons, and to the months of people and games. */
export async function addToDayBook(tx: Transaction, cells: readonly DayCell[]): Promise<void> {
  await tx.query(sql`
    with came as (${cellsCame(cells)}), ${addToMonths}, kept as (
      insert into reporting.account_day as d
        (day, account_id, contra_id, kind, game_key, definition_hash, entries, rounds, debit, credit, first_stake, stake_squares)
      select * from came
      on conflict (day, account_id, contra_id, kind, game_key, definition_hash)
        do update set entries = d.entries + excluded.entries, rounds = d.rounds + excluded.rounds,
                      debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
                      first_stake = d.first_stake + excluded.first_stake,
                      stake_squares = d.stake_squares + excluded.stake_squares
    )
    insert into reporting.day_sum as d
      (day, target, currency, account_group, contra_path, kind, game_key, definition_hash, entries, rounds, debit, credit, first_stake,
       stake_squares)
    select c.day, a.target, a.currency, a.account_group, o.path, c.kind, c.game_key, c.definition_hash,
           sum(c.entries)::bigint, sum(c.rounds)::bigint, sum(c.debit)::bigint, sum(c.credit)::bigint,
           sum(c.first_stake)::bigint, sum(c.stake_squares)
      from came c join reporting.account a on a.id = c.account_id join reporting.account o on o.id = c.contra_id
     group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (day, target, currency, account_group, contra_path, kind, game_key, definition_hash)
      do update set entries = d.entries + excluded.entries, rounds = d.rounds + excluded.rounds,
                    debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
                    first_stake = d.first_stake + excluded.first_stake,
                    stake_squares = d.stake_squares + excluded.stake_squares`)
}

/** Deletes all counted figures; concurrent readers still see them until the commit. */
export async function emptyDayBook(tx: Transaction): Promise<void> {
  await tx.query(sql`delete from reporting.account_day`)
  await tx.query(sql`delete from reporting.day_sum`)
  await tx.query(sql`delete from reporting.person_month`)
  await tx.query(sql`delete from reporting.game_month`)
  await tx.query(sql`delete from reporting.version_month`)
  await tx.query(sql`delete from reporting.game_repeat`)
  await tx.query(sql`delete from reporting.version_repeat`)
  await tx.query(sql`delete from reporting.counted_month`)
  await tx.query(sql`delete from reporting.cursor`)
  await tx.query(sql`delete from reporting.day_to_sum`)
  await tx.query(sql`delete from reporting.accounting_day`)
  await tx.query(sql`delete from reporting.game_day`)
  await tx.query(sql`delete from reporting.overview_day`)
  await tx.query(sql`delete from reporting.feed`)
  await tx.query(sql`delete from reporting.bonus_day`)
  await tx.query(sql`delete from reporting.venue_day`)
  await tx.query(sql`delete from reporting.person`)
  await tx.query(sql`delete from reporting.account`)
}
