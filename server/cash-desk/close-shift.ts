import type { CashShift } from '#contract/shapes/cash.ts'
import type { closeShift as call } from '#contract/play-v1/staff-cash.ts'
import { shiftCan } from '#contract/states/cash-states.ts'
import { countsAt, newId, type Input } from '#server/kernel/index.ts'
import { countCash } from './count-cash.ts'
import { lockDesk } from './desks.queries.ts'
import { insertDifference } from './differences.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { endShift, findShift, lockShift } from './shifts.queries.ts'
import { shiftShown } from './show-cash.ts'

/**
 * Closes a shift with its first count, right or wrong: repeating must not reveal the expected amount. A difference is
 * recorded, and waits for somebody other than the cashier and who counted.
 */
export async function closeShift(
  { db, clock, target, currency }: CashDeskNeeds,
  { body, caller, refuse, subject, changed }: Input<typeof call>,
): Promise<CashShift> {
  const { count, explanation } = body
  const countedMinor = countCash(currency, count)
  if (countedMinor === undefined) return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'count' })
  const shiftId = body.shiftId.toLowerCase()
  const known = await findShift(db, target, shiftId)
  if (!known) return refuse('ERR_SHIFT_NOT_FOUND')
  return db.transaction(async (tx) => {
    const row = await lockShift(tx, target, shiftId)
    const desk = await lockDesk(tx, target, known.deskId)
    if (!row || !desk) return refuse('ERR_SHIFT_NOT_FOUND')
    // The cashier who opened the shift may count it, even if their role is at another venue by now.
    const mayManage = caller.permissions.includes('cash.manage') && countsAt(caller, 'cash.manage', desk.venueId)
    if (row.cashierId !== caller.userId && !mayManage)
      return refuse(countsAt(caller, 'cash.work', desk.venueId) ? 'ERR_SHIFT_OF_ANOTHER' : 'ERR_SHIFT_NOT_FOUND')
    if (!shiftCan('close', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    const at = clock.now()
    const expectedMinor = desk.cashMinor
    const differs = countedMinor !== expectedMinor
    const by = { by: caller.userId, byName: caller.name, at }
    const state = differs ? 'counted' : 'closed'
    const ended = await endShift(tx, row.id, { state, ...by, countedMinor, count, expectedMinor })
    if (differs)
      await insertDifference(tx, {
        id: newId(at),
        shiftId: row.id,
        target,
        moment: 'closing',
        expectedMinor,
        countedMinor,
        explanation: explanation ?? '',
        cashierId: row.cashierId,
        proposedBy: caller.userId,
        proposedByName: caller.name,
        proposedAt: at,
      })
    subject('cash-desk', desk.id, desk.name)
    changed({ shift: row.number, state: row.state }, { shift: row.number, state, countedMinor, expectedMinor })
    return shiftShown(tx, ended, { currency, caller })
  })
}
