import type { Querier } from '../../kernel/index.ts'
import { findEntry } from '../../ledger/index.ts'
import { listMaybeOpen, type BetRound } from './bet-rounds.queries.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import type * as queries from '../game-rounds.queries.ts'
import { factsOfDemo, factsOfEntry, type RoundFacts } from '../history/show-round.ts'

/** A round that waits for a decision, with the facts of its stake. */
export type OpenRound = { readonly kept: BetRound; readonly facts: RoundFacts }

/** The facts of a stored bet's stake; undefined when the stake was stopped, so that there is no such round. */
export async function findStakeOf(db: Querier, kept: BetRound): Promise<RoundFacts | undefined> {
  if (kept.mode === 'demo') {
    const round = await demoQueries.findDemoRound(db, kept.roundId)
    return round?.seedNo === kept.seedNo && round.nonce === kept.nonce ? factsOfDemo(round) : undefined
  }
  const entry = await findEntry(db, kept.roundId)
  return entry?.seriesId === kept.seedNo && entry.ordinal === kept.nonce ? factsOfEntry(entry) : undefined
}

/**
 * The open round of a player in a game, from any session, or of a demo's seed. There is at most one: the next stake is
 * refused while one is open.
 */
export async function findOpenRound(
  db: Querier,
  { playerId, gameKey, mode, seedNo }: Pick<queries.SessionRow, 'playerId' | 'gameKey' | 'mode' | 'seedNo'>,
): Promise<OpenRound | undefined> {
  const by = mode === 'real' && playerId !== null ? { playerId, gameKey } : { seedNo }
  for (const kept of await listMaybeOpen(db, by)) {
    const facts = await findStakeOf(db, kept)
    if (facts) return { kept, facts }
  }
  return undefined
}

/** Whether a round of this seed is open, so that the seed must stay secret. */
export async function hasOpenRound(db: Querier, seedNo: number): Promise<boolean> {
  for (const kept of await listMaybeOpen(db, { seedNo })) if (await findStakeOf(db, kept)) return true
  return false
}
