import type { ReplyOf } from '#contract/call.ts'
import type { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { wallTextOf } from '#contract/states/calendar.ts'
import { assert, countsAt, type Input } from '#server/kernel/index.ts'
import { formatMoney } from '#money'
import { findDesk, type DeskRow } from '../desks.queries.ts'
import { findShownMovement, type MovementShownRow } from '../movements.queries.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { venueNames } from '../show-cash.ts'
import { drawReceipt, type ReceiptLines } from './draw-receipt.ts'
import { insertPrint } from './receipts.queries.ts'
import { RECEIPT_TEXTS } from './receipt-texts.ts'

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
  const pdf = await drawReceipt(linesOf(needs, { movement, desk, venueName, print, at }))
  return { name: `${desk.name} ${movement.number}.pdf`, print, pdf: pdf.toString('base64') }
}

function linesOf(
  { operator, language, timeZone }: CashDeskNeeds,
  of: {
    readonly movement: MovementShownRow
    readonly desk: DeskRow
    readonly venueName: string
    readonly print: number
    readonly at: Date
  },
): ReceiptLines {
  const texts = RECEIPT_TEXTS[language]
  assert(texts, 'Receipts have texts in the language of the market.')
  const { movement, desk, venueName, print, at } = of
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: movement.currency }, language)
  const wall = wallTextOf(timeZone, movement.at).replace('T', ' ').slice(0, 16)
  const { playerId, balanceMinor, reversesNumber, voucherId, approvedByName } = movement
  const optional = (name: string, value: string | null) => (value === null ? [] : [[name, value] as const])
  return {
    heading: [
      operator.name,
      ...(operator.companyNumber === null ? [] : [`${texts.companyNumber} ${operator.companyNumber}`]),
      ...(operator.address === null ? [] : [operator.address]),
    ],
    title: texts.title[movement.kind],
    copy: print === 1 ? null : texts.copy(print),
    rows: [
      [texts.number, `${desk.name} / ${movement.number}`],
      ['', wall],
      [texts.venue, venueName],
      [texts.desk, desk.name],
      ...optional(texts.player, playerId === null ? null : String(playerId)),
      // Only the last group: the whole id is wider than the paper.
      ...optional(texts.voucher, voucherId?.slice(-12) ?? null),
      ...optional(texts.reverses, reversesNumber === null ? null : String(reversesNumber)),
      ...optional(texts.balance, balanceMinor === null ? null : money(balanceMinor)),
      [texts.cashier, movement.byName],
      ...optional(texts.approvedBy, approvedByName),
    ],
    amount: [texts.amount, money(Math.abs(movement.deltaMinor))],
    signatures: playerId === null ? [texts.signatures[0]] : texts.signatures,
    writtenAt: at,
  }
}
