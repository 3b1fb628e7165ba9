import type { CashMovement } from '#contract/shapes/cash.ts'
import { assert, refuse, type Querier } from '#server/kernel/index.ts'
import { findMovementByKey, findShownMovement, type MovementRow } from './movements.queries.ts'
import { movementShown } from './show-cash.ts'

type Wanted = Pick<MovementRow, 'deskId' | 'key' | 'kind' | 'deltaMinor' | 'playerId'>

/** The movement of the same key, if it was the same request. */
export async function findSameMovement(db: Querier, wanted: Wanted): Promise<CashMovement | undefined> {
  const earlier = await findMovementByKey(db, wanted.deskId, wanted.key)
  if (!earlier) return undefined
  const isSame =
    earlier.kind === wanted.kind && earlier.deltaMinor === wanted.deltaMinor && earlier.playerId === wanted.playerId
  return isSame ? readMovement(db, earlier.id) : refuse('ERR_KEY_REUSED')
}

export async function readMovement(db: Querier, id: string): Promise<CashMovement> {
  const row = await findShownMovement(db, id)
  assert(row, 'A movement that was written can be read.')
  return movementShown(row)
}
