import { sql, type Querier, type Transaction } from '../kernel/index.ts'
import type { BooksReport } from './check-books.ts'
import type { Difference } from './differences.ts'

/** Accounts from one number up to another: what one statement of a check covers. */
export type Slice = { readonly from: number; readonly below: number }

const LAST_ACCOUNT = 9_007_199_254_740_991

/** Divides all accounts into slices of about this many accounts with a balance row. */
export async function listSlices(db: Querier, accountsEach: number): Promise<Slice[]> {
  const starts = await db.query<{ from: number }>(sql`
    select account_id as "from"
      from (select account_id, row_number() over (order by account_id) - 1 as place from ledger.balance) placed
     where place % ${accountsEach}::integer = 0 and place > 0 order by account_id`)
  const bounds = [0, ...starts.map(({ from }) => from), LAST_ACCOUNT]
  return bounds.slice(1).map((below, index) => ({ from: bounds[index] ?? 0, below }))
}

/** Number of accounts and entries that a check covers. */
export async function countBooks(
  tx: Querier,
  { from, below }: Slice,
): Promise<{ readonly accounts: number; readonly entries: number }> {
  const [counts] = await tx.query<{ accounts: number; entries: number }>(sql`
    select (select count(*) from ledger.balance where account_id >= ${from} and account_id < ${below}) as accounts,
           (select count(*) from ledger.entry where account_id >= ${from} and account_id < ${below}) as entries`)
  return counts ?? { accounts: 0, entries: 0 }
}

/**
 * One snapshot for all that follows. The history of many accounts is sorted and joined: with the default work_mem it would spill
 * to disk.
 */
export async function prepareSnapshot(tx: Transaction): Promise<void> {
  await tx.query(sql`set transaction isolation level repeatable read`)
  await tx.query(sql`set local work_mem = '128MB'`)
}

/**
 * Takes the advisory lock of a check; false when another process has it. Released when the transaction ends, which
 * itself holds no snapshot, and has no idle timeout.
 */
export async function takeCheck(tx: Transaction, check: 'since' | 'full'): Promise<boolean> {
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`)
  const [lock] = await tx.query<{ isMine: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('ledger.check-books'), hashtext(${check})) as is_mine`)
  return lock?.isMine === true
}

export async function insertReport(db: Querier, report: BooksReport): Promise<void> {
  await db.query(sql`
    insert into ledger.books_check (checked_at, accounts_checked, entries_checked, differences, since)
    values (${report.checkedAt}, ${report.accountsChecked}, ${report.entriesChecked}, ${JSON.stringify(report.differences)},
            ${report.since})`)
}

/** Each entry continues the one before: sequence by one, balance by the movement; the first of the database continues the files. */
export function findBrokenChains(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'chain' as rule, account_id,
           'entry ' || seq || ': after ' || before_seq || ' with ' || before_balance || ' follows ' || balance_after as detail
      from (select e.account_id, e.seq, e.debit, e.credit, e.balance_after,
                   lag(e.seq, 1, coalesce(s.seq, 0)) over w as before_seq,
                   lag(e.balance_after, 1, coalesce(s.balance, 0)) over w as before_balance
              from ledger.entry e left join ledger.archived_account s on s.account_id = e.account_id
             where e.account_id >= ${from} and e.account_id < ${below} and e.seq > coalesce(s.seq, 0)
              window w as (partition by e.account_id order by e.seq)) chained
     where seq <> before_seq + 1 or balance_after <> before_balance - debit + credit
     limit ${max}`)
}

/** The balance row equals the sum of the entries, and of where the account stood after those in the files. */
export function findWrongBalances(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'balance' as rule, coalesce(b.account_id, s.account_id) as account_id,
           'row says ' || coalesce(b.balance::text, 'nothing') || ' at ' || coalesce(b.seq::text, '-')
             || ', entries say ' || coalesce(s.balance::text, 'nothing') || ' at ' || coalesce(s.seq::text, '-') as detail
      from (select account_id, balance, seq from ledger.balance where account_id >= ${from} and account_id < ${below}) b
      full join (select account_id, sum(balance) as balance, max(seq) as seq
                   from (select e.account_id, e.credit - e.debit as balance, e.seq
                           from ledger.entry e left join ledger.archived_account a on a.account_id = e.account_id
                          where e.account_id >= ${from} and e.account_id < ${below} and e.seq > coalesce(a.seq, 0)
                         union all
                         select account_id, balance, seq from ledger.archived_account
                          where account_id >= ${from} and account_id < ${below}) moved group by account_id) s
        on s.account_id = b.account_id
     where b.balance is distinct from coalesce(s.balance, 0) or b.seq is distinct from coalesce(s.seq, 0)
     limit ${max}`)
}

