import type { Querier } from '../../kernel/index.ts'
import type { RoundEntry } from '../../ledger/index.ts'
import { findBetRounds } from '../bets/bet-rounds.queries.ts'
import { findLent } from '../bonus/bonus-rounds.queries.ts'
import { findGamesPlayed } from './played-rounds.queries.ts'

/** The entry of a stake, as the books have it. */
export type StakeEntry = Pick<RoundEntry, 'reference' | 'seriesId' | 'ordinal' | 'debit' | 'credit' | 'createdAt'>

/** A round for money as it stands. Amounts in minor units. */
export type RoundOutcomeInBooks = {
  readonly roundId: string
  readonly gameKey: string
  /** All that was staked in it; a win that was risked afterwards is no part of it. */
  readonly stakeMinor: number
  readonly wonMinor: number
  /** When the books had its end; null while it waits for a decision. */
  readonly endedAt: Date | null
  readonly isLent: boolean
}

/** What became of the rounds of one player that some stakes opened. */
export async function readOutcomes(db: Querier, entries: readonly StakeEntry[]): Promise<RoundOutcomeInBooks[]> {
  if (entries.length === 0) return []
  const games = await findGamesPlayed(db, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const keys = entries.map(({ reference, seriesId, ordinal }) => ({
    roundId: reference,
    seedNo: seriesId,
    nonce: ordinal,
  }))
  const kept = new Map((await findBetRounds(db, keys)).map((round) => [round.roundId, round]))
  const lent = await findLent(
    db,
    entries.map(({ reference }) => reference),
  )
  return entries.flatMap(({ reference, seriesId, debit, credit, createdAt }) => {
    const gameKey = games.get(seriesId)?.gameKey
    if (gameKey === undefined) return []
    const bet = kept.get(reference)
    const endedAt = bet?.isOpen ? null : bet && bet.decisions > 0 ? bet.changedAt : createdAt
    return [
      {
        roundId: reference,
        gameKey,
        stakeMinor: bet?.staked ?? debit,
        wonMinor: bet ? bet.won : credit,
        endedAt,
        isLent: lent.has(reference),
      },
    ]
  })
}
