import { giveMany, judgeRecipients } from '../../campaigns/index.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import * as queries from './lists.queries.ts'

const AT_ONCE = 1_000

type Needs = Pick<FreeRoundNeeds, 'campaigns'>

/**
 * Makes relations of the next players of the oldest list: gifts, relations and how far the list is are one transaction, so that a
 * process that dies in the middle leaves nothing half, and whoever comes next goes on there. Gives how many players are through; 0
 * when no list waits.
 */
export async function makeRelations({ campaigns }: Needs): Promise<number> {
  const { db, clock } = campaigns
  const list = await queries.findRunning(db)
  if (!list) return 0
  const { campaignId, done, createdBy: givenBy } = list
  const playerIds = await queries.listPlayers(db, list.id, { after: done, limit: AT_ONCE })
  const judged = await judgeRecipients(campaigns, { campaignId, playerIds })
  return db.transaction(async (tx) => {
    const row = await queries.lockImport(tx, list.id)
    // Another process was faster with these players.
    if (row?.done !== done) return playerIds.length
    const cause = `list:${list.id}`
    const own = [...new Set(playerIds)]
    const given = await giveMany(campaigns, tx, { campaignId, playerIds: own, cause, judged, givenBy })
    const outcomes = outcomesOf(playerIds, given)
    await queries.noteOutcomes(tx, row, { outcomes, at: clock.now() })
    return playerIds.length
  })
}

/** Who stands in the list for the second time is given nothing for it, whether the first time was just now or some players ago. */
function outcomesOf(playerIds: readonly number[], given: ReadonlyMap<number, string | null>): string[] {
  const seen = new Set<number>()
  return playerIds.map((playerId) => {
    const outcome = given.get(playerId) ?? 'unknown'
    const isTwice = seen.has(playerId)
    seen.add(playerId)
    return isTwice || outcome === 'given-before' ? 'twice' : outcome
  })
}
