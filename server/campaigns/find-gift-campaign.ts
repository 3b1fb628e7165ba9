import type { Querier } from '../kernel/index.ts'
import { findCampaign } from './campaigns.queries.ts'
import { findVersion } from './versions.queries.ts'

/** What a room that gives by a campaign needs of it: whom its newest terms are for, and whether it has ended. */
export async function findGiftCampaign(
  db: Querier,
  target: string,
  campaignId: string,
): Promise<{ readonly name: string; readonly isForTriggers: boolean; readonly hasEnded: boolean } | undefined> {
  const row = await findCampaign(db, target, campaignId)
  const version = row && (await findVersion(db, campaignId, row.liveVersion ?? row.latestVersion))
  if (!version) return undefined
  const { name, people, gift } = version.terms
  // A share of a payment or a loss has no amount where there is neither.
  const isPlain = gift.kind === 'no-deposit' || gift.kind === 'by-hand' || gift.kind === 'free-rounds'
  return { name, isForTriggers: people.kind === 'trigger' && isPlain, hasEnded: row.state === 'ended' }
}
