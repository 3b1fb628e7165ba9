import type { CashMovement } from '#contract/shapes/cash.ts'
import type { carryCash as call } from '#contract/play-v1/staff-cash.ts'
import type { Money } from '#money'
import { emptyPreview, requestOf, type Action, type Guarded } from '#server/approvals/index.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { cashDayStart } from '#server/payments/index.ts'
import { bookHouseCash } from './book-house-cash.ts'
import { smallestPiece } from './count-cash.ts'
import { findDesk } from './desks.queries.ts'
import { findMovementByKey, sumCarriedAlone } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findSameMovement, readMovement } from './same-movement.ts'
import { findWorkingShift, judgePeople, lockWorkingShift } from './working-shift.ts'
import { signedBy, writeMovement } from './write-movement.ts'

export type Carrying = {
  readonly shiftId: string
  readonly deskId: string
  readonly to: 'drawer' | 'safe'
  readonly amount: Money
  readonly idempotencyKey: string
}

/** Between the drawer and the safe of the venue, once for a key. */
export async function carryCash(
  needs: CashDeskNeeds,
  carry: Guarded<Carrying, CashMovement>,
  input: Input<typeof call>,
): Promise<CashMovement> {
  const { body, caller } = input
  const { to, amount, idempotencyKey } = body
  const { shift, desk } = await findWorkingShift(needs, body.shiftId, caller)
  const { currency } = needs
  if (amount.currency !== currency || amount.amountMinor % smallestPiece(currency) !== 0)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', stepMinor: smallestPiece(currency), currency })
  const same = { deskId: desk.id, key: idempotencyKey, playerId: null, ...effectOf(to, amount) }
  const earlier = await findSameMovement(needs.db, same)
  return earlier ?? carry({ shiftId: shift.id, deskId: desk.id, to, amount, idempotencyKey }, requestOf(input))
}

/** The policy judges all that was carried from or to a desk by one signature in a day, each way by itself. */
export function carryCashAction(needs: CashDeskNeeds): Action<Carrying, CashMovement> {
  const { clock, target, currency } = needs
  return {
    key: 'cash-desk.carry',
    permission: 'cash.work',
    preview: async (tx, { shiftId, deskId, to, amount, idempotencyKey }, asker) => {
      await lockWorkingShift(needs, tx, shiftId, asker)
      const desk = await findDesk(tx, target, deskId)
      if (!desk) return refuse('ERR_SHIFT_NOT_FOUND')
      const isDone = (await findMovementByKey(tx, deskId, idempotencyKey)) !== undefined
      if (!isDone && to === 'safe' && desk.cashMinor < amount.amountMinor)
        return refuse('ERR_DESK_CASH_SHORT', { field: 'amount' })
      const { kind } = effectOf(to, amount)
      const aloneMinor = await sumCarriedAlone(tx, deskId, { kind, since: cashDayStart(needs) })
      return {
        ...emptyPreview,
        subject: { kind: 'cash-desk', id: deskId, label: desk.name },
        venueId: desk.venueId,
        amount,
        judgedMinor: isDone ? 0 : aloneMinor + amount.amountMinor,
        changes: [{ field: 'target', before: null, after: to }],
      }
    },
    run: async (tx, { shiftId, deskId, to, amount, idempotencyKey: key }, { asker, approver, reason }) => {
      const desk = await findDesk(tx, target, deskId)
      if (!desk) return refuse('ERR_SHIFT_NOT_FOUND')
      await judgePeople(needs, tx, { asker, approver }, desk.venueId)
      const { kind, deltaMinor } = effectOf(to, amount)
      const faster = await findSameMovement(tx, { deskId, key, kind, deltaMinor, playerId: null })
      if (faster) return faster
      const at = clock.now()
      const id = newId(at)
      const who = signedBy({ asker, approver, reason })
      await writeMovement(tx, desk, { id, shiftId, kind, deltaMinor, key, at, ...who }, () =>
        bookHouseCash(tx, { id, deskId, currency, kind: 'cash-carried', deltaMinor }),
      )
      return readMovement(tx, id)
    },
  }
}

function effectOf(to: Carrying['to'], { amountMinor }: Money) {
  return to === 'drawer'
    ? ({ kind: 'supply', deltaMinor: amountMinor } as const)
    : ({ kind: 'collection', deltaMinor: -amountMinor } as const)
}
