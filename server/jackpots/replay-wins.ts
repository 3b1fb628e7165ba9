import { findEntry, type Entry } from '../ledger/index.ts'
import { findTargets } from '../players/index.ts'
import type { CountNeeds } from './needs.ts'
import { isPoolWon } from './pool.ts'
import { listRuns, type PoolRow } from './pools.queries.ts'
import { listWonWithin } from './recomputed.queries.ts'
import { takesPart } from './takes-part.ts'

/** From one Sunday, on which everything is recomputed, to the next. */
const LAST_MS = 8 * 86_400_000

/**
 * Wins of the last days whose rounds did not win by the books and their seeds, whatever was noted of them before: nobody signs
 * what was recomputed.
 */
export async function replayWins({ db, clock, rounds }: CountNeeds, pool: PoolRow, before: Date): Promise<string[]> {
  const since = new Date(clock.now().getTime() - LAST_MS)
  const unfound = new Set((await listWonWithin(db, pool.id, { since, before })).map(({ roundId }) => roundId))
  const runs = await listRuns(db, [pool.id])
  const first = new Map<number, Entry>()
  for (const roundId of unfound) {
    const entry = await findEntry(db, roundId)
    if (entry && entry.seq < (first.get(entry.accountId)?.seq ?? Infinity)) first.set(entry.accountId, entry)
  }
  const cursors = [...first].map(([accountId, entry]) => ({ accountId, seq: entry.seq - 1, readTo: entry.createdAt }))
  for await (const portion of rounds.readOn(db, cursors, since, [...first.keys()])) {
    const won = portion.rounds.filter(({ roundId }) => unfound.has(roundId))
    const targets = await findTargets(db, [...new Set(won.map(({ playerId }) => playerId))])
    for (const round of won)
      if (
        targets.get(round.playerId) === pool.target &&
        takesPart(pool, runs, round) &&
        isPoolWon(pool, round.stakeMinor, round.drawsFor(pool.id))
      )
        unfound.delete(round.roundId)
  }
  return [...unfound]
}
