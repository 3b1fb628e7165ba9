import { sql, type Clock, type Database, type Querier } from '../kernel/index.ts'
import { findWrongLimits } from './find-wrong-limits.ts'

/** One thing that does not add up. */
export type Difference = { readonly rule: string; readonly accountId: number; readonly detail: string }

/** What a check looked at and what it found; no differences means that the books balance. */
export type BooksReport = {
  readonly checkedAt: Date
  readonly accountsChecked: number
  readonly entriesChecked: number
  readonly differences: readonly Difference[]
}

const DIFFERENCES_MAX = 1000

/**
 * Recomputes every balance from its entries and looks for anything that does not follow: a gap in the sequence, a
 * balance that is not the one before plus the movement, totals of play, running limits, keys without entries and the
 * reverse, sides in two currencies. One snapshot, so that rounds may go on meanwhile. The result is kept in
 * `ledger.books_check`; the job and `npm run books:check` are this same function.
 */
export async function checkBooks(db: Database, clock: Clock): Promise<BooksReport> {
  const checkedAt = clock.now()
  const report = await db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`)
    // The whole history is sorted and joined: with the usual memory it would all go through files.
    await tx.query(sql`set local work_mem = '128MB'`)
    const [counts] = await tx.query<{ accounts: number; entries: number }>(sql`
      select (select count(*) from ledger.balance) as accounts, (select count(*) from ledger.entry) as entries`)
    const differences = [
      ...(await findBrokenChains(tx)),
      ...(await findWrongBalances(tx)),
      ...(await findWrongTotals(tx)),
      ...(await findWrongLimits(tx, DIFFERENCES_MAX)),
      ...(await findLooseKeys(tx)),
      ...(await findUnbalancedCurrencies(tx)),
    ]
    return { checkedAt, accountsChecked: counts?.accounts ?? 0, entriesChecked: counts?.entries ?? 0, differences }
  })
  await db.query(sql`
    insert into ledger.books_check (checked_at, accounts_checked, entries_checked, differences)
    values (${checkedAt}, ${report.accountsChecked}, ${report.entriesChecked}, ${JSON.stringify(report.differences)})`)
  return report
}

/** Each entry follows the one before: sequence by one, balance by the movement. */
function findBrokenChains(tx: Querier): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'chain' as rule, account_id,
           'entry ' || seq || ': after ' || before_seq || ' with ' || before_balance || ' follows ' || balance_after as detail
      from (select account_id, seq, debit, credit, balance_after,
                   lag(seq, 1, 0) over w as before_seq, lag(balance_after, 1, 0) over w as before_balance
              from ledger.entry window w as (partition by account_id order by seq)) chained
     where seq <> before_seq + 1 or balance_after <> before_balance - debit + credit
     limit ${DIFFERENCES_MAX}`)
}

/** The balance row says what the sum of the entries says. */
function findWrongBalances(tx: Querier): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'balance' as rule, coalesce(b.account_id, s.account_id) as account_id,
           'row says ' || coalesce(b.balance::text, 'nothing') || ' at ' || coalesce(b.seq::text, '-')
             || ', entries say ' || coalesce(s.balance::text, 'nothing') || ' at ' || coalesce(s.seq::text, '-') as detail
      from ledger.balance b
      full join (select account_id, sum(credit) - sum(debit) as balance, max(seq) as seq
                   from ledger.entry group by account_id) s on s.account_id = b.account_id
     where b.balance is distinct from coalesce(s.balance, 0) or b.seq is distinct from coalesce(s.seq, 0)
     limit ${DIFFERENCES_MAX}`)
}

/** Running totals of play, which limits are measured by, are the sums of the rounds. */
function findWrongTotals(tx: Querier): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'totals' as rule, b.account_id,
           'row says ' || b.staked || ' and ' || b.won || ', rounds say ' || coalesce(s.staked, 0) || ' and ' || coalesce(s.won, 0) as detail
      from ledger.balance b
      left join (select account_id, sum(debit) as staked, sum(credit) as won
                   from ledger.entry where kind = 1 group by account_id) s on s.account_id = b.account_id
     where b.staked <> coalesce(s.staked, 0) or b.won <> coalesce(s.won, 0)
     limit ${DIFFERENCES_MAX}`)
}

/** Every key has its entry and every entry its key, so that no reference can be booked twice. */
function findLooseKeys(tx: Querier): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    select 'key' as rule, coalesce(k.account_id, e.account_id) as account_id,
           case when k.reference is null then 'entry without a key: ' || e.reference
                else 'key without its entry: ' || k.reference end as detail
      from ledger.movement_key k
      full join ledger.entry e
        on e.reference = k.reference and e.account_id = k.account_id and e.seq = k.seq and e.created_at = k.created_at
     where k.reference is null or e.reference is null
     limit ${DIFFERENCES_MAX}`)
}

/** Both sides of a movement exist and are in one currency: the entry has both amounts, so that its legs add up to nothing. */
function findUnbalancedCurrencies(tx: Querier): Promise<Difference[]> {
  return tx.query<Difference>(sql`
    with pair as (
      select account_id, contra_id, sum(credit) - sum(debit) as net from ledger.entry group by account_id, contra_id
    )
    select 'currency' as rule, p.account_id, 'moves between ' || coalesce(a.path, '?') || ' and ' || coalesce(c.path, '?') as detail
      from pair p left join ledger.account a on a.id = p.account_id left join ledger.account c on c.id = p.contra_id
     where a.currency is distinct from c.currency or a.id is null or c.id is null
     limit ${DIFFERENCES_MAX}`)
}
