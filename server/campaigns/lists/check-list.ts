import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { checkList as call } from '#contract/play-v1/campaign-lists.ts'
import type { WhyNotOfList } from '#contract/shapes/campaigns.ts'
import { assert, refuse } from '../../kernel/index.ts'
import { findCampaign } from '../campaigns.queries.ts'
import { findVersion } from '../versions.queries.ts'
import { givesToLists, judgeMany } from '../give-many.ts'
import { largestGift } from '../judge-terms.ts'
import type { CampaignNeeds } from '../needs.ts'
import { mustBeSigned } from './signed-list.ts'

const AT_ONCE = 5_000

/** Who of a list would be given what a campaign gives, and who is refused and why. Changes nothing. */
export async function checkList(
  needs: CampaignNeeds,
  { campaignId, playerIds }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, target } = needs
  const row = await findCampaign(db, target, campaignId)
  if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  const version = row.liveVersion === null ? undefined : await findVersion(db, row.id, row.liveVersion)
  if (version) mustBeSigned(version.terms, playerIds)
  const own = [...new Set(playerIds)]
  const whys = new Map<number, WhyNotOfList>()
  for (let from = 0; from < own.length; from += AT_ONCE) {
    const of = { campaignId, playerIds: own.slice(from, from + AT_ONCE), cause: 'list:check' }
    for (const [playerId, why] of await judgeMany(needs, of))
      if (why && why !== 'given' && why !== 'listed' && why !== 'given-before') whys.set(playerId, why)
  }
  const rows = refusedOf(playerIds, whys)
  const ok = playerIds.length - rows.length
  assert(version, 'A campaign that gives has the version that it names.')
  const { terms } = version
  return {
    asked: playerIds.length,
    ok,
    refused: countWhys(rows),
    rows,
    cost: givesToLists(terms) ? { amountMinor: ok * largestGift(terms), currency: row.currency } : null,
    budgetLeft: { amountMinor: row.budget - row.given, currency: row.currency },
  }
}

type Refused = { readonly playerId: number; readonly why: WhyNotOfList }

function refusedOf(playerIds: readonly number[], whys: ReadonlyMap<number, WhyNotOfList>): Refused[] {
  const seen = new Set<number>()
  return playerIds.flatMap((playerId) => {
    const why = seen.has(playerId) ? 'twice' : whys.get(playerId)
    seen.add(playerId)
    return why ? [{ playerId, why }] : []
  })
}

function countWhys(rows: readonly Refused[]): { why: WhyNotOfList; count: number }[] {
  const counts = new Map<WhyNotOfList, number>()
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts].map(([why, count]) => ({ why, count }))
}
