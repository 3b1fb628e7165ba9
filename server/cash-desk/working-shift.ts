import type { By } from '#server/approvals/index.ts'
import { countsAt, refuse, type Instant, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findDesk, type DeskRow } from './desks.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findPresence, type PresenceRow } from './presences.queries.ts'
import { findShift, lockShift, type ShiftRow } from './shifts.queries.ts'

type Who = { readonly userId: number }
type AtVenue = Who & Pick<StaffCaller, 'venues'>

function judgeShift(shift: ShiftRow | undefined, { userId }: Who): ShiftRow {
  if (!shift) return refuse('ERR_SHIFT_NOT_FOUND')
  if (shift.cashierId !== userId) return refuse('ERR_SHIFT_OF_ANOTHER')
  if (shift.state !== 'open') return refuse('ERR_STATE_CHANGED', { state: shift.state })
  return shift
}

/** The caller's own open shift. A shift of a venue at which the caller does not work does not exist for them. */
export async function findWorkingShift(
  { db, target }: CashDeskNeeds,
  shiftId: string,
  who: AtVenue,
): Promise<{ readonly shift: ShiftRow; readonly desk: DeskRow }> {
  const shift = await findShift(db, target, shiftId.toLowerCase())
  const desk = shift && (await findDesk(db, target, shift.deskId))
  if (!desk || !countsAt(who, 'cash.work', desk.venueId)) return refuse('ERR_SHIFT_NOT_FOUND')
  return { shift: judgeShift(shift, who), desk }
}

/** The same, locked: it remains open until the end of the transaction. */
export async function lockWorkingShift(
  { target }: CashDeskNeeds,
  tx: Transaction,
  shiftId: string,
  who: Who,
): Promise<ShiftRow> {
  return judgeShift(await lockShift(tx, target, shiftId), who)
}

export type Met = { readonly presence: PresenceRow; readonly shift: ShiftRow; readonly desk: DeskRow }

/**
 * The player whom the caller identified, with the shift and the desk; also after the shift or the presence has ended,
 * because a repeated key must return its movement.
 */
export async function findMet({ db, target }: CashDeskNeeds, presenceId: string, who: AtVenue): Promise<Met> {
  const presence = await findPresence(db, presenceId.toLowerCase())
  const shift = presence && (await findShift(db, target, presence.shiftId))
  const desk = shift && (await findDesk(db, target, shift.deskId))
  const isHere = desk !== undefined && countsAt(who, 'cash.work', desk.venueId)
  // The same of an unknown one: staff of another venue do not learn that it exists.
  if (!presence || !shift || !desk || !isHere) return refuse('ERR_PRESENCE_ENDED')
  return shift.cashierId === who.userId ? { presence, shift, desk } : refuse('ERR_SHIFT_OF_ANOTHER')
}

/** Refuses a shift that has ended, and an expired presence. */
export function judgeMet({ presence, shift }: Met, now: Instant): void {
  if (shift.state !== 'open') refuse('ERR_STATE_CHANGED', { state: shift.state })
  if (presence.goodUntil <= now) refuse('ERR_PRESENCE_ENDED')
}

/**
 * Both people of a movement must belong to the venue of its desk when the movement is made. The approver needs there
 * every permission that the policy requires.
 */
export async function judgePeople(
  { mayActAt }: CashDeskNeeds,
  tx: Transaction,
  { asker, approver }: Pick<By, 'asker' | 'approver'>,
  venueId: string,
): Promise<void> {
  const { userId } = asker
  if (!(await mayActAt(tx, { userId, permission: 'cash.work', venueId }))) refuse('ERR_APPROVAL_NO_ASKER')
  if (!approver) return
  for (const permission of new Set(['cash.work', ...approver.permissions]))
    if (!(await mayActAt(tx, { userId: approver.userId, permission, venueId }))) refuse('ERR_SECOND_PERSON_NEEDED')
}
