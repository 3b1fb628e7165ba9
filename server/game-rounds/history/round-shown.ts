import type { roundShown } from '#contract/play-v1/play.ts'
import { refuse as refuseByCode, type GameCaller, type Refuse } from '../../kernel/index.ts'
import { findEntry } from '../../ledger/index.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { factsOfDemo, factsOfEntry } from './show-round.ts'

const refuse: Refuse<typeof roundShown> = refuseByCode

/** The player has seen a result: it is not shown again at the next return. Only rounds of the own account count. */
export async function recordRoundShown(
  needs: GameRoundsNeeds,
  caller: GameCaller,
  roundId: string,
): Promise<{ done: true }> {
  const { db, sessions, shown } = needs
  const live = await sessions.find(caller.gameSessionId)
  const entry = await findEntry(db, roundId)
  const demo = entry ? undefined : await demoQueries.findDemoRound(db, roundId)
  const facts = entry ? factsOfEntry(entry) : demo && factsOfDemo(demo)
  const isOwn = entry ? entry.accountId === live?.row.accountId : demo?.seedNo === live?.seed.no
  if (!live || !facts || !isOwn) return refuse('ERR_ROUND_NOT_FOUND')
  shown.markShown(facts.seedNo, facts.nonce + 1)
  return { done: true }
}
