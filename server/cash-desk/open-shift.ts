import type { CashShift } from '#contract/shapes/cash.ts'
import type { openShift as call } from '#contract/play-v1/staff-cash.ts'
import { countsAt, newId, type Input, type Transaction } from '#server/kernel/index.ts'
import { cashDayStart } from '#server/payments/index.ts'
import { bookHouseCash } from './book-house-cash.ts'
import { countCash } from './count-cash.ts'
import { lockDesk } from './desks.queries.ts'
import { insertDifference } from './differences.queries.ts'
import { sumCarriedAlone } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findLivingShift, insertShift } from './shifts.queries.ts'
import { shiftShown } from './show-cash.ts'
import { ownKey, writeMovement } from './write-movement.ts'

/**
 * Opens a shift with a counted drawer. If the count differs from the rest of the last shift plus the cash brought from
 * the safe, the shift waits for a second person.
 */
export async function openShift(
  needs: CashDeskNeeds,
  { body, caller, refuse, subject, changed }: Input<typeof call>,
): Promise<CashShift> {
  const { db, clock, target, currency } = needs
  const { brought, explanation, count } = body
  const countedMinor = countCash(currency, count)
  if (countedMinor === undefined) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'count' })
  if (brought && brought.currency !== currency) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'brought', currency })
  const broughtMinor = brought?.amountMinor ?? 0
  return db.transaction(async (tx) => {
    const desk = await lockDesk(tx, target, body.deskId.toLowerCase())
    if (!desk || !countsAt(caller, 'cash.work', desk.venueId)) return refuse('ERR_DESK_NOT_FOUND')
    const living = await findLivingShift(tx, desk.id)
    if (living) return refuse('ERR_STATE_CHANGED', { state: living.state })
    if (broughtMinor > 0 && !(await mayBring(needs, tx, { deskId: desk.id, userId: caller.userId, broughtMinor })))
      return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'brought', action: 'cash-desk.carry' })
    const at = clock.now()
    const expectedMinor = desk.cashMinor + broughtMinor
    const differs = countedMinor !== expectedMinor
    const by = { byId: caller.userId, byName: caller.name }
    const shift = await insertShift(tx, {
      id: newId(at),
      deskId: desk.id,
      target,
      state: differs ? 'opening' : 'open',
      cashierId: caller.userId,
      cashierName: caller.name,
      openedAt: at,
      openingMinor: countedMinor,
      openingCount: count,
    })
    if (broughtMinor > 0) {
      const supply = {
        shiftId: shift.id,
        kind: 'supply',
        deltaMinor: broughtMinor,
        key: ownKey('open', shift.id),
        at,
      } as const
      await writeMovement(tx, desk, { ...supply, ...by }, (id) =>
        bookHouseCash(tx, { id, deskId: desk.id, currency, kind: 'cash-carried', deltaMinor: broughtMinor }),
      )
    }
    if (differs)
      await insertDifference(tx, {
        id: newId(at),
        shiftId: shift.id,
        target,
        moment: 'opening',
        expectedMinor,
        countedMinor,
        explanation: explanation ?? '',
        cashierId: caller.userId,
        proposedBy: caller.userId,
        proposedByName: caller.name,
        proposedAt: at,
      })
    subject('cash-desk', desk.id, desk.name)
    changed(null, { shift: shift.number, state: shift.state, countedMinor, broughtMinor })
    return shiftShown(tx, shift, { currency, caller })
  })
}

/**
 * Whether one person may bring this sum from the safe. A larger sum is carried to the open shift, by a request for
 * approval.
 */
async function mayBring(
  needs: CashDeskNeeds,
  tx: Transaction,
  { deskId, userId, broughtMinor }: { readonly deskId: string; readonly userId: number; readonly broughtMinor: number },
): Promise<boolean> {
  const carriedMinor = await sumCarriedAlone(tx, deskId, { kind: 'supply', since: cashDayStart(needs) })
  return needs.approvals.isForOne(tx, 'cash-desk.carry', { userId, amountMinor: carriedMinor + broughtMinor })
}
