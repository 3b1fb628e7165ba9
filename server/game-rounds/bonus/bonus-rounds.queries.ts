import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** A round whose stake was paid with bonus money, in part or in full. Amounts in minor units. */
export type BonusRound = {
  readonly roundId: string
  readonly awardId: string
  readonly lent: number
  /** The bonus's share of the win; null while the round is open. */
  readonly won: number | null
  /** Cash after the stake, or after the round when it ended at once. */
  readonly balanceAfter: number
}

export async function insertBonusRound(tx: Transaction, round: BonusRound): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.bonus_round (round_id, award_id, lent, won, balance_after, changed_at)
    values (${round.roundId}, ${round.awardId}, ${round.lent}, ${round.won}, ${round.balanceAfter}, now())`)
}

export async function findBonusRound(db: Querier, roundId: string): Promise<BonusRound | undefined> {
  const rows = await db.query<BonusRound>(sql`
    select round_id, award_id, lent, won, balance_after from game_rounds.bonus_round where round_id = ${roundId}`)
  return rows[0]
}

/** Those of some rounds that had bonus money in their stake. */
export async function findLent(db: Querier, roundIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (roundIds.length === 0) return new Set()
  const rows = await db.query<{ roundId: string }>(sql`
    select round_id from game_rounds.bonus_round where round_id = any(${[...roundIds]}::uuid[]) and lent > 0`)
  return new Set(rows.map(({ roundId }) => roundId))
}

/** Stores the share of the win of a round that was open. */
export async function settleBonusRound(tx: Transaction, roundId: string, wonMinor: number): Promise<void> {
  await tx.query(
    sql`update game_rounds.bonus_round set won = ${wonMinor}, changed_at = now() where round_id = ${roundId}`,
  )
}

/** Marks the attempts of a round with a bet, so that its end looks for its bonus money. */
export async function markLent(tx: Transaction, roundId: string, seedNo: number, lentMinor: number): Promise<void> {
  await tx.query(sql`
    update game_rounds.bet_round set lent = ${lentMinor} where seed_no = ${seedNo} and round_id = ${roundId}`)
}
