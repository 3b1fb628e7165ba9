import type { LotRow } from './lots.queries.ts'
import { everPointsOf, houseOf } from './move-points.ts'
import type { MovementRow, PlayerRow } from './points.queries.ts'

/** One difference between the rows and the recomputed values. */
export type PointsDifference = { readonly rule: string; readonly detail: string }

type Left = { readonly id: string; left: number; readonly expiresAt: number }

/**
 * Recomputes balance, points ever given and the rest of each gift from the movements alone, and returns the differences
 * from the rows. A pure function, independent of the code that wrote the rows.
 */
export function replayPoints(
  player: Pick<PlayerRow, 'points' | 'ever' | 'movements'>,
  movements: readonly MovementRow[],
  lots: readonly LotRow[],
): PointsDifference[] {
  const found: PointsDifference[] = []
  const note = (rule: string, detail: string): void => void found.push({ rule, detail })
  const gifts: Left[] = []
  let points = 0
  let ever = 0
  movements.forEach((move, at) => {
    const { number, kind } = move
    points += move.points
    ever += everPointsOf(kind, move.points)
    if (number !== at + 1) note('gap', `movement ${at + 1} has the number ${number}`)
    if (move.pointsAfter !== points) note('chain', `movement ${number} says ${move.pointsAfter}, it follows ${points}`)
    if (move.everAfter !== ever) note('chain', `movement ${number} says ${move.everAfter} ever, it follows ${ever}`)
    if (move.house !== houseOf[kind]) note('side', `movement ${number} has its other side at ${move.house}`)
    if (move.points > 0)
      gifts.push({ id: move.id, left: move.points, expiresAt: move.expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER })
    else if (kind === 'expired')
      takeFrom(
        gifts.filter(({ id }) => id === move.eventId),
        -move.points,
      )
    else takeFrom(gifts, -move.points)
  })
  if (player.points !== points) note('balance', `the row says ${player.points}, the movements say ${points}`)
  if (player.ever !== ever) note('ever', `the row says ${player.ever}, the movements say ${ever}`)
  if (player.movements !== movements.length)
    note('count', `the row says ${player.movements}, there are ${movements.length}`)
  const kept = new Map(lots.map((lot) => [lot.movementId, lot.leftPoints]))
  for (const { id, left } of gifts)
    if (kept.get(id) !== left) note('left', `of ${id} ${kept.get(id) ?? 'nothing'} is left, it follows ${left}`)
  return found
}

/** From what expires first, then from the older ones: ids sort by time. */
function takeFrom(gifts: readonly Left[], points: number): void {
  let wanted = points
  for (const gift of gifts.toSorted((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1))) {
    const taken = Math.min(gift.left, wanted)
    gift.left -= taken
    wanted -= taken
  }
}
