import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

/** A pool that was won. Amounts in minor units. */
export type HitRow = {
  readonly poolId: string
  readonly roundId: string
  readonly move: number
  readonly playerId: number
  readonly gameKey: string
  readonly stake: number
  readonly amount: number
  readonly currency: CurrencyCode
  /** When the round was played, and when it was paid. */
  readonly wonAt: Instant
  readonly paidAt: Instant
  readonly reference: string
}

export async function insertHit(tx: Transaction, hit: HitRow): Promise<void> {
  await tx.query(sql`
    insert into jackpots.hit (pool_id, round_id, move, player_id, game_key, stake, amount, currency, won_at, paid_at, reference)
    values (${hit.poolId}, ${hit.roundId}, ${hit.move}, ${hit.playerId}, ${hit.gameKey}, ${hit.stake}, ${hit.amount},
            ${hit.currency}, ${hit.wonAt}, ${hit.paidAt}, ${hit.reference})`)
}

export async function findHit(db: Querier, poolId: string, roundId: string): Promise<HitRow | undefined> {
  const rows = await db.query<HitRow>(sql`
    select * from jackpots.hit where pool_id = ${poolId} and round_id = ${roundId}`)
  return rows[0]
}

/** The jackpot of a round, with the pool's name. */
export async function findHitOfRound(
  db: Querier,
  roundId: string,
): Promise<(HitRow & { readonly name: string }) | undefined> {
  const rows = await db.query<HitRow & { name: string }>(sql`
    select h.*, p.name from jackpots.hit h join jackpots.pool p on p.id = h.pool_id where h.round_id = ${roundId}`)
  return rows[0]
}

/** Newest first: references sort by time. Of one pool, or of all pools of a brand. */
export async function listHits(
  db: Querier,
  asked: { readonly target: string; readonly poolId: string | null; readonly before: string | null },
  limit: number,
): Promise<(HitRow & { readonly name: string })[]> {
  return db.query<HitRow & { name: string }>(sql`
    select h.*, p.name from jackpots.hit h join jackpots.pool p on p.id = h.pool_id
     where p.target = ${asked.target} and (${asked.poolId}::uuid is null or h.pool_id = ${asked.poolId}::uuid)
       and (${asked.before}::uuid is null or h.reference < ${asked.before}::uuid)
     order by h.reference desc limit ${limit}`)
}

export type WonJackpotRow = Pick<HitRow, 'roundId' | 'gameKey' | 'currency' | 'wonAt'> & {
  readonly name: string
  readonly amountMinor: number
}

/** A player's wins of all pools, oldest first. */
export async function findWonJackpots(db: Querier, playerId: number): Promise<WonJackpotRow[]> {
  return db.query<WonJackpotRow>(sql`
    select p.name, h.round_id, h.game_key, h.amount as amount_minor, h.currency, h.won_at
      from jackpots.hit h join jackpots.pool p on p.id = h.pool_id
     where h.player_id = ${playerId} order by h.reference`)
}

/** Games whose rounds won jackpots, by the references of their entries. */
export async function findGamesOfWins(db: Querier, references: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ reference: string; gameKey: string }>(sql`
    select reference, game_key from jackpots.hit where reference = any(${[...references]}::uuid[])`)
  return new Map(rows.map(({ reference, gameKey }) => [reference, gameKey]))
}
