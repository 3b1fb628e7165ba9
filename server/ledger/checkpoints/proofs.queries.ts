import { sql, type Querier, type Transaction } from '../../kernel/index.ts'
import { MOVEMENT_KINDS } from '../movement-kinds.ts'

const { round } = MOVEMENT_KINDS

/** An account that differs from its proof, or has new entries since. */
export type ChangedAccount = {
  readonly accountId: number
  /** It has new entries, which have to be read. Otherwise it has changed without an entry. */
  readonly hasMoved: boolean
  /** How many entries have to be read. */
  readonly ahead: number
}

/**
 * Compares each balance row and its owner with its proof: one row per account, and no entries. An account that was
 * never checked counts as one without entries.
 */
export async function listChanged(tx: Querier): Promise<ChangedAccount[]> {
  return tx.query<ChangedAccount>(sql`
    select coalesce(b.account_id, p.account_id, 0) as account_id,
           coalesce(b.seq > coalesce(p.seq, 0) or b.day > coalesce(p.day, '-infinity'), false) as has_moved,
           coalesce(least(b.seq - coalesce(p.seq, 0), 1000000000), 0) as ahead
      from ledger.balance b full join ledger.proven p on p.account_id = b.account_id
      left join ledger.account a on a.id = b.account_id
     where (b.seq, b.balance, b.staked, b.won, b.day, b.day_staked, b.day_won, b.month_staked, b.month_won)
           is distinct from
           (coalesce(p.seq, 0), coalesce(p.balance, 0), coalesce(p.staked, 0), coalesce(p.won, 0), coalesce(p.day, '-infinity'),
            coalesce(p.day_staked, 0), coalesce(p.day_won, 0), coalesce(p.month_staked, 0), coalesce(p.month_won, 0))
        or b.stake_ceiling <> least(4000000000000000000, b.day_staked + b.stake_day_limit,
                                    b.month_staked + b.stake_month_limit)
        or b.loss_ceiling <> least(4000000000000000000, b.day_staked - b.day_won + b.loss_day_limit,
                                   b.month_staked - b.month_won + b.loss_month_limit)
        or a.id is null or p.name_hash <> ledger.name_hash_of(a)
     order by 1`)
}

/** Number of accounts with a balance row. */
export async function countAccounts(tx: Querier): Promise<number> {
  const [counted] = await tx.query<{ accounts: number }>(sql`select count(*) as accounts from ledger.balance`)
  return counted?.accounts ?? 0
}

/** Result of reading an account's entries since its proof. */
export type Proof = { readonly accountId: number; readonly entries: number; readonly isWrong: boolean }

/**
 * Reads the entries of some accounts after their proof and checks each account: continuous sequence numbers and
 * balances, a key for each entry, one currency, the same owner, the balance row, the totals of play, and the totals at
 * the beginning of the limits' day and month. Accounts that add up are proved from now on. An account that is not
 * returned has no balance row.
 * @param isPatient whether entries are searched in all months; otherwise from an hour before the newest proved one on
 */
