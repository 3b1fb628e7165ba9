import { sql, type PageOf, type Querier, type Transaction } from '../../kernel/index.ts'
import type { Mode } from '../game-rounds.queries.ts'

/** Identifies a round: the number of its seed, its own number in that seed, and its id. */
export type BetRoundKey = {
  readonly seedNo: number
  readonly nonce: number
  readonly roundId: string
  /** When its stake was booked, where it is known: the time in its id may be any that the page chose. */
  readonly playedAt?: Date
}

/** Current state of a round with a bet. Amounts in minor units. */
export type BetRound = BetRoundKey & {
  readonly playerId: number | null
  readonly gameKey: string
  readonly mode: Mode
  readonly stake: number
  readonly staked: number
  readonly won: number
  /** The bet of the opening, and the bet with all decisions so far. */
  readonly opening: unknown
  readonly bet: unknown
  readonly decisions: number
  readonly isOpen: boolean
  readonly balanceAfter: number | null
  readonly finishedBy: 'player' | 'rule' | null
  /** Bonus money in the opening's stake. */
  readonly lent: number
  readonly changedAt: Date
}

const columns = sql`
  seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, won, opening, bet, decisions, is_open, balance_after,
  finished_by, lent, changed_at`

/**
 * Stores the bet of a round; false when the attempt is stored already. Outside a transaction it needs no flush of its
 * own: the commit of the stake comes later in the same write-ahead log and flushes it too.
 */
export async function insertBetRound(
  db: Querier,
  round: Omit<BetRound, 'opening' | 'decisions' | 'balanceAfter' | 'finishedBy' | 'lent'> & {
    readonly opening?: unknown
  },
): Promise<boolean> {
  const commit = 'isTransaction' in db ? sql`1` : sql`set_config('synchronous_commit', 'off', true)`
  const rows = await db.query(sql`
    insert into game_rounds.bet_round
      (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, won, opening, bet, is_open, changed_at)
    select ${round.seedNo}::bigint, ${round.nonce}::integer, ${round.roundId}::uuid, ${round.playerId}::bigint,
           ${round.gameKey}::text, ${round.mode}::text, ${round.stake}::bigint, ${round.staked}::bigint,
           ${round.won}::bigint, ${JSON.stringify(round.opening ?? round.bet)}::jsonb, ${JSON.stringify(round.bet)}::jsonb, ${round.isOpen}::boolean,
           ${round.changedAt}::timestamptz
      from (select ${commit}) as later
    on conflict do nothing
    returning nonce`)
  return rows.length > 0
}

export async function findBetRound(
  db: Querier,
  { seedNo, nonce, roundId }: BetRoundKey,
): Promise<BetRound | undefined> {
  const rows = await db.query<BetRound>(sql`
    select ${columns} from game_rounds.bet_round
     where seed_no = ${seedNo} and nonce = ${nonce} and round_id = ${roundId}`)
  return rows[0]
}

export async function lockBetRound(tx: Transaction, key: BetRoundKey): Promise<BetRound | undefined> {
  const { seedNo, nonce, roundId } = key
  const rows = await tx.query<BetRound>(sql`
    select ${columns} from game_rounds.bet_round
     where seed_no = ${seedNo} and nonce = ${nonce} and round_id = ${roundId} for update`)
  return rows[0]
}

/**
 * Rounds that may be open, newest first: an attempt whose stake was stopped may be among them; only the entry of its
 * stake shows that.
 */
export async function listMaybeOpen(
  db: Querier,
  by: { readonly playerId: number; readonly gameKey: string } | { readonly seedNo: number },
): Promise<BetRound[]> {
  return db.query<BetRound>(sql`
    select ${columns} from game_rounds.bet_round
     where is_open and ${
       'seedNo' in by
         ? sql`seed_no = ${by.seedNo}`
         : sql`player_id = ${by.playerId} and game_key = ${by.gameKey} and mode = 'real'`
     }
     order by changed_at desc`)
}

/** Rounds that have been waiting since before an instant, in the order of their keys. */
export async function listWaitingSince(
  db: Querier,
  before: Date,
  { after, limit }: PageOf<BetRoundKey>,
): Promise<BetRound[]> {
  const above = after
    ? sql`(seed_no, nonce, round_id) > (${after.seedNo}::bigint, ${after.nonce}::integer, ${after.roundId}::uuid)`
    : sql`true`
  // The few that are due are read first, by their own index: ordered by key, the planner would look for them among all rows.
  return db.query<BetRound>(sql`
    with waiting as materialized (
      select seed_no, nonce, round_id from game_rounds.bet_round where is_open and changed_at < ${before})
    select ${columns} from game_rounds.bet_round join waiting using (seed_no, nonce, round_id)
     where ${above} order by seed_no, nonce, round_id limit ${limit}`)
}

