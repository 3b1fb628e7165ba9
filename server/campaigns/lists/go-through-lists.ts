import { giveMany, judgeRecipients } from '../give-many.ts'
import type { CampaignNeeds } from '../needs.ts'
import * as queries from './lists.queries.ts'

const AT_ONCE = 1_000

/**
 * Gives to the next players of the oldest list, or makes them people of its campaign: gifts and how far the list is are one
 * transaction, so that a process that dies in the middle leaves nothing half, and whoever comes next goes on there. Gives how many
 * players are through; 0 when no list waits.
 */
export async function goThroughLists(needs: CampaignNeeds): Promise<number> {
  const { db, clock, target } = needs
  const list = await queries.findRunning(db, target)
  if (!list) return 0
  const { campaignId, done, hash, createdBy: givenBy } = list
  const playerIds = await queries.listPlayers(db, list.id, { after: done, limit: AT_ONCE })
  const judged = await judgeRecipients(needs, { campaignId, playerIds })
  return db.transaction(async (tx) => {
    const row = await queries.lockList(tx, list.id)
    // Another process was faster with these players.
    if (row?.done !== done) return playerIds.length
    const cause = `list:${list.id}`
    const own = [...new Set(playerIds)]
    const given = await giveMany(needs, tx, { campaignId, playerIds: own, cause, judged, givenBy, hash })
    const outcomes = outcomesOf(playerIds, given)
    await queries.recordOutcomes(tx, row, { outcomes, at: clock.now() })
    return playerIds.length
  })
}

/** A player who is in the list twice gets nothing the second time, in the same portion or a later one. */
function outcomesOf(playerIds: readonly number[], given: ReadonlyMap<number, string | null>): string[] {
  const seen = new Set<number>()
  return playerIds.map((playerId) => {
    const outcome = given.get(playerId) ?? 'unknown'
    const isTwice = seen.has(playerId)
    seen.add(playerId)
    return isTwice || outcome === 'given-before' ? 'twice' : outcome
  })
}
