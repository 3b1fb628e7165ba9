import { sql, type Querier, type Transaction } from '../kernel/index.ts'
import type { BooksReport, Difference } from './check-books.ts'

/** Number of accounts and entries that a check covers. */
export async function countBooks(tx: Querier): Promise<{ readonly accounts: number; readonly entries: number }> {
  const [counts] = await tx.query<{ accounts: number; entries: number }>(sql`
    select (select count(*) from ledger.balance) as accounts, (select count(*) from ledger.entry) as entries`)
  return counts ?? { accounts: 0, entries: 0 }
}

/**
 * One snapshot for all that follows. The whole history is sorted and joined: with the default work_mem it would spill
 * to disk.
 */
export async function prepareSnapshot(tx: Transaction): Promise<void> {
  await tx.query(sql`set transaction isolation level repeatable read`)
  await tx.query(sql`set local work_mem = '128MB'`)
}

export async function insertReport(db: Querier, report: BooksReport): Promise<void> {
  await db.query(sql`
    insert into ledger.books_check (checked_at, accounts_checked, entries_checked, differences)
    values (${report.checkedAt}, ${report.accountsChecked}, ${report.entriesChecked}, ${JSON.stringify(report.differences)})`)
}

/** Each entry continues the one before: sequence by one, balance by the movement. */
export function findBrokenChains(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'chain' as rule, account_id,
           'entry ' || seq || ': after ' || before_seq || ' with ' || before_balance || ' follows ' || balance_after as detail
      from (select account_id, seq, debit, credit, balance_after,
                   lag(seq, 1, 0) over w as before_seq, lag(balance_after, 1, 0) over w as before_balance
              from ledger.entry window w as (partition by account_id order by seq)) chained
     where seq <> before_seq + 1 or balance_after <> before_balance - debit + credit
     limit ${max}`)
}

/** The balance row equals the sum of the entries. */
export function findWrongBalances(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'balance' as rule, coalesce(b.account_id, s.account_id) as account_id,
           'row says ' || coalesce(b.balance::text, 'nothing') || ' at ' || coalesce(b.seq::text, '-')
             || ', entries say ' || coalesce(s.balance::text, 'nothing') || ' at ' || coalesce(s.seq::text, '-') as detail
      from ledger.balance b
      full join (select account_id, sum(credit) - sum(debit) as balance, max(seq) as seq
                   from ledger.entry group by account_id) s on s.account_id = b.account_id
     where b.balance is distinct from coalesce(s.balance, 0) or b.seq is distinct from coalesce(s.seq, 0)
     limit ${max}`)
}

/** Running totals of play, which limits are measured by, equal the sums of the rounds. */
export function findWrongTotals(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'totals' as rule, b.account_id,
           'row says ' || b.staked || ' and ' || b.won || ', rounds say ' || coalesce(s.staked, 0) || ' and ' || coalesce(s.won, 0) as detail
      from ledger.balance b
      left join (select account_id, sum(debit) as staked, sum(credit) as won
                   from ledger.entry where kind = 1 group by account_id) s on s.account_id = b.account_id
     where b.staked <> coalesce(s.staked, 0) or b.won <> coalesce(s.won, 0)
     limit ${max}`)
}

/** Every key has its entry and every entry its key, so that no reference can be booked twice. */
export function findLooseKeys(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'key' as rule, coalesce(k.account_id, e.account_id) as account_id,
           case when k.reference is null then 'entry without a key: ' || e.reference
                else 'key without its entry: ' || k.reference end as detail
      from ledger.movement_key k
      full join ledger.entry e
        on e.reference = k.reference and e.account_id = k.account_id and e.seq = k.seq and e.created_at = k.created_at
     where k.reference is null or e.reference is null
     limit ${max}`)
}

/** Both sides of a movement exist and are in one currency: the entry has both amounts, so that its legs add up to nothing. */
export function findUnbalancedCurrencies(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    with pair as (
      select account_id, contra_id, sum(credit) - sum(debit) as net from ledger.entry group by account_id, contra_id
    )
    select 'currency' as rule, p.account_id, 'moves between ' || coalesce(a.path, '?') || ' and ' || coalesce(c.path, '?') as detail
      from pair p left join ledger.account a on a.id = p.account_id left join ledger.account c on c.id = p.contra_id
     where a.currency is distinct from c.currency or a.id is null or c.id is null
     limit ${max}`)
}
