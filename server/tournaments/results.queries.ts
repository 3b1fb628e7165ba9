import type { Prize } from '#contract/shapes/tournaments.ts'
import type { PrizeOutcome } from '#contract/states/tournament-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

export type ResultRow = {
  readonly roundId: string
  readonly playerId: number
  readonly place: number
  readonly score: number
  readonly reachedAt: Instant
  readonly rounds: number
  readonly staked: number
  readonly won: number
  readonly prize: Prize | null
  readonly outcome: PrizeOutcome
  readonly because: string | null
  readonly reference: string | null
  readonly settledAt: Instant | null
}

type NewResult = Pick<ResultRow, 'playerId' | 'place' | 'score' | 'reachedAt' | 'rounds' | 'staked' | 'won' | 'prize'>

/** Inserts the table as published; prizes are given afterwards. */
export async function insertResults(tx: Transaction, roundId: string, rows: readonly NewResult[]): Promise<void> {
  await tx.query(sql`
    insert into tournaments.result (round_id, player_id, place, score, reached_at, rounds, staked, won, prize, outcome, because)
    select ${roundId}::uuid, player_id, place, score, reached_at, rounds, staked, won, prize,
           case when prize is null then 'none' else 'held' end, case when prize is null then null else 'not-given-yet' end
      from unnest(${rows.map(({ playerId }) => playerId)}::bigint[], ${rows.map(({ place }) => place)}::integer[],
                  ${rows.map(({ score }) => score)}::bigint[], ${rows.map(({ reachedAt }) => reachedAt)}::timestamptz[],
                  ${rows.map(({ rounds }) => rounds)}::bigint[], ${rows.map(({ staked }) => staked)}::bigint[],
                  ${rows.map(({ won }) => won)}::bigint[],
                  ${rows.map(({ prize }) => (prize ? JSON.stringify(prize) : null))}::jsonb[])
             as t (player_id, place, score, reached_at, rounds, staked, won, prize)`)
}

/** Prizes not given yet, ordered by account, locked until the end of the transaction. */
export async function lockHeld(tx: Transaction, roundId: string): Promise<ResultRow[]> {
  return tx.query<ResultRow>(sql`
    select s.* from tournaments.result s
      join tournaments.entry e on e.round_id = s.round_id and e.player_id = s.player_id
     where s.round_id = ${roundId} and s.outcome = 'held' order by e.account_id for update of s`)
}

export async function settleResult(
  tx: Transaction,
  { roundId, playerId }: Pick<ResultRow, 'roundId' | 'playerId'>,
  made: Pick<ResultRow, 'outcome' | 'because' | 'reference'> & { readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    update tournaments.result set outcome = ${made.outcome}, because = ${made.because}, reference = ${made.reference},
           settled_at = ${made.at}
     where round_id = ${roundId} and player_id = ${playerId} and outcome = 'held'`)
}

export async function listResults(
  db: Querier,
  roundId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(ResultRow & { readonly isAnonymous: boolean; readonly alias: number })[]> {
  return db.query<ResultRow & { isAnonymous: boolean; alias: number }>(sql`
    select s.*, e.is_anonymous, e.alias from tournaments.result s
      join tournaments.entry e on e.round_id = s.round_id and e.player_id = s.player_id
     where s.round_id = ${roundId} order by s.place offset ${after} limit ${limit}`)
}

export async function findResults(
  db: Querier,
  roundId: string,
  playerIds: readonly number[],
): Promise<Map<number, ResultRow>> {
  const rows = await db.query<ResultRow>(sql`
    select * from tournaments.result where round_id = ${roundId} and player_id = any(${[...playerIds]}::bigint[])`)
  return new Map(rows.map((row) => [row.playerId, row]))
}

export async function countResults(db: Querier, roundId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from tournaments.result where round_id = ${roundId}`)
  return rows[0]?.count ?? 0
}
