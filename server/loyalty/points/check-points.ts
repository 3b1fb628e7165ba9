import type { Database, Transaction } from '../../kernel/index.ts'
import { listLots } from './lots.queries.ts'
import { lockForCheck, listAllMovements, listPlayerIds, sumLegs } from './points.queries.ts'
import { replayPoints, type PointsDifference } from './replay-points.ts'

const PLAYERS_AT_ONCE = 500

export type PointsReport = {
  readonly players: number
  readonly movements: number
  readonly differences: readonly (PointsDifference & { readonly playerId: number | null })[]
}

/** Makes the points of everybody anew from the movements. Each player is held while they are looked at. */
export async function checkPoints(db: Database): Promise<PointsReport> {
  const differences: PointsReport['differences'][number][] = []
  let players = 0
  let movements = 0
  let after = 0
  for (;;) {
    const ids = await listPlayerIds(db, after, PLAYERS_AT_ONCE)
    for (const playerId of ids) {
      const checked = await db.transaction((tx) => checkPlayer(tx, playerId))
      movements += checked.movements
      differences.push(...checked.found.map((one) => ({ ...one, playerId })))
    }
    players += ids.length
    after = ids.at(-1) ?? after
    if (ids.length < PLAYERS_AT_ONCE) break
  }
  const legs = await sumLegs(db)
  if (legs !== 0) differences.push({ rule: 'legs', detail: `both sides sum to ${legs}`, playerId: null })
  return { players, movements, differences }
}

async function checkPlayer(tx: Transaction, playerId: number) {
  // Whoever moves points holds the row: nothing moves while it is looked at.
  const player = await lockForCheck(tx, playerId)
  const movements = await listAllMovements(tx, playerId)
  const found = player ? replayPoints(player, movements, await listLots(tx, playerId)) : []
  return { movements: movements.length, found }
}
