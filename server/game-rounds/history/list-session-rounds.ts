import { listEntriesSince, MOVEMENT_KINDS } from '../../ledger/index.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { LiveSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { factsOfDemo, factsOfEntry, rebuildRound, type RoundFacts, type RoundShown } from './show-round.ts'

const ROUNDS_MAX = 30

/**
 * The last rounds of a game session, newest first, for a page that was reloaded: those that are over, and of the
 * current definition of the game.
 */
export async function listSessionRounds(
  needs: Pick<GameRoundsNeeds, 'db' | 'seeds'>,
  live: LiveSession,
): Promise<RoundShown[]> {
  const rounds: RoundShown[] = []
  for (const facts of await findLast(needs, live)) {
    const { round } = await rebuildRound(needs.db, needs.seeds, facts)
    if (!round.bet?.isOpen && round.definitionHash === live.definitionHash) rounds.push(round)
  }
  return rounds
}

async function findLast({ db }: Pick<GameRoundsNeeds, 'db'>, { row }: LiveSession): Promise<RoundFacts[]> {
  const { id, accountId, openedAt } = row
  if (accountId === null) return (await demoQueries.listDemoRounds(db, id, ROUNDS_MAX)).map(factsOfDemo)
  const seedNos = new Set(await queries.listSeedsOf(db, id))
  const kind = MOVEMENT_KINDS.round
  const entries = await listEntriesSince(db, { accountId, above: 0, since: openedAt, limit: 2 * ROUNDS_MAX, kind })
  // Entries of later decisions have no series; the series of another seed belongs to a session of another game.
  return entries
    .filter(({ seriesId }) => seedNos.has(seriesId))
    .slice(0, ROUNDS_MAX)
    .map(factsOfEntry)
}
