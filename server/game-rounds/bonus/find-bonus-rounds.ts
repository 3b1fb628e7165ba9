import type { Querier } from '../../kernel/index.ts'
import { mayBeInFiles, openRows } from '../../ledger/index.ts'
import { archivedBonusParts, PARTS } from './archived-parts.queries.ts'
import * as queries from './bonus-rounds.queries.ts'
import type { BonusRound } from './bonus-rounds.queries.ts'

/** Parts of bonuses in rounds as everybody reads them: from their table, or from the files of closed months. */

/** A round, and when its stake was booked where that is known. */
type RoundKey = { readonly roundId: string; readonly playedAt?: Date }

async function listArchived(db: Querier, rounds: readonly RoundKey[]): Promise<BonusRound[]> {
  const old = rounds.filter(({ roundId, playedAt }) => mayBeInFiles(roundId, playedAt))
  if (old.length === 0) return []
  const rows = await openRows(db, archivedBonusParts)
  const found = await rows?.read(
    PARTS,
    old.map(({ roundId }) => ({ roundId: roundId.toLowerCase() })),
  )
  return (found ?? []).map(({ changedAt: _, ...row }) => row as unknown as BonusRound)
}

export async function findBonusRound(db: Querier, round: RoundKey): Promise<BonusRound | undefined> {
  const present = await queries.findBonusRound(db, round.roundId)
  return present ?? (await listArchived(db, [round]))[0]
}

/** Those of some rounds that had bonus money in their stake. */
export async function findLent(db: Querier, rounds: readonly RoundKey[]): Promise<ReadonlySet<string>> {
  const present = await queries.findLent(
    db,
    rounds.map(({ roundId }) => roundId),
  )
  const archived = await listArchived(
    db,
    rounds.filter(({ roundId }) => !present.has(roundId)),
  )
  return new Set([...present, ...archived.flatMap(({ roundId, lent }) => (lent > 0 ? [roundId] : []))])
}