/** Running totals of play, which limits are measured by, equal the sums of the rounds. */
export function findWrongTotals(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'totals' as rule, b.account_id,
           'row says ' || b.staked || ' and ' || b.won || ', rounds say ' || coalesce(s.staked, 0) || ' and ' || coalesce(s.won, 0) as detail
      from ledger.balance b
      left join (select account_id, sum(staked) as staked, sum(won) as won
                   from (select e.account_id, e.debit as staked, e.credit as won
                           from ledger.entry e left join ledger.archived_account a on a.account_id = e.account_id
                          where e.kind = 1 and e.account_id >= ${from} and e.account_id < ${below} and e.seq > coalesce(a.seq, 0)
                         union all
                         select account_id, staked, won from ledger.archived_account
                          where account_id >= ${from} and account_id < ${below}) played group by account_id) s
        on s.account_id = b.account_id
     where b.account_id >= ${from} and b.account_id < ${below}
       and (b.staked <> coalesce(s.staked, 0) or b.won <> coalesce(s.won, 0))
     limit ${max}`)
}

/** Every entry has its key, so that no reference can be booked twice. */
export function findEntriesWithoutKey(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'key' as rule, account_id, 'entry without a key: ' || reference as detail
      from ledger.entry e
     where account_id >= ${from} and account_id < ${below}
       and not exists (select from ledger.movement_key k
                        where k.reference = e.reference and k.account_id = e.account_id and k.seq = e.seq
                          and k.created_at = e.created_at)
     limit ${max}`)
}

/**
 * Every key has its entry, so that no reference is refused that was never booked. All accounts at once: keys are not kept by them.
 * Keys that stand for an entry in the files are not looked at: the files are held against their keys (`archive/check-kept-keys.ts`).
 */
export function findKeysWithoutEntry(tx: Querier, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'key' as rule, account_id, 'key without its entry: ' || reference as detail
      from ledger.movement_key k
     where not exists (select from ledger.entry e
                        where e.reference = k.reference and e.account_id = k.account_id and e.seq = k.seq
                          and e.created_at = k.created_at)
       and not exists (select from ledger.archived_account a where a.account_id = k.account_id and k.seq <= a.seq)
     limit ${max}`)
}

/** The proved entries are unchanged, and belong to the same accounts and owners. */
export function findUnprovedEntries(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'proof' as rule, p.account_id, case when p.name_hash is distinct from ledger.name_hash_of(a) then 'it has another path or currency than was proved'
                else 'its entries up to ' || p.seq || ' are not those that were proved' end as detail
      from ledger.proven p
      left join ledger.account a on a.id = p.account_id
      left join ledger.archived_account f on f.account_id = p.account_id
      left join (select e.account_id, ledger.chain(coalesce(f.hash, ''::bytea), ledger.bytes_of(e) order by e.seq) as hash
                   from ledger.entry e join ledger.proven p on p.account_id = e.account_id and e.seq <= p.seq
                   left join ledger.archived_account f on f.account_id = e.account_id
                  where e.account_id >= ${from} and e.account_id < ${below} and e.seq > coalesce(f.seq, 0)
                  group by e.account_id) s on s.account_id = p.account_id
     where p.account_id >= ${from} and p.account_id < ${below}
       and (p.hash <> coalesce(s.hash, f.hash, ''::bytea) or p.name_hash is distinct from ledger.name_hash_of(a))
     limit ${max}`)
}

/** Both sides of a movement exist and are in one currency: the entry has both amounts, so that its legs add up to nothing. */
export function findUnbalancedCurrencies(tx: Querier, { from, below }: Slice, max: number): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    with pair as (
      select account_id, contra_id, sum(credit) - sum(debit) as net from ledger.entry
       where account_id >= ${from} and account_id < ${below} group by account_id, contra_id
    )
    select 'currency' as rule, p.account_id, 'moves between ' || coalesce(a.path, '?') || ' and ' || coalesce(c.path, '?') as detail
      from pair p left join ledger.account a on a.id = p.account_id left join ledger.account c on c.id = p.contra_id
     where a.currency is distinct from c.currency or a.id is null or c.id is null
     limit ${max}`)
}
