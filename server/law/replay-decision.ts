import { isDeepStrictEqual } from 'node:util'
import type { ReplyOf } from '#contract/call.ts'
import type { replayDecision as call } from '#contract/play-v1/law.ts'
import type { Input, Querier } from '#server/kernel/index.ts'
import { findKnownAt } from '#server/players/index.ts'
import { decide } from './decide.ts'
import type { LawNeeds } from './judge-action.ts'
import { findDecision, type DecisionRow } from './law.queries.ts'
import { showDecision } from './list-decisions.ts'
import { fingerprintOf, packOf } from './pack-of.ts'
import { showPack } from './show-pack.ts'

/** Replays a past decision: its facts, its instant, the pack of its date. */
export async function replayDecision(
  { db }: Pick<LawNeeds, 'db'>,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const row = await findDecision(db, query.decisionId)
  if (!row || !(await mayRead(db, row, caller.venues?.['players.read']))) return { replay: null }
  const again = decide(row.state, row.action, row.at, row.only ?? undefined)
  const replayed = again.outcome === 'refused' ? again.refusal : null
  const pack = packOf(row.state.market, row.at)
  return {
    replay: {
      decision: showDecision(row, query.lang ?? 'en'),
      replayed,
      isSame: isDeepStrictEqual(replayed, row.refusal),
      isPackUnchanged: fingerprintOf(pack) === row.packFingerprint,
      pack: showPack(pack, query.lang ?? 'en'),
    },
  }
}

/** Staff of a venue read of its players alone. */
async function mayRead(
  db: Querier,
  { playerId }: DecisionRow,
  venueIds: readonly string[] | undefined,
): Promise<boolean> {
  if (!venueIds) return true
  return playerId !== null && (await findKnownAt(db, { playerIds: [playerId], venueIds })).size > 0
}
