import { sql, type Querier } from '../kernel/index.ts'

export type PoolSums = {
  readonly seeds: bigint
  readonly contributions: bigint
  readonly wins: bigint
  readonly rounds: number
}

/** Sums of the moves of a pool, in millionths of a minor unit, and their number of rounds. */
export async function sumMoves(db: Querier, poolId: string): Promise<PoolSums> {
  const [sums] = await db.query<{ seeds: string; contributions: string; wins: string; rounds: number }>(sql`
    select coalesce(sum(micros) filter (where kind = 'seed'), 0)::text as seeds,
           coalesce(sum(micros) filter (where kind = 'contributions'), 0)::text as contributions,
           coalesce(sum(micros) filter (where kind = 'win'), 0)::text as wins,
           (select coalesce(sum(rounds), 0)::bigint from jackpots.contribution where pool_id = ${poolId}) as rounds
      from jackpots.move where pool_id = ${poolId}`)
  return {
    seeds: BigInt(sums?.seeds ?? 0),
    contributions: BigInt(sums?.contributions ?? 0),
    wins: BigInt(sums?.wins ?? 0),
    rounds: sums?.rounds ?? 0,
  }
}

/** Moves whose level or number does not follow from the one before. */
export async function findBrokenMoves(db: Querier, poolId: string): Promise<number[]> {
  const rows = await db.query<{ number: number }>(sql`
    select number
      from (select number, kind, micros, level_after, lag(number, 1, 0::bigint) over w as before,
                   lag(level_after, 1, 0::numeric) over w as level_before
              from jackpots.move where pool_id = ${poolId} window w as (order by number)) moved
     where number <> before + 1
        or level_after <> level_before + case kind when 'win' then -micros else micros end`)
  return rows.map(({ number }) => number)
}

/** Moves that differ from their contributions or their win, in millionths. */
export async function findWrongMoves(db: Querier, poolId: string, contributionPpm: number): Promise<number[]> {
  const rows = await db.query<{ number: number }>(sql`
    select m.number
      from jackpots.move m
      left join (select move, sum(staked) * ${contributionPpm}::numeric as micros
                   from jackpots.contribution where pool_id = ${poolId} group by move) c on c.move = m.number
      left join jackpots.hit h on h.pool_id = m.pool_id and h.move = m.number
     where m.pool_id = ${poolId}
       and m.micros is distinct from case m.kind when 'contributions' then c.micros
                                                 when 'win' then h.amount * 1000000::numeric
                                                 else m.micros end`)
  return rows.map(({ number }) => number)
}

/** Sum that each account has put into a pool. */
export async function sumByAccount(
  db: Querier,
  poolId: string,
): Promise<Map<number, { readonly rounds: number; readonly staked: number }>> {
  const rows = await db.query<{ accountId: number; rounds: number; staked: number }>(sql`
    select account_id, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked
      from jackpots.contribution where pool_id = ${poolId} group by account_id`)
  return new Map(rows.map(({ accountId, ...row }) => [accountId, row]))
}

/** Every win of a pool: its round, its payment and its amount. */
export async function listWon(
  db: Querier,
  poolId: string,
): Promise<{ readonly roundId: string; readonly reference: string; readonly amount: number }[]> {
  return db.query<{ roundId: string; reference: string; amount: number }>(sql`
    select round_id, reference, amount from jackpots.hit where pool_id = ${poolId}`)
}
