import type { By } from '#server/approvals/index.ts'
import { newId, refuse, type Instant, type Transaction } from '#server/kernel/index.ts'
import { moveDrawer, type DeskRow } from './desks.queries.ts'
import { insertMovement, type MovementRow } from './movements.queries.ts'

export type NewMovement = Pick<MovementRow, 'shiftId' | 'kind' | 'deltaMinor' | 'key' | 'byId' | 'byName'> &
  Partial<
    Pick<
      MovementRow,
      | 'playerId'
      | 'presenceId'
      | 'reverses'
      | 'documentKind'
      | 'documentSealed'
      | 'originSealed'
      | 'explanation'
      | 'approvedBy'
      | 'approvedByName'
    >
  > & { readonly id?: string; readonly at: Instant }

/** A movement's references in the books, which are written after its number is assigned and before its row. */
export type InBooks = { readonly transferId: string | null; readonly balanceMinor: number | null }

/**
 * Writes one movement of a drawer, with the desk's next number; a rollback also returns the number. The drawer cannot
 * become negative.
 */
export async function writeMovement(
  tx: Transaction,
  desk: Pick<DeskRow, 'id' | 'target' | 'currency'>,
  movement: NewMovement,
  book: (id: string) => Promise<InBooks>,
): Promise<MovementRow> {
  const moved = await moveDrawer(tx, desk.id, movement.deltaMinor)
  if (!moved) return refuse('ERR_DESK_CASH_SHORT', { field: 'amount' })
  const id = movement.id ?? newId(movement.at)
  const booked = await book(id)
  const row: MovementRow = {
    playerId: null,
    presenceId: null,
    reverses: null,
    documentKind: null,
    documentSealed: null,
    originSealed: null,
    explanation: null,
    approvedBy: null,
    approvedByName: null,
    ...movement,
    ...booked,
    id,
    deskId: desk.id,
    target: desk.target,
    currency: desk.currency,
    number: moved.lastNumber,
  }
  await insertMovement(tx, row)
  return row
}

/** Who requested a movement under the policy of approvals, and who approved it. */
export const signedBy = ({ asker, approver, reason }: Pick<By, 'asker' | 'approver' | 'reason'>) => ({
  byId: asker.userId,
  byName: asker.name,
  approvedBy: approver?.userId ?? null,
  approvedByName: approver?.name ?? null,
  explanation: reason === '' ? null : reason,
})

/** The account of a desk's drawer in the books. */
export const drawerPath = (deskId: string) => `desk:${deskId}:cash`

/**
 * The key of a movement without a request's key: it contains a character that keys of requests cannot have, so no
 * request can use it.
 */
export const ownKey = (of: 'open' | 'difference' | 'refused' | 'correct', id: string) => `${of}:${id}`
