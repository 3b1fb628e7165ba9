import type { Transaction } from '../kernel/index.ts'
import { scoresOfMissions } from './count-missions.ts'
import { listBoardEntries } from './board.queries.ts'
import type { CountNeeds } from './needs.ts'
import { judgeStakes, keptOfPlay, readStakes, sumPlays, type Counting } from './read-plays.ts'
import { keepBest, scoresOf, type Kept, type Score } from './score.ts'
import * as queries from './scores.queries.ts'

export type Recomputed = {
  readonly players: number
  /** Rounds of games that counted. */
  readonly rounds: number
  readonly differences: readonly { readonly playerId: number; readonly field: string }[]
}

type Sums = { readonly rounds: number; readonly staked: number; readonly won: number }

/**
 * Recomputes the table of a round from the books, from nothing, up to each player's read position, and returns every
 * row that differs. The caller locks out counting. Read-only.
 */
export async function recompute(
  { rounds: books }: Pick<CountNeeds, 'rounds'>,
  tx: Transaction,
  { round, terms, isOver }: Counting,
): Promise<Recomputed> {
  const entries = await queries.listCounted(tx, round.id)
  const playerOf = new Map(entries.map(({ accountId, playerId }) => [accountId, playerId]))
  const readTo = new Map(entries.map(({ accountId, seq }) => [accountId, seq]))
  const waits = new Set((await queries.listWaiting(tx, round.id)).map(({ gameRoundId }) => gameRoundId))
  const kept = new Map<number, Kept[]>()
  const sums = new Map<number, Sums>()
  const marks = entries.map(({ accountId, fromSeq, registeredAt }) => ({
    accountId,
    seq: fromSeq,
    readTo: registeredAt,
  }))
  let count = 0
  if (terms.scoring.kind !== 'missions')
    for await (const { stakes } of readStakes(tx, marks)) {
      const read = stakes.filter(
        ({ accountId, seq, reference }) => seq <= (readTo.get(accountId) ?? 0) && !waits.has(reference),
      )
      const { plays } = await judgeStakes(books, tx, terms, { window: round, stakes: read, isOver })
      for (const [accountId, some] of Map.groupBy(plays, ({ stake }) => stake.accountId))
        kept.set(playerOf.get(accountId) ?? 0, keepBest(terms.scoring, some.map(keptOfPlay)))
      for (const [accountId, sum] of sumPlays(plays)) sums.set(playerOf.get(accountId) ?? 0, sum)
      count += plays.length
    }
  const scores =
    terms.scoring.kind === 'missions'
      ? scoresOfMissions(await queries.listDone(tx, round.id))
      : scoresOf(terms.scoring, kept)
  return { players: entries.length, rounds: count, differences: await compare(tx, round.id, sums, scores) }
}

async function compare(
  tx: Transaction,
  roundId: string,
  sums: ReadonlyMap<number, Sums>,
  scores: readonly Score[],
): Promise<Recomputed['differences']> {
  const scoreOf = new Map(scores.map((score) => [score.playerId, score]))
  return (await listBoardEntries(tx, roundId)).flatMap((entry) => {
    const { playerId } = entry
    const sum = sums.get(playerId)
    const score = scoreOf.get(playerId)
    const fields: readonly (readonly [field: string, stands: unknown, found: unknown])[] = [
      ['rounds', entry.rounds, sum?.rounds ?? 0],
      ['staked', entry.staked, sum?.staked ?? 0],
      ['won', entry.won, sum?.won ?? 0],
      ['score', entry.score, score?.score ?? 0],
      ['reachedAt', entry.reachedAt?.getTime(), score?.reachedAt.getTime()],
      ['decidedBy', entry.decidedBy ?? undefined, score?.decidedBy],
    ]
    return fields.flatMap(([field, stands, found]) => (stands === found ? [] : [{ playerId, field }]))
  })
}
