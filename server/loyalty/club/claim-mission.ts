import { refuse } from '../../kernel/index.ts'
import { listVersions } from '../definitions/definitions.queries.ts'
import { listMissionsDone, markClaimed } from '../facts/facts.queries.ts'
import { expiryOf } from '../facts/record-fact.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { givePoints } from '../points/give-points.ts'
import { findMovement, lockPlayerRow } from '../points/points.queries.ts'

/** The player takes the points of a mission that is done. Again, or in a second tab, it is the same once. */
export async function claimMission(
  needs: LoyaltyNeeds,
  playerId: number,
  key: string,
): Promise<{ readonly points: number }> {
  return needs.db.transaction(async (tx) => {
    const at = needs.clock.now()
    await lockPlayerRow(tx, playerId, at)
    const done = (await listMissionsDone(tx, playerId)).find(({ missionKey }) => missionKey === key)
    if (!done) return refuse('ERR_MISSION_NOT_DONE')
    const source = `mission:${key}`
    const earlier = await findMovement(tx, playerId, { source, eventId: key })
    if (earlier) return { points: earlier.points }
    // As it was when it was done, whatever became of it since.
    const version = (await listVersions(tx, needs.target, { kind: 'mission', key })).find(
      ({ validFrom }) => validFrom <= done.doneAt,
    )
    if (version?.content.kind !== 'mission') return refuse('ERR_MISSION_NOT_DONE')
    const { points, expiresAfterDays } = version.content
    const expiresAt = expiryOf(expiresAfterDays, at)
    await givePoints(
      needs,
      tx,
      { playerId, kind: 'mission', points, source, sourceVersion: version.version, eventId: key, expiresAt },
      at,
    )
    await markClaimed(tx, playerId, key, at)
    return { points }
  })
}
