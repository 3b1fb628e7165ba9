import { sql, type Querier, type Transaction } from '../kernel/index.ts'

/** An account whose rounds were counted for a pool, but not all recomputed. */
export type Behind = {
  readonly accountId: number
  /** Until where they were recomputed. */
  readonly seq: number
  readonly readTo: Date
  readonly counted: number
}

/** Such accounts, in order. @param begun rounds before it take part in nothing */
export async function listBehind(db: Querier, poolId: string, begun: Date): Promise<Behind[]> {
  return db.query<Behind>(sql`
    select c.account_id, coalesce(r.seq, 0) as seq, coalesce(r.read_to, ${begun}) as read_to, c.seq as counted
      from jackpots.cursor c left join jackpots.recomputed r on r.pool_id = ${poolId} and r.account_id = c.account_id
     where c.seq > coalesce(r.seq, 0) order by c.account_id`)
}

/** What each of some accounts has put into a pool after what was recomputed. */
export async function sumByAccountSince(
  db: Querier,
  poolId: string,
  behind: readonly Behind[],
): Promise<Map<number, { readonly rounds: number; readonly staked: number }>> {
  const rows = await db.query<{ accountId: number; rounds: number; staked: number }>(sql`
    select c.account_id, sum(c.rounds)::bigint as rounds, sum(c.staked)::bigint as staked
      from unnest(${behind.map(({ accountId }) => accountId)}::bigint[], ${behind.map(({ seq }) => seq)}::bigint[],
                  ${behind.map(({ counted }) => counted)}::bigint[]) as b (account_id, seq, counted)
      join jackpots.contribution c on c.pool_id = ${poolId} and c.account_id = b.account_id
                                  and c.to_seq > b.seq and c.to_seq <= b.counted
     group by c.account_id`)
  return new Map(rows.map(({ accountId, ...row }) => [accountId, row]))
}

export async function saveRecomputed(
  tx: Transaction,
  poolId: string,
  done: readonly Behind[],
  won: readonly string[],
): Promise<void> {
  await tx.query(sql`
    insert into jackpots.recomputed (pool_id, account_id, seq, read_to)
    select ${poolId}::uuid, * from unnest(${done.map(({ accountId }) => accountId)}::bigint[],
      ${done.map(({ counted }) => counted)}::bigint[], ${done.map(({ readTo }) => readTo)}::timestamptz[])
        on conflict (pool_id, account_id) do update set seq = excluded.seq, read_to = excluded.read_to`)
  await tx.query(sql`
    insert into jackpots.recomputed_win (pool_id, round_id)
    select ${poolId}::uuid, * from unnest(${[...won]}::uuid[]) on conflict do nothing`)
}

/** Rounds that were paid before an instant, and that no recomputation has found to have won. */
export async function listUnfoundWins(db: Querier, poolId: string, before: Date): Promise<{ roundId: string }[]> {
  return db.query<{ roundId: string }>(sql`
    select round_id from jackpots.hit h
     where pool_id = ${poolId} and won_at < ${before}
       and not exists (select from jackpots.recomputed_win w where w.pool_id = h.pool_id and w.round_id = h.round_id)`)
}

/** Rounds that were paid between two moments. */
export async function listWonWithin(
  db: Querier,
  poolId: string,
  { since, before }: { readonly since: Date; readonly before: Date },
): Promise<{ roundId: string }[]> {
  return db.query<{ roundId: string }>(sql`
    select round_id from jackpots.hit where pool_id = ${poolId} and won_at >= ${since} and won_at < ${before}`)
}
