import type { CashMovement } from '#contract/shapes/cash.ts'
import type { correctCash as call } from '#contract/play-v1/staff-cash.ts'
import { emptyPreview, requestOf, type Action, type Guarded } from '#server/approvals/index.ts'
import { countsAt, newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { undoDeskCash } from '#server/payments/index.ts'
import { findDesk, type DeskRow } from './desks.queries.ts'
import { findShownMovement, type MovementShownRow } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { readMovement } from './same-movement.ts'
import { findLivingShift, lockShift, type ShiftRow } from './shifts.queries.ts'
import { judgePeople } from './working-shift.ts'
import { drawerPath, ownKey, signedBy, writeMovement } from './write-movement.ts'

export type Correcting = { readonly movementId: string }
type Found = { readonly movement: MovementShownRow; readonly desk: DeskRow; readonly shift: ShiftRow }

/** Reverses a movement of a desk of the caller's venue. */
export async function correctCash(
  { db, target }: CashDeskNeeds,
  correct: Guarded<Correcting, CashMovement>,
  input: Input<typeof call>,
): Promise<CashMovement> {
  const movementId = input.body.movementId.toLowerCase()
  const movement = await findShownMovement(db, movementId)
  const desk = movement && (await findDesk(db, target, movement.deskId))
  if (!desk || !countsAt(input.caller, 'cash.work', desk.venueId)) return refuse('ERR_CASH_MOVEMENT_NOT_FOUND')
  return correct({ movementId }, requestOf(input))
}

/**
 * Reverses a mistaken movement, once: the player's money and the drawer of the currently open shift. Always by two
 * people, whatever the policy says: the table enforces it.
 */
export function correctCashAction(needs: CashDeskNeeds): Action<Correcting, CashMovement> {
  const { clock } = needs
  return {
    key: 'cash-desk.correct',
    permission: 'cash.work',
    preview: async (tx, { movementId }) => {
      const { movement, desk } = await lockCorrected(needs, tx, movementId)
      const amount = { amountMinor: Math.abs(movement.deltaMinor), currency: movement.currency }
      return {
        ...emptyPreview,
        subject: { kind: 'cash-desk', id: desk.id, label: `${desk.name} ${movement.number}` },
        playerId: movement.playerId,
        venueId: desk.venueId,
        amount,
        touched: { kind: 'players', count: 1 },
        changes: [{ field: movement.kind, before: amount, after: { ...amount, amountMinor: 0 } }],
      }
    },
    run: async (tx, { movementId }, { asker, approver, reason }) => {
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const { movement, desk, shift } = await lockCorrected(needs, tx, movementId)
      await judgePeople(needs, tx, { asker, approver }, desk.venueId)
      const { playerId, transferId } = movement
      if (playerId === null || transferId === null) return refuse('ERR_STATE_CHANGED')
      const at = clock.now()
      const id = newId(at)
      const written = {
        id,
        shiftId: shift.id,
        kind: 'correction',
        deltaMinor: -movement.deltaMinor,
        key: ownKey('correct', movement.id),
        playerId,
        reverses: movement.id,
        at,
        ...signedBy({ asker, approver, reason }),
      } as const
      await writeMovement(tx, desk, written, () =>
        undoDeskCash(tx, { playerId, transferId, reference: id, drawerPath: drawerPath(desk.id), at }),
      )
      return readMovement(tx, id)
    },
  }
}

/** Cash in or out that was not reversed, and the open shift of its desk. */
async function lockCorrected({ target }: CashDeskNeeds, tx: Transaction, movementId: string): Promise<Found> {
  const movement = await findShownMovement(tx, movementId)
  if (movement?.target !== target) return refuse('ERR_CASH_MOVEMENT_NOT_FOUND')
  if (movement.kind !== 'cash-in' && movement.kind !== 'cash-out') return refuse('ERR_STATE_CHANGED')
  const living = await findLivingShift(tx, movement.deskId)
  const shift = living && (await lockShift(tx, target, living.id))
  if (shift?.state !== 'open') return refuse('ERR_STATE_CHANGED', { state: shift?.state ?? 'closed' })
  const again = await findShownMovement(tx, movementId)
  if (!again || again.isReversed) return refuse('ERR_STATE_CHANGED', { state: 'corrected' })
  const desk = await findDesk(tx, target, movement.deskId)
  return desk ? { movement: again, desk, shift } : refuse('ERR_CASH_MOVEMENT_NOT_FOUND')
}
