import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** Repeated work has come as far as it has at each brand apart: brands of a market share a database. */
export const workOf = ({ target }: { readonly target: string }, work: string): string => `${work}:${target}`

/** Begins some repeated work at a moment; false when it had begun before. */
export async function beginProgress(tx: Transaction, work: string, from: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into loyalty.progress (work, done_to) values (${work}, ${from}) on conflict do nothing returning work`)
  return rows.length === 1
}

/** How far some repeated work has come, held to the end of the transaction: one process does it at a time. */
export async function lockProgress(tx: Transaction, work: string, from: Date): Promise<Date> {
  await beginProgress(tx, work, from)
  const rows = await tx.query<{ doneTo: Date }>(sql`
    select done_to from loyalty.progress where work = ${work} for update`)
  return rows[0]?.doneTo ?? from
}

export async function saveProgress(tx: Transaction, work: string, doneTo: Date): Promise<void> {
  await tx.query(sql`update loyalty.progress set done_to = ${doneTo} where work = ${work}`)
}

export type StakedAccount = { readonly accountId: number; readonly playerId: number; readonly staked: number }

/** How far the stakes of accounts were counted; one that nobody has looked at is left out. */
export async function listCountedStakes(db: Querier, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ accountId: number; counted: number }>(sql`
    select account_id, counted from loyalty.counted_stake where account_id = any(${[...accountIds]}::bigint[])`)
  return new Map(rows.map(({ accountId, counted }) => [accountId, counted]))
}

/** How far the stakes of an account were counted, held to the end of the transaction. A new account begins at nothing. */
export async function lockCountedStake(
  tx: Transaction,
  { accountId, playerId }: Pick<StakedAccount, 'accountId' | 'playerId'>,
): Promise<number> {
  await tx.query(sql`
    insert into loyalty.counted_stake (account_id, player_id, counted) values (${accountId}, ${playerId}, 0)
    on conflict do nothing`)
  const rows = await tx.query<{ counted: number }>(sql`
    select counted from loyalty.counted_stake where account_id = ${accountId} for update`)
  return rows[0]?.counted ?? 0
}

export async function saveCountedStake(tx: Transaction, accountId: number, counted: number): Promise<void> {
  await tx.query(sql`update loyalty.counted_stake set counted = ${counted} where account_id = ${accountId}`)
}

/** Takes totals as counted without giving anything for them. */
export async function insertCountedStakes(tx: Transaction, accounts: readonly StakedAccount[]): Promise<void> {
  const all = <K extends keyof StakedAccount>(name: K) => accounts.map((account) => account[name])
  await tx.query(sql`
    insert into loyalty.counted_stake (account_id, player_id, counted)
    select * from unnest(${all('accountId')}::bigint[], ${all('playerId')}::bigint[], ${all('staked')}::bigint[])
    on conflict do nothing`)
}
