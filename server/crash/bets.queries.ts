import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type BetState = 'queued' | 'placed' | 'cashed' | 'lost' | 'cancelled' | 'refused'
export type CashedBy = 'player' | 'auto' | 'rule'

export type BetRow = {
  readonly id: string
  readonly gameKey: string
  readonly roundId: string | null
  readonly slot: number
  readonly mode: 'real' | 'demo'
  readonly sessionId: string
  readonly playerId: number | null
  readonly accountId: number | null
  readonly owner: string
  readonly alias: string
  readonly stake: number
  readonly currency: 'CZK' | 'EUR'
  readonly autoCashOut: number | null
  readonly state: BetState
  readonly cashOut: number | null
  readonly cashedBy: CashedBy | null
  /** Multiplier at which half of it was cashed out before the rest; that win has a reference of its own. */
  readonly halfOut: number | null
  readonly halfReference: string | null
  /** Paid so far. */
  readonly win: number
  readonly winReference: string
  /** Bonus money in the stake, the award that lent it, and the bonus's share of what has been paid so far. */
  readonly awardId: string | null
  readonly lent: number
  readonly bonusWon: number
  /** The award of free rounds that pays its stake. */
  readonly freeRoundsId: string | null
  readonly refusal: string | null
  readonly madeAt: Date
  readonly placedAt: Date | null
  readonly askedAt: Date | null
  readonly endedAt: Date | null
}

export async function insertBet(
  tx: Transaction,
  bet: Omit<
    BetRow,
    | ('halfOut' | 'halfReference' | 'cashOut' | 'cashedBy' | 'win' | 'refusal' | 'askedAt' | 'endedAt')
    | ('awardId' | 'lent' | 'bonusWon')
  >,
): Promise<BetRow> {
  const rows = await tx.query<BetRow>(sql`
    insert into crash.bet (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency,
                           auto_cash_out, free_rounds_id, state, win_reference, made_at, placed_at)
    values (${bet.id}, ${bet.gameKey}, ${bet.roundId}, ${bet.slot}, ${bet.mode}, ${bet.sessionId}, ${bet.playerId},
            ${bet.accountId}, ${bet.owner}, ${bet.alias}, ${bet.stake}, ${bet.currency}, ${bet.autoCashOut}, ${bet.freeRoundsId},
            ${bet.state}, ${bet.winReference}, ${bet.madeAt}, ${bet.placedAt})
    returning *`)
  const [made] = rows
  if (!made) throw new Error('A bet that was made has a row.')
  return made
}

export async function findBet(db: Querier, id: string): Promise<BetRow | undefined> {
  const rows = await db.query<BetRow>(sql`select * from crash.bet where id = ${id}`)
  return rows[0]
}

/** Those of some ids that are in the table. */
export async function findBetIds(db: Querier, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.query<{ id: string }>(sql`select id from crash.bet where id = any(${[...ids]}::uuid[])`)
  return rows.map(({ id }) => id)
}

export async function lockBet(tx: Transaction, id: string): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`select * from crash.bet where id = ${id} for update`)
  return rows[0]
}

/** Bets that wait for the next round, oldest first. */
export async function listWaiting(db: Querier, gameKey: string, limit: number): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select * from crash.bet where game_key = ${gameKey} and state = 'queued' order by made_at, id limit ${limit}`)
}

export async function placeWaiting(
  tx: Transaction,
  id: string,
  roundId: string,
  now: Date,
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set state = 'placed', round_id = ${roundId}, placed_at = ${now}
     where id = ${id} and state = 'queued' returning *`)
  return rows[0]
}

export async function endWaiting(
  tx: Querier,
  end: {
    readonly id: string
    readonly state: 'cancelled' | 'refused'
    readonly refusal: string | null
    readonly now: Date
  },
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set state = ${end.state}, refusal = ${end.refusal}, ended_at = ${end.now}
     where id = ${end.id} and state = 'queued' returning *`)
  return rows[0]
}

/** Sets the automatic cash-out at the next station, which the round must still reach. */
export async function aimAtStation(
  tx: Transaction,
  id: string,
  station: number,
  askedAt: Date,
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet set auto_cash_out = least(coalesce(auto_cash_out, ${station}::integer), ${station}::integer), asked_at = ${askedAt}
     where id = ${id} and state = 'placed' returning *`)
  return rows[0]
}

/** Open bets of a round with a cash-out at a multiplier up to `upTo`, locked. `last`: where every bet ends. */
export async function lockDue(tx: Transaction, roundId: string, upTo: number, last: number): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    select * from crash.bet
     where round_id = ${roundId} and state = 'placed' and coalesce(auto_cash_out, ${last}::integer) <= ${upTo}
     order by id for update`)
}

/** Open bets of a round without an automatic cash-out, locked. */
export async function lockByHand(tx: Transaction, roundId: string): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    select * from crash.bet where round_id = ${roundId} and state = 'placed' and auto_cash_out is null
     order by id for update`)
}

/** Automatic cash-outs of a round's open bets, ascending. */
export async function listTargets(db: Querier, roundId: string, last: number): Promise<number[]> {
  const rows = await db.query<{ target: number }>(sql`
    select distinct coalesce(auto_cash_out, ${last}::integer) as target from crash.bet
     where round_id = ${roundId} and state = 'placed' order by 1`)
  return rows.map(({ target }) => target)
}