export async function removeBetRound(db: Querier, { seedNo, nonce, roundId }: BetRoundKey): Promise<void> {
  await db.query(sql`
    delete from game_rounds.bet_round where seed_no = ${seedNo} and nonce = ${nonce} and round_id = ${roundId}`)
}

/** Rounds for money in their current state, by their stake's series and number. */
export async function findBetRounds(db: Querier, keys: readonly BetRoundKey[]): Promise<BetRound[]> {
  return db.query<BetRound>(sql`
    select ${columns} from game_rounds.bet_round
     where (seed_no, nonce, round_id) in (
       select * from unnest(${keys.map((key) => key.seedNo)}::bigint[], ${keys.map((key) => key.nonce)}::integer[],
                            ${keys.map((key) => key.roundId)}::uuid[]))`)
}

export type Decision = BetRoundKey & {
  readonly number: number
  readonly bet: unknown
  readonly madeBy: 'player' | 'rule'
  readonly reference: string | null
  readonly madeAt: Date
}

export async function insertDecision(tx: Transaction, decision: Decision): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.decision (seed_no, nonce, round_id, number, bet, made_by, reference, made_at)
    values (${decision.seedNo}, ${decision.nonce}, ${decision.roundId}, ${decision.number},
            ${JSON.stringify(decision.bet)}::jsonb, ${decision.madeBy}, ${decision.reference}, ${decision.madeAt})`)
}

export async function findDecision(db: Querier, key: BetRoundKey, number: number): Promise<Decision | undefined> {
  const rows = await db.query<Decision>(sql`
    select seed_no, nonce, round_id, number, bet, made_by, reference, made_at from game_rounds.decision
     where seed_no = ${key.seedNo} and nonce = ${key.nonce} and round_id = ${key.roundId} and number = ${number}`)
  return rows[0]
}

/** References of the entries that the decisions of a round made, in order. */
export async function listReferences(db: Querier, key: BetRoundKey): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(sql`
    select reference from game_rounds.decision
     where seed_no = ${key.seedNo} and nonce = ${key.nonce} and round_id = ${key.roundId} and reference is not null
     order by number`)
  return rows.map(({ reference }) => reference)
}

/** The round of an entry that a decision made. */
export async function findRoundOfReference(db: Querier, reference: string): Promise<string | undefined> {
  const rows = await db.query<{ roundId: string }>(sql`
    select round_id from game_rounds.decision where reference = ${reference}`)
  return rows[0]?.roundId
}

export async function updateBetRound(
  tx: Transaction,
  round: Pick<
    BetRound,
    | 'seedNo'
    | 'nonce'
    | 'roundId'
    | 'staked'
    | 'won'
    | 'bet'
    | 'decisions'
    | 'isOpen'
    | 'balanceAfter'
    | 'finishedBy'
    | 'changedAt'
  >,
): Promise<void> {
  await tx.query(sql`
    update game_rounds.bet_round
       set staked = ${round.staked}, won = ${round.won}, bet = ${JSON.stringify(round.bet)}::jsonb,
           decisions = ${round.decisions}, is_open = ${round.isOpen}, balance_after = ${round.balanceAfter},
           finished_by = ${round.finishedBy}, changed_at = ${round.changedAt}
     where seed_no = ${round.seedNo} and nonce = ${round.nonce} and round_id = ${round.roundId}`)
}

/** The session of a seed, locked against its end until the transaction is over. */
export async function lockSessionOfSeed(
  tx: Transaction,
  seedNo: number,
): Promise<{ id: string; accountId: number | null; seedNo: number; endedAt: Date | null } | undefined> {
  const rows = await tx.query<{ id: string; accountId: number | null; seedNo: number; endedAt: Date | null }>(sql`
    select g.id, g.account_id, g.seed_no, g.ended_at
      from game_rounds.seed s join game_rounds.session g on g.id = s.session_id
     where s.no = ${seedNo} for share of g`)
  return rows[0]
}

/** Writes stake, win and balance of a demo round after a decision. */
export async function updateDemoRound(
  tx: Transaction,
  roundId: string,
  { stake, win, balanceAfter }: { stake: number; win: number; balanceAfter: number },
): Promise<void> {
  await tx.query(sql`
    update game_rounds.demo_round set stake = ${stake}, win = ${win}, balance_after = ${balanceAfter}
     where round_id = ${roundId}`)
}
