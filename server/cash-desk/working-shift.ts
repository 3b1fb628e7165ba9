import { refuse, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findDesk, type DeskRow } from './desks.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findPresence, type PresenceRow } from './presences.queries.ts'
import { findShift, lockShift, type ShiftRow } from './shifts.queries.ts'

type Who = { readonly userId: number }

function judgeShift(shift: ShiftRow | undefined, { userId }: Who): ShiftRow {
  if (!shift) return refuse('ERR_SHIFT_NOT_FOUND')
  if (shift.cashierId !== userId) return refuse('ERR_SHIFT_OF_ANOTHER')
  if (shift.state !== 'open') return refuse('ERR_STATE_CHANGED', { state: shift.state })
  return shift
}

/** The caller's own open shift. */
export async function findWorkingShift(
  { db, target }: CashDeskNeeds,
  shiftId: string,
  who: Who,
): Promise<{ readonly shift: ShiftRow; readonly desk: DeskRow }> {
  const shift = judgeShift(await findShift(db, target, shiftId.toLowerCase()), who)
  const desk = await findDesk(db, target, shift.deskId)
  return desk ? { shift, desk } : refuse('ERR_SHIFT_NOT_FOUND')
}

/** The same, locked: it is open until the transaction ends. */
export async function lockWorkingShift(
  { target }: CashDeskNeeds,
  tx: Transaction,
  shiftId: string,
  who: Who,
): Promise<ShiftRow> {
  return judgeShift(await lockShift(tx, target, shiftId), who)
}

/** The player who stands at the desk; one who was met too long ago is asked again. */
export async function findPresent(db: Querier, presenceId: string, now: Instant): Promise<PresenceRow> {
  const present = await findPresence(db, presenceId.toLowerCase())
  return present && present.goodUntil > now ? present : refuse('ERR_PRESENCE_ENDED')
}
