import { forEachOfPages, newId, type Clock, type Database, type Transaction } from '../../kernel/index.ts'
import { emptyLot, listExpired, listPlayersToExpire, type LotRow } from './lots.queries.ts'
import { lockPlayerRow, insertMovement, savePlayer } from './points.queries.ts'

const AT_ONCE = 200

/** Removes expired points, each lot by a movement of its own. Idempotent. Returns the number of lots. */
export async function expirePoints({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<number> {
  const at = clock.now()
  const expired = await forEachOfPages<number, number>({
    limit: AT_ONCE,
    list: (page) => listPlayersToExpire(db, at, page),
    work: (playerId) => db.transaction((tx) => expireOf(tx, playerId, at)),
    message: 'Points of some players could not be removed.',
  })
  return expired.reduce((sum, lots) => sum + lots, 0)
}

async function expireOf(tx: Transaction, playerId: number, at: Date): Promise<number> {
  let player = await lockPlayerRow(tx, playerId, at)
  const lots = await listExpired(tx, playerId, at)
  for (const lot of lots) {
    player = { ...player, points: player.points - lot.leftPoints, movements: player.movements + 1 }
    await insertMovement(tx, {
      ...expiryOf(lot),
      playerId,
      number: player.movements,
      pointsAfter: player.points,
      everAfter: player.ever,
      id: newId(at),
      movedAt: at,
    })
    await emptyLot(tx, lot.movementId)
  }
  await savePlayer(tx, player)
  return lots.length
}

const expiryOf = ({ movementId, leftPoints }: LotRow) =>
  ({
    kind: 'expired',
    points: -leftPoints,
    everPoints: 0,
    house: 'expired',
    source: 'expiry',
    sourceVersion: null,
    eventId: movementId,
    about: null,
    expiresAt: null,
    reason: null,
    byUser: null,
    byName: null,
    approvedBy: null,
  }) as const
