import type { MovementKind } from '#contract/shapes/loyalty.ts'
import { assert, newId, type Transaction } from '../../kernel/index.ts'
import { insertLot, takeFromLots } from './lots.queries.ts'
import * as queries from './points.queries.ts'

export type Move = {
  readonly playerId: number
  readonly kind: Exclude<MovementKind, 'expired'>
  readonly points: number
  readonly source: string
  readonly sourceVersion?: number | null
  readonly eventId: string
  readonly about?: string | null
  readonly expiresAt?: Date | null
  /** Of a correction. */
  readonly staff?: {
    readonly userId: number
    readonly name: string
    readonly approvedBy: number | null
    readonly reason: string
  }
}

export type Moved = {
  readonly movement: queries.MovementRow
  readonly before: queries.PlayerRow
  readonly after: queries.PlayerRow
}

export const houseOf: Readonly<Record<MovementKind, queries.House>> = {
  earned: 'given',
  mission: 'given',
  bought: 'store',
  expired: 'expired',
  corrected: 'corrections',
}

/** What is spent or over does not lower the points that a level follows from; what was a mistake does. */
export const everPointsOf = (kind: MovementKind, points: number): number =>
  kind === 'bought' || kind === 'expired' ? 0 : points

/**
 * The one way in which points move: a movement with both its sides, what is left of which points, and the player's row, in
 * the caller's transaction. The same source for the same event moves once: nothing is given for a repeat. Nobody has less
 * than none: who takes points looks before.
 */
export async function movePoints(tx: Transaction, move: Move, at: Date): Promise<Moved | undefined> {
  const { playerId, kind, points, source, eventId, staff } = move
  assert(Number.isSafeInteger(points) && points !== 0, 'Points that move are a whole number of them.')
  const before = await queries.lockPlayerRow(tx, playerId, at)
  if (await queries.findMovement(tx, playerId, { source, eventId })) return undefined
  const everPoints = everPointsOf(kind, points)
  const after = {
    ...before,
    points: before.points + points,
    ever: before.ever + everPoints,
    movements: before.movements + 1,
  }
  assert(
    after.points >= 0 && after.ever >= 0,
    'Who takes points has looked, with the row held, whether they are there.',
  )
  const movement: queries.MovementRow = {
    id: newId(at),
    playerId,
    number: after.movements,
    kind,
    points,
    everPoints,
    house: houseOf[kind],
    pointsAfter: after.points,
    everAfter: after.ever,
    source,
    sourceVersion: move.sourceVersion ?? null,
    eventId,
    about: move.about ?? null,
    movedAt: at,
    expiresAt: points > 0 ? (move.expiresAt ?? null) : null,
    reason: staff?.reason ?? null,
    byUser: staff?.userId ?? null,
    byName: staff?.name ?? null,
    approvedBy: staff?.approvedBy ?? null,
  }
  await queries.insertMovement(tx, movement)
  if (points > 0) await insertLot(tx, { movementId: movement.id, playerId, points, expiresAt: movement.expiresAt })
  else assert((await takeFromLots(tx, playerId, -points)) === -points, 'What is left of points is the balance.')
  await queries.savePlayer(tx, after)
  return { movement, before, after }
}
