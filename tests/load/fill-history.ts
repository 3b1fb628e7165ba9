import { sql, type Database } from '#server/kernel/index.ts'
import type { BareAccounts } from './prepare-accounts.ts'

const CHUNK_PER_ACCOUNT = 100
const MONTHS = 12

/**
 * Fills the books with past rounds, spread over the accounts and the last twelve months. Their chains and balances are
 * valid: each stakes and wins the same amount.
 */
export async function fillHistory(
  db: Database,
  accounts: BareAccounts,
  { rounds, ids }: { readonly rounds: number; readonly ids: string },
  log: (line: string) => void,
): Promise<void> {
  await db.query(sql`select ledger.make_partitions((now() - interval '12 months')::date, ${MONTHS})`)
  await db.query(sql`select ledger.make_key_months((now() - interval '12 months')::date, ${MONTHS})`)
  const perAccount = Math.ceil(rounds / accounts.count)
  for (let done = 0; done < perAccount; done += CHUNK_PER_ACCOUNT) {
    const chunk = Math.min(CHUNK_PER_ACCOUNT, perAccount - done)
    await db.query(sql`
      with round as materialized (
        select b.account_id, b.seq + n as seq, b.balance,
               now() - interval '11 months' + (${done} + n) * (interval '10 months' / ${perAccount}) as created_at
          from ledger.balance b, generate_series(1, ${chunk}) n
         where b.account_id between ${accounts.firstId} and ${accounts.firstId + accounts.count - 1}
      ), numbered as materialized (
        select *, case when ${ids} = 'v4' then gen_random_uuid() else uuidv7(created_at - now()) end as reference from round
      ), keyed as (
        insert into ledger.movement_key (reference, account_id, seq, created_at)
        select reference, account_id, seq, created_at from numbered
      ), written as (
        insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
        select reference, account_id, seq, 100, 100, balance, 0, created_at, ${accounts.contraId}, 0, 1 from numbered
      )
      update ledger.balance set seq = seq + ${chunk}, staked = staked + ${chunk * 100}, won = won + ${chunk * 100},
             day_staked = day_staked + ${chunk * 100}, day_won = day_won + ${chunk * 100},
             month_staked = month_staked + ${chunk * 100}, month_won = month_won + ${chunk * 100}
       where account_id between ${accounts.firstId} and ${accounts.firstId + accounts.count - 1}`)
    log(`  history: ${((done + chunk) * accounts.count).toLocaleString('en')} of ${rounds.toLocaleString('en')} rounds`)
  }
  // Vacuumed now, so that autovacuum does not run during a measurement.
  for (const table of [sql`ledger.balance`, sql`ledger.entry`, sql`ledger.movement_key`])
    await db.query(sql`vacuum analyze ${table}`)
}
