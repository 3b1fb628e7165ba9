import { sql, type Database } from '#server/kernel/index.ts'

export type BareAccounts = { readonly firstId: number; readonly count: number; readonly contraId: number }

const BARE_ACCOUNTS = 10_000
const PLENTY_MINOR = 1_000_000_000

/** Accounts without players, for the database's own ceiling and for the history. Their books balance too. */
export async function prepareAccounts(db: Database): Promise<BareAccounts> {
  const [contra] = await db.query<{ id: number }>(sql`
    insert into ledger.account (path, currency) values ('house:CZK:stakes', 'CZK')
    on conflict (path) do update set path = excluded.path returning id`)
  const [range] = await db.query<{ firstId: number }>(sql`
    with made as (
      insert into ledger.account (path, currency)
      select 'bench:' || n, 'CZK' from generate_series(1, ${BARE_ACCOUNTS}) n returning id
    ), held as (
      insert into ledger.balance (account_id, balance, seq, day)
      select id, ${PLENTY_MINOR}, 1, (now() at time zone 'Europe/Bratislava')::date from made
    ), keys as (
      insert into ledger.movement_key (reference, account_id, seq, created_at)
      select uuidv7(), id, 1, now() from made returning reference, account_id
    ), entries as (
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, account_id, 1, 0, ${PLENTY_MINOR}, ${PLENTY_MINOR}, 0, now(), ${contra?.id}, 0, 4 from keys
    )
    select min(id) as first_id from made`)
  return { firstId: range?.firstId ?? 0, count: BARE_ACCOUNTS, contraId: contra?.id ?? 0 }
}