export async function prove(tx: Transaction, accountIds: readonly number[], isPatient: boolean): Promise<Proof[]> {
  return tx.query<Proof>(sql`
    with present as (
      select b.*, coalesce(p.seq, 0) as p_seq, coalesce(p.balance, 0) as p_balance, coalesce(p.staked, 0) as p_staked,
             coalesce(p.won, 0) as p_won, coalesce(p.day, '-infinity') as p_day, coalesce(p.day_staked, 0) as p_day_staked,
             coalesce(p.day_won, 0) as p_day_won, coalesce(p.month_staked, 0) as p_month_staked,
             coalesce(p.month_won, 0) as p_month_won, coalesce(p.hash, ''::bytea) as p_hash,
             ledger.name_hash_of(a) as name_hash, coalesce(p.name_hash, ledger.name_hash_of(a)) as p_name_hash,
             coalesce(p.read_to, '-infinity') as p_read_to,
             case when ${isPatient} then '-infinity' else coalesce(p.read_to, '-infinity') - interval '1 hour' end as not_before,
             b.day::timestamp at time zone 'Europe/Bratislava' as day_at,
             date_trunc('month', b.day::timestamp) at time zone 'Europe/Bratislava' as month_at, a.currency
        from unnest(${[...accountIds]}::bigint[]) as wanted (id)
        join ledger.balance b on b.account_id = wanted.id
        left join ledger.account a on a.id = b.account_id
        left join ledger.proven p on p.account_id = b.account_id
    ), chained as (
      select p.account_id, e.seq, e.debit, e.credit, e.created_at, e.kind, ledger.bytes_of(e) as bytes, p.p_hash, p.day_at, p.month_at,
             e.seq = lag(e.seq, 1, p.p_seq) over w + 1
               and e.balance_after = lag(e.balance_after, 1, p.p_balance) over w - e.debit + e.credit
               and k.reference is not null and c.currency is not distinct from p.currency as is_right
        from present p
        cross join lateral (select * from ledger.entry e
                             where e.account_id = p.account_id and e.seq > p.p_seq and e.created_at >= p.not_before) e
        left join ledger.movement_key k
          on k.reference = e.reference and k.account_id = e.account_id and k.seq = e.seq and k.created_at = e.created_at
        left join ledger.account c on c.id = e.contra_id
      window w as (partition by p.account_id order by e.seq)
    ), summed as (
      select account_id, count(*) as entries, bool_and(is_right) as is_right, sum(credit) - sum(debit) as moved,
             coalesce(sum(debit) filter (where kind = ${round}), 0) as staked,
             coalesce(sum(credit) filter (where kind = ${round}), 0) as won,
             coalesce(sum(debit) filter (where kind = ${round} and created_at < day_at - interval '1 minute'), 0) as day_staked_least,
             coalesce(sum(debit) filter (where kind = ${round} and created_at < day_at + interval '1 minute'), 0) as day_staked_most,
             coalesce(sum(credit) filter (where kind = ${round} and created_at < day_at - interval '1 minute'), 0) as day_won_least,
             coalesce(sum(credit) filter (where kind = ${round} and created_at < day_at + interval '1 minute'), 0) as day_won_most,
             coalesce(sum(debit) filter (where kind = ${round} and created_at < month_at - interval '1 minute'), 0) as month_staked_least,
             coalesce(sum(debit) filter (where kind = ${round} and created_at < month_at + interval '1 minute'), 0) as month_staked_most,
             coalesce(sum(credit) filter (where kind = ${round} and created_at < month_at - interval '1 minute'), 0) as month_won_least,
             coalesce(sum(credit) filter (where kind = ${round} and created_at < month_at + interval '1 minute'), 0) as month_won_most,
             max(created_at) as last_at, ledger.chain(p_hash, bytes order by seq) as hash
        from chained group by account_id
    ), judged as (
      select p.*, coalesce(s.entries, 0) as entries, greatest(p.p_read_to, s.last_at) as last_at, coalesce(s.hash, p.p_hash) as new_hash,
             coalesce(s.is_right, true) and coalesce(p.name_hash = p.p_name_hash, false)
               and p.seq = p.p_seq + coalesce(s.entries, 0) and p.balance = p.p_balance + coalesce(s.moved, 0)
               and p.staked = p.p_staked + coalesce(s.staked, 0) and p.won = p.p_won + coalesce(s.won, 0)
               and p.stake_ceiling = least(4000000000000000000, p.day_staked + p.stake_day_limit, p.month_staked + p.stake_month_limit)
               and p.loss_ceiling = least(4000000000000000000, p.day_staked - p.day_won + p.loss_day_limit,
                                          p.month_staked - p.month_won + p.loss_month_limit)
               -- A day that went on since began with what was proved and a part of what came since; any other begins as it did.
               and case when p.day = p.p_day then (p.day_staked, p.day_won) = (p.p_day_staked, p.p_day_won)
                        else p.day > p.p_day
                         and p.day_staked between p.p_staked + coalesce(s.day_staked_least, 0) and p.p_staked + coalesce(s.day_staked_most, 0)
                         and p.day_won between p.p_won + coalesce(s.day_won_least, 0) and p.p_won + coalesce(s.day_won_most, 0) end
               and case when date_trunc('month', p.day) = date_trunc('month', p.p_day)
                        then (p.month_staked, p.month_won) = (p.p_month_staked, p.p_month_won)
                        else p.month_staked between p.p_staked + coalesce(s.month_staked_least, 0) and p.p_staked + coalesce(s.month_staked_most, 0)
                         and p.month_won between p.p_won + coalesce(s.month_won_least, 0) and p.p_won + coalesce(s.month_won_most, 0) end as is_right
        from present p left join summed s on s.account_id = p.account_id
    ), saved as (
      insert into ledger.proven
        (account_id, seq, balance, staked, won, day, day_staked, day_won, month_staked, month_won, read_to, name_hash, hash)
      select account_id, seq, balance, staked, won, day, day_staked, day_won, month_staked, month_won, last_at, name_hash, new_hash
        from judged where is_right
          on conflict (account_id) do update
         set seq = excluded.seq, balance = excluded.balance, staked = excluded.staked, won = excluded.won, day = excluded.day,
             day_staked = excluded.day_staked, day_won = excluded.day_won, month_staked = excluded.month_staked,
             month_won = excluded.month_won, read_to = excluded.read_to, hash = excluded.hash
    )
    select account_id, entries, is_right is not true as is_wrong from judged`)
}
