import { describe, expect, it } from 'vitest'
import type { LotRow } from './lots.queries.ts'
import type { MovementRow } from './points.queries.ts'
import { replayPoints } from './replay-points.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

const move = (number: number, some: Partial<MovementRow>): MovementRow => ({
  id: `0190d3a0-7b1c-7000-8000-00000000000${number}`,
  playerId: 1,
  number,
  kind: 'earned',
  points: 0,
  everPoints: 0,
  house: 'given',
  pointsAfter: 0,
  everAfter: 0,
  source: 'rule:profile',
  sourceVersion: 1,
  eventId: String(number),
  about: null,
  movedAt: day(number),
  expiresAt: null,
  reason: null,
  byUser: null,
  byName: null,
  approvedBy: null,
  ...some,
})
const lotOf = ({ id, points, expiresAt }: MovementRow, leftPoints: number): LotRow => ({
  movementId: id,
  points,
  leftPoints,
  expiresAt,
})

// Two gifts, of which the second expires first; 120 are spent: all of the second and 20 of the first.
const first = move(1, { points: 100, everPoints: 100, pointsAfter: 100, everAfter: 100, expiresAt: day(30) })
const second = move(2, { points: 100, everPoints: 100, pointsAfter: 200, everAfter: 200, expiresAt: day(20) })
const spent = move(3, {
  kind: 'bought',
  house: 'store',
  points: -120,
  pointsAfter: 80,
  everAfter: 200,
  source: 'item:star',
})
const over = move(4, {
  kind: 'expired',
  house: 'expired',
  points: -80,
  pointsAfter: 0,
  everAfter: 200,
  source: 'expiry',
  eventId: first.id,
})
const all = [first, second, spent, over]
const rightLots = [lotOf(first, 0), lotOf(second, 0)]
const right = { points: 0, ever: 200, movements: 4 }

describe('points recomputed from their movements', () => {
  it('equal the rows', () => {
    expect(replayPoints(right, all, rightLots)).toEqual([])
    const before = { points: 80, ever: 200, movements: 3 }
    expect(replayPoints(before, all.slice(0, 3), [lotOf(first, 80), lotOf(second, 0)])).toEqual([])
  })
  it.each([
    ['balance', { ...right, points: 1 }, all, rightLots],
    ['ever', { ...right, ever: 100 }, all, rightLots],
    ['count', { ...right, movements: 5 }, all, rightLots],
    ['left', right, all, [lotOf(first, 5), lotOf(second, 0)]],
    ['chain', right, [first, { ...second, pointsAfter: 150 }, spent, over], rightLots],
    ['side', right, [first, second, { ...spent, house: 'given' as const }, over], rightLots],
    ['gap', { ...right, movements: 3 }, [first, second, over], [lotOf(first, 20), lotOf(second, 100)]],
  ] as const)('tell of %s', (name, player, movements, lots) =>
    expect(replayPoints(player, movements, lots).map(({ rule }) => rule)).toContain(name),
  )
})
