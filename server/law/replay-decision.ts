import { isDeepStrictEqual } from 'node:util'
import type { ReplyOf } from '#contract/call.ts'
import type { replayDecision as call } from '#contract/play-v1/law.ts'
import type { Input } from '#server/kernel/index.ts'
import { decide } from './decide.ts'
import type { LawNeeds } from './judge-action.ts'
import { findDecision } from './law.queries.ts'
import { showDecision } from './list-decisions.ts'
import { fingerprintOf, packOf } from './pack-of.ts'
import { showPack } from './show-pack.ts'

/** Replays a past decision: its facts, its instant, the pack of its date. */
export async function replayDecision(
  { db }: Pick<LawNeeds, 'db'>,
  { query }: Pick<Input<typeof call>, 'query'>,
): Promise<ReplyOf<typeof call>> {
  const row = await findDecision(db, query.decisionId)
  if (!row) return { replay: null }
  const again = decide(row.state, row.action, row.at, row.only ?? undefined)
  const replayed = again.outcome === 'refused' ? again.refusal : null
  const pack = packOf(row.state.market, row.at)
  return {
    replay: {
      decision: showDecision(row, query.lang ?? 'en'),
      replayed,
      isSame: isDeepStrictEqual(replayed, row.refusal),
      isPackUnchanged: fingerprintOf(pack) === row.packFingerprint,
      pack: showPack(pack),
    },
  }
}
