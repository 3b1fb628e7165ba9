import type { ReplyOf } from '#contract/call.ts'
import type { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { countsAt, type Input } from '#server/kernel/index.ts'
import { findDesk } from '../desks.queries.ts'
import { findShownMovement } from '../movements.queries.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { venueNames } from '../show-cash.ts'
import { drawReceipt } from './draw-receipt.ts'
import { receiptLines } from './receipt-lines.ts'
import { insertPrint } from './receipts.queries.ts'

/** Prints the receipt of a movement. Each print is recorded before it is returned. */
export async function printReceipt(
  needs: CashDeskNeeds,
  { body, caller, refuse, subject, concerns, changed }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  const movement = await findShownMovement(db, body.movementId.toLowerCase())
  if (movement?.target !== target) return refuse('ERR_CASH_MOVEMENT_NOT_FOUND')
  const desk = await findDesk(db, target, movement.deskId)
  if (!desk || !countsAt(caller, 'cash.work', desk.venueId)) return refuse('ERR_CASH_MOVEMENT_NOT_FOUND')
  const at = clock.now()
  const by = { movementId: movement.id, by: caller.userId, byName: caller.name, at }
  const print = await db.transaction((tx) => insertPrint(tx, by))
  subject('cash-desk', desk.id, `${desk.name} ${movement.number}`)
  if (movement.playerId !== null) concerns(movement.playerId)
  changed(null, { number: movement.number, print })
  const venueName = (await venueNames(needs)).get(desk.venueId) ?? ''
  const pdf = await drawReceipt(receiptLines(needs, { movement, deskName: desk.name, venueName, print, at }))
  return { name: `${desk.name} ${movement.number}.pdf`, print, pdf: pdf.toString('base64') }
}
