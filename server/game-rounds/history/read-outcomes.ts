import type { Querier } from '../../kernel/index.ts'
import type { RoundEntry } from '../../ledger/index.ts'
import { findBetRounds } from '../bets/find-bet-rounds.ts'
import { findLent } from '../bonus/find-bonus-rounds.ts'
import { findGamesPlayed } from './played-rounds.queries.ts'

/** The entry of a stake in the books. */
export type StakeEntry = Pick<RoundEntry, 'reference' | 'seriesId' | 'ordinal' | 'debit' | 'credit' | 'createdAt'>

/** Current state of a round for money. Amounts in minor units. */
export type RoundOutcomeInBooks = {
  readonly roundId: string
  readonly gameKey: string
  /** Sum of its stakes, without a win that was risked afterwards. */
  readonly stakeMinor: number
  readonly wonMinor: number
  /** When its end was booked; null while it waits for a decision. */
  readonly endedAt: Date | null
  readonly isLent: boolean
}

/** Results of one player's rounds, by the entries of their stakes. */
export async function readOutcomes(db: Querier, entries: readonly StakeEntry[]): Promise<RoundOutcomeInBooks[]> {
  if (entries.length === 0) return []
  const games = await findGamesPlayed(db, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const keys = entries.map(({ reference, seriesId, ordinal, createdAt }) => ({
    roundId: reference,
    seedNo: seriesId,
    nonce: ordinal,
    playedAt: createdAt,
  }))
  const kept = new Map((await findBetRounds(db, keys)).map((round) => [round.roundId, round]))
  const lent = await findLent(db, keys)
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
