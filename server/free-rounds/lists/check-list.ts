import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { checkRelations as call } from '#contract/onling-v2/free-round.ts'
import type { WhyNoRelation } from '#contract/shapes/free-rounds.ts'
import { findVersion, judgeMany } from '../../campaigns/index.ts'
import { assert } from '../../kernel/index.ts'
import { mustFind } from '../definitions/show-definition.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import { giftOf } from '../terms-of.ts'

const AT_ONCE = 5_000

/** Who of a list would be given free rounds now, and who is refused and why. Changes nothing. */
export async function checkList(
  { campaigns }: Pick<FreeRoundNeeds, 'campaigns'>,
  { definitionId, playerIds }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, target } = campaigns
  const row = await mustFind(db, target, definitionId)
  const own = [...new Set(playerIds)]
  const whys = new Map<number, WhyNoRelation>()
  for (let from = 0; from < own.length; from += AT_ONCE) {
    const of = { campaignId: definitionId, playerIds: own.slice(from, from + AT_ONCE), cause: 'list:check' }
    for (const [playerId, why] of await judgeMany(campaigns, of))
      if (why && why !== 'given' && why !== 'given-before') whys.set(playerId, why)
  }
  const rows = refusedOf(playerIds, whys)
  const ok = playerIds.length - rows.length
  const version = row.liveVersion === null ? undefined : await findVersion(db, row.id, row.liveVersion)
  assert(version, 'A campaign that gives has the version that it names.')
  const { stakeMinor, rounds } = giftOf(version.terms)
  return {
    asked: playerIds.length,
    ok,
    refused: countWhys(rows),
    rows,
    cost: { amountMinor: ok * stakeMinor * rounds, currency: row.currency },
    budgetLeft: { amountMinor: row.budget - row.given, currency: row.currency },
  }
}

type Refused = { readonly playerId: number; readonly why: WhyNoRelation }

function refusedOf(playerIds: readonly number[], whys: ReadonlyMap<number, WhyNoRelation>): Refused[] {
  const seen = new Set<number>()
  return playerIds.flatMap((playerId) => {
    const why = seen.has(playerId) ? 'twice' : whys.get(playerId)
    seen.add(playerId)
    return why ? [{ playerId, why }] : []
  })
}

function countWhys(rows: readonly Refused[]): { why: WhyNoRelation; count: number }[] {
  const counts = new Map<WhyNoRelation, number>()
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts].map(([why, count]) => ({ why, count }))
}