export type Cashed = {
  readonly id: string
  readonly cashOut: number
  readonly cashedBy: CashedBy
  readonly win: number
  readonly askedAt: Date | null
}

export async function markCashed(tx: Transaction, bets: readonly Cashed[], now: Date): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    update crash.bet b
       set state = 'cashed', cash_out = c.cash_out, cashed_by = c.cashed_by, win = c.win,
           asked_at = coalesce(c.asked_at, b.asked_at), ended_at = ${now}
      from unnest(${bets.map((bet) => bet.id)}::uuid[], ${bets.map((bet) => bet.cashOut)}::integer[],
                  ${bets.map((bet) => bet.cashedBy)}::text[], ${bets.map((bet) => bet.win)}::bigint[],
                  ${bets.map((bet) => bet.askedAt)}::timestamptz[]) as c (id, cash_out, cashed_by, win, asked_at)
     where b.id = c.id and b.state = 'placed'
     returning b.*`)
}

/** Half of a locked bet is cashed out; the rest stays in the round. */
export async function markHalf(
  tx: Transaction,
  half: {
    readonly id: string
    readonly halfOut: number
    readonly halfReference: string
    readonly win: number
  },
): Promise<BetRow | undefined> {
  const rows = await tx.query<BetRow>(sql`
    update crash.bet
       set half_out = ${half.halfOut}, half_reference = ${half.halfReference}, win = ${half.win}
     where id = ${half.id} and state = 'placed' and half_out is null returning *`)
  return rows[0]
}

/** Marks every bet that is still open as lost; what was paid of it stays paid. Returns those that had bonus money. */
export async function markLost(tx: Transaction, roundId: string, now: Date): Promise<BetRow[]> {
  return tx.query<BetRow>(sql`
    with lost as (
      update crash.bet set state = 'lost', ended_at = ${now}
       where round_id = ${roundId} and state = 'placed' returning *
    )
    select * from lost where award_id is not null order by id`)
}

/** Records the bonus money in the stake of a bet. */
export async function markLent(tx: Transaction, id: string, awardId: string, lentMinor: number): Promise<void> {
  await tx.query(sql`update crash.bet set award_id = ${awardId}, lent = ${lentMinor} where id = ${id}`)
}

/** Records the bonus's share of what has been paid of a bet. */
export async function markBonusWon(tx: Transaction, id: string, bonusWonMinor: number): Promise<void> {
  await tx.query(sql`update crash.bet set bonus_won = ${bonusWonMinor} where id = ${id}`)
}

/** A player's bets on the current round, those that wait, and the last that ended. */
export async function listOwnBets(
  db: Querier,
  { gameKey, owner, roundId }: { gameKey: string; owner: string; roundId: string | null },
): Promise<BetRow[]> {
  return db.query<BetRow>(sql`
    select * from (
      select * from crash.bet where owner = ${owner} and game_key = ${gameKey} order by made_at desc limit 20
    ) last
     where state in ('queued', 'refused') or round_id = ${roundId}::uuid
     order by made_at`)
}

export type ListedBet = {
  readonly id: string
  readonly alias: string
  readonly stake: number
  readonly cashOut: number | null
  readonly win: number
  readonly state: BetState
}

/** Bets shown to others: the largest stakes of a round, for money only. */
export async function listShownBets(db: Querier, roundId: string, limit: number): Promise<ListedBet[]> {
  return db.query<ListedBet>(sql`
    select id, alias, stake, cash_out, win, state from crash.bet
     where round_id = ${roundId} and mode = 'real' and state in ('placed', 'cashed', 'lost')
     order by stake desc, id limit ${limit}`)
}

export type BetSums = {
  readonly bets: number
  readonly cashed: number
  /** Number of bets whose stake the house paid. */
  readonly free: number
  readonly staked: number
  readonly won: number
}

export async function sumBets(db: Querier, roundId: string): Promise<BetSums> {
  const rows = await db.query<BetSums>(sql`
    select count(*) as bets, count(*) filter (where state = 'cashed') as cashed,
           count(*) filter (where free_rounds_id is not null) as free,
           coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won
      from crash.bet where round_id = ${roundId} and mode = 'real' and state in ('placed', 'cashed', 'lost')`)
  return rows[0] ?? { bets: 0, cashed: 0, free: 0, staked: 0, won: 0 }
}

/** Whether anybody has bet on a round. */
export async function hasBets(db: Querier, roundId: string): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(sql`
    select exists (select from crash.bet where round_id = ${roundId}) as found`)
  return rows[0]?.found === true
}

export async function countWaiting(db: Querier, gameKey: string): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from crash.bet where game_key = ${gameKey} and state = 'queued'`)
  return rows[0]?.count ?? 0
}

/** Number of waiting bets with one of these free rounds. */
export async function countWaitingFree(db: Querier, freeRoundsId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from crash.bet where free_rounds_id = ${freeRoundsId} and state = 'queued'`)
  return rows[0]?.count ?? 0
}

/** Bets with play money are deleted after a while. */
export async function removeDemoBets(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from crash.bet where mode = 'demo' and made_at < ${before}`)
}

/** Bets for money of a player on rounds that are not over, or that wait for the next one. */
export async function countOpenBets(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from crash.bet
     where owner = ${`player:${playerId}`} and mode = 'real' and state in ('queued', 'placed')`)
  return rows[0]?.count ?? 0
}
