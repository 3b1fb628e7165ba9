import { sql, type Querier } from '#server/kernel/index.ts'

/** Pending items: their number, the oldest, and how many have waited since before an instant. */
export type Waiting = { readonly count: number; readonly oldestAt: Date | null; readonly late: number }

const NOTHING: Waiting = { count: 0, oldestAt: null, late: 0 }

/** Withdrawals that are neither paid nor ended, from their request on. */
export async function countWaitingWithdrawals(db: Querier, promisedAt: Date): Promise<Waiting> {
  const rows = await db.query<Waiting>(sql`
    select count(*) as count, min(requested_at) as oldest_at, count(*) filter (where requested_at < ${promisedAt}) as late
      from payments.withdrawal where state in ('pending', 'suspended', 'confiscation-proposed', 'sent')`)
  return rows[0] ?? NOTHING
}

/** The oldest of them: since when, and in which state. */
export async function listWaitingWithdrawals(db: Querier, limit: number): Promise<{ since: Date; state: string }[]> {
  return db.query<{ since: Date; state: string }>(sql`
    select requested_at as since, state from payments.withdrawal
     where state in ('pending', 'suspended', 'confiscation-proposed', 'sent') order by requested_at, id limit ${limit}`)
}

/** Deposits that need attention, since when they do. */
export async function countWaitingDeposits(db: Querier, promisedAt: Date): Promise<Waiting> {
  const rows = await db.query<Waiting>(sql`
    select count(*) as count, min(changed_at) as oldest_at, count(*) filter (where changed_at < ${promisedAt}) as late
      from payments.payment where attention is not null`)
  return rows[0] ?? NOTHING
}

/** Movements on our account that matched no payment, since their statement was imported. */
export async function countOpenBankItems(db: Querier, promisedAt: Date): Promise<Waiting> {
  const rows = await db.query<Waiting>(sql`
    select count(*) as count, min(s.imported_at) as oldest_at, count(*) filter (where s.imported_at < ${promisedAt}) as late
      from payments.bank_item i join payments.bank_statement s on s.id = i.statement_id where i.state = 'open'`)
  return rows[0] ?? NOTHING
}
